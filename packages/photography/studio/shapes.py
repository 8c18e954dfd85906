"""Shapes. Every function returns an object that stands in the current scene; lengths are in meters, the z axis points up."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def _object(name, mesh, material, smooth=True, at=(0, 0, 0)):
    """Adds a mesh to the scene."""
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material.data)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    return thing


def mesh(points, faces, material, smooth=True, at=(0, 0, 0)):
    """A mesh of points and faces."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(point) for point in points], [], faces)
    data.update()
    return _object("mesh", data, material, smooth, at)


def curve_through(points, steps=8):
    """A smooth (Catmull-Rom) line through points; a point given twice in a row is a corner."""
    if len(points) < 3:
        return [tuple(point) for point in points]
    line = []
    for index in range(len(points) - 1):
        a = points[max(0, index - 1)]
        b, c = points[index], points[index + 1]
        if tuple(b) == tuple(c):
            continue
        d = points[min(len(points) - 1, index + 2)]
        for step in range(steps):
            t = step / steps
            line.append(tuple(_catmull_rom(p, q, r, s, t) for p, q, r, s in zip(a, b, c, d)))
    return [*line, tuple(points[-1])]


def _catmull_rom(a, b, c, d, t):
    """A coordinate between b and c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def lathe(profile, material, steps=8, segments=96, at=(0, 0, 0), uneven=0.0):
    """Turns a profile of (radius, height) points around the z axis. `uneven` (0 to 1) makes it look thrown by hand."""
    line = curve_through(profile, steps)
    points, faces = [], []
    for segment in range(segments):
        angle = 2 * math.pi * segment / segments
        wobble = 1 + uneven * 0.012 * (math.sin(2 * angle + 1) + 0.6 * math.sin(3 * angle))
        for radius, height in line:
            points.append((radius * wobble * math.cos(angle), radius * wobble * math.sin(angle), height))
    count = len(line)
    for segment in range(segments):
        after = (segment + 1) % segments
        for index in range(count - 1):
            a, b = segment * count + index, after * count + index
            faces.append((a, b, b + 1, a + 1))
    thing = mesh(points, faces, material, at=at)
    _cleaned(thing)
    return thing


def _cleaned(thing):
    """Merges points at the same place (the poles of a lathe), and lets all faces look outside."""
    data = bmesh.new()
    data.from_mesh(thing.data)
    bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-5)
    bmesh.ops.dissolve_degenerate(data, edges=data.edges, dist=1e-6)
    bmesh.ops.recalc_face_normals(data, faces=data.faces)
    data.to_mesh(thing.data)
    data.free()
    for polygon in thing.data.polygons:
        polygon.use_smooth = True


def box(size, material, at=(0, 0, 0), bevel=0.004, segments=3):
    """A box around its center `at`, with rounded edges."""
    x, y, z = (side / 2 for side in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(corners, faces, material, at=at)
    return beveled(thing, bevel, segments)


def beveled(thing, width, segments=3):
    """Rounds the edges of a thing."""
    if width:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
        modifier.harden_normals = True
        thing.data.use_auto_smooth = True
    return thing


def cylinder(radius, height, material, at=(0, 0, 0), bevel=0.002, segments=96, top=None):
    """A cylinder that stands on `at`. `top` is the radius of its upper end, for a cone."""
    upper = radius if top is None else top
    points = []
    for z, r in ((0, radius), (height, upper)):
        points += [(r * math.cos(2 * math.pi * k / segments), r * math.sin(2 * math.pi * k / segments), z) for k in range(segments)]
    faces = [(k, (k + 1) % segments, segments + (k + 1) % segments, segments + k) for k in range(segments)]
    faces += [tuple(reversed(range(segments))), tuple(range(segments, 2 * segments))]
    return beveled(mesh(points, faces, material, at=at), bevel)


def ball(radius, material, at=(0, 0, 0), squash=1.0):
    """A sphere around `at`; `squash` scales its height."""
    profile = [(radius * math.sin(math.pi * k / 32), -radius * squash * math.cos(math.pi * k / 32)) for k in range(33)]
    return lathe(profile, material, steps=1, at=at)


def ring(radius, thickness, material, at=(0, 0, 0), flat=1.0):
    """A torus that lies around the z axis; `flat` scales its height."""
    line = [(radius + thickness * math.cos(a), thickness * flat * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(25))]
    return lathe(line, material, steps=1, segments=128, at=at)


def tube(points, radius, material, closed=False, steps=8, taper=None):
    """A round bar along a smooth line through points. `taper` lists the thickness at each point as factors."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth, data.bevel_resolution, data.use_fill_caps = radius, 6, True
    line = curve_through([*points, points[0]] if closed else points, steps)
    factors = curve_through([(value,) * 3 for value in taper], steps) if taper else None
    spline = data.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for index, point in enumerate(line):
        spline.points[index].co = (*point, 1)
        if factors:
            spline.points[index].radius = factors[min(index, len(factors) - 1)][0]
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    data.materials.append(material.data)
    thing = bpy.data.objects.new("tube", data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ribbon(points, width, thickness, material, across=(1, 0, 0), closed=False, steps=4):
    """A flat strap along a smooth line through points; `across` is the direction of its width."""
    line = [Vector(point) for point in curve_through([*points, points[0]] if closed else points, steps)]
    if closed:
        line = line[:-1]
    across = Vector(across).normalized()
    corners, faces = [], []
    for index, point in enumerate(line):
        before = line[index - 1] if index or closed else point
        after = line[(index + 1) % len(line)] if index + 1 < len(line) or closed else point
        up = across.cross(after - before).normalized() * thickness / 2
        corners += [point + across * x * width / 2 + up * z for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for index in range(len(line) if closed else len(line) - 1):
        a, b = index * 4, (index + 1) % len(line) * 4
        faces += [(a + k, a + (k + 1) % 4, b + (k + 1) % 4, b + k) for k in range(4)]
    if not closed:
        faces += [(3, 2, 1, 0), tuple(len(line) * 4 - 4 + k for k in range(4))]
    thing = mesh(corners, faces, material, smooth=False)
    _cleaned(thing)
    return beveled(thing, thickness * 0.3, 2)


def swept(points, section, material, across=(0, 1, 0), steps=8):
    """A bar along a smooth line through points. `section` is its outline: (along `across`, upward)."""
    line = [Vector(point) for point in curve_through(points, steps)]
    across = Vector(across).normalized()
    corners, faces, count = [], [], len(section)
    for index, point in enumerate(line):
        along = line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]
        up = along.cross(across).normalized()
        corners += [point + across * x + up * y for x, y in section]
    for index in range(len(line) - 1):
        a, b = index * count, (index + 1) * count
        faces += [(a + k, a + (k + 1) % count, b + (k + 1) % count, b + k) for k in range(count)]
    faces += [tuple(reversed(range(count))), tuple((len(line) - 1) * count + k for k in range(count))]
    thing = mesh(corners, faces, material)
    _cleaned(thing)
    return thing


def plate(outline, thickness, material, at=(0, 0, 0), bevel=0.003, holes=()):
    """A board that lies on `at`: a flat outline of (x, y) points, with holes, raised to its thickness."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude, data.bevel_depth, data.bevel_resolution = max(1e-4, thickness / 2 - bevel), bevel, 3
    for loop in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        for index, (x, y) in enumerate(loop):
            spline.points[index].co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    data.materials.append(material.data)
    thing = bpy.data.objects.new("plate", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (at[0], at[1], at[2] + thickness / 2)
    return thing


def rounded(width, depth, radius, steps=8):
    """The outline of a rectangle with round corners, around (0, 0)."""
    points = []
    for turn, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (turn + step / steps)
            points.append((x * (width / 2 - radius) + radius * math.cos(angle), y * (depth / 2 - radius) + radius * math.sin(angle)))
    return points


def circle(radius, x=0.0, y=0.0, segments=48):
    """The outline of a circle."""
    return [(x + radius * math.cos(2 * math.pi * k / segments), y + radius * math.sin(2 * math.pi * k / segments)) for k in range(segments)]


def soft_box(size, material, at=(0, 0, 0), puff=0.35, crease=0.0, seed=1):
    """A cushion around its center `at`: a box with bulging sides and, by `crease`, an uneven surface."""
    cuts = 24
    data = bmesh.new()
    bmesh.ops.create_cube(data, size=2)
    bmesh.ops.subdivide_edges(data, edges=data.edges, cuts=cuts, use_grid_fill=True)
    chance = random.Random(seed)
    waves = [(Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-1, 1))) * 5, chance.uniform(0, 6)) for _ in range(6)]
    for vertex in data.verts:
        co = vertex.co
        round_ = co * math.sqrt(max(0, 1)) / max(1e-6, (abs(co.x) ** 6 + abs(co.y) ** 6 + abs(co.z) ** 6) ** (1 / 6))
        flat = [1 - 0.5 * puff * (1 - _bulge(co[(axis + 1) % 3]) * _bulge(co[(axis + 2) % 3])) for axis in range(3)]
        ripple = sum(math.sin(direction.dot(co) + phase) for direction, phase in waves) * crease * 0.006
        vertex.co = Vector(round_[axis] * flat[axis] * size[axis] / 2 for axis in range(3)) * (1 + ripple)
    mesh_data = bpy.data.meshes.new("soft box")
    data.to_mesh(mesh_data)
    data.free()
    thing = _object("soft box", mesh_data, material, at=at)
    return subdivided(thing, 1)


def _bulge(value):
    """A parabola with its top at 0."""
    return 1 - value * value


def subdivided(thing, levels=2):
    """Smooths a mesh when it is rendered."""
    modifier = thing.modifiers.new("subdivision", "SUBSURF")
    modifier.levels, modifier.render_levels = 0, levels
    return thing


def text(words, size, material, at=(0, 0, 0), serif=False, thickness=0.0003, around=None, align="CENTER", spacing=1.0):
    """Raised letters that face the viewer (−y), centered on `at`. `around` is the radius of the cylinder that they lie on."""
    data = bpy.data.curves.new("text", "FONT")
    data.body, data.size, data.align_x, data.align_y = words, size, align, "CENTER"
    data.extrude, data.space_character, data.resolution_u = thickness, spacing, 4
    data.font = bpy.data.fonts.load(FONTS["serif" if serif else "sans"], check_existing=True)
    thing = bpy.data.objects.new("text", data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    flat = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    for vertex in flat.vertices:
        x, y, z = vertex.co
        if around:
            angle, radius = x / around, around + z
            vertex.co = (radius * math.sin(angle), -radius * math.cos(angle), y)
        else:
            vertex.co = (x, -z, y)
    flat.materials.clear()
    return _object("text", flat, material, smooth=False, at=at)


FONTS = {
    "sans": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "serif": "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
}


def label(width, height, material, radius, at=(0, 0, 0), offset=0.0005):
    """A paper label on the front (−y) of a cylinder with this radius, centered on `at`."""
    columns, rows = 32, 8
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, z = (column / columns - 0.5) * width, (row / rows - 0.5) * height
            angle = x / radius
            points.append(((radius + offset) * math.sin(angle), -(radius + offset) * math.cos(angle), z))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return mesh(points, faces, material, at=at)


def turned(thing, x=0.0, y=0.0, z=0.0):
    """Turns the object around its axes, in degrees."""
    thing.rotation_euler = tuple(math.radians(angle) for angle in (x, y, z))
    return thing


def moved(things, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """Moves a group of objects as one: first scaled, then turned around z and tilted around x and y, in degrees."""
    matrix = Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    matrix = matrix @ Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
    matrix = matrix @ Matrix.Scale(scale, 4)
    for thing in things:
        thing.matrix_basis = matrix @ thing.matrix_basis
    return things


def regrained(thing, seed):
    """Moves the grain of the object's material: without it, boards of the same size are alike."""
    chance = random.Random(seed)
    offset = Vector((chance.uniform(-9, 9), chance.uniform(-9, 9), chance.uniform(-9, 9)))
    thing.data.transform(Matrix.Translation(offset))
    thing.location -= offset
    return thing
