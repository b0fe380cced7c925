"""The bench report of `bench`: everything measured once, then shown as a table or as JSON."""

import gc
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import fmean, median, quantiles

import msgspec

from game.bots.skills import BEST
from game.cli.bench.bench_targets import LIMITS, PEERS, SHELF, TARGETS, WINDOW, Target
from game.cli.bench.measure import Work, rates
from game.cli.bench.ours import Bench
from game.cli.bench.shelf_bench import measure_shelf
from game.cli.bench.window_bench import measure_window
from game.play.catalogue import GAMES
from game.store.words import Words

OURS = ("decisions", "copies", "search")
SHARES = ("late", "idle")

_GRAND = 4
"""Of so many decisions the grandmaster is asked for one, since it takes its time."""


class Figure(msgspec.Struct, frozen=True):
    """One figure of ours; `subject` is a game or the window; floor and aim where there are any."""

    subject: str
    measure: str
    value: float
    floor: float | None = None
    aim: float | None = None


class Comparison(msgspec.Struct, frozen=True):
    """Ours beside a peer's, both in units per second (medians); `ratio` is the median of the rounds' ratios.

    A peer that is not installed has no figures.
    """

    game: str
    measure: str
    peer: str
    version: str | None
    ours: float | None
    theirs: float | None
    ratio: float | None
    floor: float
    aim: float


class Report(msgspec.Struct, frozen=True):
    """Everything that was measured."""

    figures: tuple[Figure, ...]
    comparisons: tuple[Comparison, ...]


def measured(*, peers: bool) -> Report:
    """Measure everything; with `peers` the other projects take turns with us."""
    works: dict[str, Work] = {}
    figures: list[Figure] = []
    for name in GAMES:
        bench = Bench(name)
        works |= {f"{name} {measure}": work for measure, work in bench.works().items()}
        figures += _limited(name, _small_figures(bench))
    installed = {peer: _version(entry.package) for peer, entry in PEERS.items()} if peers else {}
    works |= {peer: PEERS[peer].make() for peer, found in installed.items() if found is not None}
    # What was imported stays: looking through it for garbage would slow everybody down by what others brought along.
    gc.collect()
    gc.freeze()
    found = rates(works)
    figures = [
        *(
            Figure(name, measure, median(found[f"{name} {measure}"]))
            for name in GAMES
            for measure in OURS
            if f"{name} {measure}" in found
        ),
        *figures,
        *_limited(WINDOW, measure_window()),
        *_limited(SHELF, measure_shelf()),
    ]
    targets = [(name, target) for name in GAMES for target in TARGETS.get(name, ()) if peers]
    return Report(tuple(figures), tuple(_compare(name, target, found, installed) for name, target in targets))


def _small_figures(bench: Bench) -> dict[str, float]:
    """Return the figures of a game that should be small: bytes of a position, seconds of thought."""
    found: dict[str, float] = {"pickled": bench.pickled()}
    for thinker, skill, every in (("think", "master", 1), ("grand", BEST, _GRAND)):
        seconds = list(bench.think_times(skill, every))
        found |= {f"{thinker}_mean": fmean(seconds), f"{thinker}_95": quantiles(seconds, n=20)[-1]}
    return found


def _limited(subject: str, values: dict[str, float]) -> list[Figure]:
    """Return figures with their floor and aim."""
    limits = {limit.measure: limit for limit in LIMITS.get(subject, ())}
    return [
        Figure(subject, measure, value, limits[measure].floor, limits[measure].aim)
        if measure in limits
        else Figure(subject, measure, value)
        for measure, value in values.items()
    ]


def _compare(name: str, target: Target, found: dict[str, list[float]], installed: dict[str, str | None]) -> Comparison:
    """Return ours beside a peer's; without figures where the peer is not installed."""
    theirs = found.get(target.peer)
    ours = found[f"{name} {target.measure}"]
    ratio = None if theirs is None else median(mine / other for mine, other in zip(ours, theirs, strict=True))
    return Comparison(
        name,
        target.measure,
        target.peer,
        installed[target.peer],
        median(ours),
        None if theirs is None else median(theirs),
        ratio,
        target.floor,
        target.aim,
    )


def _version(package: str) -> str | None:
    """Return the version of an installed package, or None."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def as_json(report: Report) -> str:
    """Return the report as one line of JSON."""
    return msgspec.json.encode(report).decode()


def as_table(report: Report, words: Words) -> str:
    """Return the report as tables."""
    figures = [_figure_row(figure, words) for figure in report.figures]
    lines = _table(words, ("subject", "measure", "value", "floor", "aim", "verdict"), figures)
    if report.comparisons:
        rows = [_comparison_row(each, words) for each in report.comparisons]
        head = ("game", "measure", "peer", "ours", "theirs", "ratio", "floor", "aim", "verdict")
        lines += ["", *_table(words, head, rows)]
    return "\n".join(lines)


def _figure_row(figure: Figure, words: Words) -> list[str]:
    """Return a figure as the cells of its row."""
    subject = words.say(
        f"cli.bench.{figure.subject}" if figure.subject in {WINDOW, SHELF} else f"{figure.subject}.name"
    )
    measure = words.say(f"cli.bench.measure.{figure.measure}")
    value = _with_unit(figure, figure.value, words)
    if figure.floor is None or figure.aim is None:
        return [subject, measure, value, "", "", ""]
    verdict = _verdict(figure.value <= figure.aim, figure.value <= figure.floor, words)
    limits = [_with_unit(figure, limit, words) for limit in (figure.floor, figure.aim)]
    return [subject, measure, value, *limits, verdict]


def _with_unit(figure: Figure, value: float, words: Words) -> str:
    return words.say(
        f"cli.bench.unit.{figure.measure}", value=_short(value * 100 if figure.measure in SHARES else value)
    )


def _comparison_row(each: Comparison, words: Words) -> list[str]:
    """Return a comparison as the cells of its row."""
    game, measure = words.say(f"{each.game}.name"), words.say(f"cli.bench.measure.{each.measure}")
    limits = [f"{each.floor:g}×", f"{each.aim:g}×"]
    if each.ratio is None or each.ours is None or each.theirs is None:
        return [game, measure, each.peer, "", words.say("cli.bench.not_installed"), "", *limits, ""]
    verdict = _verdict(each.ratio >= each.aim, each.ratio >= each.floor, words)
    figures = [_short(each.ours), _short(each.theirs), f"{each.ratio:.1f}×"]
    return [game, measure, f"{each.peer} {each.version}", *figures, *limits, verdict]


def _verdict(reaches_aim: bool, reaches_floor: bool, words: Words) -> str:
    return words.say(f"cli.bench.verdict.{'aim' if reaches_aim else 'floor' if reaches_floor else 'below'}")


def _short(value: float) -> str:
    """Return a number with three digits that count, in thousands (k) or millions (M) where it is large."""
    for unit, size in (("M", 1e6), ("k", 1e4)):
        if value >= size:
            return f"{value / (1e6 if unit == 'M' else 1e3):.3g} {unit}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def _table(words: Words, head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return rows under their head as lines of aligned columns."""
    whole = [[words.say(f"cli.bench.head.{name}") for name in head], *rows]
    widths = [max(len(row[column]) for row in whole) for column in range(len(head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in whole]
