"""Match setup: characters, fields, decks and first cards of a match (000 Setup; A1 to A8, A71 to A74)."""

from game.core.chance import Lcg
from game.core.effect_stack import Running
from game.core.event import Tell
from game.rules.cauldron import events
from game.rules.cauldron.board import first_board
from game.rules.cauldron.effects import operations
from game.rules.cauldron.effects.match_cards import MatchCards
from game.rules.cauldron.effects.run import Run
from game.rules.cauldron.ingredients import ALL_KINDS, COMMON, ONE, RARE
from game.rules.cauldron.options import RANDOM, SPELL_CHARACTER, handicaps
from game.rules.cauldron.position import OMEN, CauldronPosition
from game.rules.cauldron.standing import Standing

_DECKS = 5


def set_up(book: MatchCards, seats: int, seed: int) -> CauldronPosition:
    """Return the table before the first cards are dealt, all Easy potions beside it."""
    chance = Lcg.seeded(seed)
    position = CauldronPosition()
    position.seats = seats
    position.chance = chance
    position.season = position.calm = position.idle = position.barren = 0
    position.phase = OMEN
    position.settled = False
    position.active = position.first = 0
    position.following = position.omen = position.winner = None
    position.actions = position.moved = position.purchases = position.waiting = 0
    position.characters = _characters(book, seats, chance)
    quick = book.options.quick
    # A77: a handicap reaches no stone of the track.
    usual = book.numbers.quick_magik if quick else book.numbers.first_magik
    position.magik = [max(0, usual + more) for more in handicaps(book.options, seats)]
    for name in ("supply", "cellared", "cellars", "used"):
        setattr(position, name, [0] * seats)
    position.answers = 0
    position.potions = [()] * seats
    position.hands = [()] * seats
    position.peeked = ()
    position.buried = ()
    position.standing = {}
    position.stack = ()
    # A71: in the Quick Game what stands up to the starting Magik is used up, and Rituals of Power are unlocked.
    reached = [at for at, effect in enumerate(book.track) if quick and effect.at <= book.numbers.quick_magik]
    position.track = sum(1 << at for at in reached)
    position.rituals = quick
    _lay_fields(book, position)
    _shuffle_decks(book, position)
    position.removed = bytes(at for at, potion in enumerate(book.potions) if potion.tier == "easy")
    return position


def deal(book: MatchCards, position: CauldronPosition, tell: Tell | None) -> None:
    """Deal the first cards, so that the first season is about to begin."""
    if tell is not None:
        fields = tuple(zip(position.board.cells, position.board.kinds, strict=True))
        names = tuple(book.characters[character].id for character in position.characters)
        tell(events.MatchStarted(position.seats, names, tuple(position.magik), fields))
    run = Run(book, position, Running("season", 0), tell)
    _deal_cards(run)
    _stand_for_characters(run)
    position.stack = (Running("season", 0),)


def _characters(book: MatchCards, seats: int, chance: Lcg) -> tuple[int, ...]:
    """Return the character of each seat: chosen, or a random one of those nobody chose (A5, A6, A73)."""
    index = {character.id: at for at, character in enumerate(book.characters)}
    wanted = [*book.options.characters, *(RANDOM for _ in range(seats - len(book.options.characters)))]
    free = [
        at
        for at, character in enumerate(book.characters)
        if character.id not in wanted and not (book.options.simple and character.id == SPELL_CHARACTER)
    ]
    left = chance.shuffled(free)
    return tuple(left.pop() if name == RANDOM else index[name] for name in wanted)


def _lay_fields(book: MatchCards, position: CauldronPosition) -> None:
    """Lay the first fields: one more than seats of each common kind, in the Quick Game one of each rare one (A74)."""
    kinds = [kind for kind in COMMON for _ in range(position.seats + 1)]
    if book.options.quick:
        kinds += RARE
    position.board = first_board(kinds, position.chance)
    position.tokens = [0] * len(kinds)
    fields, tokens = book.numbers.fields, book.numbers.tokens
    position.boxed = sum((fields.common if kind in COMMON else fields.rare) * ONE[kind] for kind in ALL_KINDS)
    position.boxed -= sum(ONE[kind] for kind in kinds)
    position.stock = sum((tokens.common if kind in COMMON else tokens.rare) * ONE[kind] for kind in ALL_KINDS)


def _shuffle_decks(book: MatchCards, position: CauldronPosition) -> None:
    """Shuffle the five decks; without spells theirs stay in the box, with two seats cards that need more (A73, A79)."""
    cards: list[list[int]] = [[] for _ in range(_DECKS)]
    for at, potion in enumerate(book.potions):
        if potion.tier != "easy":
            cards[potion.deck].append(at)
    if not book.options.simple:
        for at, spell in enumerate(book.spells):
            cards[spell.deck] += [at] * spell.copies(position.seats)
    cards[-1] = [at for at, omen in enumerate(book.omens) for _ in range(omen.copies(position.seats))]
    position.decks = [bytes(position.chance.shuffled(deck)) for deck in cards]
    position.discards = [b""] * _DECKS


def _deal_cards(run: Run) -> None:
    """Deal an Easy and a Basic potion and two Basic spells, in the Quick Game more (A7, A71, A74)."""
    book, position = run.book, run.position
    easy = position.chance.shuffled(position.removed)
    for seat in range(position.seats):
        potion = easy.pop()
        position.removed = bytes(sorted(easy))
        operations.add_potion(run, seat, potion)
    for seat in range(position.seats):
        operations.draw_potion(run, seat, "basic")
        operations.draw_spells(run, seat, "basic", book.numbers.first_spells)
        if book.options.quick:
            operations.draw_potion(run, seat, "advanced")
            operations.draw_spells(run, seat, "advanced", 1)
            operations.add_cellar(run, seat)


def _stand_for_characters(run: Run) -> None:
    """Let hold all match what the characters are."""
    for seat, character in enumerate(run.position.characters):
        for effect in run.book.characters[character].standing:
            operations.stand(run, _for_seat(effect, seat))


def _for_seat(effect: Standing, seat: int) -> Standing:
    """Return what holds for a character when a seat plays it."""
    return Standing(
        effect.what, effect.source, 1 << seat, effect.until, effect.amount, effect.uses,
        effect.kinds, effect.tiers, effect.goods, effect.cell, effect.place, effect.quick,
    )  # fmt: skip
