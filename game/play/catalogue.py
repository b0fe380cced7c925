"""The catalogue: the one place that lists the games, and how their data and rules become a referee."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import msgspec

from game.bots.bot import Bot
from game.bots.mind import Mind, TellingTraits
from game.bots.points_model import Terms
from game.bots.review import Budget
from game.bots.skills import SKILLS, Skill, make_bot
from game.bots.styled import StyledBot
from game.bots.suit_net import SuitNetNumbers
from game.bots.value_model import Measures
from game.core.errors import BadCard, BadOptions
from game.core.option_fields import OptionField, SeatField
from game.core.reason import Reason, reason
from game.core.referee import Controller
from game.core.statistics import Statistics
from game.core.story import Teller
from game.play.bad_input import BadInput
from game.play.lengths import Lengths
from game.play.pack_registry import in_order, pack_named
from game.store.content import BadContent, convert, load, load_folder
from game.store.packs.pack_files import PackFile
from game.store.places import OURS, Folders
from game.store.value_file import Values, load_net, load_suit_net, load_values


class Budgets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of a match is looked at: while somebody waits, and when time is no matter."""

    quick: Budget
    thorough: Budget

    def of(self, name: str) -> Budget:
        """Return a budget by its name; raise KeyError."""
        return {"quick": self.quick, "thorough": self.thorough}[name]


USUAL_BUDGETS = Budgets(Budget(100), Budget(400))


class OptionRules(Protocol):
    """What a game's module of options offers."""

    Numbers: type[Any]
    Options: type[Any]

    def describe_options(self, numbers: Any, seats: int) -> tuple[OptionField, ...]:
        """Return the options of a match with that many seats."""
        ...

    def options_from(self, given: Mapping[str, str]) -> Any:
        """Return the options of names and values; raise BadOptions."""
        ...

    def fault_of(self, numbers: Any, options: Any, seats: int) -> Reason | None:
        """Return why the options do not go with that many seats, or None."""
        ...


class PackRules(NamedTuple):
    """What a game makes of a pack.

    `kind` is what its file holds. `extended` makes numbers and cards with those of a pack out of those without, the
    name of the pack and its cards; it raises BadCard. `texts` yields the places of its cards with the sentences made
    from their verbs, and how many letters of them fit. `allowed` says what a number or name of a verb may be, by the
    verb's word and the field.
    """

    kind: type[Any]
    extended: Callable[[Any, Any, str, Any], tuple[Any, Any]]
    texts: Callable[[Any], Iterable[tuple[str, tuple[Reason, ...], int]]]
    allowed: Callable[[str, str], range | tuple[str, ...] | None]


class Parts(NamedTuple):
    """The code of a game.

    `cards` is what the files of `config/cards/<id>/` hold, one field a file: a game that has it makes its controller of
    numbers, cards and options, any other of numbers and options. `statistics` makes of a referee what listens to one
    match for the report. `story` tells what a match hung on. `packs` is there for a game that packs add cards to.
    `measures` are what positions are judged by, or the terms that points are added up from; `net_measures` are what a
    net judges them by. A game that has any makes its mind of referee and what was learnt (`config/values/<id>.yaml`),
    any other of the referee. `duel_inputs` are what a net of matches of two seats is told besides, of each suit and of
    the match (`config/values/<id>_duel.yaml`); such a mind is given that net too.
    """

    option_rules: Any
    controller: Callable[..., Controller[Any]]
    mind: Callable[..., Mind]
    statistics: Callable[[Any], Statistics]
    cards: type[Any] | None = None
    story: Teller = lambda _turns, _outcome: ()
    packs: PackRules | None = None
    measures: Measures | Terms | None = None
    net_measures: tuple[str, ...] = ()
    duel_inputs: tuple[tuple[str, ...], tuple[str, ...]] | None = None


class Game(msgspec.Struct, frozen=True):
    """A game of the catalogue.

    `seats` are the lowest and highest number of players. `version` counts changes of the rules' code that let old
    moves come out differently: a journal knows by it what it was played with. `parts` imports the game's code: the
    title and the help of the command line are there without that of any game. It is found again by its name in another
    process, so it is a function of a module. `folders` is where everything lies that is not code.
    """

    id: str
    seats: tuple[int, int]
    version: int
    parts: Callable[[], Parts]
    folders: Folders = OURS

    @property
    def level(self) -> Path:
        """The file of the map of its table."""
        return self.folders.levels / f"{self.id}.tmx"

    def load(self, config: Path | None = None, packs: Iterable[str] = ()) -> "LoadedGame":
        """Return the game with its data from `games`, `cards` and `values`, and with packs; raise BadContent.

        `config` is the folder that holds these if it is not the game's own. Raises BadInput for a pack that is not
        there.
        """
        config = config or self.folders.config
        path = config / "games" / f"{self.id}.yaml"
        data = load(path, _GameFile)
        if missing := set(SKILLS) - data.bots.keys():
            raise BadContent(f"{path}: bots.{min(missing)}: is missing")
        kinds = self.parts().cards
        cards = None if kinds is None else load_folder(config / "cards" / self.id, kinds)
        values = self._values(config / "values" / f"{self.id}.yaml")
        numbers = convert(data.numbers, self.parts().option_rules.Numbers, f"{path}: numbers")
        loaded = LoadedGame(
            self, numbers, data.bots, cards, data.analysis, lengths=data.lengths, first_match=data.first_match,
            values=values,
        )  # fmt: skip
        if (inputs := self.parts().duel_inputs) is not None:
            net = load_suit_net(config / "values" / f"{self.id}_duel.yaml", *inputs)
            loaded = msgspec.structs.replace(loaded, duel=net)
        for name in in_order(packs):
            loaded = loaded.with_pack(pack_named(name, self.id))
        return loaded

    def _values(self, path: Path) -> Values | None:
        """Return what was learnt of positions, or None for a game of which nothing is learnt."""
        parts = self.parts()
        if parts.measures is not None:
            return load_values(path, parts.measures)
        return load_net(path, parts.net_measures) if parts.net_measures else None


