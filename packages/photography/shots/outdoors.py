"""The outdoor shop."""

from shots.shot import Shot, on_paper
from studio.camera import look
from studio.outdoors import meadow
from studio.materials import stone
from studio.shapes import box, moved
from things.camping import blanket_roll, bottle, camp_pot, enamel_mug, lantern, stove, tumbler
from things.packs import day_pack, tent


def _bottle(color, tone):
    return on_paper(lambda: bottle(color), tone, tall=0.28, frame=0.32, height=0.16, center=(0, 0, 0.142))


def _tumbler(color, tone):
    return on_paper(lambda: tumbler(color), tone, "square", tall=0.12, frame=0.19, height=0.3, center=(0, 0, 0.06))


def _mug(tone, **colors):
    return on_paper(lambda: moved(enamel_mug(**colors), turn=-14), tone, "square", tall=0.085, frame=0.165, height=0.34, center=(0.008, 0, 0.041))


def _lantern(color, tone):
    return on_paper(lambda: lantern(color), tone, tall=0.24, frame=0.285, height=0.12, center=(0, 0, 0.122), light="dark", exposure=0.3)


def _roll(tone, **colors):
    return on_paper(lambda: moved(blanket_roll(**colors), turn=-24), tone, "landscape", tall=0.2, frame=0.62, height=0.3, center=(0, 0, 0.1))


def _duo():
    moved(bottle("#2f3a4a"), (-0.045, 0.02, 0))
    moved(bottle("#7b8b7a", 0.52), (0.05, -0.03, 0))


def _set():
    moved(bottle("#d9c4a0"), (-0.05, 0.02, 0))
    moved(tumbler("#b4533c"), (0.055, -0.04, 0))


def _trio():
    moved(bottle("#d9c4a0"), (0.02, 0.03, 0), turn=-10)
    moved(bottle(), (0.12, 0.0, 0))
    moved(bottle("#b4533c"), (0.225, 0.03, 0), turn=8)
    moved(tumbler(), (0.315, -0.03, 0))


def _outside(things, shape, center, distance, scale, height=0.12, side=0.15, lens=60.0, blur=None, exposure=0.35):
    """Things on a meadow. `scale` is the width of the picture in meters."""

    def build():
        things()
        meadow(scale)
        look(center, distance, height, side, lens, blur)

    return Shot(build, shape, exposure)


def _camp():
    moved(tent(), (-1.15, 1.2, 0), turn=-24)
    moved(day_pack(), (0.75, -1.2, 0), turn=14)
    moved(lantern(), (1.12, -1.6, 0))
    moved(blanket_roll(), (1.5, -1.2, 0), turn=-20)
    moved(enamel_mug(), (0.5, -1.7, 0), turn=-20)


def _kitchen():
    slab = stone("#8d877c", "#6f6a61")
    box((1.4, 0.7, 0.06), slab, (0, 0.1, -0.005), 0.02)
    moved([*stove(), *moved(camp_pot(), (0, 0, 0.159))], (-0.17, 0.05, 0.025), turn=12)
    moved(enamel_mug(), (0.02, -0.1, 0.025), turn=-18)
    moved(bottle("#b4533c"), (0.16, 0.02, 0.025))


def _on_trail():
    moved(bottle("#e6dcc8"), (0, -0.05, 0))
    moved(day_pack("#5d6b52"), (0.3, 0.12, 0), turn=14)


SHOTS = {
    "camp-kitchen": _outside(_kitchen, "landscape", (0.0, 0, 0.16), 1.35, 0.6, height=0.12, side=0.06, blur=4),
    "ridge-tent": _outside(lambda: moved(tent(), turn=-28), "landscape", (0.1, 0, 0.62), 6.6, 3.6, side=0.05),
    "ridge-tent-detail": _outside(lambda: moved(tent(), turn=-28), "square", (-0.25, -0.6, 0.7), 3.6, 3.6, side=0.05),
    "camp-at-dusk": _outside(_camp, "wide", (0.3, -0.4, 0.6), 6.2, 2.6, side=0.02, height=0.085, lens=46),
    "bottle-on-trail": _outside(_on_trail, "landscape", (0.12, 0, 0.19), 1.55, 0.75, height=0.08, side=0.1, blur=4),
    "day-pack-olive": on_paper(lambda: moved(day_pack(), turn=-16), "sand", tall=0.46, frame=0.5, height=0.14, center=(0, 0, 0.225)),
    "day-pack-navy": on_paper(lambda: moved(day_pack("#35435a", "#8a5d3b"), turn=-16), "sky", tall=0.46, frame=0.5, height=0.14, center=(0, 0, 0.225)),
    "trail-bottle-forest": _bottle("#2f4a43", "sage"),
    "trail-bottle-sand": _bottle("#d9c4a0", "cream"),
    "trail-bottle-ember": _bottle("#b4533c", "clay"),
    "trail-bottle-ink": _bottle("#2f3a4a", "sky"),
    "trail-bottle-detail": on_paper(lambda: bottle(), "sage", "square", tall=0.28, frame=0.115, height=0.2, center=(0.004, 0, 0.235), blur=4),
    "trail-bottle-small": on_paper(lambda: bottle("#7b8b7a", 0.52), "sage", "square", tall=0.2, frame=0.26, height=0.16, center=(0, 0, 0.105)),
    "camp-lantern-detail": on_paper(lambda: lantern(), "night", "square", tall=0.24, frame=0.13, height=0.14, center=(0.01, 0, 0.115), light="dark", exposure=0.3, blur=4),
    "trail-tumbler-sand": _tumbler("#d9c4a0", "clay"),
    "trail-tumbler-forest": _tumbler("#2f4a43", "cream"),
    "bottle-duo": on_paper(_duo, "blush", tall=0.28, frame=0.325, height=0.16, center=(0, 0, 0.14)),
    "bottle-set": on_paper(_set, "sand", "square", tall=0.28, frame=0.35, height=0.18, center=(0, 0, 0.14)),
    "bottle-trio": on_paper(_trio, "honey", "wide", tall=0.28, frame=0.78, height=0.14, center=(0, 0, 0.17)),
    "camp-lantern": _lantern("#2f4a43", "night"),
    "camp-lantern-cream": _lantern("#e6dcc8", "forest"),
    "enamel-mug": _mug("sky"),
    "enamel-mug-green": _mug("sand", color="#4d6a57", rim="#efe6d4"),
    "pocket-stove": on_paper(lambda: moved(stove(), turn=10), "stone", "square", tall=0.16, frame=0.26, height=0.2, center=(0, 0, 0.077)),
    "trail-blanket": _roll("sand"),
    "trail-blanket-rust": _roll("sage", color="#a9573a", inner="#c98a6c"),
}
