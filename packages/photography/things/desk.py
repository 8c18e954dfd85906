"""A microphone and a keyboard. They stand at the origin and look toward the viewer (−y)."""

import math

from studio.materials import metal, plain, plastic, rubber
from studio.shapes import ball, beveled, cylinder, lathe, mesh, moved, plate, rounded, text, tube


def microphone():
    """A microphone in a fork on a heavy foot, 29 cm high: a basket of steel wire, a black body, and rings of brass."""
    black, steel, brass = metal("black", 0.4), metal("steel", 0.22), metal("brass", 0.2)
    foot = [(0, 0), (0.056, 0), (0.059, 0.0015), (0.0595, 0.006), (0.056, 0.0095), (0.03, 0.0125), (0.013, 0.0155), (0.0095, 0.02), (0.0095, 0.028), (0, 0.028)]
    things = [lathe(foot, black), tube([(0, 0, 0.02), (0, 0, 0.06), (0, 0, 0.098)], 0.0062, steel), lathe([(0, 0.092), (0.0095, 0.092), (0.0105, 0.094), (0.0105, 0.104), (0.009, 0.107), (0, 0.107)], brass)]
    fork = [(-0.0485, 0, 0.19), (-0.0485, 0, 0.15), (-0.044, 0, 0.122), (-0.026, 0, 0.106), (0, 0, 0.103), (0.026, 0, 0.106), (0.044, 0, 0.122), (0.0485, 0, 0.15), (0.0485, 0, 0.19)]
    things.append(tube(fork, 0.0042, steel))
    for side in (-1, 1):
        grip = [(0, 0.012), (0.009, 0.0118), (0.0108, 0.01), (0.0112, 0.002), (0.0105, 0.0), (0.004, -0.001), (0.004, -0.018)]
        things += moved([lathe(grip, brass)], (side * 0.0515, 0, 0.188), tilt=(0, side * 90))
    things += moved(_capsule(black, steel, brass), (0, 0, 0.188), tilt=(-7, 0))
    return things


def _capsule(black, steel, brass):
    """Body and basket around the z axis; the fork holds them at z = 0."""
    body = [(0, -0.05), (0.022, -0.05), (0.028, -0.0475), (0.0305, -0.043), (0.0315, -0.03), (0.0325, 0.004), (0.0325, 0.004), (0, 0.004)]
    band = [(0.0325, 0.001), (0.0345, 0.0016), (0.0352, 0.003), (0.0352, 0.0105), (0.0345, 0.0118), (0.0325, 0.0125)]
    things = [lathe(body, black), lathe(band, brass)]
    profile = [(0.0338, 0.01), (0.0345, 0.03), (0.0345, 0.055), (0.0325, 0.076), (0.026, 0.092), (0.014, 0.1008), (0.0, 0.1035)]
    things.append(_basket(profile, steel))
    inner = [(radius * 0.93, height * 0.985) for radius, height in profile]
    things.append(lathe(inner, plain("#161616", 0.95)))
    things.append(lathe([(0.0347, 0.0535), (0.0358, 0.0545), (0.0358, 0.0605), (0.0347, 0.0615)], steel))
    things.append(text("FIELDNOTE", 0.0052, plain("#d9d2c4", 0.5), (0, 0, -0.021), thickness=0.0001, around=0.0324, spacing=1.15))
    things.append(ball(0.0016, plain("#c9552c", 0.4), (0, -0.0318, -0.036)))
    return things


