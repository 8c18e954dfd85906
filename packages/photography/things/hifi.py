"""Turntable, amplifier and radio. They stand at the origin and look toward the viewer (−y)."""

import math

from studio.materials import Material, leather, metal, plain, plastic, rubber, solid_wood
from studio.shapes import box, circle, cylinder, lathe, moved, plate, rounded, swept, text, tube


def flat_text(words, size, material, at, thickness=0.00008, turn=0.0):
    """Letters that lie on a horizontal face, readable from the front."""
    return moved([text(words, size, material, thickness=thickness)], at, tilt=(-90, 0), turn=turn)


def knob(radius, height, material, mark="#2a2826", ridges=0, angle=-30.0):
    """A turned knob whose axis is z; its mark points `angle` degrees to the right of the top. `ridges` is the number of its grooves."""
    cap = [(radius * 0.97, 0), (radius * 0.97, height * 0.86), (radius * 0.94, height * 0.96), (radius * 0.88, height), (radius * 0.88, height), (radius * 0.84, height * 0.965), (0, height * 0.955)]
    things = [lathe(cap, material)]
    if ridges:
        outline = []
        for k in range(ridges * 4):
            turn, reach = 2 * math.pi * k / (ridges * 4), radius * (1.0 if k % 4 in (0, 1) else 0.965)
            outline.append((reach * math.cos(turn), reach * math.sin(turn)))
        things.append(plate(outline, height * 0.84, material, bevel=radius * 0.01))
    line = box((radius * 0.07, radius * 0.5, 0.0006), plain(mark, 0.5), (0, radius * 0.58, height * 0.965), bevel=0)
    return [*things, *moved([line], turn=-angle)]


def vinyl():
    """Black record plastic with grooves around the z axis."""
    material = Material("vinyl", "#0c0c0d", 0.3, anisotropic=0.85, specular=0.6)
    tangent = material.node("Tangent", direction_type="RADIAL", axis="Z")
    material.links.new(tangent.outputs["Tangent"], material.surface.inputs["Tangent"])
    place = material.node("TexCoord").outputs["Object"]
    tracks = material.node("TexWave", {"Vector": place}, wave_type="RINGS", rings_direction="Z", Scale=22.0, Distortion=0.4, Detail=2.0).outputs["Fac"]
    material.rough_from(tracks, 0.22, 0.4)
    grooves = material.node("TexWave", {"Vector": place}, wave_type="RINGS", rings_direction="Z", Scale=160.0).outputs["Fac"]
    return material.bump(grooves, 0.12, 0.0005)


def turntable():
    """A belt-driven turntable on a plinth of walnut, 43 × 35 cm, with a record on it."""
    steel, black = metal("steel", 0.26), metal("black", 0.36)
    top = 0.07
    things = [box((0.43, 0.35, 0.05), solid_wood("oiled walnut", "x"), (0, 0, top - 0.025), bevel=0.004)]
    for x in (-1, 1):
        for y in (-1, 1):
            things += [cylinder(0.025, 0.014, steel, (x * 0.175, y * 0.135, 0.006), bevel=0.0015), cylinder(0.021, 0.007, rubber(), (x * 0.175, y * 0.135, 0), bevel=0.001)]
    things += moved(_platter(steel, black), (-0.042, 0.002, top))
    things += moved(_tonearm(steel, black), (0.16, 0.102, top))
    ink = plain("#e7dcc8", 0.6)
    things += moved(knob(0.0135, 0.012, steel, angle=-35), (0.172, -0.135, top))
    things += flat_text("33", 0.0062, ink, (0.153, -0.113, top + 0.0001))
    things += flat_text("45", 0.0062, ink, (0.19, -0.113, top + 0.0001))
    return things


