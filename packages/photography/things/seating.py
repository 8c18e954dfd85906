"""Sofas, chairs and stools. They stand at the origin and look toward the viewer (−y)."""

import math

from studio.materials import boucle, linen, wood
from studio.shapes import beveled, lathe, mesh, moved, subdivided, tube
from things.textiles import pad, woven


def leg(top, bottom, radius, material, foot=0.62):
    """A turned leg between two points, thinner at its lower end."""
    middle = [(a * 0.55 + b * 0.45) for a, b in zip(top, bottom)]
    return tube([top, middle, bottom], radius, material, taper=[1, 0.92, foot])


def sofa(material=None):
    """A sofa with three seats on legs of beech: 228 × 92 × 78 cm."""
    cloth = material or woven("#cdbfa6")
    beech = wood("beech", "z")
    things = [leg((x * 0.97, y, 0.16), (x, y * 1.06, 0), 0.024, beech) for x in (-1.02, 0, 1.02) for y in (-0.36, 0.36)]
    things += pad(2.2, 0.86, 0.12, cloth, (0, 0, 0.2), crown=0, corner=0.05)
    for side in (-1, 1):
        arm = pad(0.44, 0.88, 0.13, cloth, crown=0.014, corner=0.1, seed=5 + side)
        things += moved(arm, (side * 1.065, 0, 0.39), tilt=(0, 90))
    things += moved(pad(2.04, 0.54, 0.12, cloth, crown=0.01, corner=0.08), (0, 0.37, 0.46), tilt=(82, 0))
    for index in (-1, 0, 1):
        things += pad(0.655, 0.74, 0.17, cloth, (index * 0.662, -0.07, 0.35), crown=0.022, corner=0.05, seed=index + 9)
        back = pad(0.645, 0.42, 0.15, cloth, crown=0.045, corner=0.07, seed=index + 20)
        things += moved(back, (index * 0.662, 0.2 + 0.006 * index, 0.6), tilt=(74 - index, 0), turn=index * 0.8)
    return things


def armchair(material=None):
    """A lounge chair with a round back in bouclé on legs of walnut: 78 × 80 × 82 cm."""
    cloth = material or boucle("#985a3c")
    walnut = wood("walnut", "z")
    things = [leg((x * 0.25, y * 0.24 + 0.02, 0.2), (x * 0.31, y * 0.3 + 0.02, 0), 0.021, walnut) for x in (-1, 1) for y in (-1, 1)]
    things.append(_shell(cloth))
    things += pad(0.5, 0.64, 0.1, cloth, (0, -0.03, 0.235), crown=0, corner=0.06, piping=0)
    things += pad(0.505, 0.66, 0.13, cloth, (0, -0.055, 0.355), crown=0.035, corner=0.07, piping=0.006)
    return things


def _shell(material):
    """The back and the arms of the armchair: one round cushion that runs around the seat, high behind and low in front."""
    steps, around = 84, 28
    points, faces = [], []
    for step in range(steps + 1):
        t = 2 * step / steps - 1
        t = 1.5 * t - 0.5 * t**3
        end = min(1, (1 - abs(t)) / 0.07)
        round_ = math.sqrt(max(0.0004, 1 - (1 - end) ** 2))
        rise = 0.5 + 0.5 * math.cos(math.pi * min(1, abs(t) * 1.12))
        low, high = 0.185, 0.555 + 0.265 * rise**0.8
        half, tall = 0.07 * (0.06 + 0.94 * round_) + 0.004 * rise, (high - low) / 2 * (0.8 + 0.2 * round_)
        angle = math.pi / 2 * max(-1, min(1, t / 0.66))
        forward = max(0, abs(t) - 0.66) / 0.34 * 0.33
        for k in range(around):
            turn = 2 * math.pi * k / around
            across = math.copysign(abs(math.cos(turn)) ** 0.62, math.cos(turn)) * half
            up = math.copysign(abs(math.sin(turn)) ** 0.5, math.sin(turn)) * tall
            lean = 0.045 * (up + tall) / tall * rise
            points.append(((0.318 + across + lean * 0.4) * math.sin(angle), (0.325 + across + lean) * math.cos(angle) - forward, (low + high) / 2 + up))
    for step in range(steps):
        for k in range(around):
            a, b = step * around + k, step * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces += [tuple(range(around)), tuple(reversed(range(steps * around, (steps + 1) * around)))]
    return subdivided(mesh(points, faces, material), 1)


