"""Widgets: what can be pointed at, focused and pressed, by pointer or keys alike."""

from game.view.widgets.buttons import Button
from game.view.widgets.field import TextField
from game.view.widgets.group import WidgetGroup
from game.view.widgets.lists import ListBox, Row
from game.view.widgets.tabs import Tabs
from game.view.widgets.value_widgets import Choice, NumberStepper, Slider, Stepper, Toggle
from game.view.widgets.widget import Spot, State, Widget

__all__ = [
    "Button",
    "Choice",
    "ListBox",
    "NumberStepper",
    "Row",
    "Slider",
    "Spot",
    "State",
    "Stepper",
    "Tabs",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetGroup",
]
