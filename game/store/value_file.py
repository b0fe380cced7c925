"""Value file: what was learnt of a game's positions, in `config/values/<game>.yaml`."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from game.bots.points_model import PointLessons, PointsModel, Terms
from game.bots.suit_net import SuitNetNumbers
from game.bots.value_model import Checked, Learnt, Lessons, Measures, ValueModel
from game.bots.value_net import NetNumbers, Unit
from game.store.content import BadContent, load
from game.store.places import write_atomically

_HEADING = """\
# What positions of this game are worth, in thousandths; made by `python main.py learn`, whose help tells more.
"""

# The same text is the same value (content.py), so a net is looked through once.
_fault_of = lru_cache(4)(SuitNetNumbers.fault)

Values: TypeAlias = ValueModel | PointsModel | NetNumbers
"""What was learnt: chances to win added up from measures, points added up from terms, or the numbers of a net."""


def load_values(path: Path, measures: Measures | Terms) -> ValueModel | PointsModel:
    """Return what was learnt; raise BadContent for what is broken or is not about these measures."""
    fault = None
    values: ValueModel | PointsModel
    if isinstance(measures, Terms):
        values = points = load(path, PointsModel)
        fault = points.fault(measures)
    else:
        values = chances = load(path, ValueModel)
        fault = chances.fault(measures)
    if fault is not None:
        raise BadContent(f"{path}: {fault}")
    return values


def load_net(path: Path, names: Sequence[str]) -> NetNumbers:
    """Return what a net was taught; raise BadContent for what is broken or is not about measures of these names."""
    numbers = load(path, NetNumbers)
    if fault := numbers.fault(names):
        raise BadContent(f"{path}: {fault}")
    return numbers


def load_suit_net(path: Path, suit_names: Sequence[str], names: Sequence[str]) -> SuitNetNumbers:
    """Return what a net of suits was taught; raise BadContent for what is broken or is not about these inputs."""
    numbers = load(path, SuitNetNumbers)
    if fault := _fault_of(numbers, tuple(suit_names), tuple(names)):
        raise BadContent(f"{path}: {fault}")
    return numbers


def save_values(path: Path, values: Values) -> None:
    """Write what was learnt so that people can read it; raise DiskTrouble."""
    match values:
        case NetNumbers():
            lines = _net_lines(values)
        case PointsModel():
            lines = ["seats:\n"]
            for seats, compared in sorted(values.seats.items()):
                lines += [f"  {seats}:\n", *_point_lines(compared)]
        case ValueModel():
            lines = ["seats:\n"]
            for seats, lessons in sorted(values.seats.items()):
                lines += [f"  {seats}:\n", *_lesson_lines(lessons)]
    write_atomically(path, "".join([_HEADING, *lines]).encode())


def _net_lines(numbers: NetNumbers) -> list[str]:
    """Return the lines of what a net was taught."""
    lines = [*_origin_lines(numbers.learnt, numbers.checked), "measures:\n"]
    for name, weights in numbers.measures.items():
        key = f'"{name}"' if ":" in name else name
        lines.append(f"  {key}: {_row(weights)}\n")
    lines += [f"first: {_row(numbers.first)}\n", "second:\n"]
    lines += [f"  - {_unit(unit)}\n" for unit in numbers.second]
    return [*lines, f"answer: {_unit(numbers.answer)}\n"]


def _unit(unit: Unit) -> str:
    return f"{{start: {unit.start}, weights: {_row(unit.weights)}}}"


def _point_lines(lessons: PointLessons) -> list[str]:
    """Return the lines of what points were learnt from matches with one number of seats."""
    learnt, examined = lessons.learnt, lessons.examined
    told = f"matches: {learnt.matches}, seed: {learnt.seed}, comparisons: {learnt.comparisons}"
    lines = [f"    learnt: {{skills: [{', '.join(learnt.skills)}], {told}}}\n"]
    if examined is not None:
        left = f"blind: {examined.blind}, before: {examined.before}, after: {examined.after}"
        lines.append(f"    examined: {{comparisons: {examined.comparisons}, {left}}}\n")
    lines.append("    stages:\n")
    for number, counts in sorted(lessons.stages.items()):
        lines.append(f"      {number}: {{{', '.join(f'{name}: {count}' for name, count in counts.items())}}}\n")
    return lines


def _origin_lines(learnt: Learnt, checked: Checked | None) -> list[str]:
    """Return the lines that tell where numbers come from and how they did."""
    skills = ", ".join(learnt.skills)
    lines = [f"learnt: {{skills: [{skills}], matches: {learnt.matches}, seed: {learnt.seed}}}\n"]
    if checked is not None:
        told = f"matches: {checked.matches}, moments: {checked.moments}"
        lines.append(f"checked: {{{told}, surprise: {checked.surprise}, blind: {checked.blind}}}\n")
    return lines


def _lesson_lines(lessons: Lessons) -> list[str]:
    """Return the lines of matches with one number of seats."""
    lines = [f"    {line}" for line in _origin_lines(lessons.learnt, lessons.checked)]
    lines.append("    stages:\n")
    for number, stage in sorted(lessons.stages.items()):
        lines.append(f"      {number}:\n")
        if stage.nobody is not None:
            lines.append(f"        nobody: {stage.nobody}\n")
        lines.append("        measures:\n")
        for name, curve in stage.measures.items():
            lines.append(f"          {name}: {{at: {_row(curve.at)}, worth: {_row(curve.worth)}}}\n")
    return lines


def _row(numbers: Sequence[int]) -> str:
    return f"[{', '.join(map(str, numbers))}]"
