"""Shoes. They stand at the origin with the toe to the right (+x)."""

import math

from studio.materials import Material, leather, plastic, rubber, shade
from studio.shapes import curve_through, lathe, mesh, moved, plate, subdivided, tube

LENGTH, SOLE = 0.285, 0.021
# At parts of the length: half the width at the sole, the height of the upper, and how far it is open (0 to 1).
STATIONS = (
    (0.0, 0.0005, 0.05, 0.0),
    (0.004, 0.012, 0.062, 0.0),
    (0.014, 0.022, 0.073, 0.0),
    (0.04, 0.03, 0.08, 0.55),
    (0.09, 0.033, 0.079, 1.0),
    (0.18, 0.034, 0.068, 1.0),
    (0.28, 0.0335, 0.064, 1.0),
    (0.36, 0.0345, 0.069, 1.0),
    (0.42, 0.036, 0.077, 0.5),
    (0.47, 0.038, 0.078, 0.0),
    (0.56, 0.042, 0.068, 0.0),
    (0.66, 0.046, 0.057, 0.0),
    (0.76, 0.047, 0.049, 0.0),
    (0.86, 0.043, 0.043, 0.0),
    (0.93, 0.034, 0.036, 0.0),
    (0.975, 0.022, 0.029, 0.0),
    (0.993, 0.011, 0.02, 0.0),
    (1.0, 0.0005, 0.01, 0.0),
)
LINE = curve_through(STATIONS, 8)
COLLAR = 0.42


def _station(part):
    """Half width, height and opening at a part of the length."""
    for (a, *low), (b, *high) in zip(LINE, LINE[1:]):
        if part <= b:
            t = (part - a) / max(1e-6, b - a)
            return [p + (q - p) * t for p, q in zip(low, high)]
    return STATIONS[-1][1:]


def _upper(part, around, outward=0.0):
    """A point of the upper: `around` runs from −1 (the sole on the near side) over 0 (the top) to 1."""
    half, high, opening = _station(part)
    t = abs(around)
    narrow = 0.4 if part < 0.45 else 0.4 * max(0, 1 - (part - 0.45) / 0.25)
    angle = math.pi / 2 * t
    round_y = (half + outward) * math.sin(angle) ** 0.62 * (1 - narrow * math.cos(angle) ** 1.5)
    round_z = (high + outward) * math.cos(angle) ** 0.7
    wall = max(0, (t - COLLAR) / (1 - COLLAR))
    wall_y = (half + outward) * (1 - 0.3 * (1 - wall) ** 1.6)
    wall_z = high * (1 - wall**1.15)
    if t < COLLAR:
        inner = t / COLLAR
        edge = half * 0.7
        wall_y = edge * inner**0.35 * (0.72 + 0.28 * inner**6)
        wall_z = high - (high - 0.012) * (1 - inner**5)
    y = round_y + (wall_y - round_y) * opening
    z = round_z + (wall_z - round_z) * opening
    return ((part - 0.5) * LENGTH, math.copysign(y, around) if around else 0.0, SOLE - 0.004 + z)


def _patch(parts, arounds, material, outward=0.0, steps=(40, 24)):
    """The part of the upper between two lengths; `arounds` returns where it begins and ends at a length."""
    points, faces = [], []
    columns, rows = steps
    for i in range(columns + 1):
        part = parts[0] + (parts[1] - parts[0]) * i / columns
        low, high = arounds(part)
        points += [_upper(part, low + (high - low) * k / rows, outward) for k in range(rows + 1)]
    for i in range(columns):
        for k in range(rows):
            a = i * (rows + 1) + k
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    return mesh(points, faces, material)


def _solid(patch, thick=0.0014):
    """Leather with a visible edge."""
    modifier = patch.modifiers.new("solid", "SOLIDIFY")
    modifier.thickness, modifier.offset = thick, 0.6
    return patch


