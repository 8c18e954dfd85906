"""The audio shop."""

from shots.interiors import view
from shots.shot import Shot, on_paper
from studio.camera import look
from studio.materials import paper
from studio.sets import lit, tabletop
from studio.shapes import box, moved
from things.desk import keyboard, microphone
from things.furniture import sideboard
from things.headphones import earbuds, headphones
from things.hifi import amplifier, radio, turntable
from things.plants import potted_plant
from things.speakers import hearth_speaker, pebble_speaker

GRAPHITE = {"color": "#3a3b3d", "hide": "#232120"}
SLATE = {"color": "#4a5057", "dark": "#353a40", "accent": "#d09a35", "case": "#2a2d31", "ink": "#e8e2d6"}


def _turned(things, turn):
    return lambda: moved(things(), turn=turn)


def _pair():
    moved(hearth_speaker(), (-0.16, 0, 0), turn=10)
    moved(hearth_speaker(cover="#44484a"), (0.16, 0.02, 0), turn=-10)


def _portable(color, tone):
    return on_paper(lambda: pebble_speaker(color), tone, "landscape", tall=0.09, frame=0.37, height=0.3, side=0.2, center=(0.012, 0, 0.043))


def _sleeve(color, at, lean=14.0, turn=0.0):
    """The sleeve of a record that leans against something behind it."""
    return moved([box((0.315, 0.005, 0.315), paper(color), (0, 0, 0.1575), bevel=0.0008)], at, tilt=(-lean, 0), turn=turn)


def _listening_room():
    """Hi-fi on a sideboard of walnut in front of a dark wall, with room for a title above."""
    moved(sideboard("walnut"), (0.1, 0.2, 0))
    top = 0.72
    moved(hearth_speaker(), (-0.56, 0.2, top), turn=6)
    moved(hearth_speaker(), (0.76, 0.2, top), turn=-6)
    moved(turntable(), (-0.15, 0.18, top))
    moved(amplifier(), (0.36, 0.16, top))
    moved(potted_plant(4), (1.32, 0.22, 0), scale=1.35)
    _sleeve("#c9552c", (-0.98, 0.2, 0), turn=3)
    _sleeve("#d8c7a6", (-0.9, 0.14, 0), lean=17, turn=-4)


def _desk():
    """Microphone, keyboard and headphones on a desk in front of a dark green wall."""
    tabletop("walnut", "#3c4f43", depth=0.26, front=0.6, gap=0)
    moved(microphone(), (-0.27, 0.05, 0), turn=14)
    moved(keyboard(), (0.0, -0.13, 0), turn=4)
    moved(headphones(), (0.26, 0.03, 0), turn=-24)
    lit("window", size=0.8)
    look((0, 0, 0.125), 0.8 * 85 / 36, 0.26, 0.0)


SPEAKER = {"tall": 0.33, "frame": 0.42, "height": 0.16, "side": 0.42, "center": (0, 0, 0.165)}
PHONES = {"tall": 0.21, "frame": 0.28, "height": 0.14, "center": (0, 0, 0.1)}
EARBUDS = {"tall": 0.06, "frame": 0.135, "height": 0.42, "side": -0.1, "center": (0.006, -0.008, 0.022), "exposure": -0.25}
RADIO = {"tall": 0.2, "frame": 0.44, "height": 0.13, "side": 0.28, "center": (0.01, 0, 0.1)}
TURNTABLE = {"tall": 0.16, "frame": 0.64, "height": 0.5, "side": 0.1, "center": (0, 0, 0.06)}
AMPLIFIER = {"tall": 0.12, "frame": 0.54, "height": 0.2, "side": -0.24, "center": (0, 0, 0.055)}
KEYBOARD = {"tall": 0.03, "frame": 0.39, "height": 0.85, "side": -0.28, "center": (0, 0, 0.01)}


SHOTS = {
    "hearth-speakers-walnut": on_paper(hearth_speaker, "sand", **SPEAKER),
    "hearth-speakers-ash": on_paper(lambda: hearth_speaker("ash", "#3a3835"), "sky", **SPEAKER),
    "hearth-speakers-pair": on_paper(_pair, "forest", "landscape", tall=0.33, frame=0.8, height=0.12, center=(0, 0, 0.17), exposure=0.35),
    "hearth-speakers-detail": on_paper(hearth_speaker, "sand", "square", tall=0.33, frame=0.19, height=0.12, side=0.55, center=(0, -0.12, 0.105), blur=5),
    "pebble-speaker-moss": _portable("#64755e", "sky"),
    "pebble-speaker-rust": _portable("#a04a2e", "sand"),
    "pebble-speaker-ink": _portable("#363c45", "stone"),
    "over-ear-cream": on_paper(_turned(headphones, 24), "clay", **PHONES),
    "over-ear-graphite": on_paper(_turned(lambda: headphones(**GRAPHITE), -28), "stone", **PHONES),
    "over-ear-detail": on_paper(_turned(headphones, -52), "clay", "square", tall=0.21, frame=0.13, height=0.2, center=(0.05, -0.04, 0.06), blur=4),
    "drop-earbuds": on_paper(earbuds, "blush", "square", **EARBUDS),
    "drop-earbuds-night": on_paper(lambda: earbuds("#3b3f44", "#2c2e31"), "sky", "square", **EARBUDS),
    "weekend-radio": on_paper(radio, "sage", "landscape", **RADIO),
    "weekend-radio-red": on_paper(lambda: radio("#9d4028", "#2b2826"), "cream", "landscape", **RADIO),
    "weekend-radio-detail": on_paper(radio, "sage", "square", tall=0.2, frame=0.15, height=0.16, side=-0.4, center=(0.062, -0.04, 0.085), blur=5),
    "belt-turntable": on_paper(turntable, "cream", "landscape", **TURNTABLE),
    "belt-turntable-detail": on_paper(turntable, "cream", "square", tall=0.16, frame=0.26, height=0.55, side=0.45, center=(0.07, -0.01, 0.09), blur=5),
    "studio-microphone": on_paper(microphone, "night", tall=0.29, frame=0.34, height=0.1, side=0.2, center=(0, 0, 0.145), light="soft"),
    "studio-microphone-detail": on_paper(microphone, "night", "square", tall=0.29, frame=0.15, height=0.1, side=0.25, center=(0, 0, 0.22), blur=5),
    "warm-amplifier": on_paper(amplifier, "stone", "landscape", **AMPLIFIER),
    "warm-amplifier-detail": on_paper(amplifier, "stone", "square", tall=0.12, frame=0.19, height=0.2, side=0.5, center=(0.06, -0.13, 0.063), blur=5),
    "low-keyboard": on_paper(keyboard, "sand", "landscape", **KEYBOARD),
    "low-keyboard-slate": on_paper(lambda: keyboard(**SLATE), "sky", "landscape", **KEYBOARD),
    "listening-room": view(_listening_room, "night", "wide", 3.1, (0.1, 0.2, 0.78), boards="walnut", depth=0.46, height=0.06, exposure=0.4),
    "desk-at-night": Shot(_desk, "landscape", 0.3),
}