class _GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of any game holds: the numbers of its rules, the skills of its bots, and how much is analysed.

    `first_match` are the options that Setup offers where nobody has finished a match of the game.
    """

    numbers: dict[str | int, Any]
    bots: dict[str, Skill]
    analysis: Budgets = USUAL_BUDGETS
    lengths: Lengths | None = None
    first_match: dict[str, str] = {}


class LoadedGame(msgspec.Struct, frozen=True):
    """A game with its numbers, bots and cards, and what was learnt: all that referees, minds and bots are made of.

    `budgets` are how much its matches are analysed, `lengths` how long they are, where that is known, `first_match` the
    options that are offered for the first match of all.
    `packs` are the names of those whose cards are among them.
    """

    game: Game
    numbers: Any
    skills: dict[str, Skill]
    cards: Any = None
    budgets: Budgets = USUAL_BUDGETS
    packs: tuple[str, ...] = ()
    lengths: Lengths | None = None
    first_match: Mapping[str, str] = MappingProxyType({})
    values: Values | None = None
    duel: SuitNetNumbers | None = None

    @property
    def fingerprint(self) -> str:
        """What stands for the data and rules, pictures apart: the same as long as the same moves come out the same."""
        data = b"".join(
            msgspec.json.encode(_without_pictures(msgspec.to_builtins(part, str_keys=True)), order="deterministic")
            for part in (self.numbers, self.cards)
            if part is not None
        )
        return sha256(f"{self.game.id} {self.game.version} ".encode() + data).hexdigest()[:16]

    def controller(self, options: Any) -> Controller[Any]:
        """Return the referee of matches with these options; raise BadContent for cards that cannot be."""
        make = self.game.parts().controller
        try:
            return make(self.numbers, options) if self.cards is None else make(self.numbers, self.cards, options)
        except BadCard as error:
            raise BadContent(f"config/cards/{self.game.id}: {error}") from error

    def with_pack(self, pack: PackFile) -> "LoadedGame":
        """Return the game with the cards of a pack too; raise BadContent for a pack that cannot be."""
        rules = self.game.parts().packs
        if rules is None:
            raise BadContent(f"{pack.path}: game: packs add no cards to {self.game.id}")
        cards = convert(pack.plain, rules.kind, pack.path)
        try:
            numbers, extended = rules.extended(self.numbers, self.cards, pack.id, cards)
        except BadCard as error:
            raise BadContent(f"{pack.path}: {error}") from error
        return msgspec.structs.replace(self, numbers=numbers, cards=extended, packs=(*self.packs, pack.id))

    def mind(self, controller: Controller[Any]) -> Mind:
        """Return what bots know about the game."""
        make = self.game.parts().mind
        return make(controller, *(learnt for learnt in (self.values, self.duel) if learnt is not None))

    def skill(self, name: str) -> Skill:
        """Return the skill of a name such as `master`, or `master@500` with another number of iterations.

        Raises KeyError for no skill, and ValueError for iterations that it has no use for.
        """
        plain, at, iterations = name.partition("@")
        skill = self.skills[plain]
        return skill.thinking_for(int(iterations)) if at else skill

    def bot(self, skill: str, controller: Controller[Any], mind: Mind, trait: str = "") -> Bot:
        """Return the bot of a skill's name, fond of moves with a trait if it is one that the mind can tell."""
        bot = make_bot(self.skill(skill), controller, mind)
        return StyledBot(bot, mind, trait) if isinstance(mind, TellingTraits) and trait in mind.traits else bot

    def options(self, given: Mapping[str, str], seats: int) -> Any:
        """Return the options of names and values as a person gives them; raise BadInput."""
        rules = self._option_rules
        try:
            options = rules.options_from(given)
        except BadOptions as error:
            raise BadInput(error.reason) from error
        if fault := rules.fault_of(self.numbers, options, seats):
            raise BadInput(fault)
        return options

    def describe_options(self, seats: int) -> tuple[OptionField, ...]:
        """Return the options of a match with that many seats."""
        return self._option_rules.describe_options(self.numbers, seats)

    def describe_seat(self) -> tuple[SeatField, ...]:
        """Return what every seat chooses for itself; in most games nothing."""
        describe = getattr(self._option_rules, "describe_seat", None)
        fields: tuple[SeatField, ...] = () if describe is None else describe(self.numbers)
        return fields

    def saved_options(self, plain: Any, seats: int | None = None) -> Any:
        """Return the options of their plain form in a journal; raise BadContent, and BadInput for impossible ones.

        Without a number of seats those are refused that go with none.
        """
        options = convert(plain, self._option_rules.Options, "options")
        lowest, highest = self.game.seats
        counts = range(lowest, highest + 1) if seats is None else [seats]
        faults = [self._option_rules.fault_of(self.numbers, options, count) for count in counts]
        if None not in faults and (fault := faults[-1]):
            raise BadInput(fault)
        return options

    @property
    def _option_rules(self) -> OptionRules:
        """The game's module of options."""
        rules: OptionRules = self.game.parts().option_rules
        return rules


