"""Pages in Markdown: text of ours with headings, tables and pictures, laid out in a column that scrolls."""
