"""Who stands before whom among equal totals of Alarún is said."""

from collections import Counter

from harness import match_of, play_on, sit_down

from game.scenes.pages.results_page import past_of


def test_equal_totals_with_different_places_say_what_decides(services):
    found = 0
    for seed in range(1, 40):
        session = play_on(match_of("random", "random", "random", "random", game="alarun", seed=seed))
        outcome = session.outcome
        equal = {score for score, count in Counter(outcome.scores).items() if count > 1}
        table = sit_down(services, session).top.table
        for result in table.results(outcome, past_of(session, None)).seats:
            shared = any(result.seat in group and len(group) > 1 for group in outcome.ranking)
            if result.score in equal and not shared:
                found += 1
            says = any(line.key == "alarun.results.tied" for line in result.lines)
            assert says == (result.score in equal and not shared)
        if found:
            return
    raise AssertionError("no match had a tie")
