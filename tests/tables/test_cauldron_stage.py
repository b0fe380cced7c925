"""What somebody has just done at Cauldron lies large in the place of the actions while they are not one's own."""

from cauldron_matches import begun
from walking import picture_of, table_of

from game.rules.cauldron import events
from game.tables.cauldron.log import goes_into_brew
from game.tables.cauldron.table import CauldronTable


def staged_of(table: CauldronTable):
    return table._stage.staged()


def test_the_last_brew_or_spell_of_anybody_is_staged_with_the_magik_it_brought(services):
    session = begun(3, 2)
    table = table_of(services, session, None)
    brewed = 0
    for turn in session.history:
        told = turn.events
        brews = [event for event in told if isinstance(event, events.Brewed)]
        if not brews:
            continue
        table.show(session.observe(None), 0, told)
        staged = staged_of(table)
        last = next(event for event in reversed(told) if isinstance(event, events.Brewed | events.SpellCast))
        if isinstance(last, events.Brewed):
            gains = [e.change for e in told if isinstance(e, events.MagikChanged) and e.seat == last.seat]
            assert (staged.seat, staged.card) == (last.seat, last.potion)
            assert staged.magik in {0, *gains}
            brewed += 1
    assert brewed


def test_whoever_is_asked_has_the_actions_in_its_place(services):
    session = begun(3, 2)
    table = table_of(services, session, None)
    told = next(turn.events for turn in session.history if any(isinstance(e, events.Brewed) for e in turn.events))
    session.seek(session.base)
    table.show(session.observe(None), 0, told)
    assert "action.off" not in picture_of(table).frames
    assert [spot.id for spot in table.spots(None, print, print) if spot.id.endswith("#stage")]
    table.show(session.observe(None), 0)
    assert "action.off" in picture_of(table).frames


def test_what_is_announced_takes_the_place_of_what_was_done_before(services):
    """While somebody rolls for a theft nothing tells of the harvest before it, nor once the thief was spotted."""
    session = begun(3, 2)
    table = table_of(services, session, None)
    thefts, before = 0, ()
    for turn in session.history:
        for at, event in enumerate(turn.events):
            if isinstance(event, events.DieRolled) and event.why == "steal":
                table.show(session.observe(None), 0, (*before, *turn.events[: at + 1]))
                staged = staged_of(table)
                assert (staged.seat, staged.words.key) == (turn.seat, "cauldron.bell.steal.of")
                assert staged.token
                picture_of(table)
            elif isinstance(event, events.TheftFailed):
                table.show(session.observe(None), 0, (*before, *turn.events[: at + 1]))
                assert staged_of(table).words == table.log_lines(0, [event])[0].words
                picture_of(table)
                thefts += 1
        before = turn.events
    assert thefts


def test_while_somebody_pays_for_a_brew_that_brew_is_told_of(services):
    session = begun(3, 2)
    table, paid = table_of(services, session, None), 0
    for turn in session.history:
        brewed = next((at for at, event in enumerate(turn.events) if isinstance(event, events.Brewed)), 0)
        for at, event in enumerate(turn.events[:brewed]):
            if isinstance(event, events.TokenMoved) and goes_into_brew(event, turn.seat, turn.events[:at]):
                table.show(session.observe(None), 0, turn.events[: at + 1])
                assert staged_of(table).card == turn.events[brewed].potion
                paid += 1
    assert paid