def _platter(steel, black):
    """Platter, mat and record around the z axis."""
    rim = [(0.1, 0.004), (0.146, 0.004), (0.1495, 0.0055), (0.1495, 0.0055), (0.1495, 0.017), (0.148, 0.0185), (0.148, 0.0185), (0.1, 0.0185)]
    record = [(0, 0.0205), (0.149, 0.0205), (0.1504, 0.0214), (0.149, 0.0224), (0.149, 0.0224), (0.1445, 0.0221), (0.0, 0.0221)]
    sleeve = plain("#d9612f", 0.55)
    things = [
        lathe(rim, metal("steel", 0.2)),
        cylinder(0.1465, 0.0018, rubber("#1b1b1b"), (0, 0, 0.0185), bevel=0.0004),
        lathe(record, vinyl(), steps=2, segments=160),
        lathe([(0, 0.0226), (0.0495, 0.0226), (0.0502, 0.0221)], sleeve, steps=2),
        lathe([(0.0034, 0.022), (0.0034, 0.029), (0.002, 0.0315), (0, 0.0318)], steel),
        cylinder(0.05, 0.006, black, (0, 0, 0), bevel=0.001),
    ]
    cream = plain("#f3e6cf", 0.7)
    things.append(lathe([(0.0405, 0.0227), (0.0412, 0.0227)], cream, steps=1))
    things += flat_text("SLOW SUNDAY", 0.0075, cream, (0, 0.022, 0.0227))
    things += flat_text("SIDE A · 33 RPM", 0.0042, cream, (0, -0.02, 0.0227))
    return things


def _tonearm(steel, black):
    """The arm with counterweight, headshell and cartridge; it turns around the z axis and lies on the record."""
    base = [(0, 0), (0.034, 0), (0.035, 0.001), (0.035, 0.006), (0.0335, 0.0075), (0.021, 0.0085), (0.0165, 0.0105), (0.0165, 0.034), (0.015, 0.0355), (0, 0.0355)]
    things = [lathe(base, black), box((0.02, 0.03, 0.016), steel, (0, 0, 0.043), bevel=0.003)]
    high = 0.044
    arm = [(0, 0.052, high), (0, 0.0, high), (0, -0.12, high - 0.004), (-0.004, -0.165, high - 0.006), (-0.022, -0.196, high - 0.008)]
    parts = [tube(arm, 0.0043, steel)]
    weight = [(0, -0.015), (0.0165, -0.015), (0.0175, -0.014), (0.0175, -0.004), (0.0168, -0.0034), (0.0168, 0.0034), (0.0175, 0.004), (0.0175, 0.013), (0.0165, 0.0145), (0, 0.0145)]
    parts += moved([lathe(weight, metal("steel", 0.2))], (0, 0.052, high), tilt=(90, 0))
    shell = moved([box((0.017, 0.034, 0.0035), black, (0, -0.017, 0), bevel=0.001), box((0.0145, 0.019, 0.0125), plain("#1f1f20", 0.4), (0, -0.02, -0.0075), bevel=0.0012), box((0.0035, 0.005, 0.0035), plain("#c9552c", 0.4), (0, -0.031, -0.012))], (-0.0215, -0.193, high - 0.0085), turn=-30)
    parts += shell
    lift = tube([(-0.018, -0.033, high), (-0.03, -0.037, high + 0.0005), (-0.04, -0.036, high + 0.006)], 0.0015, steel)
    parts.append(lift)
    things += moved(parts, (0, 0, 0), turn=-24)
    things.append(cylinder(0.004, 0.03, steel, (0.021, -0.036, 0), bevel=0.001))
    things.append(box((0.012, 0.006, 0.004), black, (0.0195, -0.036, 0.031), bevel=0.0012))
    return things


def amplifier():
    """An integrated amplifier with two meters: 36 × 26 × 11 cm, sides of walnut, front of brushed aluminum."""
    wide, deep, tall, foot = 0.36, 0.26, 0.098, 0.012
    middle, front = foot + tall / 2, -0.13
    alloy = metal("steel", 0.3, brushed="x")
    dark = plastic("#1f1f1f", 0.5)
    things = [box((wide, deep - 0.01, tall - 0.004), dark, (0, 0.005, middle), bevel=0.002)]
    things += moved([plate(rounded(wide, tall, 0.002), 0.009, alloy, bevel=0.0012)], (0, front + 0.005, middle), tilt=(90, 0))
    for side in (-1, 1):
        things.append(box((0.014, deep + 0.004, tall + 0.004), solid_wood("oiled walnut", "y"), (side * (wide / 2 + 0.0072), 0.002, middle), bevel=0.002))
        for y in (-1, 1):
            things += [cylinder(0.019, foot, rubber("#202020"), (side * 0.14, y * 0.09, 0), bevel=0.002)]
    for index in range(15):
        things.append(box((0.004, 0.13, 0.0012), plain("#050505", 0.9), (-0.105 + 0.015 * index, 0.03, middle + tall / 2 - 0.0024), bevel=0))
    face = front - 0.004
    for index in (0, 1):
        things += moved(_meter(), (-0.134 + 0.083 * index, face, middle + 0.014))
    polished, ink = metal("steel", 0.2), plain("#26241f", 0.6)
    places = ((0.052, 0.033, 0.026, -50, "VOLUME"), (0.112, 0.0155, 0.02, 0, "BASS"), (0.153, 0.0155, 0.02, 25, "TREBLE"))
    for x, radius, height, angle, name in places:
        things += moved(knob(radius, height, polished, angle=angle, ridges=64 if radius > 0.02 else 40), (x, face, middle + 0.006), tilt=(90, 0))
        things.append(text(name, 0.0042, ink, (x, face - 0.0001, middle - 0.038), thickness=0.0001, spacing=1.15))
    for index, name in enumerate(("PHONO", "LINE 1", "LINE 2", "OPTICAL")):
        x = -0.157 + 0.041 * index
        button = moved([plate(rounded(0.022, 0.0075, 0.0018), 0.005, polished, bevel=0.001)], (x, face + 0.001, middle - 0.0255), tilt=(90, 0))
        things += [*button, text(name, 0.0038, ink, (x, face - 0.0001, middle - 0.038), thickness=0.0001, spacing=1.1)]
    things.append(text("FIELDNOTE", 0.0058, ink, (0.133, face - 0.0001, middle + 0.037), thickness=0.0001, spacing=1.2))
    return things


