"""What a photograph is, and the usual ways of taking one."""

from dataclasses import dataclass
from typing import Callable

from studio.camera import above, look
from studio.sets import lit, sweep, table


@dataclass
class Shot:
    """`build` puts things, background, light and camera into the empty scene. `effort` multiplies the number of samples."""

    build: Callable[[], None]
    shape: str = "portrait"
    exposure: float = 0.0
    effort: float = 1.0


def on_paper(things, tone, shape="portrait", tall=0.5, frame=None, height=0.25, side=0.12, light="soft", center=None, lens=85.0, blur=None, exposure=0.0):
    """Things on a sweep of paper. `things()` builds them around the origin; `tall` is their height in meters.

    `frame` is the width of the visible part, in meters; `center` is the point in the middle of the image.
    """

    def build():
        things()
        width = frame or tall * 1.5
        sweep(tone, size=max(width, tall) * 0.9)
        lit(light, size=max(width, tall))
        narrow = 36.0 / lens
        distance = width / narrow if shape != "portrait" else width / narrow / 0.8
        look(center or (0, 0, tall * 0.48), distance, height, side, lens, blur)

    return Shot(build, shape, exposure)


def laid(things, tone, shape="portrait", frame=1.0, center=(0, 0), light="top", blur=None, exposure=0.0, lens=70.0):
    """Things that lie on a table of one color, seen from above. `frame` is the width of the visible part, in meters."""

    def build():
        things()
        table(tone)
        lit(light, size=frame)
        above((*center, 0), frame, lens, blur, portrait=shape == "portrait")

    return Shot(build, shape, exposure)
