"""Cards of Bubble and Boil: their files, verbs, texts and programs, and the Alternative Victory cards."""
