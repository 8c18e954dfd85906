"""Places where things are photographed: backgrounds and light. The things stand at the origin; the camera looks along +y."""

import math

import bpy
from mathutils import Vector

from studio.materials import linear, paper, plain, plaster, shade, wood
from studio.shapes import box, mesh, moved, regrained

TONES = {
    "cream": "#efe8da",
    "sand": "#e2d4bd",
    "sage": "#c9d1bf",
    "clay": "#d8a988",
    "blush": "#ecd3c8",
    "sky": "#cfdbe1",
    "stone": "#d3d0ca",
    "white": "#f3f1ec",
    "honey": "#e9c988",
    "forest": "#3f5145",
    "night": "#2c3036",
    "wine": "#552a30",
}


def sweep(tone, size=1.0, bend=0.5):
    """A roll of paper that bends from the floor to the wall. `size` is the width of what stands on it."""
    back, radius = 1.1 * size, bend * size
    line = [(-6 * size, 0.0), (back, 0.0)]
    line += [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(1, 25))]
    line += [(back + radius, 8 * size)]
    points = [(x, y, z) for y, z in line for x in (-9 * size, 9 * size)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)]
    return mesh(points, faces, paper(TONES.get(tone, tone)))


def table(tone):
    """A painted board on which things lie, seen from above."""
    mesh([(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)], plaster(TONES.get(tone, tone)))


def room(wall="#e9e1d3", boards="oak", depth=1.2, skirting=True):
    """A corner of a room: a plaster wall `depth` meters behind the origin, floorboards and a skirting board."""
    mesh([(-8, depth, -0.1), (8, depth, -0.1), (8, depth, 6), (-8, depth, 6)], [(0, 1, 2, 3)], plaster(wall))
    material = wood(boards, "x", 0.42)
    for index in range(-24, 25):
        plank = box((9, 0.178, 0.02), material, bevel=0.0012, segments=1)
        moved([regrained(plank, index)], (index * 0.18, depth - 4.5, -0.01), turn=90)
    if skirting:
        box((16, 0.018, 0.09), plain(shade(wall, 1.03), 0.5), (0, depth - 0.009, 0.045), bevel=0.004)


def tabletop(kind="oak", wall="#e6dccb", depth=0.7, width=3.0, front=0.9, gap=0.6):
    """A wooden table in front of a wall; things stand on its top at z = 0. `gap` is the distance between its far edge and the wall."""
    planks = 9
    for index in range(planks):
        each = (depth + front) / planks
        material = wood(kind, "x", 0.4)
        box((width, each - 0.001, 0.04), material, ((index % 3) * 0.13 - 0.13, -front + each * (index + 0.5), -0.02), bevel=0.0016, segments=2)
    mesh([(-6, depth + gap, -2), (6, depth + gap, -2), (6, depth + gap, 5), (-6, depth + gap, 5)], [(0, 1, 2, 3)], plaster(wall))


def lit(kind="soft", size=1.0):
    """Lights for things about `size` meters large: `soft` (large window from the left), `window` (a nearer window: deeper shadows), `sun` (hard light through a window), or `dark`."""
    warm, cold = "#fff1df", "#dfeaff"
    if kind == "soft":
        _lamp((-2.0, -1.3, 1.9), 1.5, 105, warm, size)
        _lamp((2.3, -1.6, 1.1), 2.2, 22, cold, size)
        _sky(0.42, "#f4f1ec")
    elif kind == "window":
        _lamp((-1.9, -0.7, 1.6), 1.25, 150, warm, size)
        _lamp((2.3, -1.8, 1.2), 2.0, 16, cold, size)
        _sky(0.36, "#f4f1ec")
    elif kind == "sun":
        sunlight((-2.6, -1.6, 2.1), 3.6, "#ffe6c4")
        _lamp((1.6, -2.4, 1.6), 2.4, 26, cold, size)
        _sky(0.5, "#e8eef7")
    elif kind == "top":
        _lamp((-1.9, 1.2, 1.2), 1.3, 120, warm, size)
        _lamp((1.8, -1.6, 1.6), 2.0, 24, cold, size)
        _sky(0.4, "#f4f1ec")
    elif kind == "dark":
        _lamp((-1.9, -0.4, 1.6), 0.9, 95, "#ffe9cf", size)
        _lamp((2.0, 0.6, 1.3), 0.7, 40, "#cfe0ff", size)
        _sky(0.06, "#aab4c8")


