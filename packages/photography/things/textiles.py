"""Cushions, upholstery and blankets."""

import math
import random

import numpy as np

from studio.materials import Material, boucle, felt, linen, linear, shade
from studio.shapes import curve_through, mesh, moved, rounded, subdivided, tube


def cushion(size=0.5, material=None, seed=1, plump=0.075):
    """A square cushion filled with feathers that lies flat around the origin; `plump` is half of its thickness in meters."""
    cells = 48
    sheets = _filled(size, cells, plump, seed)
    material = material or linen("#b4553a")
    things = []
    for side, sheet in zip((1, -1), sheets):
        faces = []
        for row in range(cells):
            for column in range(cells):
                a = row * (cells + 1) + column
                face = (a, a + 1, a + cells + 2, a + cells + 1)
                faces.append(face if side > 0 else face[::-1])
        things.append(subdivided(mesh(sheet.reshape(-1, 3).tolist(), faces, material), 1))
    top = sheets[0]
    border = [*top[0, :-1], *top[:-1, -1], *top[-1, :0:-1], *top[:0:-1, 0]]
    things.append(tube([tuple(point) for point in border], 0.0034, material, closed=True, steps=1))
    return things


def _filled(size, cells, plump, seed, steps=260):
    """Two square sheets of cloth, sewn together and filled: rows × columns × 3 coordinates each. The threads keep their length."""
    chance = np.random.default_rng(seed)
    line = (np.arange(cells + 1) / cells - 0.5) * size
    x, y = np.meshgrid(line, line)
    bend = chance.normal(0, 0.0012, (2, cells + 1, cells + 1))
    sheets = np.stack([np.stack([x, y, side * 0.004 + bend[k]], -1) for k, side in enumerate((1, -1))])
    _sewn(sheets)
    before = sheets.copy()
    thread = size / cells
    for _ in range(steps):
        normal = np.cross(np.gradient(sheets, axis=2), np.gradient(sheets, axis=1))
        normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
        normal[1] *= -1
        normal[..., :2] *= 0.3
        push = 0.0022 * np.clip(1 - np.abs(sheets[..., 2:]) / plump, -1, 1)
        sheets, before = sheets + (sheets - before) * 0.86 + normal * push, sheets
        for _ in range(9):
            for axis in (1, 2):
                for start in (0, 1):
                    _hold(sheets, thread, axis, start)
            sheets[:, 1:-1, 1:-1] += 0.03 * (sheets[:, :-2, 1:-1] + sheets[:, 2:, 1:-1] + sheets[:, 1:-1, :-2] + sheets[:, 1:-1, 2:] - 4 * sheets[:, 1:-1, 1:-1])
            _sewn(sheets)
    return sheets


def _hold(sheets, thread, axis, start):
    """Gives every second thread along an axis its length again; it resists tension more than pressure."""
    a = sheets[:, start:-1:2] if axis == 1 else sheets[:, :, start:-1:2]
    b = sheets[:, start + 1 :: 2] if axis == 1 else sheets[:, :, start + 1 :: 2]
    apart = b - a
    long = np.linalg.norm(apart, axis=-1, keepdims=True)
    amount = (long - thread) / np.maximum(long, 1e-9)
    move = apart * np.where(amount > 0, 0.5, 0.22) * amount
    a += move
    b -= move


def _sewn(sheets):
    """Joins the edges of the two sheets."""
    for edge in (np.s_[:, 0], np.s_[:, -1], np.s_[:, :, 0], np.s_[:, :, -1]):
        sheets[edge] = sheets[edge].mean(0)


def pad(width, depth, thick, material, at=(0, 0, 0), crown=0.025, corner=0.06, piping=0.0045, seed=1):
    """An upholstered cushion around its center `at`: flat walls, a domed top and piping along its seams."""
    chance = random.Random(seed)
    waves = [(chance.uniform(-1, 1) * 14, chance.uniform(-1, 1) * 14, chance.uniform(0, 6)) for _ in range(6)]
    outline = _resampled(rounded(width, depth, corner, 10), 0.02)
    rings = [(t, thick / 2 + crown * (1 - t**3)) for t in (math.sin(math.pi / 2 * k / 16) for k in range(1, 17))]
    wall = [(1 + 0.03 * thick * math.sin(math.pi * k / 8) / min(width, depth) * 4, thick / 2 - thick * k / 8) for k in range(1, 8)]
    rings += [*wall, *((t, -z) for t, z in reversed(rings))]
    points, faces = [], []
    for t, z in rings:
        for x, y in outline:
            ripple = 0.0022 * sum(math.sin(a * x * t + b * y * t + c + z * 9) for a, b, c in waves)
            points.append((x * t, y * t, z + ripple * (1 - t**6)))
    count = len(outline)
    for ring in range(len(rings) - 1):
        for k in range(count):
            a, b = ring * count + k, ring * count + (k + 1) % count
            faces.append((b, a, a + count, b + count))
    faces += [tuple(range(count)), tuple(reversed(range(len(points) - count, len(points))))]
    things = [mesh(points, faces, material)]
    if piping:
        for z in (thick / 2, -thick / 2):
            things.append(tube([(x * 1.001, y * 1.001, z) for x, y in outline], piping, material, closed=True, steps=1))
    return moved(things, at)


