"""A meadow in the hills at dusk."""

import math
import random

import bpy

from studio.materials import Material, linear, shade
from studio.shapes import mesh
from studio.sets import sunlight


def meadow(scale=1.0):
    """Grass around the origin, hills far behind it, and the low sun from the left. `scale` is the width of the picture in meters."""
    _sky()
    sunlight((-2.4, -1.2, 1.1), 3.0, "#ffcf9a")
    ground = Material("meadow", "#5d6844", 1.0)
    grass = ground.noise(3.0 / scale, 8)
    ground.color_from(ground.blend(grass, "#3f4a2f", "#5f6a43", "#8a8356", positions=[0.3, 0.52, 0.75]))
    ground.bump(ground.noise(24 / scale, 8), 0.9, 0.05 * scale)
    mesh([(-400, -60, 0), (400, -60, 0), (400, 160, 0), (-400, 160, 0)], [(0, 1, 2, 3)], ground)
    for far, tall, color, seed in ((80, 4.2, "#64704f", 1.0), (130, 11, "#7f8b80", 2.7), (210, 25, "#a3adae", 4.1), (320, 50, "#c4c3be", 5.9)):
        _hills(far, tall, color, seed)
    _blades(scale)


def _hills(far, tall, color, seed):
    points, columns = [], 160
    for column in range(columns + 1):
        x = (column / columns - 0.5) * far * 3.2
        wave = sum(math.sin(x / far * f + seed * f) / (f * 0.55) for f in (1.7, 3.1, 5.3, 11.7))
        points += [(x, far, -2), (x, far, tall * (0.62 + 0.2 * wave))]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(columns)]
    material = Material("hills", color, 1.0)
    trees = material.noise(0.35, 8)
    mesh(points, faces, material.color_from(material.blend(trees, shade(color, 0.88), shade(color, 1.06), positions=[0.35, 0.65])))


def _blades(scale):
    """Blades of grass around the things, as one mesh."""
    chance = random.Random(5)
    points, faces = [], []
    for _ in range(34000):
        distance = chance.random() ** 0.6
        x, y = chance.uniform(-1.5, 1.5) * (0.8 + distance) * scale, (distance * 4.2 - 1.3) * scale
        tall, lean, turn = chance.uniform(0.02, 0.055) * scale, chance.uniform(-0.02, 0.02) * scale, chance.uniform(0, math.pi)
        wide = 0.0022 * scale
        dx, dy = math.cos(turn) * wide, math.sin(turn) * wide
        base = len(points)
        points += [(x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + dx * 0.6 + lean * 0.4, y + dy * 0.6, tall * 0.6), (x - dx * 0.6 + lean * 0.4, y - dy * 0.6, tall * 0.6), (x + lean, y, tall)]
        faces += [(base, base + 1, base + 2, base + 3), (base + 3, base + 2, base + 4)]
    blade = Material("blades", "#6f7a45", 0.8)
    mesh(points, faces, blade.color_from(blade.blend(blade.noise(1.3 / scale, 4), "#4d5a33", "#77804a", "#a29a62", positions=[0.3, 0.5, 0.72])), smooth=False)


def _sky():
    world = bpy.data.worlds.new("dusk")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coordinates, parts, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeValToRGB")
    links.new(coordinates.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    stops = ramp.color_ramp.elements
    for position, color in ((0.0, "#f6cf9e"), (0.12, "#f3d9b8"), (0.35, "#c8d2d6"), (1.0, "#8fa9bd")):
        stop = stops.new(position) if position not in (0.0, 1.0) else stops[0 if position == 0.0 else -1]
        stop.position, stop.color = position, linear(color)
    nodes["Background"].inputs["Strength"].default_value = 0.75
