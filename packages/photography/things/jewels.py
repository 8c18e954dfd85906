"""Rings, earrings, necklaces and bracelets. They are ten times larger than in life, because a camera has a nearest distance."""

import math

from mathutils import Matrix, Vector

from studio.materials import Material, clear, linear, metal
from studio.shapes import ball, curve_through, cylinder, lathe, mesh, moved, ring, tube, turned

MM = 0.01


def gold(rough=0.1):
    """Polished gold."""
    material = metal("gold", rough)
    material.set("Base Color", linear("#d8b06e"))
    return material.bump(material.noise(22, 3), 0.03, 0.002)


def silver(rough=0.1):
    """Polished silver."""
    material = metal("silver", rough)
    return material.bump(material.noise(22, 3), 0.03, 0.002)


def band(inner, height, thick, material, steps=160):
    """A finger ring around the z axis. `height` and `thick` give its size in mm at an angle from the front (−y), in radians."""
    count = 28
    points, faces = [], []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        away = abs((angle + math.pi) % (2 * math.pi) - math.pi)
        for k in range(count):
            turn = 2 * math.pi * k / count
            across = math.copysign(abs(math.cos(turn)) ** 0.8, math.cos(turn))
            bulge = across * 0.5 + 0.5
            radius = inner + thick(away) * bulge
            up = math.copysign(abs(math.sin(turn)) ** 0.75, math.sin(turn)) * height(away) / 2
            points.append((radius * MM * math.sin(angle), -radius * MM * math.cos(angle), up * MM))
    for step in range(steps):
        after = (step + 1) % steps
        faces += [(step * count + k, after * count + k, after * count + (k + 1) % count, step * count + (k + 1) % count) for k in range(count)]
    return mesh(points, faces, material)


def thread_ring(material):
    """A wire of 1.4 mm that stands upright."""
    return [turned(ring(10.2 * MM, 0.72 * MM, material, (0, 0, 10.9 * MM)), x=90)]


def gem(width, depth, color, cut="emerald"):
    """A cut stone that faces +z, its widest edge at z = 0; lengths in mm."""
    if cut == "emerald":
        w, d, corner = width / 2, depth / 2, min(width, depth) * 0.2
        outline = [(w, d - corner), (w - corner, d), (corner - w, d), (-w, d - corner), (-w, corner - d), (corner - w, -d), (w - corner, -d), (w, corner - d)]
        levels = [(0.6, 1.25), (0.8, 0.95), (1, 0.28), (1, 0.0), (0.74, -1.1), (0.46, -2.0), (0.2, -2.5)]
    else:
        outline = [(width / 2 * math.cos(2 * math.pi * (k + 0.5) / 16), depth / 2 * math.sin(2 * math.pi * (k + 0.5) / 16)) for k in range(16)]
        levels = [(0.56, 1.3), (0.8, 0.85), (1, 0.22), (1, 0.0), (0.6, -1.5), (0.05, -2.9)]
    count = len(outline)
    points = []
    for index, (scale, z) in enumerate(levels):
        twist = math.pi / count if cut != "emerald" and index % 2 else 0
        turn = Matrix.Rotation(twist, 2)
        points += [(*(turn @ Vector((x * scale, y * scale)) * MM), z * MM) for x, y in outline]
    faces = [tuple(range(count)), tuple(reversed(range((len(levels) - 1) * count, len(levels) * count)))]
    for level in range(len(levels) - 1):
        faces += [(level * count + k, (level + 1) * count + k, (level + 1) * count + (k + 1) % count, level * count + (k + 1) % count) for k in range(count)]
    stone = clear(color, ior=1.55)
    stone.set("Emission", linear(color))
    stone.set("Emission Strength", 0.07)
    return mesh(points, faces, stone, smooth=False)


def setting(width, depth, material):
    """Claws and rails that hold a stone of this size (mm); it faces +z."""
    things = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width * 0.4, sy * depth * 0.4
            line = [(x * 0.55, y * 0.55, -3.2), (x * 1.0, y * 1.0, -1.2), (x * 1.07, y * 1.07, 0.2), (x * 0.98, y * 0.98, 0.85)]
            things.append(tube([tuple(value * MM for value in point) for point in line], 0.48 * MM, material, taper=[1, 1, 1, 1.05]))
            things.append(ball(0.56 * MM, material, (x * 0.95 * MM, y * 0.95 * MM, 0.85 * MM)))
    for scale, z in ((0.9, -0.75), (0.66, -2.2)):
        corner = [(a * width / 2 * scale, b * depth / 2 * scale) for a, b in ((1, 0.6), (0.6, 1), (-0.6, 1), (-1, 0.6), (-1, -0.6), (-0.6, -1), (0.6, -1), (1, -0.6))]
        things.append(tube([(x * MM, y * MM, z * MM) for x, y in corner], 0.36 * MM, material, closed=True))
    return things


