"""Backpacks and tents."""

import math

from studio.materials import leather, linen, metal, shade
from studio.shapes import cylinder, mesh, moved, ribbon, rounded, soft_box, subdivided, tube


def day_pack(color="#5d6446", trim="#8a5d3b"):
    """A backpack of waxed canvas with a flap and two leather straps, 44 cm tall."""
    cloth, flap_cloth, hide, brass = linen(color, 700), linen(shade(color, 0.94), 700), leather(trim), metal("brass")
    body = soft_box((0.3, 0.17, 0.4), cloth, (0, 0, 0.2), puff=0.28, crease=1.0, seed=4)
    pocket = soft_box((0.22, 0.08, 0.17), cloth, (0, -0.085, 0.105), puff=0.3, crease=0.8, seed=6)
    line = [(0.078, 0.32), (0.086, 0.38), (0.05, 0.417), (-0.02, 0.421), (-0.077, 0.4), (-0.096, 0.35), (-0.104, 0.28), (-0.108, 0.215)]
    flap = ribbon([(0, y, z) for y, z in line], 0.296, 0.006, flap_cloth)
    edge = tube([(-0.148, line[-1][0], line[-1][1]), (0.148, line[-1][0], line[-1][1])], 0.0042, hide)
    return [body, pocket, flap, edge, *_closures(hide, brass), *_carry(hide)]


def _closures(hide, brass):
    """Straps and buckles on the front."""
    things = []
    for x in (-0.078, 0.078):
        line = [(x, -0.098, 0.34), (x, -0.108, 0.29), (x, -0.114, 0.235), (x, -0.133, 0.18), (x, -0.138, 0.128)]
        things.append(ribbon(line, 0.022, 0.0035, hide))
        frame = tube([(u, 0, w) for u, w in rounded(0.032, 0.028, 0.005, 3)], 0.002, brass, closed=True, steps=2)
        pin = tube([(0, -0.002, -0.013), (0, -0.005, 0), (0, -0.002, 0.013)], 0.0016, brass)
        things += moved([frame, pin], (x, -0.1385, 0.165), tilt=(-8, 0))
        things += moved([cylinder(0.0032, 0.002, brass, bevel=0.0006)], (x, -0.103, 0.325), tilt=(84, 0))
    return things


def _carry(hide):
    """The handle and the shoulder straps."""
    grip = ribbon([(-0.045, 0.075, 0.41), (-0.04, 0.075, 0.445), (0, 0.075, 0.463), (0.04, 0.075, 0.445), (0.045, 0.075, 0.41)], 0.024, 0.006, hide, across=(0, 1, 0))
    straps = []
    for side in (-1, 1):
        line = [(side * 0.07, 0.09, 0.39), (side * 0.13, 0.13, 0.33), (side * 0.165, 0.14, 0.2), (side * 0.155, 0.1, 0.06), (side * 0.14, 0.07, 0.03)]
        straps.append(ribbon(line, 0.045, 0.01, hide, across=(0.3 * side, 1, 0.2)))
    return [grip, *straps]


def tent(color="#c98f3c", floor="#4a4438"):
    """A ridge tent for two with open doors, 2.4 m wide, 2.2 m deep and 1.35 m high; its entrance faces −y."""
    fabric, dark, pole, rope = linen(color, 400, 0.2), linen(floor, 400), metal("black"), linen("#e9dfc9")
    high, wide, front, back = 1.35, 1.2, -1.1, 1.1
    things = [*_roof(fabric, high, wide, front, back)]
    things.append(mesh([(-wide, back, 0), (wide, back, 0), (0, back, high)], [(0, 1, 2)], fabric, smooth=False))
    things += [_door(fabric, side, high, wide, front) for side in (-1, 1)]
    things.append(mesh([(-wide, front, 0.01), (wide, front, 0.01), (wide, back, 0.01), (-wide, back, 0.01)], [(0, 1, 2, 3)], dark))
    for y in (front, back):
        things += [tube([(side * (wide + 0.02), y, 0), (-side * 0.07, y, high + 0.13)], 0.014, pole) for side in (-1, 1)]
        out = -0.9 if y < 0 else 0.9
        things.append(tube([(0, y, high), (0.1, y + out, 0.02)], 0.0035, rope))
    for side in (-1, 1):
        things += [tube([(side * wide * 0.62, y, high * 0.4), (side * (wide + 0.55), y * 1.15, 0.02)], 0.0035, rope) for y in (front * 0.6, back * 0.6)]
    return things


def _roof(fabric, high, wide, front, back):
    """Two slopes that sag a little between the poles."""
    slopes = []
    for side in (-1, 1):
        points, columns, rows = [], 24, 16
        for row in range(rows + 1):
            v = row / rows
            for column in range(columns + 1):
                u = column / columns
                sag = 0.075 * math.sin(math.pi * u) * (0.35 + math.sin(math.pi * v) * 0.9)
                ripple = 0.006 * math.sin(u * 40 + v * 3) * math.sin(math.pi * u)
                y = front - 0.06 + (back - front + 0.12) * u
                x, z = side * wide * (1 - v), high * v
                points.append((x - side * (sag + ripple) * 0.72, y, max(0.004, z - (sag + ripple) * 0.66 * (v > 0))))
        faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
        slope = mesh(points, faces, fabric)
        solid = slope.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness = 0.006
        slopes.append(slope)
    return slopes


def _door(fabric, side, high, wide, front):
    """One half of the entrance, gathered to the side."""
    points, rows, columns = [], 20, 14
    for row in range(rows + 1):
        v = row / rows
        outer = wide * (1 - v)
        inner = outer * (0.5 + 0.5 * v) if v < 1 else 0
        for column in range(columns + 1):
            u = column / columns
            fold = 0.03 * math.sin(u * 20 + v * 2) * u * (1 - v)
            points.append((side * (outer + (inner - outer) * u), front - fold - 0.02 * u * (1 - v), high * v * 0.985 + 0.004))
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c) for r in range(rows) for c in range(columns)]
    door = mesh(points, faces, fabric)
    solid = door.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness = 0.006
    return subdivided(door, 1)


