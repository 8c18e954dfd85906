"""Speakers. They stand at the origin and look toward the viewer (−y)."""

import math

from studio.materials import Material, leather, metal, plain, plastic, rubber, shade, solid_wood
from studio.shapes import ball, box, circle, cylinder, label, lathe, moved, plate, ribbon, rounded, text


def acoustic_cloth(color):
    """The woven cover of a speaker, flat in the plane of x and y."""
    cloth = Material("acoustic cloth", color, 0.95, sheen=0.2)
    place = cloth.place()
    across, along = (cloth.node("TexWave", {"Vector": place}, Scale=130.0, bands_direction=axis).outputs["Fac"] for axis in "XY")
    threads = cloth.node("Math", {0: across, 1: along}, operation="MULTIPLY").outputs["Value"]
    cloth.color_from(cloth.blend(threads, shade(color, 0.6), color, shade(color, 1.15), positions=[0.0, 0.3, 0.9]))
    return cloth.bump(threads, 0.4, 0.0006)


def knitted(color, around=132, along=520.0):
    """A knitted cover around the z axis: `around` loops around it, and `along` loops to the meter."""
    cloth = Material("knitted", color, 0.95, sheen=0.3)
    place = cloth.node("SeparateXYZ", {"Vector": cloth.node("TexCoord").outputs["Object"]}).outputs
    angle = cloth.node("Math", {0: place["Y"], 1: place["X"]}, operation="ARCTAN2").outputs["Value"]
    waves = []
    for output, factor in ((angle, around / 2), (place["Z"], along * math.pi)):
        scaled = cloth.node("Math", {0: output}, operation="MULTIPLY")
        scaled.inputs[1].default_value = factor
        sine = cloth.node("Math", {0: scaled.outputs["Value"]}, operation="SINE").outputs["Value"]
        waves.append(cloth.node("Math", {0: sine}, operation="ABSOLUTE").outputs["Value"])
    loops = cloth.node("Math", {0: waves[0], 1: waves[1]}, operation="MULTIPLY").outputs["Value"]
    cloth.color_from(cloth.blend(loops, shade(color, 0.5), color, shade(color, 1.12), positions=[0.0, 0.3, 0.95]))
    return cloth.bump(loops, 0.5, 0.0012)


def hearth_speaker(kind="oiled walnut", cone="#211f1e", cover=None):
    """A two-way speaker, 19 × 24 × 32 cm. `cover` is the color of the cloth in front of its drivers."""
    wide, deep, tall, foot = 0.19, 0.24, 0.32, 0.005
    middle = foot + tall / 2
    baffle = plate(rounded(wide, tall, 0.004), 0.022, solid_wood(kind, "y"), bevel=0.0016, holes=[circle(0.067, 0, -0.062), circle(0.034, 0, 0.085)])
    things = moved([baffle], (0, -deep / 2 + 0.022, middle), tilt=(90, 0))
    things.append(box((wide, deep - 0.022, tall), solid_wood(kind, "z"), (0, 0.011, middle), bevel=0.002))
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(cylinder(0.011, foot, rubber(), (x * 0.075, y * 0.1, 0), bevel=0.001))
    things += moved(_woofer(cone), (0, -deep / 2, middle - 0.062), tilt=(90, 0))
    things += moved(_tweeter(), (0, -deep / 2, middle + 0.085), tilt=(90, 0))
    if cover:
        cloth = plate(rounded(wide - 0.008, tall - 0.008, 0.006), 0.011, acoustic_cloth(cover), bevel=0.003)
        things += moved([cloth], (0, -deep / 2 - 0.0045, middle), tilt=(90, 0))
    front = -deep / 2 - (0.0158 if cover else 0.0004)
    things.append(box((0.034, 0.0014, 0.0068), metal("brass", 0.3), (0, front, foot + 0.0135), bevel=0.0004))
    things.append(text("FIELDNOTE", 0.0042, plain("#2a2018", 0.6), (0, front - 0.0008, foot + 0.0135), thickness=0.0001, spacing=1.1))
    return things


