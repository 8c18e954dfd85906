"""The jewelry shop."""

from shots.shot import Shot
from studio.camera import look
from studio.materials import stone
from studio.sets import jewel_light, sweep
from studio.shapes import box, cylinder, moved
from things.jewels import MM, closed_loop, cuff, garnet_necklace, gold, hoop, signet, silver, stone_ring, stud, sun_necklace, thread_ring
from things.vessels import branches, neck_vase
from things.watch import field_watch


def jewel(things, tone, frame, center, shape="square", height=0.5, side=0.0, blur=None, exposure=0.0, lens=85.0, effort=1.0):
    """Jewels on paper. `frame` is the visible width and `center` the middle of the image, both in mm."""

    def build():
        things()
        sweep(tone, size=max(0.5, frame * MM), bend=0.6)
        jewel_light(frame * MM)
        distance = frame * MM * lens / 36 / (0.8 if shape == "portrait" else 1)
        look(tuple(value * MM for value in center), distance, height, side, lens, blur)

    return Shot(build, shape, exposure, effort)


def thread_shot(tone, metal_of):
    return jewel(lambda: moved(thread_ring(metal_of()), turn=32), tone, 37, (0.5, 0, 9.5), height=0.36)


def signet_shot(tone, metal_of, **options):
    return jewel(lambda: moved(signet(metal_of()), turn=-16), tone, 38, (0, -2, 4), height=0.36, **options)


def hoops_shot(tone, metal_of):
    def things():
        moved(hoop(metal_of()), (-0.15, 0.05, 0), turn=24)
        moved(hoop(metal_of()), (0.17, -0.03, 0), turn=-34)

    return jewel(things, tone, 76, (0, 0, 13), height=0.34)


def cuff_shot(tone, metal_of):
    return jewel(lambda: moved(cuff(metal_of()), turn=28), tone, 92, (0, 0, 1), height=0.72)


def studs():
    moved(stud(), (-0.075, 0.01, 0.04), turn=62, tilt=(75, 0))
    moved(stud(), (0.07, -0.02, 0.04), turn=-38, tilt=(75, 0))


def watch_shot(tone, *colors):
    return jewel(lambda: moved(field_watch(*colors), (0, 0.1, 0), turn=-12), tone, 100, (0, -1, 0), "portrait", height=3.2, side=0.15, exposure=-0.1)


def plinth(radius, high, color, vein):
    """A round stand of honed stone; lengths in mm."""
    return cylinder(radius * MM, high * MM, stone(color, vein), bevel=0.006)


def plinths():
    """Rings and a vase on three stands, with a calm left side."""
    sweep("clay", size=1.4, bend=0.7)
    moved([plinth(14, 26, "#d8cbbb", "#b19c88")])
    moved([plinth(20, 12, "#ece7df", "#bdb3a6")], (0.36, -0.14, 0), turn=14)
    moved([plinth(13, 36, "#c9a890", "#a98468")], (0.72, 0.05, 0), turn=29)
    moved(stone_ring(), (0, 0, 0.26), turn=-14)
    moved(signet(gold()), (0.27, -0.16, 0.12), turn=-16)
    moved(thread_ring(silver()), (0.46, -0.1, 0.12), turn=38)
    moved([*neck_vase(), *branches(0.34, base=0.33)], (0.72, 0.05, 0.36), scale=0.62)
    jewel_light(1.2)
    look((0.18, 0, 0.33), 1.6 * 85 / 36, 0.16)


def table():
    """Necklace, earrings and a ring on a slab of stone."""
    sweep("blush", size=1.2, bend=0.6)
    slab = box((1.14, 0.74, 0.05), stone("#e9e4db", "#c2b8ab"), (0.02, 0.04, 0.025), bevel=0.006)
    moved([slab], turn=-4)
    top = 0.05
    moved(sun_necklace(closed_loop(10.4, 36, 13.5)), (-0.24, -0.15, top), turn=6)
    moved(hoop(gold()), (0.03, 0.35, top + 0.017), tilt=(90, 0), turn=20)
    moved(hoop(gold()), (0.42, 0.34, top + 0.017), tilt=(90, 0), turn=-12)
    moved(stone_ring("#b01833", width=6.6, depth=6.6), (0.06, -0.12, top), turn=-24)
    moved(stud(), (0.4, -0.17, top + 0.04), turn=62, tilt=(75, 0))
    moved(stud(), (0.46, -0.03, top + 0.04), turn=-38, tilt=(75, 0))
    jewel_light(1.2)
    look((0.02, 0.02, 0.03), 1.22 * 85 / 36, 1.25)


SHOTS = {
    "thread-ring-gold": thread_shot("cream", gold),
    "thread-ring-silver": thread_shot("stone", silver),
    "emerald-ring": jewel(lambda: moved(stone_ring(), turn=-18), "blush", 36, (0, -2, 3), height=0.45),
    "emerald-ring-detail": jewel(lambda: moved(stone_ring(), turn=10), "blush", 17, (2.2, -11, 3.2), height=0.32, blur=6, effort=2.5),
    "signet-ring": signet_shot("sand", gold),
    "signet-ring-silver": signet_shot("night", silver, exposure=-0.4, effort=2.5),
    "river-hoops-gold": hoops_shot("sand", gold),
    "river-hoops-silver": hoops_shot("sky", silver),
    "pearl-studs": jewel(studs, "wine", 34, (0, 0, 3.4), height=0.5, exposure=-0.7),
    "sun-necklace": jewel(sun_necklace, "clay", 62, (0, 28, 0), "portrait", height=3.4),
    "sun-necklace-detail": jewel(sun_necklace, "clay", 25, (0, 2.5, 0), height=1.3, side=-0.3, blur=6, effort=2.5),
    "garnet-pendant": jewel(garnet_necklace, "blush", 62, (0, 28, 0), "portrait", height=3.4),
    "open-cuff": cuff_shot("cream", silver),
    "open-cuff-gold": cuff_shot("sage", gold),
    "field-watch": watch_shot("sage"),
    "field-watch-black": watch_shot("sand", "#14110f", "#22272b", "#efe9dc"),
    "field-watch-detail": jewel(lambda: moved(field_watch(), turn=-12), "sage", 50, (1, -1, 6), height=1.15, side=-0.35, blur=2.8),
    "jewel-plinths": Shot(plinths, "wide", 0.05),
    "jewel-table": Shot(table, "landscape", -0.1),
}
