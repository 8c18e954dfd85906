"""Bottles, mugs and what one takes outdoors. Each stands on the origin."""

import math

from studio.materials import Material, felt, glaze, leather, metal, plastic
from studio.shapes import ball, box, cylinder, lathe, moved, plate, ribbon, ring, rounded, text, tube, turned


def powder(color):
    """Powder-coated steel: matt, with a fine relief."""
    material = Material("powder", color, 0.44)
    return material.bump(material.noise(1300, 2), 0.14, 0.0004)


def bottle(color="#2f4a43", tall=1.0):
    """A steel bottle with a loop on its cap, 26 cm tall and 7.3 cm wide. `tall` scales the height of the body."""
    top = 0.155 * tall
    body = [(0, 0.003), (0.031, 0.001), (0.034, 0), (0.0355, 0.002), (0.0365, 0.006), (0.0365, 0.02), (0.0365, top), (0.0363, top + 0.012)]
    body += [(0.0325, top + 0.034), (0.0255, top + 0.05), (0.0228, top + 0.06), (0.0225, top + 0.067), (0.0222, top + 0.068), (0.02, top + 0.068)]
    steel = metal("steel", brushed="z")
    neck = top + 0.068
    cap = [(0, neck + 0.028), (0.017, neck + 0.028), (0.0215, neck + 0.027), (0.0232, neck + 0.024), (0.0235, neck + 0.02), (0.0235, neck + 0.003), (0.0232, neck + 0.001), (0.021, neck)]
    loop = [(-0.0185, 0, neck + 0.022), (-0.0185, 0, neck + 0.04), (-0.0125, 0, neck + 0.053), (0, 0, neck + 0.0575), (0.0125, 0, neck + 0.053), (0.0185, 0, neck + 0.04), (0.0185, 0, neck + 0.022)]
    things = [lathe(body, powder(color)), lathe(cap, steel), ring(0.0222, 0.0007, metal("steel"), (0, 0, neck + 0.0004)), tube(loop, 0.0034, steel)]
    things += [turned(cylinder(0.0052, 0.004, steel, (side * 0.0205, 0, neck + 0.022), 0.0006), y=90) for side in (-1, 1)]
    return [*things, text("RIDGE", 0.0085, metal("steel", 0.3), (0, 0, top * 0.62), thickness=0.00008, around=0.0366, spacing=1.35)]


def tumbler(color="#d9c4a0"):
    """A steel cup for coffee with a dark lid, 12 cm tall."""
    body = [(0, 0.003), (0.027, 0.001), (0.0292, 0), (0.0302, 0.002), (0.031, 0.008), (0.0425, 0.108), (0.0427, 0.11), (0.041, 0.111)]
    lid = [(0, 0.1175), (0.03, 0.1175), (0.037, 0.1178), (0.0395, 0.1205), (0.0415, 0.1215), (0.0438, 0.12), (0.0444, 0.116), (0.0442, 0.1095), (0.0432, 0.1085)]
    dark = plastic("#1d1e1f", 0.34)
    slide = box((0.014, 0.022, 0.004), dark, (0, -0.018, 0.1192), 0.0016)
    return [lathe(body, powder(color)), lathe(lid, dark), slide, text("RIDGE", 0.0085, metal("steel", 0.3), (0, 0, 0.05), thickness=0.00008, around=0.0362, spacing=1.35)]


def enamel_mug(color="#f2f0ea", rim="#26344d"):
    """An enameled steel mug, 8.5 cm tall, with a mountain on its front and the handle to the right."""
    coat, edge = glaze(color, 0.06), glaze(rim, 0.08)
    body = [(0, 0.002), (0.034, 0.001), (0.0375, 0.0012), (0.0395, 0.004), (0.0405, 0.01), (0.0415, 0.08), (0.0428, 0.0838), (0.0424, 0.0846), (0.0405, 0.08), (0.0395, 0.012), (0.037, 0.006), (0, 0.005)]
    handle = [(0.041, 0, 0.072), (0.054, 0, 0.0745), (0.068, 0, 0.064), (0.0705, 0, 0.045), (0.06, 0, 0.026), (0.0505, 0, 0.021), (0.041, 0, 0.0215)]
    grip = tube(handle, 0.0042, coat)
    things = [lathe(body, coat), ring(0.0426, 0.0011, edge, (0, 0, 0.0842)), grip]
    line = [(-0.024, 0.026), (-0.009, 0.052), (-0.001, 0.039), (0.0075, 0.0565), (0.025, 0.026)]
    radius = 0.0412
    things.append(tube([(radius * math.sin(x / radius), -radius * math.cos(x / radius), z) for x, z in line], 0.0009, edge, closed=True, steps=1))
    return things