def trainer(color="#e9e5dc", accent="#3f5f4a", sole="#f0ebdf", lining="#cfc4b2"):
    """A low shoe of leather on a sole of rubber with laces, for the right foot."""
    upper, trim, inside = _hide(color), _hide(accent), leather(lining)
    things = [subdivided(_patch((0, 1), lambda part: (-1, 1), upper, steps=(120, 64)), 1)]
    things.append(_patch((0.04, 0.43), lambda part: (-COLLAR * 0.93, COLLAR * 0.93), inside, 0.0006, (60, 40)))
    for side in (-1, 1):
        things.append(_solid(_patch((0.012, 0.15), lambda part: (side * 1.0, side * (0.5 + part * 2.4)), trim, 0.0006)))
        things.append(_solid(_patch((0.43, 0.74), lambda part: (side * (0.13 + 0.02 * part), side * (0.52 - (part - 0.43) * 0.85)), upper, 0.0006)))
        things.append(_solid(_patch((0.7, 0.97), lambda part: (side * 1.0, side * max(0.55, 0.98 - (part - 0.7) * 2.4)), upper, 0.0005)))
    things += _laces(plastic("#f4f0e6", 0.85))
    things += _tongue(upper)
    return [*things, *_bottom(sole)]


def _hide(color):
    """Full-grain leather with a fine, even grain."""
    material = Material("hide", color, 0.5)
    cells = material.node("TexVoronoi", {"Vector": material.place()}, Scale=900.0).outputs["Distance"]
    material.color_from(material.blend(material.noise(24, 4), shade(color, 0.96), shade(color, 1.02), positions=[0.35, 0.65]))
    return material.bump(cells, 0.12, 0.0004).bump(material.noise(40, 4), 0.08, 0.002)


def _laces(material):
    """Six rows of flat laces and a bow's loose ends."""
    things = []
    for row in range(6):
        part = 0.46 + row * 0.046
        wide = 0.3 - row * 0.012
        line = [_upper(part + 0.012 * (k / 8 - 0.5), wide * (k / 4 - 1), 0.0022 + 0.0008 * (row % 2)) for k in range(9)]
        things.append(tube(line, 0.0024, material))
        for side in (-1, 1):
            x, y, z = _upper(part, side * (wide + 0.02), 0.0022)
            things.append(lathe([(0.0032, 0), (0.0032, 0.0006), (0.002, 0.0008), (0.0016, 0)], plastic("#d8d2c4", 0.4), segments=24, at=(x, y, z)))
    return things


def _tongue(material):
    """The tongue, which rises behind the laces."""
    points, faces = [], []
    for i in range(17):
        t = i / 16
        x, z = (-0.005 - 0.12 * t) * LENGTH, SOLE + 0.073 + 0.007 * t - 0.012 * (1 - t) ** 2
        half = 0.021 * (1 - 0.12 * t - 0.55 * max(0, t - 0.8) / 0.2 * max(0, t - 0.8))
        for k in range(13):
            across = k / 6 - 1
            points.append((x - 0.004 * (1 - across**2), half * across, z - 0.007 * across**2))
    for i in range(16):
        for k in range(12):
            a = i * 13 + k
            faces.append((a, a + 13, a + 14, a + 1))
    return [_solid(subdivided(mesh(points, faces, material), 1), 0.005)]


def _bottom(color):
    """The sole: two layers with a line of stitches between them."""
    outline = []
    for k in range(61):
        part = k / 60
        half = _station(part)[0]
        outline.append(((part - 0.5) * LENGTH * 1.025, -(half + 0.0032)))
    outline = [*outline, *[(x, -y) for x, y in reversed(outline)]]
    smooth = [*curve_through([*outline, outline[0]], 2)][:-1]
    cup, tread = rubber(color), rubber(shade(color, 0.88))
    cup.set("Roughness", 0.6)
    things = [plate(smooth, SOLE - 0.005, cup, (0, 0, 0.005), bevel=0.004), plate(smooth, 0.0058, tread, bevel=0.0012)]
    thread = plastic(shade(color, 0.8), 0.8)
    line = [(x * 1.0005, y * 1.004, SOLE - 0.0065) for x, y in outline]
    total = 0.0
    for a, b in zip(line, line[1:]):
        length = math.dist(a, b)
        total += length
        if int(total / 0.005) % 2 == 0 and length > 1e-5:
            things.append(tube([a, b], 0.0005, thread))
    return things


def trainers(**colors):
    """A pair: one from its side, the other one behind it at an angle."""
    near = moved(trainer(**colors), (-0.01, -0.06, 0), turn=-6)
    return [*near, *moved(trainer(**colors), (0.02, 0.09, 0), turn=14)]
