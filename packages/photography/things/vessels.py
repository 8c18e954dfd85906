"""Pots, cups and vases."""

import math
import random

from studio.materials import clay, glaze, glow, linear, paper, plain, wax, wood
from studio.shapes import ball, box, label, lathe, text, tube


def moon_vase(material=None):
    """A round vase with a narrow neck, 30 cm tall."""
    profile = [(0, 0.006), (0.05, 0.004), (0.07, 0), (0.078, 0.004), (0.12, 0.05), (0.145, 0.115), (0.138, 0.18), (0.1, 0.23), (0.056, 0.252)]
    profile += [(0.044, 0.268), (0.047, 0.29), (0.051, 0.298), (0.047, 0.3), (0.041, 0.288), (0.039, 0.266), (0.06, 0.245), (0.11, 0.21)]
    return [lathe(profile, material or clay("#a99680"), uneven=1.0)]


def neck_vase(material=None):
    """A bottle vase with a long neck, 36 cm tall."""
    profile = [(0, 0.004), (0.06, 0), (0.07, 0.006), (0.098, 0.06), (0.1, 0.1), (0.075, 0.15), (0.036, 0.19), (0.025, 0.23), (0.024, 0.31)]
    profile += [(0.033, 0.352), (0.036, 0.358), (0.032, 0.36), (0.022, 0.34), (0.02, 0.3)]
    return [lathe(profile, material or glaze("#7f8f7d"), uneven=0.6)]


def branches(height=0.42, seed=3, base=0.26):
    """Dry twigs with berries that stand in a vase with its opening at the height `base`."""
    chance = random.Random(seed)
    stem, berry = wood("walnut", "z", 0.7), plain("#d9b48a", 0.5)
    things = []
    for index in range(6):
        angle, lean = index * 1.1 + chance.uniform(-0.2, 0.2), chance.uniform(0.1, 0.26)
        x, y = math.cos(angle) * lean, math.sin(angle) * lean * 0.7
        tall = height * chance.uniform(0.8, 1.1)
        line = [(0, 0, base - 0.14), (x * 0.12, y * 0.12, base), (x * 0.5, y * 0.5, base + tall * 0.5), (x, y, base + tall)]
        things.append(tube(line, 0.0022, stem, taper=[1, 1, 0.8, 0.45]))
        for step in range(9):
            t = 0.42 + step * 0.065
            at = [line[2][axis] * (1 - t) + line[3][axis] * t if t > 0 else 0 for axis in range(3)]
            at = [a + chance.uniform(-0.02, 0.02) for a in at]
            things.append(ball(0.008 * chance.uniform(0.7, 1.15), berry, tuple(at)))
    return things


def low_bowl(material=None):
    """A shallow bowl, 24 cm wide."""
    profile = [(0, 0.006), (0.04, 0.005), (0.048, 0), (0.053, 0.004), (0.085, 0.03), (0.112, 0.062), (0.119, 0.078)]
    profile += [(0.117, 0.0805), (0.114, 0.078), (0.105, 0.058), (0.075, 0.03), (0.03, 0.014), (0, 0.013)]
    return [lathe(profile, material or glaze("#cfc4ae"), uneven=0.6)]


def scented_candle(burning=True):
    """A candle of soy wax in a tumbler of stoneware, 9 cm tall, with a paper label."""
    body = [(0, 0.003), (0.034, 0.002), (0.038, 0.0), (0.0405, 0.004), (0.0415, 0.02), (0.0415, 0.07)]
    body += [(0.0412, 0.088), (0.04, 0.0905), (0.0385, 0.0885), (0.0382, 0.06), (0.038, 0.03)]
    filling = [(0, 0.0705), (0.01, 0.0702), (0.025, 0.071), (0.034, 0.0718), (0.0384, 0.0735), (0.0384, 0.02)]
    soft = wax("#f4e6cc")
    things = [lathe(body, clay("#c48d61", speckle=False), uneven=0.15), lathe(filling, soft)]
    things.append(tube([(0, 0, 0.069), (0.0006, 0, 0.076), (0.0018, 0, 0.0815)], 0.0009, plain("#1c1815", 0.9), steps=4))
    ink = plain("#3a3029", 0.7)
    things.append(label(0.046, 0.04, paper("#efe7d6"), 0.0419, (0, 0, 0.04), offset=0.0003))
    for words, size, z, spacing in (("CEDAR", 0.0072, 0.047, 1.25), ("SOY WAX · 220 G", 0.0027, 0.0365, 1.2), ("STUDIO FENN", 0.0024, 0.0265, 1.3)):
        things.append(text(words, size, ink, (0, 0, z), serif=size > 0.005, thickness=0.0001, around=0.0424, spacing=spacing))
    things.append(box((0.012, 0.0003, 0.0003), ink, (0, -0.0424, 0.0415), bevel=0))
    if burning:
        soft.set("Emission", linear("#ffb765"))
        soft.set("Emission Strength", 0.25)
        flame = [(0, 0.079), (0.0026, 0.0815), (0.0036, 0.086), (0.0028, 0.093), (0.0012, 0.1), (0, 0.1055)]
        things.append(lathe(flame, glow("#ffc46e", 14), segments=32, at=(0.0016, 0, 0)))
    return things