def _resampled(outline, step):
    """The closed outline with points at most `step` apart."""
    line = []
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]]):
        parts = max(1, math.ceil(math.hypot(u - x, v - y) / step))
        line += [(x + (u - x) * k / parts, y + (v - y) * k / parts) for k in range(parts)]
    return line


def woven(color):
    """Upholstery of thick, mottled yarn."""
    material = Material("woven", color, 0.95, sheen=0.4)
    place = material.place()
    yarn = material.noise(230, 3)
    material.color_from(material.blend(yarn, shade(color, 0.78), color, shade(color, 1.08), positions=[0.3, 0.5, 0.72]))
    for axis in "XYZ":
        threads = material.node("TexWave", {"Vector": place}, Scale=78.0, Distortion=1.5, Detail=1.0, bands_direction=axis)
        material.bump(threads.outputs["Fac"], 0.4, 0.0014)
    return material


def striped(material, stripe, bands, axis="X"):
    """Adds stripes to a cloth: `bands` are (from, to) positions in meters along an axis of the object."""
    place = material.node("SeparateXYZ", {"Vector": material.node("TexCoord").outputs["Object"]}).outputs[axis]
    base = material.surface.inputs["Base Color"].links[0].from_socket
    for low, high in bands:
        above = material.node("Math", {0: place}, operation="GREATER_THAN")
        above.inputs[1].default_value = low
        below = material.node("Math", {0: place}, operation="LESS_THAN")
        below.inputs[1].default_value = high
        both = material.node("Math", {0: above.outputs[0], 1: below.outputs[0]}, operation="MULTIPLY").outputs[0]
        mixed = material.node("MixRGB", {"Fac": both, "Color1": base})
        mixed.inputs["Color2"].default_value = linear(stripe)
        base = mixed.outputs["Color"]
    return material.color_from(base)


def folded_blanket(color="#c3ab8c", stripe="#5f4030", width=0.52, depth=0.36, layers=6, thick=0.026, seed=4):
    """A blanket that lies folded on the ground, its folds to the front, with fringes at one side."""
    material = striped(boucle(color), stripe, [(-0.165, -0.14), (-0.12, -0.108), (0.108, 0.12), (0.14, 0.165)])
    chance = random.Random(seed)
    line, height = [], thick / 2
    for layer in range(layers):
        ahead, behind = -depth / 2 + chance.uniform(-0.008, 0.008), depth / 2 + chance.uniform(-0.01, 0.01)
        ends = (behind, ahead) if layer % 2 == 0 else (ahead, behind)
        line += [(ends[0] + (ends[1] - ends[0]) * k / 10, height + chance.uniform(-0.0015, 0.0015)) for k in range(11)]
        turn = ends[1] + (-1 if layer % 2 == 0 else 1) * thick * 0.62
        if layer < layers - 1:
            line.append((turn, height + thick * 0.53))
        height += thick * 1.06
    return [_ribbon(curve_through(line, 4), width, thick, material, chance), *_fringes(width, depth, layers, thick, felt(shade(color, 0.95)), chance)]


def _ribbon(line, width, thick, material, chance):
    """A thick cloth whose cross section follows a line of (y, z) points, as wide as `width` along x."""
    columns = 40
    phases = [chance.uniform(0, 6) for _ in range(4)]
    points, faces = [], []
    for step, (y, z) in enumerate(line):
        before, after = line[max(0, step - 1)], line[min(len(line) - 1, step + 1)]
        dy, dz = after[0] - before[0], after[1] - before[1]
        long = math.hypot(dy, dz) or 1
        for side in (1, -1):
            for column in range(columns + 1):
                x = (column / columns - 0.5) * width
                wave = 0.0022 * (math.sin(9 * x + phases[0] + 4 * y) + math.sin(17 * x + phases[1] + step * 0.05))
                half = side * thick * 0.5
                x *= 1 + 0.006 * math.sin(step * 0.11 + phases[2])
                points.append((x, y - dz / long * half + wave, z + dy / long * half + wave * 0.6))
    across = 2 * (columns + 1)
    for step in range(len(line) - 1):
        loop = [*range(columns + 1), *range(2 * columns + 1, columns, -1)]
        for a, b in zip(loop, [*loop[1:], loop[0]]):
            faces.append((step * across + a, step * across + b, (step + 1) * across + b, (step + 1) * across + a))
    for step in (0, len(line) - 1):
        faces += [(step * across + k, step * across + k + 1, step * across + columns + 2 + k, step * across + columns + 1 + k) for k in range(columns)]
    return subdivided(mesh(points, faces, material), 1)


def _fringes(width, depth, layers, thick, material, chance):
    """Short threads at the right side of the upper layers."""
    things = []
    for layer in range(max(0, layers - 2), layers):
        height = thick * (0.5 + 1.06 * layer)
        for k in range(26):
            y = -depth / 2 + (k + 0.5) * depth / 26
            x = width / 2 - 0.004
            fall = chance.uniform(0.03, 0.05)
            points = [(x, y, height), (x + 0.012, y + chance.uniform(-0.004, 0.004), height - 0.002), (x + 0.02, y + chance.uniform(-0.008, 0.008), height - fall)]
            things.append(tube(points, 0.0028, material, steps=4))
    return things
