"""What lies on a baker's bench: bread, boards and knives."""

import math
import random

from mathutils import Vector, noise

from studio.materials import Material, metal, plain, solid_wood
from studio.shapes import box, curve_through, cylinder, mesh, moved, plate, text, turned

CUTS = (-0.088, -0.034, 0.02, 0.074)


def crust(color="#8a4a1c"):
    """The crust of a loaf. The attribute `cut` is 1 where the baker's knife opened it; flour lies on top."""
    material = Material("crust", color, 0.62)
    browned = material.blend(material.noise(24, 6), "#4f230c", "#85441a", "#b06a2e", positions=[0.3, 0.5, 0.72])
    cut = material.node("Attribute", attribute_name="cut").outputs["Fac"]
    opened = material.blend(cut, "#000000", "#000000", "#c98f4c", "#e3bd84", positions=[0, 0.3, 0.62, 1])
    crumb = material.blend(material.noise(170, 5), "#c49a66", "#ffffff", positions=[0.35, 0.6])
    opened = material.node("MixRGB", {"Color1": opened, "Color2": crumb}, blend_type="MULTIPLY", Fac=0.55).outputs["Color"]
    inside = material.node("MapRange", {"Value": cut}, From_Min=0.28, From_Max=0.6).outputs["Result"]
    baked = material.node("MixRGB", {"Fac": inside, "Color1": browned, "Color2": opened}).outputs["Color"]
    facing = material.node("SeparateXYZ", {"Vector": material.node("NewGeometry").outputs["Normal"]}).outputs["Z"]
    dust = material.node("Math", {0: material.noise(55, 9), 1: facing}, operation="MULTIPLY").outputs["Value"]
    flour = material.node("MapRange", {"Value": dust}, From_Min=0.4, From_Max=0.62, To_Max=0.62).outputs["Result"]
    bare = material.node("Math", {0: flour, 1: inside}, operation="SUBTRACT", use_clamp=True).outputs["Value"]
    material.color_from(material.node("MixRGB", {"Fac": bare, "Color1": baked}, Color2=(0.8, 0.71, 0.57, 1)).outputs["Color"])
    blisters = material.node("TexVoronoi", {"Vector": material.place()}, Scale=190.0, feature="SMOOTH_F1").outputs["Distance"]
    return material.bump(material.noise(60, 8), 0.45, 0.004).bump(blisters, 0.22, 0.0016)


def loaf(length=0.31, width=0.165, height=0.108, seed=4):
    """A long country loaf with four slanted cuts."""
    rows, columns = 280, 220
    points, cuts = [], []
    for row in range(rows + 1):
        along = math.pi * row / rows
        for column in range(columns):
            around = 2 * math.pi * column / columns
            point, cut = _loaf_point(along, around, length / 2, width / 2, height, seed)
            points.append(point)
            cuts.append(cut)
    pairs = [(row * columns + c, row * columns + (c + 1) % columns) for row in range(rows) for c in range(columns)]
    faces = [(a, a + columns, b + columns, b) for a, b in pairs]
    lowest = min(point[2] for point in points)
    thing = mesh([(x, y, z - lowest) for x, y, z in points], faces, crust())
    thing.data.attributes.new("cut", "FLOAT", "POINT").data.foreach_set("value", cuts)
    return [thing]


def _loaf_point(along, around, half, side, height, seed):
    """A point of the crust, and how far the knife opened it there (0 to 1)."""
    normal = Vector((-math.cos(along), math.sin(along) * math.sin(around), math.sin(along) * math.cos(around)))
    x = half * math.copysign(abs(normal.x) ** 0.92, normal.x)
    belly = 1 - 0.16 * abs(normal.x) ** 3
    y = side * normal.y * belly
    z = height * 0.72 * normal.z if normal.z > 0 else height * 0.28 * math.tanh(normal.z * 2.2) / math.tanh(2.2)
    place = Vector((x, y, z))
    swell = 0.006 * noise.noise(place * 14 + Vector((seed, 0, 0))) + 0.002 * noise.noise(place * 55) + 0.0008 * noise.noise(place * 150)
    cut, rise = _cut_at(x, y, normal.z)
    ragged = cut * 0.0024 * noise.noise(Vector((x * 160, y * 60, seed)))
    place += normal * (swell + rise + ragged)
    return tuple(place), cut


def _cut_at(x, y, up):
    """How far a cut opened the crust at a place seen from above, and how far it raises or lowers it (m)."""
    best, rise = 0.0, 0.0
    if up < 0.05:
        return best, rise
    for center in CUTS:
        across = (x - center) * 0.86 - y * 0.51 + 4.2 * y * y
        run = (x - center) * 0.51 + y * 0.86
        open_ = max(0.0, 1 - (run / 0.074) ** 2) ** 0.6
        half = 0.0125 * open_
        if half < 0.001:
            continue
        wobble = 0.0016 * noise.noise(Vector((run * 60, center * 90, 1)))
        d = (across + wobble) / half
        cut = max(0.0, min(1.0, (1.25 - abs(d)) / 0.5))
        ear = math.exp(-(((d - 1.15) / 0.22) ** 2)) * 0.0075 * open_
        rise += ear - 0.0035 * cut * open_ + 0.0022 * math.exp(-(((d + 1.3) / 0.3) ** 2)) * open_
        best = max(best, cut * min(1.0, open_ * 1.6))
    return best, rise