def stone_ring(color="#0d8f58", material=None, width=7.2, depth=6.2):
    """A ring that lies, its stone to the front."""
    body = material or gold()
    hoop = band(9.2, lambda a: 1.9 + 0.5 * math.exp(-((a / 0.5) ** 2)), lambda a: 1.7 - 0.5 * math.exp(-((a / 0.4) ** 2)), body)
    front = moved([gem(width, depth, color), *setting(width, depth, body)], (0, -13.4 * MM, 0), tilt=(90, 0))
    return moved([hoop, *front], (0, 0, 2.15 * MM), tilt=(-6.5, 0))


def signet(material):
    """A ring with an engraved oval of 12 × 10 mm that lies, the oval to the front."""

    def height(away):
        return 2.4 + 6.4 * math.exp(-((away / 0.5) ** 2.6))

    hoop = band(9.3, height, lambda a: 1.5 + 1.0 * math.exp(-((a / 0.5) ** 2)), material)
    oval = [(0, 0.7), (0.9, 0.66), (0.965, 0.56), (1.0, 0.36), (1.0, 0.1), (0.9, -1.6)]
    face = lathe([(radius * 6 * MM, z * MM) for radius, z in oval], material)
    face.scale = (1, 5 / 6, 1)
    cut = Material("engraving", "#5b3f18" if material.surface.inputs["Base Color"].default_value[2] < 0.3 else "#4a4b4d", 0.5, metallic=0.7)
    star = []
    for ray in range(8):
        angle, reach = math.pi / 4 * ray, 2.9 if ray % 2 == 0 else 1.9
        line = [(start * math.cos(angle) * MM, start * math.sin(angle) * MM, 0.69 * MM) for start in (0.55, reach * 0.5, reach)]
        star.append(tube(line, 0.17 * MM, cut, taper=[1, 0.85, 0.2]))
    border = [(4.9 * math.cos(a) * MM, 3.95 * math.sin(a) * MM, 0.685 * MM) for a in (2 * math.pi * k / 40 for k in range(40))]
    star.append(tube(border, 0.07 * MM, cut, closed=True, steps=2))
    front = moved([face, *star], (0, -11.9 * MM, 0), tilt=(90, 0))
    return moved([hoop, *front], (0, 0, 2.95 * MM), tilt=(-9.5, 0))


def hoop(material):
    """One hollow earring of 28 mm with its clasp, that stands upright."""
    points, widths = [], []
    for k in range(49):
        angle = math.radians(118 + 324 * k / 48)
        points.append((12.4 * MM * math.cos(angle), 0, (14 + 12.4 * math.sin(angle)) * MM))
        widths.append(0.62 + 0.38 * math.sin(math.pi * k / 48) ** 0.8)
    post = [(12.4 * MM * math.cos(a), 0, (14 + 12.4 * math.sin(a)) * MM) for a in (math.radians(78 + 44 * k / 10) for k in range(11))]
    hinge = (12.4 * math.cos(math.radians(118)) * MM, 0, (14 + 12.4 * math.sin(math.radians(118))) * MM)
    return [tube(points, 1.7 * MM, material, taper=widths, steps=3), tube(post, 0.42 * MM, material), ball(1.12 * MM, material, hinge)]


def pearl(size=4.0):
    """A pearl; its size is its radius in mm."""
    material = Material("pearl", "#f2e6da", 0.22, clearcoat=1.0, clearcoat_roughness=0.08)
    angle = material.node("LayerWeight", Blend=0.35).outputs["Facing"]
    material.color_from(material.blend(angle, "#ddd0c4", "#d9c4b8", "#b9adb0", positions=[0, 0.55, 1]))
    return ball(size * MM, material)


def stud():
    """A pearl of 8 mm in a cup of gold with its post; the post points to −z."""
    body = gold()
    cup = [(0, -4.6), (1.5, -4.45), (2.7, -3.6), (3.35, -2.5), (3.2, -2.45), (2.5, -3.3), (0, -4.2)]
    things = [pearl(), lathe([(radius * MM, z * MM) for radius, z in cup], body), cylinder(0.42 * MM, 9 * MM, body, (0, 0, -13.6 * MM), bevel=0.001)]
    return [*things, ring(0.42 * MM, 0.14 * MM, body, (0, 0, -11.6 * MM))]


def chain(points, material, link=2.5):
    """An anchor chain along a smooth line on the ground; `link` is the inner length of a link in mm."""
    line = [Vector(point) for point in curve_through(points, 40)]
    pitch, wanted, walked = link * MM, 0.0, 0.0
    shape = _link(link, material)
    links = []
    for a, b in zip(line, line[1:]):
        length = (b - a).length
        while length and wanted <= walked + length:
            at, along = a.lerp(b, (wanted - walked) / length), (b - a).normalized()
            roll = math.radians(38 if len(links) % 2 else -38)
            copy = shape if not links else shape.copy()
            if links:
                shape.users_collection[0].objects.link(copy)
            copy.matrix_world = Matrix.Translation(at + Vector((0, 0, 0.85 * MM))) @ along.to_track_quat("X", "Z").to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, "X")
            links.append(copy)
            wanted += pitch
        walked += length
    return links


