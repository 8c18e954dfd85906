"""Rooms with the furniture shop's products."""

from shots.shot import Shot
from studio.camera import look
from studio.materials import boucle, felt, glaze, glow, linen
from studio.sets import TONES, lit, room, window_shadow
from studio.shapes import mesh, moved, plate, rounded
from things.furniture import books, dining_table, ladder_shelf, lying_books, oval_mirror, pedestal_table, sideboard
from things.lamps import arc_lamp, dome_pendant, ridge_lamp
from things.plants import potted_plant
from things.seating import armchair, ladder_chair, sofa
from things.tableware import stoneware_mug
from things.textiles import cushion
from things.vessels import branches, low_bowl, moon_vase, neck_vase, scented_candle

RUST, SAGE = "#a24a33", "#7b8a6c"


def rug(width, depth, color, at=(0, 0), turn=0.0):
    """A rug of wool."""
    return moved([plate(rounded(width, depth, 0.02), 0.012, felt(color), bevel=0.004)], (*at, 0), turn=turn)


def sofa_with_cushions(at=(0, 0)):
    x, y = at
    moved(sofa(), (x, y, 0))
    for side, color, seed in ((-1, RUST, 3), (1, SAGE, 8)):
        moved(cushion(0.46, linen(color), seed), (x + side * 0.74, y - 0.09, 0.675), tilt=(62, 0), turn=-side * 16)


def view(things, wall, shape, frame, center, boards="oak", depth=1.0, height=0.1, side=0.0, lens=50.0, window=None, exposure=0.0, effort=1.4):
    """Things in a room. `frame` is the visible width at the center in meters; `window` is the point that the sun shines on."""

    def build():
        room(TONES.get(wall, wall), boards, depth)
        mesh([(-8, -9, 0), (8, -9, 0), (8, -9, 4), (-8, -9, 4)], [(0, 1, 2, 3)], glow("#dcd3c4", 0.6))
        things()
        if window:
            lit("sun", size=2.4)
            window_shadow(3.0, 3, 3, 0.62, 0.06, at=window)
        else:
            lit("soft", size=2.4)
        look(center, frame * lens / 36, height, side, lens)

    return Shot(build, shape, exposure, effort)


def sofa_room():
    sofa_with_cushions((0.3, 0.1))
    moved(arc_lamp(), (-1.22, 0.42, 0))
    rug(2.6, 1.7, "#d9ccb4", (0.3, -0.75))


def living_room():
    sofa_with_cushions((0.35, 0.2))
    rug(3.0, 1.9, "#d8cab2", (0.4, -0.7))
    moved(arc_lamp(), (-1.18, 0.45, 0))
    oval_mirror((1.3, 0.99, 1.42))
    moved(pedestal_table(), (1.85, -0.1, 0))
    moved(scented_candle(), (1.77, -0.14, 0.5205))
    moved(low_bowl(), (1.92, -0.04, 0.5205), scale=0.7)
    moved(potted_plant(), (2.4, 0.45, 0), scale=1.5)


def reading_corner():
    moved(ladder_shelf(), (-0.85, 0.72, 0))
    books(8, (-1.17, 0.7, 1.0), 3)
    books(6, (-0.95, 0.7, 0.57), 8)
    lying_books((-0.64, 0.72, 1.0), 4)
    moved(neck_vase(), (-0.98, 0.72, 1.43), scale=0.8)
    moved(low_bowl(), (-0.68, 0.72, 1.43))
    moved(moon_vase(), (-0.7, 0.72, 0.14), scale=0.85)
    moved(armchair(boucle("#985a3c")), (0.2, 0.1, 0), turn=-14)
    moved(cushion(0.42, linen("#d9cdb6"), 5), (0.22, 0.1, 0.615), tilt=(66, 0), turn=-18)
    moved(pedestal_table(), (-0.5, -0.12, 0), scale=0.92)
    moved(stoneware_mug(), (-0.44, -0.16, 0.479), turn=-30)
    lying_books((-0.58, -0.08, 0.479), 2, ("#4f6157", "#e7dfcf"))
    moved(potted_plant(5), (1.05, 0.45, 0), scale=1.35)
    rug(2.2, 1.5, "#ddd2bd", (0.1, -0.15), 4)


def dining_room():
    moved(dining_table(), (0, 0, 0))
    for x, y, turn in ((-0.42, 0.52, 3), (0.42, 0.5, -4), (-1.12, 0.02, 84), (1.12, -0.03, -88)):
        moved(ladder_chair(), (x, y, 0), turn=turn)
    moved([*moon_vase(glaze("#d8cbb6", 0.4)), *branches()], (-0.16, 0.05, 0.74), scale=0.85)
    moved(low_bowl(), (0.3, -0.08, 0.74))
    dome_pendant("#c28a35", (0.02, 0, 1.46), drop=3)


def sideboard_room():
    moved(sideboard(), (0, 0.2, 0))
    oval_mirror((0.06, 0.44, 1.22))
    moved(ridge_lamp(), (-0.55, 0.2, 0.72))
    moved([*moon_vase(), *branches()], (0.54, 0.18, 0.72), scale=0.92)
    lying_books((0.2, 0.16, 0.72), 4, ("#e7dfcf", "#4f6157"))


SHOTS = {
    "harbour-sofa-room": view(sofa_room, "sand", "landscape", 3.5, (0.05, 0, 0.72), boards="ash", height=0.08, exposure=0.1),
    "living-room": view(living_room, "sand", "wide", 4.7, (0.15, 0, 0.78), height=0.07, boards="ash", window=(-1.3, 1.0, 1.25), exposure=0.55),
    "reading-corner": view(reading_corner, "sage", "landscape", 2.9, (0, 0.1, 0.76), height=0.1),
    "dining-room": view(dining_room, "forest", "landscape", 3.1, (0, 0, 0.88), boards="walnut", depth=1.5, height=0.12, exposure=0.2),
    "slat-sideboard-room": view(sideboard_room, "clay", "landscape", 2.35, (0, 0.2, 0.76), depth=0.46, height=0.06),
}
