"""What bots know about Cauldron."""

from game.bots.cauldron.mind import CauldronMind as CauldronMind
