"""Packed food: jars, bottles, bags, bars and tins with their labels."""

import math

from studio.materials import Material, cork, metal, paper, plain, shade, thin_glass
from studio.shapes import ball, box, circle, cylinder, label, lathe, mesh, moved, plate, ring, rounded, text, tube

INK = "#2b2520"


def printed(lines, radius, at, ink=INK):
    """Lines of text on a cylinder around the z axis. Each line is (words, size, height, serif, spacing), or a width and a height for a rule."""
    color = plain(ink, 0.6)
    things = []
    for line in lines:
        if len(line) == 2:
            width, height = line
            things.append(label(width, 0.0004, color, radius, (at[0], at[1], at[2] + height), offset=0.0009))
        else:
            words, size, height, serif, spacing = line
            things.append(text(words, size, color, (at[0], at[1], at[2] + height), serif, 0.0001, radius + 0.0008, spacing=spacing))
    return things


def jar(content, lid, name, below):
    """A jar of 350 g with a lid of metal, 8.6 cm tall. `content` is the material inside, which seems to reach the outer face of the glass."""
    filled = [(0, 0.002), (0.028, 0.002), (0.031, 0), (0.0345, 0.0015), (0.0365, 0.006), (0.037, 0.012), (0.037, 0.056), (0.0362, 0.0605), (0.035, 0.063), (0, 0.0632)]
    neck = [(0.0362, 0.0605), (0.0345, 0.0645), (0.0315, 0.0675), (0.031, 0.078)]
    cap = [(0, 0.0865), (0.029, 0.0865), (0.0322, 0.0858), (0.0338, 0.0838), (0.0342, 0.0815), (0.0342, 0.0715), (0.0345, 0.0708), (0.0345, 0.0695), (0.033, 0.0692)]
    things = [lathe(filled, content), lathe(neck, thin_glass()), lathe(cap, lid), lathe([(0.0305, 0.0857), (0.0312, 0.0868), (0.0318, 0.0858)], lid)]
    things.append(label(0.062, 0.036, paper("#f3ede0"), 0.037, (0, 0, 0.033)))
    lines = [(name, 0.0088, 0.0052, True, 1.25), (0.014, -0.001), (below, 0.0031, -0.0062, False, 1.25)]
    return things + printed(lines, 0.037, (0, 0, 0.033))


def honey_jar():
    """Creamed linden honey: it is pale, and light passes its edge."""
    honey = Material("honey", "#c46c10", 0.4, clearcoat=1.0, clearcoat_roughness=0.03)
    for name, value in (("Subsurface", 0.3), ("Subsurface Radius", (0.012, 0.006, 0.002)), ("Subsurface Color", (0.75, 0.28, 0.03, 1))):
        honey.set(name, value)
    return jar(honey, metal("brass", 0.3), "HONEY", "LINDEN  ·  350 G")


def jam_jar():
    """A jar of plum jam."""
    jam = Material("jam", "#5a0f1c", 0.4, clearcoat=1.0, clearcoat_roughness=0.03)
    jam.color_from(jam.blend(jam.noise(90, 4), "#2c0610", "#5e0f1f", "#7d1a2a", positions=[0.3, 0.5, 0.75]))
    return jar(jam, metal("steel", 0.3), "PLUM", "JAM  ·  300 G")


def dark_glass():
    """Glass so dark that oil keeps in it; thin edges let some light through."""
    material = Material("dark glass", "#2c3510", 0.06, specular=0.6, clearcoat=0.6, clearcoat_roughness=0.02)
    facing = material.node("LayerWeight", Blend=0.35).outputs["Facing"]
    return material.color_from(material.blend(facing, "#262c0d", "#333c12", "#5d6a26", positions=[0, 0.6, 1]))