def paper_cord(color="#d8c49c", pitch=0.0062):
    """The seat of a chair, woven from paper cord: four fields of cords that meet in the diagonals."""
    material = linen(color, 2600, 0.2)
    place = material.node("SeparateXYZ", {"Vector": material.node("TexCoord").outputs["Object"]})
    across, along = (material.node("Math", {0: place.outputs[axis]}, operation="ABSOLUTE").outputs[0] for axis in "XY")
    field = material.node("Math", {0: across, 1: along}, operation="GREATER_THAN").outputs[0]
    pick = material.node("MixRGB", {"Fac": field, "Color1": place.outputs["X"], "Color2": place.outputs["Y"]}).outputs["Color"]
    turns = material.node("Math", {0: pick}, operation="MULTIPLY")
    turns.inputs[1].default_value = 2 * math.pi / pitch
    wave = material.node("Math", {0: turns.outputs[0]}, operation="SINE").outputs[0]
    bright = material.node("MapRange", {"Value": wave}, From_Min=-1.0, From_Max=1.0, To_Min=0.0, To_Max=1.0).outputs["Result"]
    material.color_from(material.blend(bright, "#8f7a52", color, "#e6d5b0", positions=[0.0, 0.35, 1.0]))
    return material.bump(bright, 0.9, 0.003)


def ladder_chair(kind="oak", seat="#d8c49c"):
    """A chair with a steamed back of two slats and a woven seat, 45 cm high."""
    upright, across = wood(kind, "z"), wood(kind, "x")
    things = []
    for side in (-1, 1):
        things.append(tube([(side * 0.225, -0.222, 0), (side * 0.218, -0.212, 0.25), (side * 0.212, -0.205, 0.452)], 0.017, upright, taper=[0.72, 1, 0.9]))
        post = [(side * 0.205, 0.235, 0), (side * 0.198, 0.2, 0.3), (side * 0.195, 0.195, 0.46), (side * 0.196, 0.23, 0.64), (side * 0.2, 0.285, 0.825)]
        things.append(tube(post, 0.0165, upright, taper=[0.75, 1, 1, 0.92, 0.74]))
        for low in (0.17, 0.3):
            things.append(tube([(side * 0.221, -0.216, low), (side * 0.212, 0, low), (side * 0.199, 0.208, low)], 0.0105, wood(kind, "y"), taper=[0.75, 1, 0.75]))
    things.append(tube([(-0.221, -0.216, 0.235), (0, -0.216, 0.235), (0.221, -0.216, 0.235)], 0.0105, across, taper=[0.75, 1, 0.75]))
    things.append(tube([(-0.199, 0.209, 0.235), (0, 0.209, 0.235), (0.199, 0.209, 0.235)], 0.0105, across, taper=[0.75, 1, 0.75]))
    for height, y, tall in ((0.605, 0.222, 0.06), (0.755, 0.265, 0.085)):
        things.append(slat(0.4, tall, 0.04, 0.012, across, (0, y, height), lean=13))
    things += pad(0.415, 0.405, 0.03, paper_cord(seat), (0, 0, 0.44), crown=0.004, corner=0.022, piping=0)
    return things


def slat(width, height, bow, thick, material, at, lean=0.0):
    """A steamed slat: bowed to the back, taller in its middle."""
    steps = 32
    points, faces = [], []
    for k in range(steps + 1):
        t = 2 * k / steps - 1
        half = height / 2 * (1 - 0.22 * t * t)
        y = bow * (1 - t * t)
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        points += [(t * width / 2, y + across * thick / 2, up * half) for across, up in corners]
    for k in range(steps):
        a = 4 * k
        faces += [(a + s, a + (s + 1) % 4, a + 4 + (s + 1) % 4, a + 4 + s) for s in range(4)]
    faces += [(3, 2, 1, 0), (4 * steps, 4 * steps + 1, 4 * steps + 2, 4 * steps + 3)]
    return moved([beveled(mesh(points, faces, material), 0.004)], at, tilt=(-lean, 0))[0]


def perch_stool(kind="oak"):
    """A round stool with four legs, 45 cm high."""
    top = [(0, 0.438), (0.1, 0.4395), (0.15, 0.443), (0.163, 0.4455), (0.163, 0.4455), (0.1705, 0.443), (0.1725, 0.436), (0.169, 0.424), (0.15, 0.412), (0, 0.41)]
    things = [lathe(top, wood(kind, "x"))]
    upright, feet = wood(kind, "z"), []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        feet.append((x * 0.152, y * 0.152))
        things.append(leg((x * 0.092, y * 0.092, 0.42), (x * 0.152, y * 0.152, 0), 0.0165, upright, 0.66))
    for low, pairs in ((0.16, ((0, 1), (2, 3))), (0.215, ((1, 2), (3, 0)))):
        t = low / 0.42
        for a, b in pairs:
            ends = [(feet[k][0] * (1 - t) + math.copysign(0.092, feet[k][0]) * t, feet[k][1] * (1 - t) + math.copysign(0.092, feet[k][1]) * t, low) for k in (a, b)]
            middle = tuple((p + q) / 2 for p, q in zip(*ends))
            things.append(tube([ends[0], middle, ends[1]], 0.0095, wood(kind, "x" if low < 0.2 else "y"), taper=[0.75, 1, 0.75]))
    return things