def _basket(profile, steel, columns=56):
    """A net of wire around the z axis with meshes in the shape of diamonds."""
    lengths = [0.0]
    for (a, b), (c, d) in zip(profile, profile[1:]):
        lengths.append(lengths[-1] + math.hypot(c - a, d - b))
    rows = 52
    points = []
    for row in range(rows):
        radius, height = _along(profile, lengths, lengths[-1] * row / (rows - 1) * 0.985)
        for column in range(columns):
            angle = 2 * math.pi * (column + (0.5 if row % 2 else 0)) / columns
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    faces = []
    for row in range(rows - 2):
        for column in range(columns):
            after = column + 1 if row % 2 else column
            faces.append((row * columns + column, (row + 1) * columns + after % columns, (row + 2) * columns + column, (row + 1) * columns + (after - 1) % columns))
    net = mesh(points, faces, steel)
    wire = net.modifiers.new("wire", "WIREFRAME")
    wire.thickness, wire.use_even_offset = 0.0009, False
    return net


def _along(profile, lengths, reach):
    """The point of a profile at a distance from its start."""
    for index in range(len(profile) - 1):
        if reach <= lengths[index + 1] or index == len(profile) - 2:
            part = (reach - lengths[index]) / (lengths[index + 1] - lengths[index])
            return tuple(a + (b - a) * part for a, b in zip(profile[index], profile[index + 1]))
    return profile[-1]


UNIT = 0.019
ROWS = (
    (("esc", 1), *((key, 1) for key in "1234567890-="), ("delete", 2)),
    (("tab", 1.5), *((key, 1) for key in "QWERTYUIOP[]"), ("\\", 1.5)),
    (("caps", 1.75), *((key, 1) for key in "ASDFGHJKL;'"), ("enter", 2.25)),
    (("shift", 2.25), *((key, 1) for key in "ZXCVBNM,./"), ("shift", 1.75), ("↑", 1)),
    (("ctrl", 1.25), ("alt", 1.25), ("cmd", 1.25), ("", 6.25), ("cmd", 1), ("fn", 1), ("←", 1), ("↓", 1), ("→", 1)),
)


def keyboard(color="#ece5d6", dark="#8f978c", accent="#c9552c", case="#3d4341", ink="#4a4642"):
    """A low keyboard with 66 keys on a plate of aluminum, 30 cm wide; its rear is a little higher."""
    wide, deep = 15 * UNIT + 0.012, 5 * UNIT + 0.012
    things = [plate(rounded(wide, deep, 0.008), 0.0105, anodized(case), bevel=0.0012)]
    caps = {"light": plastic(color, 0.5), "dark": plastic(dark, 0.5), "accent": plastic(accent, 0.45)}
    pale, letters = plain("#f4efe4", 0.7), plain(ink, 0.7)
    for row, keys in enumerate(ROWS):
        x, y = -7.5 * UNIT, (2 - row) * UNIT
        for name, units in keys:
            kind = "accent" if name == "esc" else "dark" if len(name) > 1 or name in "↑←↓→" and name else "light"
            middle = x + units * UNIT / 2
            things.append(_keycap(units * UNIT - 0.0013, UNIT - 0.0013, caps[kind], (middle, y, 0.0105)))
            if name:
                size = 0.0052 if len(name) == 1 else 0.0034
                word = text(name, size, letters if kind == "light" else pale, thickness=0.00004)
                things += moved([word], (middle, y, 0.01712), tilt=(-90, 0))
            x += units * UNIT
    things = moved(things, (0, 0, 0.0075), tilt=(3.2, 0))
    for side in (-1, 1):
        things += [cylinder(0.006, 0.0055, rubber(), (side * 0.12, -0.04, 0)), cylinder(0.006, 0.0105, rubber(), (side * 0.12, 0.04, 0))]
    return things


def anodized(color):
    """Anodized aluminum: matte, with a metallic shine."""
    return plain(color, 0.38, metallic=0.75)


def _keycap(wide, deep, material, at):
    """A low keycap, narrower at its top."""
    high, inset = 0.0066, 0.0013
    points = []
    for z, less in ((0, 0), (high, inset)):
        points += [(sx * (wide / 2 - less), sy * (deep / 2 - less), z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), *((k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4))]
    return beveled(mesh(points, faces, material, at=at), 0.0011, 3)
