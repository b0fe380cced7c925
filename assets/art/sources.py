"""What a picture is drawn with: digests of Python sources and of everything they import from the drawings."""

import ast
import hashlib
from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PACKAGE = "assets.art"


def draw_key(draw: Callable[..., Any], *facts: object) -> str:
    """A digest that changes with the sources behind a drawing function, its arguments or the other facts."""
    function, arguments = draw, ""
    while isinstance(function, partial):
        arguments += repr((function.args, sorted(function.keywords.items())))
        function = function.func
    sources = "".join(source_digest(module) for module in sorted(_reach(function.__module__)))
    return hashlib.sha256(repr((function.__qualname__, arguments, sources, facts)).encode()).hexdigest()[:16]


@cache
def _reach(module: str) -> frozenset[str]:
    """A module and all modules of the drawings that it imports, directly or not."""
    seen: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += _imports(name)
    return frozenset(seen)


def _imports(module: str) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(_path(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [name for name in found if name.startswith(PACKAGE) and _is_module(name)]


@cache
def _is_module(name: str) -> bool:
    try:
        spec = find_spec(name)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None


def _path(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(module)
    return Path(spec.origin)


@cache
def source_digest(module: str) -> str:
    """A digest of the source of one module."""
    return hashlib.sha256(_path(module).read_bytes()).hexdigest()