def _without_pictures(data: Any) -> Any:
    """Return the data of cards without what they look like."""
    match data:
        case dict():
            return {name: _without_pictures(value) for name, value in data.items() if name != "picture"}
        case list() | tuple():
            return [_without_pictures(value) for value in data]
    return data


@cache
def _alarun() -> Parts:
    from game.bots.alarun import TERMS, AlarunMind
    from game.rules.alarun import options
    from game.rules.alarun.controller import Alarun
    from game.rules.alarun.statistics import AlarunStatistics
    from game.rules.alarun.story import tell

    return Parts(options, Alarun, AlarunMind, AlarunStatistics, story=tell, measures=TERMS)


@cache
def _bubble_and_boil() -> Parts:
    from game.bots.bubble_and_boil import BubbleAndBoilMind
    from game.bots.bubble_and_boil.measures import NAMES
    from game.rules.bubble_and_boil import options
    from game.rules.bubble_and_boil.cards import pack_designs
    from game.rules.bubble_and_boil.cards.card_files import Cards
    from game.rules.bubble_and_boil.controller import BubbleAndBoil
    from game.rules.bubble_and_boil.statistics import BubbleAndBoilStatistics
    from game.rules.bubble_and_boil.story import tell

    packs = PackRules(
        pack_designs.BubbleAndBoilPack, pack_designs.with_pack, pack_designs.texts_of, pack_designs.allowed
    )
    return Parts(
        options, BubbleAndBoil, BubbleAndBoilMind, BubbleAndBoilStatistics, Cards, tell, packs, net_measures=NAMES
    )


@cache
def _cauldron() -> Parts:
    from game.bots.cauldron import MEASURES, CauldronMind
    from game.rules.cauldron import options
    from game.rules.cauldron.cards import name_check, pack_cards
    from game.rules.cauldron.cards.card_files import Cards
    from game.rules.cauldron.controller import Cauldron
    from game.rules.cauldron.statistics import CauldronStatistics
    from game.rules.cauldron.story import tell

    packs = PackRules(pack_cards.CauldronPack, pack_cards.with_pack, pack_cards.texts_of, name_check.allowed)
    return Parts(options, Cauldron, CauldronMind, CauldronStatistics, Cards, tell, packs, MEASURES)


@cache
def _cauldron15() -> Parts:
    from game.bots.cauldron15 import MEASURES, NAMES, SUIT_NAMES, Cauldron15Mind
    from game.rules.cauldron15 import options
    from game.rules.cauldron15.controller import Cauldron15
    from game.rules.cauldron15.statistics import Cauldron15Statistics
    from game.rules.cauldron15.story import tell

    return Parts(
        options,
        Cauldron15,
        Cauldron15Mind,
        Cauldron15Statistics,
        story=tell,
        measures=MEASURES,
        duel_inputs=(SUIT_NAMES, NAMES),
    )


GAMES: dict[str, Game] = {
    "alarun": Game("alarun", (2, 4), 1, _alarun),
    "bubble_and_boil": Game("bubble_and_boil", (2, 4), 2, _bubble_and_boil),
    "cauldron": Game("cauldron", (2, 5), 2, _cauldron),
    "cauldron15": Game("cauldron15", (2, 5), 1, _cauldron15),
}
_OURS = frozenset(GAMES)


def add(*games: Game) -> None:
    """Add games to the catalogue; raise ValueError for one whose id is taken by another game."""
    for each in games:
        if GAMES.setdefault(each.id, each) != each:
            raise ValueError(f"there is another game '{each.id}'")


def added() -> tuple[Game, ...]:
    """Return the games that were added, which every other process has to be told of."""
    return tuple(each for name, each in GAMES.items() if name not in _OURS)


def folders() -> tuple[Folders, ...]:
    """Return the folders of all games, ours first."""
    return tuple(dict.fromkeys((OURS, *(each.folders for each in GAMES.values()))))


def game(name: str) -> Game:
    """Return a game by its id; raise BadInput."""
    if name not in GAMES:
        raise BadInput(reason("play.game.unknown", name=name, games=", ".join(GAMES)))
    return GAMES[name]
