"""Lamps for tables, floors and ceilings."""

import math

import bpy

from studio.materials import clay, glow, linear, linen, metal, plain, plastic
from studio.shapes import ball, cylinder, lathe, ring, tube


def shining(at, power, radius=0.035, color="#ffd9a6"):
    """A bulb that lights its surroundings."""
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.shadow_soft_size, light.color = power, radius, linear(color)[:3]
    holder = bpy.data.objects.new("bulb", light)
    holder.location = at
    bpy.context.scene.collection.objects.link(holder)
    return holder


def lit_linen(color="#f3e8d4", strength=0.55):
    """Linen with a lamp behind it."""
    material = linen(color, 1500, 0.25)
    material.set("Emission", linear("#ffd9a8"))
    material.set("Emission Strength", strength)
    return material


def ridge_lamp(on=True):
    """A table lamp, 46 cm high: a foot of stoneware with slanted ridges, a shade of linen and a cord of fabric."""
    foot = [(0, 0.002), (0.05, 0), (0.062, 0.004), (0.078, 0.03), (0.093, 0.075), (0.098, 0.12)]
    foot += [(0.088, 0.17), (0.064, 0.21), (0.036, 0.236), (0.025, 0.248), (0.022, 0.252), (0, 0.254)]
    body = lathe(foot, clay("#b09a80", speckle=False), steps=14, segments=420)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        angle = math.atan2(y, x)
        fade = min(1, max(0, (z - 0.012) / 0.02)) * min(1, max(0, (0.236 - z) / 0.03))
        ridge = 1 + 0.055 * fade * (abs(math.cos(12 * (angle + 5.5 * z))) - 0.5)
        vertex.co.x, vertex.co.y = x * ridge, y * ridge
    brass = metal("brass")
    things = [body, cylinder(0.016, 0.03, brass, (0, 0, 0.25)), cylinder(0.007, 0.05, brass, (0, 0, 0.275))]
    shade = [(0.165, 0.27), (0.11, 0.46), (0.1085, 0.4595), (0.1635, 0.2705)]
    things.append(lathe([*shade, shade[0]], lit_linen(strength=0.5 if on else 0), steps=1, segments=160))
    trim = linen("#e6d9c2", 1500, 0.2)
    things += [ring(0.165, 0.0022, trim, (0, 0, 0.271), 1.6), ring(0.11, 0.0022, trim, (0, 0, 0.459), 1.6)]
    cord = [(0.05, 0.06, 0.006), (0.12, 0.1, 0.004), (0.2, 0.07, 0.004), (0.28, 0.16, 0.004), (0.36, 0.34, 0.004), (0.5, 0.6, 0.004)]
    things.append(tube(cord, 0.0032, linen("#6b4a36", 2600)))
    things.append(cylinder(0.0125, 0.012, plastic("#2b2622"), (0.2, 0.07, 0.0), bevel=0.003))
    if on:
        shining((0, 0, 0.37), 2.2)
    return things


def arc_lamp(on=True):
    """A floor lamp of powder-coated steel, 158 cm high: its pole bends over to the right."""
    black = plastic("#26241f", 0.5)
    reach = 0.52
    pole = [(0, 0, 0.02), (0, 0, 0.6), (0, 0, 1.18)]
    pole += [(reach / 2 - reach / 2 * math.cos(a), 0, 1.3 + 0.272 * math.sin(a)) for a in (math.pi * k / 10 for k in range(0, 10))]
    pole += [(reach, 0, 1.29)]
    things = [cylinder(0.15, 0.022, black, bevel=0.004), cylinder(0.019, 0.03, black, (0, 0, 0.02), bevel=0.003), tube(pole, 0.0085, black, steps=6)]
    things.append(cylinder(0.014, 0.045, metal("brass"), (reach, 0, 1.252), bevel=0.002))
    dome = [(0.012, 1.262), (0.03, 1.26), (0.08, 1.238), (0.118, 1.196), (0.135, 1.14), (0.138, 1.118), (0.138, 1.118)]
    dome += [(0.1362, 1.118), (0.133, 1.14), (0.116, 1.194), (0.078, 1.235), (0.02, 1.257), (0, 1.258)]
    things.append(lathe(dome, plastic("#efe7d8", 0.42), segments=128, at=(reach, 0, 0)))
    things.append(tube([(-0.14, 0.02, 0.006), (-0.3, 0.06, 0.004), (-0.6, 0.02, 0.004), (-1.4, 0.12, 0.004)], 0.0032, linen("#2b2825", 2600)))
    if on:
        things.append(ball(0.03, glow("#ffe2b8", 5), (reach, 0, 1.165)))
        shining((reach, 0, 1.13), 5)
    return things


def dome_pendant(color="#3d5647", at=(0, 0, 0), drop=2.0, on=True):
    """A lamp of enameled steel, 38 cm wide, white inside, that hangs on its cord; `at` is the middle of its rim."""
    outside = [(0.0, 0.196), (0.02, 0.196), (0.026, 0.192), (0.07, 0.182), (0.118, 0.154), (0.158, 0.106), (0.182, 0.05), (0.188, 0.012), (0.1895, 0.002), (0.1905, 0.0)]
    inside = [(0.1905, 0.0), (0.1885, 0.001), (0.1865, 0.012), (0.18, 0.05), (0.156, 0.105), (0.116, 0.152), (0.068, 0.18), (0.0, 0.186)]
    enamel = enameled(color)
    things = [lathe(outside, enamel, segments=160, at=at), lathe(inside, plain("#f6f2ea", 0.3), segments=160, at=at)]
    x, y, z = at
    brass = metal("brass")
    neck = [(0.03, 0.19), (0.03, 0.196), (0.024, 0.2), (0.022, 0.236), (0.018, 0.243), (0.007, 0.246), (0.006, 0.256), (0.0, 0.256)]
    things.append(lathe(neck, brass, steps=3, at=at))
    things.append(tube([(x, y, z + 0.25), (x, y, z + 0.25 + drop)], 0.003, linen("#2a2622", 2600)))
    if on:
        things.append(ball(0.042, glow("#ffe6c2", 7), (x, y, z + 0.075)))
        things.append(cylinder(0.018, 0.07, plain("#eee6d6", 0.4), (x, y, z + 0.112)))
        shining((x, y, z + 0.03), 9, 0.06)
    return things


def enameled(color):
    """Smooth enamel on steel."""
    material = plain(color, 0.32, clearcoat=0.8, clearcoat_roughness=0.12)
    return material.bump(material.noise(30, 2), 0.03, 0.001)