def _meter():
    """A meter with a lit scale behind a frame, 7.4 × 4.2 cm, in the plane y = 0."""
    wide, tall = 0.074, 0.042
    frame = moved([plate(rounded(wide, tall, 0.003), 0.0026, plastic("#191919", 0.35), bevel=0.0008, holes=[rounded(wide - 0.006, tall - 0.006, 0.0015)])], tilt=(90, 0))
    paper = plain("#f2dfb0", 0.7, emission=(0.95, 0.72, 0.36, 1), emission_strength=0.28)
    things = [*frame, *moved([plate(rounded(wide - 0.004, tall - 0.004, 0.002), 0.0008, paper, bevel=0.0002)], tilt=(90, 0))]
    ink, red = plain("#2b2520", 0.7), plain("#b23a22", 0.6)
    y, foot, reach = -0.0012, -0.026, 0.036

    def at(angle, length):
        return (length * math.sin(angle), y, foot + length * math.cos(angle))

    angles = [math.radians(-42 + 7 * k) for k in range(13)]
    things.append(tube([at(a, reach) for a in angles[:9]], 0.0003, ink, steps=4))
    things.append(tube([at(a, reach) for a in angles[8:]], 0.0006, red, steps=4))
    for index, angle in enumerate(angles):
        long = 0.0045 if index % 3 == 0 else 0.0025
        things.append(tube([at(angle, reach), at(angle, reach + long)], 0.00028, red if index > 8 else ink))
    things.append(tube([(0.0, y - 0.0004, -0.0165), (-0.0135, y - 0.0004, 0.0125)], 0.00035, red))
    things.append(text("VU", 0.0062, ink, (0, y, -0.0065), thickness=0.00005, serif=True))
    things.append(box((wide - 0.008, 0.001, 0.005), plastic("#191919", 0.4), (0, -0.0012, -tall / 2 + 0.0055), bevel=0))
    return things


def radio(color="#d9c6a0", front="#33413a"):
    """A portable radio with a handle of leather and two knobs of brass: 27 × 8 × 15 cm."""
    wide, deep, tall, foot = 0.27, 0.082, 0.148, 0.007
    middle, face = foot + tall / 2, -0.041
    shell, brass = plastic(color, 0.36), metal("brass", 0.24)
    things = moved([plate(rounded(wide, tall, 0.03, 16), deep, shell, bevel=0.009)], (0, deep / 2, middle), tilt=(90, 0))
    things += [moved([plate(rounded(wide + 0.0008, tall + 0.0008, 0.0304, 16), 0.0016, plain("#2b2622", 0.7), bevel=0.0004)], (0, 0.016, middle), tilt=(90, 0))[0]]
    for x in (-0.085, 0.085):
        things.append(cylinder(0.011, foot + 0.003, rubber(), (x, 0, 0), bevel=0.0015))
    things += moved(_grille(front), (-0.048, face, middle), tilt=(90, 0))
    things += moved(_scale(), (0.075, face, middle + 0.03))
    for x, angle in ((0.05, -40), (0.1, 25)):
        ring = lathe([(0.0232, 0), (0.0232, 0.0008), (0.0222, 0.0014), (0.02, 0.0014)], metal("black", 0.4))
        things += moved([ring, *moved(knob(0.0185, 0.015, brass, ridges=48, angle=angle))], (x, face, middle - 0.026), tilt=(90, 0))
    ink = plain("#3a332b" if color != "#9d4028" else "#f0e2cc", 0.6)
    things.append(text("TUNE", 0.0045, ink, (0.05, face - 0.0002, middle - 0.0565), thickness=0.0001, spacing=1.2))
    things.append(text("VOLUME", 0.0045, ink, (0.1, face - 0.0002, middle - 0.0565), thickness=0.0001, spacing=1.2))
    return [*things, *_handle(wide, foot + tall, brass)]