def oil_bottle():
    """Olive oil in a dark bottle of half a liter with a cork, 30 cm tall."""
    body = [(0, 0.006), (0.028, 0.004), (0.0315, 0), (0.034, 0.002), (0.0355, 0.008), (0.0355, 0.02), (0.0355, 0.15), (0.034, 0.165)]
    body += [(0.0265, 0.186), (0.0175, 0.203), (0.0145, 0.218), (0.0139, 0.236), (0.0138, 0.262), (0.0138, 0.262)]
    body += [(0.0168, 0.263), (0.0172, 0.27), (0.0168, 0.277), (0.0152, 0.2785), (0.0108, 0.2785), (0.0104, 0.27)]
    stopper = [(0, 0.266), (0.0102, 0.266), (0.0104, 0.2785), (0.0128, 0.2788), (0.0135, 0.281), (0.0135, 0.2965), (0.0122, 0.2985), (0, 0.299)]
    things = [lathe(body, dark_glass()), lathe(stopper, cork())]
    things.append(label(0.068, 0.086, paper("#f3ede0"), 0.0355, (0, 0, 0.084)))
    lines = [("OLIO", 0.0155, 0.014, True, 1.35), (0.02, 0.0015), ("EXTRA VERGINE", 0.0044, -0.0075, False, 1.35), ("UMBRIA", 0.0034, -0.0155, False, 1.5)]
    lines += [("500 ML", 0.0034, -0.0335, False, 1.35)]
    return things + printed(lines, 0.0355, (0, 0, 0.084))


def tin(color="#24382d", name="SENCHA", below="GREEN TEA"):
    """A tin for 80 g of tea, 11 cm tall."""
    lacquer = Material("lacquer", color, 0.42, clearcoat=0.25, clearcoat_roughness=0.3)
    lacquer.bump(lacquer.noise(700, 2), 0.05, 0.0003)
    body = [(0, 0.002), (0.036, 0.001), (0.0375, 0), (0.0385, 0.001), (0.0388, 0.0025), (0.0378, 0.0038), (0.0378, 0.0038)]
    body += [(0.0378, 0.0795), (0.0378, 0.0795), (0.03, 0.08)]
    cap = [(0.0385, 0.0815), (0.0396, 0.0812), (0.0399, 0.0822), (0.0391, 0.0835), (0.0391, 0.0835), (0.0391, 0.105), (0.0386, 0.1085), (0.0365, 0.1105), (0.034, 0.111)]
    cap += [(0.032, 0.1098), (0, 0.11)]
    things = [lathe(body, lacquer), lathe(cap, lacquer), cylinder(0.0368, 0.003, plain("#0c0d0d", 0.7), (0, 0, 0.079))]
    things.append(label(0.058, 0.044, paper("#f3ede0"), 0.0378, (0, 0, 0.041)))
    lines = [(name, 0.0086, 0.0085, True, 1.25), (0.015, 0.0015), (below, 0.0034, -0.0045, False, 1.3), ("80 G", 0.003, -0.0135, False, 1.3)]
    return things + printed(lines, 0.0378, (0, 0, 0.041))


BAG_WIDTH, BAG_TALL = 0.132, 0.186


def _bag_depth(z):
    """Half the depth of the bag at a height."""
    return 0.004 + 0.031 * (1 - max(0.0, z / BAG_TALL) ** 2.2)


def bag_front(x, z):
    """The y coordinate of a coffee bag's front."""
    t = z / BAG_TALL
    belly = math.sin(math.pi * min(1, max(0, t)) ** 0.75)
    side = 1 - (2 * x / BAG_WIDTH) ** 2
    folds = math.sin(95 * x + 30 * z) * math.sin(44 * z + 1) + 0.7 * math.sin(150 * x - 85 * z + 2) * math.sin(30 * z)
    folds += 1.4 * math.exp(-(((x + 0.045 - 0.16 * z) / 0.007) ** 2)) - 1.2 * math.exp(-(((x - 0.058 + 0.2 * z) / 0.006) ** 2))
    return -(_bag_depth(z) + belly * (0.009 * side + 0.0009 * folds))


def _bag_section(z):
    """The outline of a coffee bag at a height: front, folded sides and back."""
    half, gusset = BAG_WIDTH / 2, 0.034 * (z / BAG_TALL) ** 0.8
    front = [(half * (k / 20 - 1), bag_front(half * (k / 20 - 1), z)) for k in range(41)]
    right = [(half - gusset * 0.9 * k / 6, front[-1][1] * (1 - k / 6)) for k in range(1, 7)]
    back = [(-x, -y) for x, y in front]
    right += [(x, -y) for x, y in reversed(right[:-1])]
    left = [(-x, -y) for x, y in right]
    return [*front, *right, *back, *left]


