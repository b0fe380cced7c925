"""Controller: the referee of Cauldron (rulebooks 000 and 001; rulings A1 to A75)."""

from collections import Counter
from collections.abc import Sequence
from copy import copy

from game.core.chance import Lcg
from game.core.effect_stack import Choice, Running, Window
from game.core.errors import BadMove, BadOptions, IllegalMove
from game.core.event import Seat, Tell
from game.core.move import Move
from game.core.outcome import Outcome
from game.core.reason import Reason
from game.core.referee import Controller, Plain
from game.rules.cauldron import events, flow, illegal, legality, match_setup, moves, pieces, position_text
from game.rules.cauldron.cards.card_files import Cards
from game.rules.cauldron.cards.programs import prepared
from game.rules.cauldron.effects import operations, windows
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.effects.verb import Frames
from game.rules.cauldron.ending import judge
from game.rules.cauldron.moves import (
    PASS,
    Brew,
    Buy,
    BuyField,
    Cast,
    Choose,
    Discard,
    End,
    Fetch,
    Harvest,
    Steal,
    Store,
    Use,
)
from game.rules.cauldron.observation import CauldronObservation, observe
from game.rules.cauldron.options import Numbers, Options, fault_of
from game.rules.cauldron.position import FINISH, HARVEST, MARKET, OVER, CauldronPosition
from game.rules.cauldron.sampler import CauldronSampler
from game.rules.cauldron.seasons import market

# The window around an action, where it has another name.
_WINDOWS = {"store": "move", "fetch": "move"}