def lantern(color="#2f4a43", lit=True):
    """A rechargeable lantern with a frosted shade behind brass bars, 24 cm tall with its handle up."""
    coat, brass = powder(color), metal("brass", 0.22)
    base = [(0, 0), (0.056, 0), (0.06, 0.002), (0.0615, 0.006), (0.0615, 0.034), (0.0595, 0.04), (0.054, 0.0445), (0.046, 0.047), (0.044, 0.05), (0, 0.05)]
    top = [(0.046, 0.142), (0.056, 0.143), (0.0585, 0.145), (0.059, 0.149), (0.055, 0.155), (0.04, 0.166), (0.026, 0.172), (0.0235, 0.1725), (0.0235, 0.1765), (0, 0.1765)]
    shade_line = [(0.0435, 0.05), (0.0475, 0.058), (0.0495, 0.075), (0.0495, 0.117), (0.0475, 0.134), (0.0445, 0.142)]
    frosted = Material("frosted", "#fff4da", 0.5, emission=(1, 0.72, 0.36, 1), emission_strength=2.6 if lit else 0.0)
    things = [lathe(base, coat), lathe(top, coat), lathe(shade_line, frosted)]
    for index in range(8):
        angle = math.pi * (index + 0.5) / 4
        line = [(r * math.cos(angle), r * math.sin(angle), z) for r, z in ((0.0475, 0.046), (0.0525, 0.07), (0.053, 0.096), (0.0525, 0.12), (0.0485, 0.144))]
        things.append(tube(line, 0.0017, brass))
    things += [ring(0.0535, 0.0016, brass, (0, 0, z)) for z in (0.078, 0.114)]
    knob = [(0, 0.0175), (0.0085, 0.0175), (0.0098, 0.016), (0.0102, 0.003), (0.0112, 0.0015), (0.0112, 0)]
    things.append(moved([lathe(knob, brass)], (0, -0.0605, 0.021), tilt=(90, 0))[0])
    handle = [(-0.058, 0, 0.15), (-0.0625, 0, 0.19), (-0.047, 0, 0.226), (0, 0, 0.243), (0.047, 0, 0.226), (0.0625, 0, 0.19), (0.058, 0, 0.15)]
    things.append(tube(handle, 0.0024, brass))
    things += [ball(0.0048, brass, (x, 0, 0.15)) for x in (-0.059, 0.059)]
    cap = [(0, 0.193), (0.0085, 0.192), (0.0125, 0.188), (0.0132, 0.178), (0.0145, 0.1765)]
    return [*things, lathe(cap, brass)]


def stove(color="#b4533c"):
    """A burner with folding arms on a gas cartridge, 19 cm tall."""
    paint, steel, brass = powder(color), metal("steel"), metal("brass")
    can = [(0, 0.004), (0.043, 0.001), (0.0475, 0.001), (0.0525, 0.005), (0.0545, 0.01), (0.0545, 0.05), (0.052, 0.064), (0.044, 0.074), (0.028, 0.081), (0.0145, 0.083), (0.0135, 0.0835)]
    things = [lathe(can, paint), ring(0.0545, 0.0011, steel, (0, 0, 0.0085)), cylinder(0.0125, 0.012, brass, (0, 0, 0.083), 0.0012), cylinder(0.0085, 0.03, steel, (0, 0, 0.094), 0.001)]
    burner = [(0.009, 0.121), (0.013, 0.1235), (0.0225, 0.1255), (0.0235, 0.128), (0.0235, 0.136), (0.0215, 0.138), (0, 0.1385)]
    things += [lathe(burner, steel), cylinder(0.016, 0.0025, metal("iron"), (0, 0, 0.1385), 0.0005)]
    for index in range(3):
        turn = 120 * index + 30
        blade = plate([(0.012, 0.106), (0.03, 0.11), (0.066, 0.151), (0.068, 0.158), (0.05, 0.1545), (0.046, 0.1505), (0.025, 0.121), (0.012, 0.118)], 0.0018, steel, bevel=0.0003)
        things += moved([turned(blade, x=90)], turn=turn)
    valve = [(0.012, 0, 0.1), (0.05, 0, 0.0985), (0.062, 0, 0.0985)]
    things += moved([tube(valve, 0.0014, steel), *_wing(brass)], turn=-32)
    return [*things, text("RIDGE", 0.015, glaze("#f3ead8"), (0, 0, 0.034), thickness=0.0001, around=0.0547, spacing=1.25), text("230 G", 0.0065, glaze("#f3ead8"), (0, 0, 0.021), thickness=0.0001, around=0.0547)]


