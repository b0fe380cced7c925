"""What bots know about Cauldron 15 beyond its rules.

The numbers of the search and of the skills were found by thousands of matches in a copy of rules and bots written in C;
`simulate` measures the same in Python. One seat against others, in percent of all matches (two seats: of those that
somebody won), with the 95 % interval in brackets:

- master against three greedy: 52 (50 to 53), where 25 is fair, without reading what the trick tells of hands;
- adept against apprentices, 2 to 5 seats: 66 (62 to 70), 56 (53 to 58), 40 (38 to 42), 33 (31 to 34);
- master against adepts, 2 to 5 seats: about 90, about 65, 42 (40 to 45), 33 (31 to 35);
- grandmaster, who between two seats goes by a learnt net, against master: 61 (58 to 64).

Ten times as many iterations win hardly more: luck decides the rest. Seeing all hands would win three matches of four.
"""

from game.bots.cauldron15.duel_inputs import NAMES, SUIT_NAMES
from game.bots.cauldron15.kept_card_value import MEASURES
from game.bots.cauldron15.mind import Cauldron15Mind

__all__ = ["MEASURES", "NAMES", "SUIT_NAMES", "Cauldron15Mind"]