def _grille(color):
    """A plate with rows of holes before a dark cloth, 13.2 × 11 cm, in the plane z = 0."""
    wide, tall, pitch = 0.132, 0.11, 0.0052
    holes = []
    for row in range(-9, 10):
        for column in range(-12, 13):
            x, y = (column + (0.5 if row % 2 else 0)) * pitch, row * pitch
            if abs(x) < wide / 2 - 0.006 and abs(y) < tall / 2 - 0.006:
                holes.append(circle(0.00165, x, y, 14))
    return [plate(rounded(wide, tall, 0.011), 0.0022, metal_lacquer(color), bevel=0.0006, holes=holes), plate(rounded(wide - 0.004, tall - 0.004, 0.009), 0.0004, plain("#0d0d0d", 0.95), bevel=0.0001)]


def metal_lacquer(color):
    """Lacquered sheet metal."""
    return plain(color, 0.42, clearcoat=0.2)


def _scale():
    """The lit scale of the radio, 8.4 × 3.6 cm, in the plane y = 0."""
    wide, tall = 0.088, 0.04
    things = moved([plate(rounded(wide, tall, 0.005), 0.0024, metal("brass", 0.28), bevel=0.0008, holes=[rounded(wide - 0.004, tall - 0.004, 0.0035)])], tilt=(90, 0))
    things += moved([plate(rounded(wide - 0.003, tall - 0.003, 0.004), 0.001, plain("#f3e8cf", 0.55, emission=(0.95, 0.8, 0.5, 1), emission_strength=0.12), bevel=0.0002)], tilt=(90, 0))
    ink, y = plain("#2e2823", 0.7), -0.0012
    for index in range(31):
        x = -0.036 + 0.0024 * index
        high = 0.006 if index % 5 == 0 else 0.0035
        things.append(box((0.0004, 0.0002, high), ink, (x, y, -0.002 + high / 2), bevel=0))
    for index, number in enumerate(("88", "92", "96", "100", "104", "106", "108")):
        things.append(text(number, 0.0046, ink, (-0.036 + 0.012 * index, y, 0.0092), thickness=0.00005))
    things.append(text("FM  MHz", 0.0036, ink, (0, y, -0.0105), thickness=0.00005, spacing=1.2))
    things.append(box((0.0009, 0.0006, tall - 0.007), plain("#c23a20", 0.4), (-0.0145, y - 0.0006, 0), bevel=0.0002))
    return things


def _handle(wide, top, brass):
    """The handle with its two pins, and the antenna."""
    hide = leather("#84522f")
    line = [(-0.1, 0, top - 0.002), (-0.098, 0, top + 0.012), (-0.075, 0, top + 0.027), (0, 0, top + 0.033), (0.075, 0, top + 0.027), (0.098, 0, top + 0.012), (0.1, 0, top - 0.002)]
    section = [(0.0105 * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), 0.0032 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in (2 * math.pi * k / 24 for k in range(24))]
    things = [swept(line, section, hide)]
    for side in (-1, 1):
        things += moved([lathe([(0, 0.003), (0.004, 0.0024), (0.0052, 0.001), (0.0052, -0.001)], brass, segments=40)], (side * 0.1036, 0, top + 0.004), tilt=(0, side * 90))
        things.append(box((0.009, 0.024, 0.004), brass, (side * 0.1, 0, top), bevel=0.0012))
    steel = metal("chrome", 0.12)
    low, high = (wide / 2 - 0.022, 0.028, top - 0.002), (wide / 2 - 0.004, 0.032, top + 0.072)
    things += [tube([low, tuple((a + b) / 2 for a, b in zip(low, high)), high], 0.0018, steel, taper=[1.25, 1, 0.8]), cylinder(0.0045, 0.006, steel, (low[0], low[1], low[2]), bevel=0.001)]
    return things
