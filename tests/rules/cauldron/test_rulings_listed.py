"""Every ruling from A1 to A80 is named by a test."""

import ast
import re
from pathlib import Path

# Rulings that no test of the rules can name, with the reason.
WITHOUT_TEST: dict[int, str] = {}


def test_every_ruling_is_named_by_a_test() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := re.match(r"test_a(\d\d)_", node.name)):
                named.add(int(found.group(1)))
    assert named | WITHOUT_TEST.keys() == set(range(1, 81))