def _bag_wall(material, low, high, offset=0.0):
    """The wall of the bag between two heights."""
    rows = max(2, round((high - low) / 0.0025))
    sections = []
    for row in range(rows + 1):
        section = _bag_section(low + (high - low) * row / rows)
        sections.append([(x * (1 + offset / 0.066), y - math.copysign(offset, -y)) for x, y in section])
    count = len(sections[0])
    points = [(x, y, low + (high - low) * row / rows) for row, section in enumerate(sections) for x, y in section]
    faces = [(r * count + c, r * count + (c + 1) % count, (r + 1) * count + (c + 1) % count, (r + 1) * count + c) for r in range(rows) for c in range(count)]
    wall = mesh(points, faces, material)
    wall.data.use_auto_smooth, wall.data.auto_smooth_angle = True, 0.7
    return wall


def _on_bag(thing, x, z):
    """Lays flat letters on the front of a bag."""
    for vertex in thing.data.vertices:
        vertex.co.y += bag_front(x + vertex.co.x, z + vertex.co.z) - 0.0009
    return thing


def kraft(color):
    """Strong, slightly wrinkled paper."""
    material = Material("kraft", color, 0.85)
    material.color_from(material.blend(material.noise(480, 6), shade(color, 0.93), shade(color, 1.04), positions=[0.3, 0.7]))
    fibers = material.noise(420, 6, (1, 1, 0.3))
    return material.bump(material.noise(38, 4), 0.35, 0.003).bump(fibers, 0.08, 0.0006)


def pouch(color="#c2a074", name="MORNING", below="WHOLE BEAN COFFEE", band="#a03f20"):
    """A bag of 250 g of coffee, its top rolled in and closed with a tie; 20 cm tall."""
    shell, ink, white, tie = kraft(color), plain(INK, 0.7), plain("#f6ecd9", 0.7), plain("#e9dfca", 0.45)
    things = [_bag_wall(shell, 0.0, BAG_TALL), _bag_wall(paper(band), 0.04, 0.084, 0.0005)]
    things.append(box((BAG_WIDTH, 0.0085, 0.024), shell, (0, -0.0005, BAG_TALL + 0.0075), bevel=0.0022))
    things.append(box((BAG_WIDTH - 0.0006, 0.0022, 0.0185), shell, (0, -0.0056, BAG_TALL + 0.0095), bevel=0.0009))
    things.append(box((0.142, 0.0016, 0.0075), tie, (0, -0.0075, BAG_TALL + 0.0085), bevel=0.0007))
    things += [box((0.0016, 0.011, 0.0075), tie, (side * 0.0708, -0.0025, BAG_TALL + 0.0085), bevel=0.0007) for side in (-1, 1)]
    words = ((name, 0.0185, 0.118, True, 1.12, ink), (below, 0.0063, 0.066, False, 1.25, white), ("250 G", 0.0052, 0.0535, False, 1.25, white))
    for line, size, z, serif, spacing, color_of in words:
        things.append(_on_bag(text(line, size, color_of, (0, 0, z), serif, 0.0001, spacing=spacing), 0, z))
    columns = [-0.022 + 0.002 * k for k in range(23)]
    points = [(x, bag_front(x, 0.1025) - 0.0009, 0.1025 + h) for x in columns for h in (0, 0.0005)]
    things.append(mesh(points, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(22)], ink))
    return things