class Cauldron(Controller[CauldronPosition]):
    """The referee of Cauldron, bound to its numbers, its cards and the options of a match."""

    game = "cauldron"

    def __init__(self, numbers: Numbers, cards: Cards, options: Options) -> None:
        self.numbers = numbers
        self.options = options
        self.book = prepared(numbers, cards, options)

    def without_omens(self) -> "Cauldron":
        """Return the referee of the same matches in which no omen brings anything about."""
        twin = copy(self)
        twin.book = self.book.without(omen.source for omen in self.book.omens)
        return twin

    def set_up(self, seats: int, seed: int) -> CauldronPosition:
        """Return the table before the first cards are dealt; raise BadOptions when it cannot have that many seats."""
        fault = fault_of(self.numbers, self.options, seats)
        if fault is not None:
            raise BadOptions(fault)
        return match_setup.set_up(self.book, seats, seed)

    def begin(self, position: CauldronPosition, tell: Tell | None = None) -> None:
        """Deal the first cards and begin the first season."""
        match_setup.deal(self.book, position, tell)
        flow.settle(self.book, position, tell)
        position.settled = True

    def to_move(self, position: CauldronPosition) -> Seat | None:
        """Return the seat that has to decide, or None when the match is over or a move still has effects to come."""
        if not position.settled:
            return None
        if position.stack:
            top = position.stack[-1]
            if isinstance(top, Choice):
                return top.seat
            assert isinstance(top, Window), "what runs does not wait"
            return top.asked[0]
        return None if position.phase == OVER else position.active

    def legal_moves(self, position: CauldronPosition) -> Sequence[Move]:
        """Return every legal move of the seat to move, in a stable order (legality.py tells which)."""
        if position.stack:
            top = position.stack[-1]
            if isinstance(top, Choice):
                return [self.book.choose(top.what, value) for value in top.options]
            assert isinstance(top, Window), "what runs does not wait"
            return self._answers(position, top)
        if position.phase in {HARVEST, FINISH}:
            return legality.harvest_turn(self.book, position)
        return legality.market_turn(self.book, position) if position.phase == MARKET else ()

    def why_not(self, position: CauldronPosition, move: Move) -> Reason | None:
        """Return why a well-formed move is not legal; None exactly for the legal ones."""
        return illegal.why_not(self.book, position, move)

    def apply(self, position: CauldronPosition, move: Move, tell: Tell | None = None) -> None:
        """Change the position by a move of the seat to move, telling the events; raise IllegalMove otherwise."""
        refusal = illegal.why_not(self.book, position, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        position.settled = False
        if isinstance(move, Choose):
            self._choose(position, move)
        elif position.stack:
            self._answer(position, move)
        elif position.phase == MARKET:
            self._trade(position, move, tell)
        else:
            self._act(position, move, tell)
        flow.settle(self.book, position, tell)
        position.settled = True

    def reshuffle(self, position: CauldronPosition, seed: int) -> None:
        """Shuffle the decks from a seed, but for the top cards that somebody is looking at and those put under them."""
        position.chance = chance = Lcg.seeded(seed)
        for deck, cards in enumerate(position.decks):
            buried = {place for each, place, _ in position.buried if each == deck}
            unseen = [at for at in range(len(cards) - self._looked_at(position, deck)) if at not in buried]
            shuffled = bytearray(cards)
            for at, card in zip(unseen, chance.shuffled([cards[at] for at in unseen]), strict=True):
                shuffled[at] = card
            position.decks[deck] = bytes(shuffled)

    def observe(self, position: CauldronPosition, seat: Seat | None) -> CauldronObservation:
        """Return what a seat may know (A16, A28); None stands for a spectator."""
        return observe(self.book, position, seat, self.to_move(position))

    def sampler(self, observation: CauldronObservation) -> CauldronSampler:
        """Return the sampler of a seat's observation."""
        return CauldronSampler(self.book, observation)

    def to_plain(self, position: CauldronPosition) -> Plain:
        """Return the position as plain data that `from_plain` reads back."""
        return position_text.write(self.book, position)

    def from_plain(self, plain_position: Plain) -> CauldronPosition:
        """Return the position of plain data; raise BadPosition naming the key for an impossible one."""
        return position_text.Reading(self.book, plain_position).position()

    def pieces(self, position: CauldronPosition) -> Counter[str]:
        """Return every card, field, token and cellar of the match with its count."""
        return pieces.count(self.book, position)

    def outcome(self, position: CauldronPosition) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return judge(self.book, position) if position.phase == OVER else None

    def parse(self, text: str) -> Move:
        """Return the move of its text form; raise BadMove."""
        move = moves.parse_plain(text)
        if move is not None:
            return move
        match text.split(" "):
            case ["brew", potion] if potion in self.book.potion_index:
                return self.book.brews[self.book.potion_index[potion]]
            case ["cast", spell] if spell in self.book.spell_index:
                return self.book.casts[self.book.spell_index[spell]]
            case ["use", ability] if ability in self.book.uses:
                return self.book.uses[ability]
            case ["discard", card] if card in self.book.discards:
                return self.book.discards[card]
            case ["choose", what, option]:
                answer = self.book.parse_card_option(what, option)
                if answer is not None:
                    return answer
        raise BadMove(f"'{text}' is no move of Cauldron")

    # 000 Harvest Season Step 4.

    def _act(self, position: CauldronPosition, move: Move, tell: Tell | None) -> None:
        """Announce what the active seat does in its harvest turn."""
        seat = position.active
        if isinstance(move, Cast):
            self._cast(position, seat, move.spell, ())
            return
        moved, position.moved = position.moved, 0
        if isinstance(move, Harvest):
            self._announce(position, tell, "harvest", (("field", move.cell),), is_action=True)
        elif isinstance(move, End):
            flow.end_turn(self.book, position, tell)
        elif isinstance(move, Steal):
            where = (("victim", move.victim), ("kind", move.kind), ("cellared", int(move.cellared)))
            self._announce(position, tell, "steal", where, is_action=True)
        elif isinstance(move, Store):
            position.moved = moved | 1 << move.kind
            self._announce(position, tell, "store", (("kind", move.kind),))
        elif isinstance(move, Fetch):
            position.moved = moved | 1 << move.kind + moves.FETCHED
            self._announce(position, tell, "fetch", (("kind", move.kind),))
        elif isinstance(move, Brew):
            potion = self.book.potion_index[move.potion]
            quick = legality.is_quick_now(position, seat, potion, self.book)
            name = "quick_brew" if quick else "brew"
            self._announce(position, tell, name, (("potion", potion),), is_action=not quick)
        elif isinstance(move, Use):
            self._use(position, seat, move.ability, tell)

    def _announce(
        self,
        position: CauldronPosition,
        tell: Tell | None,
        action: str,
        bindings: tuple[tuple[str, int], ...],
        is_action: bool = False,
    ) -> None:
        """Announce an action or quick action, which others may answer before it resolves (A16)."""
        seat = position.active
        if is_action:
            _spend_action(position)
        if tell is not None:
            self._tell_action(seat, action, dict(bindings), tell)
        position.stack = (Running(action, seat, 0, bindings),)
        window = windows.opened(self.book, position, _WINDOWS.get(action, action), seat)
        if window is not None:
            position.stack = (*position.stack, window)

    def _tell_action(self, seat: Seat, action: str, known: dict[str, int], tell: Tell) -> None:
        """Tell what is announced."""
        potion = known.get("potion")
        tell(
            events.ActionAnnounced(
                seat,
                action,
                cell=known.get("field"),
                victim=known.get("victim"),
                kind=known.get("kind"),
                potion=None if potion is None else self.book.potions[potion].id,
            )
        )

    def _cast(self, position: CauldronPosition, seat: Seat, name: str, bindings: tuple[tuple[str, int], ...]) -> None:
        """Begin with the targets of a spell, which stays in the hand until it is announced with them."""
        source = self.book.spells[self.book.spell_index[name]].source
        position.stack = (*position.stack, Running(source, seat, 0, bindings))

    def _use(self, position: CauldronPosition, seat: Seat, name: str, tell: Tell | None) -> None:
        """Use an ability, which counts at once."""
        ability = self.book.abilities[self.book.ability_index[name]]
        if ability.uses:
            position.used[seat] += 1 << ability.shift
        if ability.way != "quick":
            _spend_action(position)
        if tell is not None:
            tell(events.AbilityUsed(seat, name))
        position.stack = (Running(ability.source, seat),)

    def _choose(self, position: CauldronPosition, move: Choose) -> None:
        """Answer a question."""
        question = position.stack[-1]
        assert isinstance(question, Choice), "an answer follows a question"
        value = next(value for value in question.options if self.book.choose(question.what, value) == move)
        flow.answer(position, value)

    def _answer(self, position: CauldronPosition, move: Move) -> None:
        """Pass or cast an Instant in a window; the asking goes on with the next seat (A17)."""
        window, announced = position.stack[-1], position.stack[-2]
        assert isinstance(window, Window) and isinstance(announced, Running), "a window is around what runs"
        seat = window.asked[0]
        position.stack = (*position.stack[:-1], Window(window.around, (), (seat,)))
        if isinstance(move, Cast):
            self._cast(position, seat, move.spell, windows.their_bindings(announced))

    # 000 Market Season Step 2.

    def _trade(self, position: CauldronPosition, move: Move, tell: Tell | None) -> None:
        """Buy, discard or pass in a market turn."""
        seat = position.active
        run = Run(self.book, position, Running("market", seat), tell)
        frames: Frames = ()
        match move:
            case Buy():
                frames = market.buy(run, move.goods)
            case BuyField():
                frames = market.buy_field(run, move.kind)
            case Discard():
                potion = self.book.potion_index.get(move.card)
                if potion is None:
                    operations.discard_spell(run, seat, self.book.spell_index[move.card])
                else:
                    operations.discard_potion(run, seat, potion)
            case _:
                if tell is not None:
                    tell(events.Passed(seat))
                frames = market.next_buyer(run)
        position.stack = frames[::-1]

    def _looked_at(self, position: CauldronPosition, deck: int) -> int:
        """Return how many cards from the top of a deck are among those that somebody chooses from."""
        top = position.stack[-1] if position.stack else None
        if not isinstance(top, Choice) or top.what != "top_spell":
            return 0
        seen = [at for at in top.options if self.book.spells[at].deck == deck]
        return next(
            (at for at, card in enumerate(reversed(position.decks[deck])) if card not in seen),
            len(position.decks[deck]),
        )

    def _answers(self, position: CauldronPosition, window: Window) -> Sequence[Move]:
        """Return the ways to answer an announcement."""
        announced = position.stack[-2]
        assert isinstance(announced, Running), "a window is around what runs"
        spells = windows.answers(self.book, position, window.asked[0], window.around, announced)
        return [PASS, *(self.book.casts[spell] for spell in spells)]


def _spend_action(position: CauldronPosition) -> None:
    """Count the action of a turn (A29)."""
    position.actions -= 1
    position.idle = 0
