"""What bots know about Cauldron: Bubble and Boil."""

from game.bots.bubble_and_boil.mind import BubbleAndBoilMind as BubbleAndBoilMind