def _link(link, material):
    """An oval of wire along the x axis."""
    half, radius, wire = link / 2 + 0.22, 0.85, 0.3
    path = [((half - radius) * (1 if math.cos(a) >= 0 else -1) + radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * (k + 0.5) / 24 for k in range(24))]
    points, faces, count = [], [], 10
    for index, (x, y) in enumerate(path):
        before, after = path[index - 1], path[(index + 1) % 24]
        outward = Vector((after[1] - before[1], before[0] - after[0])).normalized()
        for k in range(count):
            turn = 2 * math.pi * k / count
            points.append(((x + outward.x * wire * math.cos(turn)) * MM, (y + outward.y * wire * math.cos(turn)) * MM, wire * math.sin(turn) * MM))
    for index in range(24):
        following = (index + 1) % 24
        faces += [(index * count + k, following * count + k, following * count + (k + 1) % count, index * count + (k + 1) % count) for k in range(count)]
    return mesh(points, faces, material)


def sun_disc(material):
    """A disc of 14 mm with raised rays, that lies and hangs at +y."""
    profile = [(0, 0), (6.7, 0), (7, 0.25), (7, 0.75), (6.8, 1.0), (6.5, 1.0), (6.3, 0.8), (2.1, 0.72), (1.9, 0.85), (1.2, 1.25), (0, 1.4)]
    things = [lathe([(radius * MM, z * MM) for radius, z in profile], material, steps=6)]
    for ray in range(24):
        angle, reach = 2 * math.pi * ray / 24, 5.9 if ray % 2 == 0 else 4.6
        line = [(start * math.cos(angle) * MM, start * math.sin(angle) * MM, 0.74 * MM) for start in (2.5, (2.5 + reach) / 2, reach)]
        things.append(tube(line, 0.24 * MM, material, taper=[1, 0.8, 0.15]))
    eye = ring(1.0 * MM, 0.3 * MM, material, (0, 7.7 * MM, 0.6 * MM))
    return [*things, eye, *_bail(9.6, material)]


def _bail(y, material):
    """The loop between a pendant and its chain."""
    line = [(0, -1.7, 0.5), (0, -1.2, 1.3), (0, 0, 2.3), (0, 1.3, 1.6), (0, 1.3, 0.6), (0, 0, 0.1)]
    return [tube([(x * MM, (y + v) * MM, z * MM) for x, v, z in line], 0.38 * MM, material, closed=True)]


def claw_pendant(color, material):
    """A round stone of 8 mm in four claws, that lies and hangs at +y."""
    things = moved([gem(8, 8, color, "round"), *setting(8.2, 8.2, material)], (0, 0, 3.3 * MM))
    eye = ring(1.0 * MM, 0.3 * MM, material, (0, 5.2 * MM, 2.0 * MM))
    return [*things, eye, *_bail(7.1, material)]


def strands(y, reach, spread=17.0):
    """The line of a chain that lies in a loose loop: from the far left, through the pendant's bail at `y` (mm), to the far right."""
    points = [(-spread * 0.75, reach), (-spread * 1.08, reach * 0.72), (-spread * 0.9, reach * 0.45), (-spread * 0.42, y + (reach - y) * 0.14), (0, y)]
    points += [(spread * 0.46, y + (reach - y) * 0.15), (spread * 0.98, reach * 0.44), (spread * 1.2, reach * 0.7), (spread * 0.7, reach)]
    return [(x * MM, v * MM, 0) for x, v in points]


def closed_loop(y, high, half):
    """The line of a short closed chain that lies around an oval, through the pendant's bail at `y` (mm)."""
    points = [(0, y), (half * 0.5, y + high * 0.16), (half, y + high * 0.55), (half * 0.62, y + high * 0.93), (0, y + high)]
    points += [(-half * 0.66, y + high * 0.9), (-half, y + high * 0.52), (-half * 0.46, y + high * 0.15), (0, y)]
    return [(x * MM, v * MM, 0) for x, v in points]


def sun_necklace(line=None):
    """A chain with a disc of gold."""
    body = gold(0.19)
    return [*sun_disc(body), *chain(line or strands(10.4, 75), body)]


def garnet_necklace():
    """A chain with a red stone."""
    body = gold()
    return [*claw_pendant("#a3122c", body), *chain(strands(7.9, 75), body)]


def cuff(material):
    """An open bracelet of 4 mm with round ends, that lies; its gap is at the front."""
    turn = [math.radians(-90 + 20 + 320 * k / 60) for k in range(61)]
    line = [(30 * MM * math.cos(a), 25 * MM * math.sin(a), 2.6 * MM) for a in turn]
    ends = [ball(2.9 * MM, material, (line[index][0], line[index][1], 2.9 * MM)) for index in (0, -1)]
    collars = []
    for index, other in ((0, 1), (-1, -2)):
        along = Vector(line[other]) - Vector(line[index])
        at = Vector(line[index]) + along.normalized() * 2.7 * MM
        collar = ring(1.95 * MM, 0.35 * MM, material, tuple(at))
        collar.rotation_euler = along.to_track_quat("Z", "Y").to_euler()
        collars.append(collar)
    return [tube(line, 2.0 * MM, material, steps=3), *ends, *collars]
