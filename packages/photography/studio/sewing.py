"""Clothes that lie on a table, seen from above: panels of cloth cut from flat patterns, with soft edges and creases."""

import math
import random

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from studio.shapes import curve_through, mesh


class Panel:
    """A piece of cloth. `height` is its upper side over the table, in meters, at points of an array of (x, y)."""

    def __init__(self, outline, material, seams=(), thick=0.012, soft=0.016, creases=(), on=None, cell=0.007, seed=1, lift=0.0, level=False, hem=0.0016):
        """`thick` is its height, which it reaches at the distance `soft` from its edges, whose own height is `hem`. `on` is the panel
        below it; with `level`, the panel does not bend down at the edges of that panel."""
        self.outline, self.thick, self.soft, self.lift = np.array(outline), thick, soft, lift
        self.creases, self.on, self.seed, self.level, self.hem = creases, on, seed, level, hem
        points, faces = _triangles(self.outline, cell, seed)
        count = len(points)
        heights = self.height(points)
        rim = _rim(faces)
        lower = {start: count + index for index, (start, _) in enumerate(rim)}
        faces = [*faces, *((start, lower[start], lower[end], end) for start, end in rim)]
        under = np.array([heights[start] for start, _ in rim]) - (0.007 if on else 1)
        points = np.concatenate([points, points[[start for start, _ in rim]]])
        heights = np.concatenate([heights, np.maximum(0, under)])
        thing = mesh(np.column_stack([points, heights]), faces, material)
        pattern = thing.data.uv_layers.new(name="pattern")
        for loop in thing.data.loops:
            pattern.data[loop.index].uv = points[loop.vertex_index]
        distances = thing.data.attributes.new("seam", "FLOAT", "POINT")
        distances.data.foreach_set("value", _distances(points, seams).astype(np.float32))
        self.thing = thing

    def height(self, points):
        """The height of the upper side; outside of the panel, that of what is below it."""
        points = np.asarray(points, float).reshape(-1, 2)
        edge = _distances(points, [[*self.outline, self.outline[0]]])
        edge[(edge > 1e-6) & ~_inside(points, self.outline)] = 0
        inside = np.clip(edge / self.soft, 0, 1)
        rounded = np.sqrt(1 - (1 - inside) ** 2)
        return self._below(points) + self.hem + rounded * np.maximum(0.0012, self.thick + self._folds(points) - self.hem)

    def plateau(self, points):
        """The height without the round edges, also outside of the panel."""
        return self._below(points) + np.maximum(0.0012, self.thick + self._folds(points))

    def _below(self, points):
        """The height of what is below the panel."""
        if not self.on:
            return np.full(len(points), self.lift)
        return self.lift + (self.on.plateau(points) if self.level else self.on.height(points))

    def _folds(self, points):
        """What the creases add to the height."""
        return sum((crease(points) for crease in self.creases), np.zeros(len(points)))

    def at(self, x, y):
        """The point on the upper side at (x, y)."""
        return (x, y, float(self.height([(x, y)])[0]))


def _rim(faces):
    """The edges that belong to one triangle only, in the direction of that triangle."""
    edges = {(face[k], face[(k + 1) % 3]) for face in faces for k in range(3)}
    return [(a, b) for a, b in edges if (b, a) not in edges]


def crease(a, b, height=0.006, width=0.012, sharp=2.2):
    """A fold from `a` to `b` that is steep on its left side and runs out on its right."""
    a, b = np.array(a, float), np.array(b, float)
    along = b - a
    length = np.linalg.norm(along)
    along /= length
    across = np.array([-along[1], along[0]])

    def raised(points):
        t = (points - a) @ along / length
        bend = 0.08 * length * np.sin(np.pi * np.clip(t, 0, 1))
        side = ((points - a) @ across - bend) / width
        side = np.where(side > 0, side * sharp, side)
        ends = np.clip(np.minimum(t, 1 - t) * 4 + 0.25, 0, 1) ** 2
        return height * np.exp(-(side**2)) * ends

    return raised


def rumpled(left, right, low, high, count=14, height=0.005, seed=1, lean=0.35):
    """Creases at random places of a rectangle, most of them steep."""
    chance = random.Random(seed)
    folds = []
    for _ in range(count):
        x, y = chance.uniform(left, right), chance.uniform(low, high)
        angle, length = math.pi / 2 + chance.gauss(0, lean), chance.uniform(0.08, 0.3)
        end = (x + length * math.cos(angle) * chance.choice((-1, 1)), min(high, y + length * math.sin(angle)))
        folds.append(crease((x, y), end, height * chance.uniform(0.3, 1.0), chance.uniform(0.008, 0.026), chance.uniform(1.0, 2.4)))
    waves = [(chance.uniform(6, 18), chance.uniform(4, 12), chance.uniform(0, 6)) for _ in range(5)]
    folds.append(lambda points: sum(np.sin(points[:, 0] * a + points[:, 1] * b + c) for a, b, c in waves) * height * 0.14)
    return folds