def _wing(material):
    """The wire handle of the valve."""
    loop = [(0.062, 0, 0.0985), (0.068, 0, 0.104), (0.078, 0, 0.104), (0.082, 0, 0.0985), (0.078, 0, 0.093), (0.068, 0, 0.093)]
    return [tube(loop, 0.0016, material, closed=True)]


def camp_pot():
    """A dark aluminum pot with a lid, 11 cm tall."""
    dark, knob = metal("black", 0.5), metal("brass")
    body = [(0, 0.002), (0.068, 0), (0.074, 0.004), (0.076, 0.012), (0.077, 0.08), (0.0795, 0.083), (0.079, 0.0845), (0.074, 0.082)]
    lid = [(0.079, 0.0845), (0.0795, 0.088), (0.07, 0.094), (0.03, 0.1), (0, 0.1015)]
    grip = [(0, 0.1165), (0.008, 0.116), (0.0095, 0.112), (0.006, 0.104), (0.0065, 0.1)]
    handles = []
    for side in (-1, 1):
        line = [(side * 0.0765, -0.02, 0.066), (side * 0.098, -0.018, 0.068), (side * 0.102, 0, 0.068), (side * 0.098, 0.018, 0.068), (side * 0.0765, 0.02, 0.066)]
        handles.append(tube(line, 0.0026, metal("steel")))
    return [lathe(body, dark), lathe(lid, dark), lathe(grip, knob), *handles]


def blanket_roll(color="#66755a", inner="#8d9a7c"):
    """A rolled wool blanket with two leather straps, 46 cm long, its spiral to the right."""
    wool, lining, strap, brass = felt(color), felt(inner), leather("#7d5030"), metal("brass")
    things = [turned(cylinder(0.078, 0.45, lining, (-0.225, 0, 0.086), 0.012), y=90)]
    spiral = []
    for step in range(160):
        angle, radius = 2 * math.pi * 4.6 * step / 159, 0.013 + 0.067 * step / 159
        spiral.append((radius * math.cos(angle), radius * math.sin(angle)))
    things.append(ribbon([(0, x, 0.086 + y) for x, y in spiral], 0.46, 0.011, wool, steps=2))
    for x in (-0.125, 0.125):
        band = [(x, 0.0875 * math.cos(a), 0.086 + 0.0875 * math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
        things += [ribbon(band, 0.024, 0.0032, strap, closed=True, steps=1), *_buckle((x, -0.0895, 0.105), brass, strap)]
    carry = [(-0.125, 0, 0.175), (-0.117, 0, 0.196), (-0.06, 0, 0.212), (0, 0, 0.216), (0.06, 0, 0.212), (0.117, 0, 0.196), (0.125, 0, 0.175)]
    return [*things, ribbon(carry, 0.026, 0.006, strap, across=(0, 1, 0))]


def _buckle(at, brass, strap):
    """The buckle of a strap."""
    frame = tube([(x, 0, z) for x, z in rounded(0.03, 0.034, 0.005, 3)], 0.0019, brass, closed=True, steps=2)
    pin = tube([(0, -0.001, -0.016), (0, -0.004, 0), (0, -0.001, 0.016)], 0.0015, brass)
    tongue = box((0.022, 0.0035, 0.06), strap, (0, 0.001, -0.022), 0.001)
    return moved([frame, pin, tongue], at, tilt=(12, 0))
