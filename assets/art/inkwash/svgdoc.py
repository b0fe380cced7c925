"""Painting a plain SVG file, as Inkscape writes it, with the inkwash media.

Each ``path``, ``circle``, ``ellipse`` and ``rect`` is painted: its fill as an opaque base with a wash over it, its
stroke as a pen line. Words in its class or Inkscape label refine that: ``nobase`` leaves the base out, ``hatch``
adds hatching, ``gouache`` and ``glaze`` paint the fill in those media. Transforms: translate and one scale.
"""

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import skia

from assets.art.inkwash.canvas import Canvas
from assets.art.inkwash.palette import PAPER
from assets.art.inkwash.shapes import circle, rounded_rect, svg_path

INKSCAPE_LABEL = "{http://www.inkscape.org/namespaces/inkscape}label"
PAINT_ATTRIBUTES = ("fill", "stroke", "stroke-width")
PEN_WIDTH = 2.4


def draw_svg(canvas: Canvas, path: Path) -> None:
    """Paint the SVG file at the canvas's current origin, one unit being one layout pixel."""
    _paint(canvas, ElementTree.parse(path).getroot())


def _paint(canvas: Canvas, element: Element) -> None:
    transform = element.get("transform", "")
    shift = re.search(r"translate\(([-\d.]+)[ ,]*([-\d.]*)\)", transform)
    zoom = re.search(r"scale\(([-\d.]+)\)", transform)
    x, y = (float(shift[1]), float(shift[2] or 0)) if shift else (0.0, 0.0)
    with canvas.at(x, y, float(zoom[1]) if zoom else 1.0):
        shape = _shape(element)
        if shape is not None:
            _paint_shape(canvas, shape, element)
        for child in element:
            _paint(canvas, child)


def _paint_shape(canvas: Canvas, shape: skia.Path, element: Element) -> None:
    style = _style(element)
    words = f"{element.get('class', '')} {element.get(INKSCAPE_LABEL, '')}".split()
    fill = style.get("fill", "none")
    if fill.startswith("#"):
        _paint_fill(canvas, shape, fill, words)
    if "hatch" in words:
        canvas.hatch(shape)
    stroke = style.get("stroke", "none")
    if stroke.startswith("#"):
        canvas.ink(shape, float(style.get("stroke-width", PEN_WIDTH)), stroke)


def _paint_fill(canvas: Canvas, shape: skia.Path, fill: str, words: list[str]) -> None:
    if "gouache" in words:
        canvas.gouache(shape, fill)
    elif "glaze" in words:
        canvas.glaze(shape, fill)
    else:
        if "nobase" not in words:
            canvas.base(shape, PAPER)
        canvas.wash(shape, fill)


def _style(element: Element) -> dict[str, str]:
    rules = (rule.split(":", 1) for rule in element.get("style", "").split(";") if ":" in rule)
    style = {name.strip(): value.strip() for name, value in rules}
    return style | {name: value for name in PAINT_ATTRIBUTES if (value := element.get(name))}


def _shape(element: Element) -> skia.Path | None:
    def number(name: str) -> float:
        return float(element.get(name, 0))

    tag = element.tag.split("}")[-1]
    if tag == "path":
        return svg_path(element.get("d", ""))
    if tag == "circle":
        return circle(number("cx"), number("cy"), number("r"))
    if tag == "ellipse":
        return circle(number("cx"), number("cy"), number("rx"), number("ry"))
    if tag == "rect":
        return rounded_rect(number("x"), number("y"), number("width"), number("height"), number("rx"))
    return None
