"""Window: opening a display, or none, and what the system may lack for it."""

import os

import pygame

from game.view.drawing.viewport import SMALLEST_WINDOW

WINDOW_CLASS = "four-cauldrons"
"""By which a desktop knows which program of its menu a window belongs to."""


class NoDisplay(Exception):
    """There is no screen on which a window could be seen."""


def open_window(size: tuple[int, int], title: str, *, fullscreen: bool) -> pygame.Surface:
    """Return the surface of the window, opened or changed; raise NoDisplay.

    Without a screen the driver `offscreen` would succeed and show nothing. The driver `dummy` is only taken when
    SDL_VIDEODRIVER asks for it.
    """
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ.setdefault(name, WINDOW_CLASS)
    try:
        pygame.display.init()
        pygame.font.init()
        driver = pygame.display.get_driver()
        if driver == "offscreen" or (driver == "dummy" and os.environ.get("SDL_VIDEODRIVER") != "dummy"):
            pygame.display.quit()
            raise NoDisplay(driver)
        if driver == "x11":
            # Otherwise SDL sends the whole window through OpenGL for every small change.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.set_caption(title)
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        width, height = max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])
        return pygame.display.set_mode((width, height), pygame.RESIZABLE)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error


def open_headless() -> None:
    """Make drawing possible without a window, for pictures and tests."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def close_window() -> None:
    """Close the window."""
    pygame.font.quit()
    pygame.display.quit()