def wrinkled(height=0.004, size=0.09, stretch=2.2, lean=0.0, seed=1):
    """Fine wrinkles of worn cloth: ridges of noise, `size` apart and longer than wide, in places that themselves vary."""
    chance = np.random.default_rng(seed)
    fields = [chance.uniform(0, 1, (64, 64)) for _ in range(4)]
    turn = np.array([[math.cos(lean), math.sin(lean)], [-math.sin(lean), math.cos(lean)]])

    def raised(points):
        place = points @ turn.T / size
        place = np.column_stack([place[:, 0], place[:, 1] / stretch])
        bend = np.column_stack([_noise(fields[0], place * 0.6), _noise(fields[1], place * 0.6)]) * 1.6
        total = np.zeros(len(points))
        for octave, field in ((1, fields[2]), (2.3, fields[3])):
            total += (1 - np.abs(2 * _noise(field, (place + bend) * octave) - 1)) ** 5 / octave
        where = _noise(fields[1], place * 0.35 + 7)
        return height * total * np.clip(where * 2 - 0.4, 0.1, 1)

    return raised


def _noise(field, place):
    """Smooth noise between 0 and 1 at an array of points."""
    cell = np.floor(place).astype(int)
    part = place - cell
    part = part * part * part * (part * (part * 6 - 15) + 10)
    size = len(field)
    x, y = cell[:, 0] % size, cell[:, 1] % size
    right, up = (x + 1) % size, (y + 1) % size
    low = field[x, y] * (1 - part[:, 0]) + field[right, y] * part[:, 0]
    high = field[x, up] * (1 - part[:, 0]) + field[right, up] * part[:, 0]
    return low * (1 - part[:, 1]) + high * part[:, 1]


def smooth_outline(points, steps=6):
    """A closed outline through points; a point given twice in a row is a corner."""
    line = curve_through([*points, points[0]], steps)[:-1]
    return [point for index, point in enumerate(line) if math.dist(point, line[index - 1]) > 1e-4]


def mirrored(half):
    """A symmetric outline from its right half, which runs from the top center to the bottom center."""
    return [*half, *[(-x, y) for x, y in reversed(half) if x > 1e-4]]


def both_sides(line):
    """A line and its mirror image."""
    return [line, [(-x, y) for x, y in line]]


def _triangles(outline, cell, seed):
    """Points and triangles of about the size `cell` inside an outline; near its edge they are smaller."""
    chance = np.random.default_rng(seed)
    border = _even(outline, cell * 0.7)
    rim = _inset(border, cell * 0.35)
    low, high = border.min(0), border.max(0)
    x, y = np.meshgrid(np.arange(low[0], high[0], cell), np.arange(low[1], high[1], cell * 0.87))
    x[1::2] += cell / 2
    grid = np.stack([x, y], -1).reshape(-1, 2)
    grid += chance.uniform(-0.12, 0.12, grid.shape) * cell
    closed = [[*border, border[0]]]
    rim = rim[_inside(rim, border) & (_distances(rim, closed) > cell * 0.25)]
    grid = grid[_inside(grid, border)]
    grid = grid[_distances(grid, closed) > cell * 0.75]
    points = [Vector(point) for point in (*border, *rim, *grid)]
    edges = [(i, (i + 1) % len(border)) for i in range(len(border))]
    vertices, _, faces, *_ = delaunay_2d_cdt(points, edges, [], 1, 1e-6)
    return np.array([tuple(vertex) for vertex in vertices]), faces


def _even(outline, step):
    """The outline with points at even distances. Its own corners stay."""
    line = []
    for a, b in zip(outline, np.roll(outline, -1, 0)):
        pieces = max(1, round(math.dist(a, b) / step))
        line += [a + (b - a) * k / pieces for k in range(pieces)]
    kept = [line[0]]
    for point in line[1:]:
        if math.dist(point, kept[-1]) > step * 0.45:
            kept.append(point)
    return np.array(kept)


def _inset(border, by):
    """The closed line moved inward."""
    along = np.roll(border, -1, 0) - np.roll(border, 1, 0)
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    x, y = border.T
    turn = 1 if (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() > 0 else -1
    return border + np.column_stack([-along[:, 1], along[:, 0]]) * by * turn


def _inside(points, polygon):
    """Whether each point lies in the polygon: a ray crosses its border an odd number of times."""
    odd = np.zeros(len(points), bool)
    for a, b in zip(polygon, np.roll(polygon, 1, 0)):
        if a[1] != b[1]:
            crossing = (b[0] - a[0]) * (points[:, 1] - a[1]) / (b[1] - a[1]) + a[0]
            odd ^= ((a[1] > points[:, 1]) != (b[1] > points[:, 1])) & (points[:, 0] < crossing)
    return odd


def _distances(points, lines):
    """The distance of each point to the nearest of the lines; 1 without lines."""
    nearest = np.ones(len(points))
    for line in lines:
        for a, b in zip(np.array(line[:-1], float), np.array(line[1:], float)):
            along = b - a
            t = np.clip(((points - a) @ along) / max(along @ along, 1e-12), 0, 1)
            nearest = np.minimum(nearest, np.linalg.norm(points - a - t[:, None] * along, axis=1))
    return nearest
