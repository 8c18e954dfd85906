"""Headphones and earbuds."""

import math

import bmesh
import bpy

from studio.materials import glow, leather, metal, plain, plastic, rubber, shade
from studio.shapes import ball, box, cylinder, lathe, moved, plate, rounded, swept, text, tube


def headphones(color="#ece5d8", hide="#3a2b24"):
    """Over-ear headphones that stand on their cups, 20 cm high; the cups look to the left and to the right (±x)."""
    steel, padded = metal("steel", 0.22), leather(hide)
    arc = [(-0.08 * math.cos(a), 0, 0.118 + 0.084 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    things = [swept(arc, _pad_section(0.017, 0.0075), padded, across=(0, 1, 0))]
    for side in (-1, 1):
        things.append(tube([(side * 0.08, 0, 0.128), (side * 0.0812, 0, 0.108), (side * 0.085, 0, 0.08)], 0.0029, steel))
        things += moved([lathe([(0, 0.008), (0.0052, 0.008), (0.0062, 0.007), (0.0062, 0.0), (0.0052, -0.002), (0, -0.002)], steel)], (side * 0.0808, 0, 0.112), tilt=(0, side * -4))
        things += moved(_cup(color, padded), (side * 0.076, 0, 0.0454), tilt=(0, side * 90 + side * 5))
        word = text("fieldnote", 0.0068, plain("#55524e", 0.5), thickness=0.0001)
        things += moved([word], (side * 0.1051, 0, 0.0429), turn=side * 90, tilt=(-5, 0))
    return things


def _pad_section(half, high):
    """The outline of a padded band: flat below, round above."""
    return [(half * _signed_root(math.cos(a), 0.6), high * _signed_root(math.sin(a), 0.8)) for a in (2 * math.pi * k / 28 for k in range(28))]


def _signed_root(value, power):
    """The power of a number, with its sign."""
    return math.copysign(abs(value) ** power, value)


def _cup(color, padded):
    """One cup; the ear is at −z. It is a little taller than wide."""
    steel = metal("steel", 0.3)
    shell = [(0, 0.025), (0.02, 0.0248), (0.029, 0.0236), (0.0352, 0.0198), (0.0382, 0.013), (0.0386, 0.004), (0.0376, 0.0), (0.035, -0.0015)]
    cushion = [(0.02, -0.002), (0.0195, -0.013), (0.022, -0.0205), (0.0295, -0.0245), (0.037, -0.0222), (0.0404, -0.0145), (0.0398, -0.006), (0.036, -0.0012)]
    parts = [
        lathe(shell, plastic(color, 0.34)),
        lathe([(0.0368, 0.0005), (0.0382, -0.0005), (0.0382, -0.0022), (0.036, -0.003)], steel),
        lathe(cushion, padded),
        lathe([(0, -0.004), (0.0215, -0.004)], plain("#1c1a19", 0.95)),
        lathe([(0, 0.0268), (0.0205, 0.0266), (0.0216, 0.0262), (0.0222, 0.0252), (0.0222, 0.0236)], steel),
        lathe([(0.0195, 0.02675), (0.019, 0.0272), (0.0185, 0.02675)], metal("chrome", 0.12)),
    ]
    for part in parts:
        part.scale = (1.17, 1, 1)
    return parts


def earbuds(color="#f1eee8", tip="#d9d5cd"):
    """An open case with one earbud in it; the other one lies before it."""
    shell = plastic(color, 0.26)
    lower, upper = _halves(plate(rounded(0.062, 0.05, 0.023, 16), 0.027, shell, bevel=0.0132), 0.004)
    dark = plastic(shade(color, 0.9), 0.45)
    case = moved([lower], (0, 0.0135, 0.025), tilt=(90, 0))
    high = 0.029
    case.append(cylinder(0.0012, 0.0006, glow("#8fe0a8", 1.2), (0, 0, 0), bevel=0.0002, segments=24))
    moved([case[-1]], (0, -0.0131, 0.014), tilt=(90, 0))
    lid = moved([upper], (0, 0.0135, 0.025), tilt=(90, 0))
    for thing in lid:
        moved([thing], (0, -0.0115, -high))
        moved([thing], (0, 0.0115, high + 0.0006), tilt=(-112, 0))
    for x in (-0.0135, 0.0135):
        case.append(lathe([(0.0062, -0.004), (0.0078, 0.0002), (0.0088, 0.0004), (0.009, 0)], dark, at=(x, -0.001, high), segments=48))
        case.append(cylinder(0.0075, 0.0002, plain("#17181a", 0.6), (x, -0.001, high + 0.0001), bevel=0))
    case += moved(_bud(shell, tip), (-0.0135, -0.001, high + 0.0075), turn=150)
    case += moved([box((0.012, 0.004, 0.004), metal("steel", 0.3))], (0, 0.0127, high + 0.0004))
    loose = moved(_bud(shell, tip), (0.03, -0.034, 0.0086), turn=-38, tilt=(-90, 8))
    return [*case, *lid, *loose]


def _bud(shell, tip):
    """One earbud with its stem down and its tip to the left (−x)."""
    silicone = rubber(tip)
    silicone.set("Roughness", 0.5)
    cap = [(0.0022, 0), (0.004, 0.0012), (0.0057, 0.0036), (0.006, 0.0056), (0.0047, 0.0082), (0.0026, 0.0091), (0.002, 0.0082), (0.0018, 0.005)]
    things = [ball(0.0082, shell, squash=0.96), tube([(0.0022, 0, -0.002), (0.0026, 0, -0.012), (0.0026, 0, -0.0235)], 0.0031, shell, taper=[1.15, 1, 1])]
    things.append(lathe([(0, -0.0248), (0.0025, -0.0247), (0.0031, -0.0242), (0.0031, -0.0225), (0, -0.0225)], metal("steel", 0.25), at=(0.0026, 0, 0)))
    things += moved([lathe(cap, silicone), lathe([(0, 0.0072), (0.0021, 0.0072)], plain("#222222", 0.9))], (-0.0062, 0, 0.001), tilt=(0, -78))
    things += moved([box((0.0006, 0.0022, 0.006), plain("#1d1d1f", 0.8), bevel=0.0003)], (0.0058, 0, -0.0075))
    return things


def _halves(thing, height):
    """The parts of a thing below and above y = `height`, each closed by a flat face."""
    bpy.context.view_layer.update()
    whole = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    material = thing.data.materials[0]
    offset = thing.location.copy()
    bpy.data.objects.remove(thing)
    parts = []
    for outer in (True, False):
        data = bmesh.new()
        data.from_mesh(whole)
        bmesh.ops.remove_doubles(data, verts=data.verts, dist=1e-5)
        geometry = [*data.verts, *data.edges, *data.faces]
        cut = bmesh.ops.bisect_plane(data, geom=geometry, plane_co=(0, height, 0), plane_no=(0, 1, 0), clear_outer=outer, clear_inner=not outer)
        bmesh.ops.edgenet_fill(data, edges=[part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)])
        bmesh.ops.recalc_face_normals(data, faces=data.faces)
        half = bpy.data.meshes.new("half")
        data.to_mesh(half)
        data.free()
        half.use_auto_smooth = True
        part = bpy.data.objects.new("half", half)
        part.location = offset
        bpy.context.scene.collection.objects.link(part)
        half.materials.clear()
        half.materials.append(material)
        for polygon in half.polygons:
            polygon.use_smooth = True
        parts.append(part)
    return parts