def jewel_light(size):
    """Light for polished metal and stones: a large window, a narrow bright strip, and black cards that the metal reflects as dark lines."""
    _lamp((-1.7, -0.5, 2.0), 1.3, 105, "#fff1df", size)
    _lamp((1.9, 0.9, 1.4), 0.5, 120, "#eaf1ff", size)
    _lamp((-1.2, -2.1, 0.45), 1.5, 30, "#ffffff", size)
    _lamp((-0.3, 0.75, 1.9), 1.3, 34, "#fff8ee", size)
    _sky(0.34, "#f4f1ec")
    black = plain("#050505", 1.0)
    for x, y, high in ((1.3, -2.4, 0.9), (2.6, -0.7, 0.8), (-2.7, 1.4, 1.0)):
        wide = Vector((y, -x, 0)).normalized() * 0.55 * size
        foot = Vector((x, y, 0.02)) * size
        up = Vector((0, 0, high * size))
        card = mesh([tuple(foot - wide), tuple(foot + wide), tuple(foot + wide + up), tuple(foot - wide + up)], [(0, 1, 2, 3)], black)
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def window_shadow(distance=1.4, columns=3, rows=2, pane=0.42, gap=0.05, at=(0, 0, 0)):
    """The bars of a window between the sun and the things: use with `lit("sun")`. It is outside of the picture.

    Its light falls on the point `at`.
    """
    direction = Vector((-2.6, -1.6, 2.1)).normalized()
    center = Vector(at) + direction * distance * 2.2
    side = Vector((0, 0, 1)).cross(direction).normalized()
    up = direction.cross(side).normalized()
    frame = plain("#000000", 1.0)
    width, height = columns * pane, rows * pane

    def bar(a, b, thick):
        along = (b - a).normalized()
        across = direction.cross(along).normalized() * thick / 2
        corners = [a - across, a + across, b + across, b - across]
        _camera_blind(mesh([tuple(corner) for corner in corners], [(0, 1, 2, 3)], frame))

    for column in range(columns + 1):
        x = side * (column * pane - width / 2)
        bar(center + x - up * height / 2, center + x + up * height / 2, gap)
    for row in range(rows + 1):
        y = up * (row * pane - height / 2)
        bar(center + y - side * width / 2, center + y + side * width / 2, gap)
    far = 6.0
    for sign, along, across, half, other in ((1, side, up, width / 2, far), (-1, side, up, width / 2, far), (1, up, side, height / 2, far), (-1, up, side, height / 2, far)):
        middle = center + along * sign * (half + far / 2)
        bar(middle - across * other, middle + across * other, far)


def _camera_blind(thing):
    """The object throws shadows, and is itself invisible."""
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = False


def _lamp(at, side, power, color, size, target=(0, 0, 0.25)):
    """A square light that looks at a point; lengths grow with `size`."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.size, light.energy, light.color = side * size, power * size * size, linear(color)[:3]
    _aimed(light, Vector(at) * size, Vector(target) * size)


def sunlight(at, strength, color):
    """The sun, which shines from the direction of `at`."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(1.2), linear(color)[:3]
    _aimed(light, Vector(at), Vector((0, 0, 0)))


def _aimed(light, place, target):
    """Adds a light that looks from a place to a target."""
    holder = bpy.data.objects.new("light", light)
    holder.location = place
    holder.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)


def _sky(strength, color):
    """Even light from all directions."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = linear(color)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
