"""Potted plants."""

import math
import random

from studio.materials import clay, felt, leaf, plain
from studio.shapes import cylinder, lathe, mesh, subdivided, tube


def potted_plant(seed=2, leaves=17, height=0.62):
    """A plant with broad, arching leaves in a pot of terracotta, about 75 cm tall."""
    earth = clay("#c2764f", speckle=False)
    pot = [(0, 0.006), (0.085, 0), (0.09, 0.004), (0.118, 0.165), (0.12, 0.168), (0.128, 0.17), (0.134, 0.212), (0.13, 0.216), (0.122, 0.214), (0.116, 0.18), (0, 0.178)]
    saucer = [(0, 0.006), (0.12, 0.004), (0.13, 0.02), (0.134, 0.02), (0.124, 0.0), (0, 0)]
    things = [lathe(pot, earth, uneven=0.25, at=(0, 0, 0.006)), lathe(saucer, earth, steps=4)]
    things.append(cylinder(0.114, 0.012, felt("#3a2a1f"), (0, 0, 0.184), bevel=0.004))
    chance = random.Random(seed)
    blades = [leaf("#55733f"), leaf("#466637"), leaf("#62804a")]
    stem = plain("#7d8a4d", 0.5)
    for index in range(leaves):
        inner = index / leaves
        angle = index * 2.4 + chance.uniform(-0.3, 0.3)
        reach = (0.34 - 0.24 * inner) * chance.uniform(0.85, 1.15)
        tall = height * (0.55 + 0.45 * inner) * chance.uniform(0.88, 1.1)
        things += _leaf(angle, reach, tall, chance, blades[index % 3], stem)
    return things


def _leaf(angle, reach, tall, chance, material, stem):
    """One leaf on its stalk, from the soil outward; its tip bends down."""
    base = (0.03 * math.cos(angle), 0.03 * math.sin(angle), 0.19)
    line = []
    droop = chance.uniform(0.12, 0.3)
    for k in range(33):
        t = k / 32
        out = reach * (0.25 * t + 0.75 * t * t)
        up = tall * (1.25 * t - (0.25 + droop) * t**2.6)
        line.append((base[0] + out * math.cos(angle), base[1] + out * math.sin(angle), base[2] + up))
    stalk = 12
    side = (-math.sin(angle), math.cos(angle))
    half, twist = chance.uniform(0.042, 0.06), chance.uniform(-0.35, 0.35)
    points, faces, columns = [], [], 8
    for k in range(stalk, 33):
        t = (k - stalk) / (32 - stalk)
        width = half * (math.sin(math.pi * min(1, t**0.72)) ** 0.8 if t < 1 else 0)
        wave = 0.006 * math.sin(9 * t + angle)
        for column in range(columns + 1):
            s = 2 * column / columns - 1
            fold = width * 0.28 * abs(s) ** 1.3 + wave * s
            x, y, z = line[k]
            points.append((x + side[0] * s * width - math.cos(angle) * fold * 0.5, y + side[1] * s * width - math.sin(angle) * fold * 0.5, z + fold + s * width * twist))
    for row in range(32 - stalk):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    blade = subdivided(mesh(points, faces, material), 1)
    return [blade, tube(line[: stalk + 2], 0.0034, stem, steps=1), tube(line[stalk:30], 0.0016, stem, steps=1)]
