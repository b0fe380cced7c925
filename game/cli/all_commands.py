"""The commands: all of them, in the order in which the help lists them."""

from game.cli import (
    analyse,
    bench,
    check,
    learn,
    matches,
    pack_commands,
    positions,
    record,
    shot,
    simulate,
    sounds,
    statistics_command,
    torture,
    window_commands,
)
from game.cli.console import Command

COMMANDS: tuple[Command, ...] = (
    window_commands.PLAY,
    window_commands.WATCH,
    simulate.SIMULATE,
    learn.LEARN,
    record.RECORD,
    positions.POSITION,
    positions.LEGAL,
    positions.APPLY,
    positions.OBSERVE,
    matches.MATCHES,
    statistics_command.STATISTICS,
    analyse.ANALYSE,
    shot.SHOT,
    sounds.SOUNDS,
    check.CHECK,
    pack_commands.PACK,
    pack_commands.SCHEMA,
    bench.BENCH,
    torture.TORTURE,
)

OF_PYTHON = (bench.BENCH, torture.TORTURE)
"""The commands that start Python processes of their own, for which a frozen program has no Python."""
