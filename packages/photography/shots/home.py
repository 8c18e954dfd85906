"""The furniture and interior shop: its products. The rooms are in interiors.py."""

from shots import interiors
from shots.shot import Shot, on_paper
from studio.camera import look
from studio.materials import boucle, glaze, glow, linen, plaster
from studio.sets import TONES, lit
from studio.shapes import mesh, moved
from things.furniture import books, dining_table, ladder_shelf, lying_books, oval_mirror, pedestal_table, sideboard, wall_clock
from things.lamps import arc_lamp, dome_pendant, ridge_lamp
from things.plants import potted_plant
from things.seating import armchair, ladder_chair, perch_stool, sofa
from things.textiles import cushion, folded_blanket, woven
from things.vessels import branches, low_bowl, moon_vase, neck_vase, scented_candle

FOREST, MOSS, RUST, SAGE = "#4a5547", "#625f45", "#94452f", "#868e78"
GREEN, OCHRE = "#3d5647", "#c28a35"


def standing_cushion(color, seed):
    return moved(cushion(0.5, linen(color), seed), (0, 0, 0.238), tilt=(78, 0), turn=-9)


def sofa_on_paper(cloth, tone):
    return on_paper(lambda: sofa(cloth()), tone, "landscape", tall=0.8, frame=2.62, height=0.17, side=0.24, center=(0, 0, 0.37))


def filled_shelf():
    ladder_shelf()
    books(7, (-0.33, -0.02, 1.0), 3)
    books(6, (0.02, -0.02, 0.57), 8)
    lying_books((-0.18, 0, 0.57), 4)
    moved(neck_vase(), (0.2, 0, 1.0), scale=0.72)
    moved(low_bowl(), (-0.14, 0, 1.43))
    moved(moon_vase(), (0.2, 0, 0.14), scale=0.8)


def styled_table():
    pedestal_table()
    moved(neck_vase(), (-0.075, 0.04, 0.5205), scale=0.78)
    moved(scented_candle(), (0.085, -0.05, 0.5205), turn=12)


def on_wall(things, tone, shape, frame, light="soft", side=0.0, behind=False):
    """A thing that hangs on a wall at the origin; `behind` adds a bright room that a mirror reflects."""

    def build():
        mesh([(-6, 0, -6), (6, 0, -6), (6, 0, 6), (-6, 0, 6)], [(0, 1, 2, 3)], plaster(TONES[tone]))
        things()
        if behind:
            mesh([(-7, -6, -5), (7, -6, -5), (7, -6, 5), (-7, -6, 5)], [(0, 1, 2, 3)], glow("#d9d3c8", 0.55))
            for x in range(2):
                for z in range(3):
                    left, low = -0.75 + 0.62 * x, -0.85 + 0.72 * z
                    mesh([(left, -5.9, low), (left + 0.57, -5.9, low), (left + 0.57, -5.9, low + 0.67), (left, -5.9, low + 0.67)], [(0, 1, 2, 3)], glow("#f4f7fb", 1.25))
        lit(light, size=frame * 1.1)
        distance = frame / (36 / 85) / (0.8 if shape == "portrait" else 1)
        look((0, 0, 0), distance, 0.0, side)

    return Shot(build, shape)


def hanging(color, tone):
    """The pendant, seen a little from below."""

    def build():
        mesh([(-6, 1.3, -6), (6, 1.3, -6), (6, 1.3, 6), (-6, 1.3, 6)], [(0, 1, 2, 3)], plaster(TONES[tone]))
        dome_pendant(color)
        lit("soft", size=0.8)
        look((0, 0, 0.17), 0.72 / (36 / 85) / 0.8, -0.1, 0.0)

    return Shot(build, "portrait")