def chocolate(color="#23423a", ink="#e6cf9c", name="DARK 72"):
    """A bar of chocolate, 16 × 7.6 cm, that lies on its back; its paper and foil are open at the far end."""
    cocoa = Material("cocoa", "#2c150b", 0.36, clearcoat=0.15, clearcoat_roughness=0.3)
    cocoa.bump(cocoa.noise(60, 3), 0.06, 0.001)
    if name.startswith("MILK"):
        cocoa.set("Base Color", (0.115, 0.043, 0.018, 1))
    sleeve, print_ = paper(color), Material("print", ink, 0.4)
    things = [box((0.07, 0.006, 0.148), cocoa, (0, 0, 0.081), bevel=0.001)]
    for column in range(3):
        for row in range(5):
            x, z = (column - 1) * 0.0232, 0.0215 + row * 0.0293
            things.append(box((0.0212, 0.0062, 0.0268), cocoa, (x, -0.0036, z), bevel=0.0024))
    things.append(_foil(0.074, 0.105, 0.126))
    things.append(box((0.0775, 0.0152, 0.112), sleeve, (0, -0.0008, 0.056), bevel=0.0016))
    face = -0.0085
    frame = plate(rounded(0.064, 0.099, 0.0005), 0.0003, print_, bevel=0, holes=[rounded(0.0632, 0.0982, 0.0005)])
    seal = plate(circle(0.0155), 0.0003, print_, bevel=0, holes=[circle(0.0151)])
    things += moved([frame], (0, face, 0.056), tilt=(90, 0)) + moved([seal], (0, face, 0.079), tilt=(90, 0))
    for height in (0.0815, 0.0765):
        wave = [(x * 0.001, face, height + 0.002 * math.sin(x * 0.42)) for x in range(-14, 15)]
        things.append(tube([point for point in wave if point[0] ** 2 + (point[2] - 0.079) ** 2 < 0.0149**2], 0.00024, print_, steps=2))
    for words, size, z, serif in ((name, 0.0098, 0.0485, True), ("SINGLE ORIGIN", 0.0038, 0.0375, False), ("80 G", 0.0034, 0.0155, False)):
        things.append(text(words, size, print_, (0, face, z), serif, 0.0001, spacing=1.2))
    return moved(things, (0, 0, 0.0068), tilt=(-90, 0))


def _foil(width, low, high):
    """A torn collar of crumpled foil around a bar."""
    foil = metal("silver", 0.28)
    foil.bump(foil.noise(190, 5, distortion=1.0), 0.8, 0.0022)
    columns, rows = 96, 12
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(columns):
            angle = 2 * math.pi * column / columns
            x = max(-1, min(1, 1.5 * math.cos(angle))) * width / 2
            y = max(-1, min(1, 1.9 * math.sin(angle))) * 0.0073
            torn = 0.003 * math.sin(5 * angle + 1) + 0.002 * math.sin(13 * angle)
            flare = 1 + 0.16 * (row / rows) ** 2 * (1 + 0.6 * math.sin(9 * angle) + 0.4 * math.sin(23 * angle))
            points.append((x * (1 + (flare - 1) * 0.2), y * flare, low + (high + torn - low) * row / rows))
    for row in range(rows):
        for column in range(columns):
            after = (column + 1) % columns
            faces.append((row * columns + column, row * columns + after, (row + 1) * columns + after, (row + 1) * columns + column))
    return mesh(points, faces, foil)


def chocolate_piece(milk=False):
    """One broken piece of chocolate that lies on the ground."""
    cocoa = plain("#5a3218" if milk else "#2c150b", 0.36)
    return [box((0.023, 0.0275, 0.006), cocoa, (0, 0, 0.003), bevel=0.0008), box((0.0212, 0.0262, 0.0062), cocoa, (0, 0, 0.0066), bevel=0.0024)]


def orange(color="#d9741a", size=0.036):
    """A citrus fruit that stands on the ground."""
    peel = Material("peel", color, 0.42, subsurface=0.12, subsurface_color=(0.8, 0.25, 0.03, 1), subsurface_radius=(0.006, 0.003, 0.001))
    pores = peel.node("TexVoronoi", {"Vector": peel.place()}, Scale=420.0).outputs["Distance"]
    peel.bump(pores, 0.45, 0.0011)
    fruit = ball(size, peel, (0, 0, size * 0.93), 0.94)
    return [fruit, *moved([ring(0.0022, 0.0012, plain("#4e5a28", 0.7)), ball(0.0024, plain("#6a5a34", 0.8))], (0, 0, size * 1.872))]
