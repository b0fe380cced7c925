"""The table of Cauldron 15: a great cauldron whose brew rises with every card."""
