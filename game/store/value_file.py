"""Value file: what was learnt of a game's positions, in `config/values/<game>.yaml`."""

from collections.abc import Sequence
from pathlib import Path

from game.bots.value_model import Checked, Learnt, Lessons, Measures, ValueModel
from game.bots.value_net import NetNumbers, Unit
from game.store.content import BadContent, load
from game.store.places import write_atomically

_HEADING = """\
# What positions of this game are worth, in thousandths; made by `python main.py learn`, whose help tells more.
"""


def load_values(path: Path, measures: Measures) -> ValueModel:
    """Return what was learnt; raise BadContent for what is broken or is not about these measures."""
    values = load(path, ValueModel)
    if fault := values.fault(measures):
        raise BadContent(f"{path}: {fault}")
    return values


def load_net(path: Path, names: Sequence[str]) -> NetNumbers:
    """Return what a net was taught; raise BadContent for what is broken or is not about measures of these names."""
    numbers = load(path, NetNumbers)
    if fault := numbers.fault(names):
        raise BadContent(f"{path}: {fault}")
    return numbers


def save_values(path: Path, values: ValueModel) -> None:
    """Write what was learnt so that people can read it; raise DiskTrouble."""
    lines = [_HEADING, "seats:\n"]
    for seats, lessons in sorted(values.seats.items()):
        lines += [f"  {seats}:\n", *_lesson_lines(lessons)]
    write_atomically(path, "".join(lines).encode())


def save_net(path: Path, numbers: NetNumbers) -> None:
    """Write what a net was taught so that people can read it; raise DiskTrouble."""
    lines = [_HEADING, *_origin_lines(numbers.learnt, numbers.checked), "measures:\n"]
    for name, weights in numbers.measures.items():
        key = f'"{name}"' if ":" in name else name
        lines.append(f"  {key}: {_row(weights)}\n")
    lines += [f"first: {_row(numbers.first)}\n", "second:\n"]
    lines += [f"  - {_unit(unit)}\n" for unit in numbers.second]
    lines.append(f"answer: {_unit(numbers.answer)}\n")
    write_atomically(path, "".join(lines).encode())


def _unit(unit: Unit) -> str:
    return f"{{start: {unit.start}, weights: {_row(unit.weights)}}}"


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