def crumbs(count=26, spread=(0.34, 0.16), at=(0, 0, 0), seed=2):
    """Crumbs of crust on the ground."""
    chance = random.Random(seed)
    material = Material("crumb", "#a9672f", 0.8)
    things = []
    for _ in range(count):
        size = chance.uniform(0.0008, 0.0026)
        x, y = chance.gauss(0, spread[0] / 3), chance.gauss(0, spread[1] / 3)
        crumb = box((size * 1.4, size, size * 0.8), material, (at[0] + x, at[1] + y, at[2] + size * 0.4), bevel=size * 0.3, segments=2)
        things.append(turned(crumb, z=chance.uniform(0, 180)))
    return things


def cutting_board(kind="oiled oak"):
    """A board of one piece, 45 × 25 cm with its handle, that lies on the ground; the handle points to +y."""
    side = [(0.119, 0.0), (0.1235, 0.006), (0.125, 0.02), (0.126, 0.16), (0.125, 0.298), (0.121, 0.315), (0.108, 0.325), (0.06, 0.3315), (0.04, 0.338)]
    side += [(0.031, 0.352), (0.029, 0.375), (0.0295, 0.42)]
    side += [(0.0295 * math.cos(a), 0.42 + 0.03 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(1, 8))]
    outline = [*side, (0, 0.45), *[(-x, y) for x, y in reversed(side)]]
    hole = [(0.0105 * math.cos(a), 0.42 + 0.0105 * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(40))]
    return [plate(outline, 0.022, solid_wood(kind, "y"), bevel=0.0045, holes=[hole])]


def leaning_board(wall, kind="oiled oak", x=0.0, lean=11.0):
    """The cutting board that stands on the ground and leans against a wall `wall` meters behind the origin."""
    return moved(cutting_board(kind), (x, wall - 0.45 * math.sin(math.radians(lean)) - 0.004, 0.0045), tilt=(90 - lean, 0))


def cook_knife():
    """A knife with a blade of 20 cm that lies on its side; the tip points to +x, the edge to −y."""
    steel, walnut, brass = metal("steel", 0.2, brushed="y"), solid_wood("oiled walnut", "x"), metal("brass", 0.2)
    things = [_blade(steel)]
    collar = [(-0.0155, 0.0215), (-0.0155, -0.0095), (-0.005, -0.0115), (0.0045, -0.012), (0.0065, 0.0), (0.0065, 0.0205)]
    bolster = plate(list(reversed(collar)), 0.0166, Material("bolster", "#a3a5a7", 0.34, metallic=1.0), (0, 0, 0.0004), bevel=0.0035)
    top = [(-0.122, 0.0135), (-0.112, 0.0195), (-0.09, 0.02), (-0.06, 0.0195), (-0.03, 0.0198), (-0.0145, 0.0205)]
    low = [(-0.0145, -0.0085), (-0.03, -0.0075), (-0.055, -0.0045), (-0.08, -0.0065), (-0.1, -0.012), (-0.114, -0.0125), (-0.1235, -0.004)]
    things.append(plate(curve_through([*top, *low, top[0]], 6)[:-1], 0.0178, walnut, (0, 0, 0), bevel=0.0058))
    for x in (-0.032, -0.0655, -0.099):
        things.append(cylinder(0.0031, 0.0006, brass, (x, 0.0055 if x > -0.09 else 0.004, 0.0176), bevel=0.0003))
    mark = text("HESTIA", 0.0052, plain("#55585a", 0.5), spacing=1.3, thickness=0.00004)
    return [*things, bolster, *moved([mark], (0.026, 0.0125, 0.00962), tilt=(-90, 0))]


def _blade(steel):
    """The blade: thick at its spine, ground thin along its edge."""
    sections = 60
    points, faces = [], []
    for index in range(sections + 1):
        t = index / sections
        x = -0.002 + 0.207 * t
        spine = 0.0205 - 0.019 * t**3.2
        edge = -0.0255 + 0.027 * max(0, t - 0.25) ** 2.1 / 0.75**2.1
        bevel = edge + min(0.0035, (spine - edge) * 0.4)
        middle = edge + (spine - edge) * 0.62
        thick = 0.0011 * (1 - 0.6 * t)
        for y, half in ((spine, thick), (middle, thick), (bevel, thick * 0.55), (edge, 0.00004)):
            points += [(x, y, 0.0085 + half), (x, y, 0.0085 - half)]
    for index in range(sections):
        a, b = index * 8, index * 8 + 8
        faces += [(a + 2 * k, a + 2 * k + 2, b + 2 * k + 2, b + 2 * k) for k in range(3)]
        faces += [(a + 2 * k + 3, a + 2 * k + 1, b + 2 * k + 1, b + 2 * k + 3) for k in range(3)]
        faces += [(a, b, b + 1, a + 1), (a + 7, a + 6, b + 6, b + 7)]
    faces += [(0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6)]
    blade = mesh(points, faces, steel)
    blade.data.use_auto_smooth, blade.data.auto_smooth_angle = True, 0.02
    return blade