def _woofer(cone):
    """The large driver; it looks along z and its frame lies on the baffle at z = 0."""
    frame, steel = metal("black", 0.38), metal("steel", 0.3)
    things = [
        lathe([(0.073, 0), (0.073, 0), (0.073, 0.003), (0.0722, 0.0038), (0.0662, 0.0038), (0.0656, 0.0032), (0.0645, -0.004)], frame),
        lathe([(0.0654, 0.0005), (0.0632, 0.0052), (0.0598, 0.0072), (0.0562, 0.0054), (0.0538, 0.0004), (0.053, -0.002)], rubber("#1a1a1a")),
        lathe([(0.0545, 0.0002), (0.04, -0.0078), (0.03, -0.0128), (0.019, -0.0176)], plain(cone, 0.5)),
        lathe([(0.0232, -0.0162), (0.0222, -0.0146), (0.019, -0.0105), (0.011, -0.0062), (0, -0.0048)], plain(shade(cone, 0.9), 0.34)),
    ]
    for turn in range(6):
        x, y = (0.0696 * f(math.pi / 3 * turn + math.pi / 6) for f in (math.cos, math.sin))
        things.append(cylinder(0.0023, 0.0012, steel, (x, y, 0.0036), bevel=0.0004, segments=32))
        things.append(cylinder(0.0011, 0.0002, plain("#0c0c0c", 0.8), (x, y, 0.0047), bevel=0, segments=6))
    return things


def _tweeter():
    """The small driver with a dome of silk; it looks along z."""
    face = [(0.0375, 0), (0.0375, 0), (0.0375, 0.0025), (0.0368, 0.0032), (0.0262, 0.0032), (0.0255, 0.003), (0.0175, -0.0026), (0.0138, -0.0048)]
    dome = [(0.0142, -0.005), (0.0122, 0.0006), (0.0075, 0.0042), (0, 0.0056)]
    return [lathe(face, plastic("#1d1d1d", 0.45)), lathe(dome, plain("#2d2c2b", 0.36, sheen=0.6))]


def pebble_speaker(color="#5f7059"):
    """A portable speaker in a knitted cover, 21 cm wide, with three buttons on its top and a strap of leather."""
    radius, half, foot = 0.041, 0.105, 0.003
    middle = radius + foot
    profile = []
    for step in range(49):
        away = math.sin(math.pi * (step / 48 - 0.5))
        profile.append((radius * max(0.0, 1 - abs(away) ** 4.6) ** (1 / 2.2), half * away))
    things = moved([lathe(profile, knitted(color), steps=2, segments=160)], (0, 0, middle), tilt=(0, 90))
    things.append(plate(rounded(0.1, 0.034, 0.012), 0.007, rubber("#262626"), bevel=0.002))
    things += _controls(color, radius, middle)
    badge = plate(rounded(0.03, 0.0105, 0.002), 0.0018, metal("steel", 0.32), bevel=0.0005)
    things += moved([badge], (0, -radius + 0.0004, middle - 0.004), tilt=(90, 0))
    things.append(text("fieldnote", 0.0052, plain("#2c2a28", 0.6), (0, -radius - 0.0015, middle - 0.0036), thickness=0.0001))
    strap = [(0.1, 0, 0.006), (0.112, 0, 0.008), (0.13, -0.003, 0.004), (0.142, -0.006, -0.012), (0.14, -0.008, -0.03), (0.127, -0.006, -0.0375), (0.113, -0.002, -0.026), (0.103, 0, -0.008)]
    things.append(ribbon([(x, y, middle + z) for x, y, z in strap], 0.011, 0.0026, leather("#a5744a"), across=(0, 1, 0.1), steps=10))
    things.append(ball(0.006, metal("steel", 0.3), (0.103, 0, middle), squash=1.5))
    return things


def _controls(color, radius, middle):
    """The rubber strip on the top with its buttons."""
    dark, mark = rubber(shade(color, 0.55)), plain("#e9e3d6", 0.7)
    things = moved([label(0.02, 0.092, dark, radius, offset=0.0007)], (0, 0, middle), tilt=(-90, 90))
    top = middle + radius + 0.0006
    for x in (-0.029, 0, 0.029):
        things.append(cylinder(0.0072, 0.0012, dark, (x, 0, top), bevel=0.0005))
    things.append(box((0.0052, 0.0009, 0.0003), mark, (-0.029, 0, top + 0.0013), bevel=0))
    for size in ((0.0052, 0.0009, 0.0003), (0.0009, 0.0052, 0.0003)):
        things.append(box(size, mark, (0.029, 0, top + 0.0013), bevel=0))
    things.append(cylinder(0.0017, 0.0003, mark, (0, 0, top + 0.0012), bevel=0))
    return things