SHOTS = {
    "harbour-sofa-sand": sofa_on_paper(lambda: woven("#cdbfa6"), "cream"),
    "harbour-sofa-forest": sofa_on_paper(lambda: boucle(FOREST), "sand"),
    "harbour-sofa-detail": on_paper(sofa, "cream", "square", tall=0.8, frame=0.86, height=0.3, side=0.5, center=(-0.82, -0.2, 0.5), blur=2.8),
    "lounge-chair": on_paper(armchair, "sand", tall=0.82, frame=1.16, height=0.2, side=0.32, center=(0, 0, 0.4)),
    "lounge-chair-moss": on_paper(lambda: armchair(boucle(MOSS)), "cream", tall=0.82, frame=1.16, height=0.2, side=-0.3, center=(0, 0, 0.4)),
    "lounge-chair-detail": on_paper(armchair, "sand", "square", tall=0.82, frame=0.46, height=0.3, side=0.4, center=(-0.2, -0.15, 0.52), blur=2.8),
    "oak-table": on_paper(dining_table, "cream", "landscape", tall=0.74, frame=2.3, height=0.2, side=0.34, center=(0, 0, 0.35)),
    "oak-table-detail": on_paper(dining_table, "cream", "square", tall=0.74, frame=0.6, height=0.34, side=0.5, center=(0.74, -0.4, 0.66), blur=3.5),
    "ladder-chair": on_paper(ladder_chair, "clay", tall=0.82, frame=0.94, height=0.25, side=0.45, center=(0, 0, 0.41)),
    "ladder-chair-black": on_paper(lambda: ladder_chair("black"), "cream", tall=0.82, frame=0.94, height=0.25, side=-0.5, center=(0, 0, 0.41)),
    "perch-stool": on_paper(perch_stool, "blush", "square", tall=0.45, frame=0.78, height=0.3, side=0.2, center=(0, 0, 0.22)),
    "pedestal-table": on_paper(pedestal_table, "sage", "square", tall=0.52, frame=0.82, height=0.26, center=(0, 0, 0.26)),
    "pedestal-table-styled": on_paper(styled_table, "sand", tall=0.8, frame=0.86, height=0.22, center=(0, 0, 0.4)),
    "slat-sideboard": on_paper(sideboard, "sage", "landscape", tall=0.72, frame=2.1, height=0.16, side=0.3, center=(0, 0, 0.34)),
    "slat-sideboard-detail": on_paper(sideboard, "sage", "square", tall=0.72, frame=0.56, height=0.22, side=0.45, center=(-0.36, -0.22, 0.5), blur=3.5),
    "ladder-shelf": on_paper(filled_shelf, "cream", tall=1.6, frame=1.82, height=0.08, side=0.22, center=(0, 0, 0.8)),
    "ridge-lamp": on_paper(ridge_lamp, "clay", tall=0.46, frame=0.58, height=0.14, center=(0, 0, 0.23)),
    "ridge-lamp-detail": on_paper(ridge_lamp, "clay", "square", tall=0.46, frame=0.3, height=0.12, center=(0, 0, 0.19), blur=4),
    "arc-lamp": on_paper(arc_lamp, "sand", tall=1.58, frame=1.78, height=0.07, center=(0.2, 0, 0.78)),
    "dome-pendant-green": hanging(GREEN, "white"),
    "dome-pendant-ochre": hanging(OCHRE, "stone"),
    "oval-mirror": on_wall(oval_mirror, "blush", "portrait", 0.96, side=0.12, behind=True),
    "quiet-clock": on_wall(wall_clock, "sage", "square", 0.58, side=0.18),
    "boucle-blanket": on_paper(folded_blanket, "sand", "landscape", tall=0.2, frame=0.86, height=0.38, side=0.28, center=(0, 0, 0.07)),
    "linen-cushion-rust": on_paper(lambda: standing_cushion(RUST, 1), "cream", "square", tall=0.5, frame=0.78, height=0.14, center=(0, 0, 0.24)),
    "linen-cushion-sage": on_paper(lambda: standing_cushion(SAGE, 7), "blush", "square", tall=0.5, frame=0.78, height=0.14, center=(0, 0, 0.24)),
    "moon-vase": on_paper(lambda: [moon_vase(), branches()], "cream", tall=0.66, frame=0.78, center=(0, 0, 0.335)),
    "moon-vase-bare": on_paper(lambda: moon_vase(), "clay", "square", tall=0.3, frame=0.46, center=(0, 0, 0.15)),
    "long-neck-vase": on_paper(lambda: neck_vase(glaze("#7f8f86", 0.3)), "sand", tall=0.36, frame=0.42, center=(0, 0, 0.175)),
    "cedar-candle": on_paper(scented_candle, "wine", "square", tall=0.1, frame=0.2, height=0.24, center=(0, 0, 0.052), light="dark", exposure=0.5),
    "window-plant": on_paper(potted_plant, "sage", tall=0.8, frame=0.9, height=0.12, center=(0, 0, 0.38)),
    **interiors.SHOTS,
}
