"""Tables, cupboards, shelves, mirrors and clocks. They stand at the origin and look toward the viewer (−y)."""

import math
import random

from studio.materials import metal, paper, plain, wood
from studio.shapes import box, circle, cylinder, lathe, moved, plate, regrained, tube, turned
from things.seating import leg


def dining_table(kind="oak", length=1.8, width=0.9):
    """A table of solid wood, 74 cm high: a top of six staves on four splayed legs that are screwed on."""
    along = wood(kind, "x", 0.42)
    each = width / 6
    things = []
    for index in range(6):
        corners = {0: (1, 1, 0, 0), 5: (0, 0, 1, 1)}.get(index, (0, 0, 0, 0))
        stave = plate(_stave(length, each - 0.0003, corners, 0.035), 0.028, along, (0, (index - 2.5) * -each, 0.712), bevel=0.0022)
        things.append(regrained(stave, index))
    for y in (-1, 1):
        things.append(regrained(box((length - 0.36, 0.022, 0.075), along, (0, y * (width / 2 - 0.13), 0.673)), 10 + y))
    for x in (-1, 1):
        things.append(box((0.022, width - 0.28, 0.075), wood(kind, "y"), (x * (length / 2 - 0.17), 0, 0.673)))
        for y in (-1, 1):
            top, foot = (x * (length / 2 - 0.15), y * (width / 2 - 0.115), 0.712), (x * (length / 2 - 0.075), y * (width / 2 - 0.055), 0)
            things.append(leg(top, foot, 0.032, wood(kind, "z"), 0.6))
    return things


def _stave(length, width, corners, radius):
    """The outline of a board; `corners` says which of its corners are round, counterclockwise from the right one behind."""
    points = []
    for turn, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        if not corners[turn]:
            points.append((x * length / 2, y * width / 2))
            continue
        for step in range(9):
            angle = math.pi / 2 * (turn + step / 8)
            points.append((x * (length / 2 - radius) + radius * math.cos(angle), y * (width / 2 - radius) + radius * math.sin(angle)))
    return points


def pedestal_table(kind="oak"):
    """A round side table, turned: 46 cm wide and 52 cm high."""
    top = [(0, 0.498), (0.19, 0.499), (0.21, 0.503), (0.228, 0.511), (0.23, 0.516), (0.2265, 0.52), (0.2265, 0.52), (0.1, 0.5205), (0, 0.5205)]
    stem = [(0.05, 0.5), (0.034, 0.485), (0.025, 0.45), (0.0215, 0.3), (0.024, 0.12), (0.032, 0.06), (0.052, 0.034)]
    foot = [(0, 0.036), (0.05, 0.0355), (0.1, 0.031), (0.142, 0.02), (0.15, 0.014), (0.15, 0.004), (0.147, 0), (0, 0)]
    return [lathe(top, wood(kind, "x", 0.4)), lathe(stem, wood(kind, "z", 0.4)), regrained(lathe(foot, wood(kind, "x", 0.4)), 4)]


def sideboard(kind="oak", width=1.6, doors=4):
    """A sideboard, 45 cm deep and 72 cm high: its outer doors have slats, all have knobs of brass."""
    along, upright, across = wood(kind, "x"), wood(kind, "z"), wood(kind, "y")
    low, high, deep, wall = 0.17, 0.72, 0.45, 0.022
    things = [
        box((width, deep, wall), along, (0, 0, high - wall / 2), bevel=0.002),
        regrained(box((width, deep, wall), along, (0, 0, low + wall / 2), bevel=0.002), 3),
        box((width - 0.04, 0.01, high - low - 0.04), along, (0, deep / 2 - 0.02, (low + high) / 2)),
    ]
    for index, x in enumerate((-1, 1)):
        side = box((wall, deep, high - low - 2 * wall), upright, (x * (width - wall) / 2, 0, (low + high) / 2), bevel=0.001)
        things.append(regrained(side, index))
        for y in (-1, 1):
            things.append(leg((x * (width / 2 - 0.15), y * 0.14, low), (x * (width / 2 - 0.11), y * 0.185, 0), 0.019, upright))
            things.append(cylinder(0.026, 0.006, metal("brass"), (x * (width / 2 - 0.15), y * 0.14, low - 0.006), bevel=0.001))
        things.append(box((0.04, 0.3, 0.02), across, (x * (width / 2 - 0.15), 0, low - 0.01)))
    inner = width - 2 * wall
    each, tall = inner / doors, high - low - 2 * wall - 0.006
    for index in range(doors):
        x = -inner / 2 + each * (index + 0.5)
        slats = index in (0, doors - 1)
        things += _door(each - 0.004, tall, slats, along, (x, -deep / 2 + 0.013, (low + high) / 2), seed=index)
        knob = x + (each / 2 - 0.032) * (1 if index % 2 == 0 else -1)
        things += _knob((knob, -deep / 2 + (-0.006 if slats else 0.003), (low + high) / 2 + 0.02))
    return things


def _door(width, height, slats, material, at, seed):
    """A door of veneer, or one of upright slats; the grain of the material runs along x."""
    if not slats:
        return moved([regrained(box((height, 0.019, width), material, bevel=0.0012), seed)], at, tilt=(0, 90))
    count = round(width / 0.0155)
    things = [box((width, 0.01, height), wood("walnut", "x"), (at[0], at[1] + 0.005, at[2]), bevel=0.0012)]
    for index in range(count):
        x = at[0] + ((index + 0.5) / count - 0.5) * width
        piece = regrained(box((height, 0.014, width / count - 0.0052), material, bevel=0.0025), seed * 100 + index)
        things += moved([piece], (x, at[1] - 0.006, at[2]), tilt=(0, 90))
    return things


def _knob(at):
    """A turned knob of brass."""
    profile = [(0, 0.024), (0.008, 0.0238), (0.0125, 0.021), (0.013, 0.018), (0.011, 0.0145), (0.006, 0.012), (0.0055, 0.006), (0.0085, 0.0015), (0.0085, 0)]
    return moved([lathe(profile, metal("brass"), segments=48)], at, tilt=(90, 0))


def ladder_shelf(kind="oak"):
    """An open shelf with four boards: 74 × 30 × 160 cm."""
    upright = wood(kind, "z")
    things = []
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(tube([(x * 0.352, y * 0.125, 0), (x * 0.352, y * 0.125, 0.8), (x * 0.352, y * 0.125, 1.6)], 0.0135, upright, taper=[0.85, 1, 0.85]))
        for high in (0.13, 0.56, 0.99, 1.42):
            things.append(tube([(x * 0.352, -0.13, high - 0.022), (x * 0.352, 0.13, high - 0.022)], 0.0085, wood(kind, "y")))
    for index, high in enumerate((0.13, 0.56, 0.99, 1.42)):
        board = box((0.74, 0.27, 0.02), wood(kind, "x"), (0, 0, high), bevel=0.003)
        things.append(regrained(board, index))
    return things


def books(count, at, seed=1, palette=("#b0563c", "#e7dfcf", "#4f6157", "#d2a55a", "#6d7f8c", "#2f3437", "#c9b59b")):
    """A row of books from `at` to the right; the last one leans."""
    chance = random.Random(seed)
    things, x = [], 0.0
    for index in range(count):
        thick, tall, deep = chance.uniform(0.018, 0.042), chance.uniform(0.19, 0.27), chance.uniform(0.14, 0.18)
        cover, pages = plain(chance.choice(palette), 0.6), paper("#efe6d4")
        book = [
            box((0.0025, deep, tall), cover, (-thick / 2, 0, tall / 2), bevel=0.0008),
            box((0.0025, deep, tall), cover, (thick / 2, 0, tall / 2), bevel=0.0008),
            box((thick + 0.0025, 0.003, tall), cover, (0, -deep / 2, tall / 2), bevel=0.001),
            box((thick - 0.002, deep - 0.006, tall - 0.008), pages, (0, 0.001, tall / 2), bevel=0),
        ]
        lean = -9 if index == count - 1 else 0
        rise = tall * math.sin(math.radians(-lean)) if lean else 0
        moved(book, (at[0] + x + thick / 2 + rise, at[1] - 0.07 + deep / 2, at[2]), tilt=(0, lean))
        things += book
        x += thick + 0.0035
    return things


def lying_books(at, seed=1, palette=("#e7dfcf", "#b0563c", "#4f6157")):
    """Books that lie on each other."""
    chance = random.Random(seed)
    things, z = [], 0.0
    for color in palette:
        thick, wide, deep = chance.uniform(0.02, 0.032), chance.uniform(0.2, 0.24), chance.uniform(0.15, 0.17)
        cover = plain(color, 0.6)
        book = [box((wide, deep, 0.0025), cover, (0, 0, thick), bevel=0.0008), box((wide, deep, 0.0025), cover, (0, 0, 0.00125), bevel=0.0008)]
        book.append(box((wide, 0.003, thick + 0.0025), cover, (0, -deep / 2, thick / 2 + 0.00125)))
        book += [box((wide - 0.01, deep - 0.008, thick - 0.003), paper("#efe6d4"), (0, 0, thick / 2 + 0.001), bevel=0)]
        things += moved(book, (at[0], at[1], at[2] + z), turn=chance.uniform(-14, 14))
        z += thick + 0.0025
    return things


def oval_mirror(at=(0, 0, 0), across=0.6, tall=0.75):
    """A mirror in a thin frame of steamed oak that hangs on a wall at `at`."""
    outline = [(across / 2 * x, tall / 2 * y) for x, y in circle(1, segments=120)]
    inner = [(x * (1 - 0.012 / (across / 2)), y * (1 - 0.012 / (tall / 2))) for x, y in outline]
    steamed = plain("#b98d5b", 0.45)
    steamed.color_from(steamed.blend(steamed.noise(7, 5), "#a87c4a", "#c49a66", positions=[0.3, 0.7]))
    frame = plate(outline, 0.028, steamed, bevel=0.003, holes=[inner])
    glass = plate(inner, 0.004, metal("chrome", 0.005), (0, 0, 0.012), bevel=0.001)
    return moved([frame, glass], (at[0], at[1], at[2]), tilt=(90, 0))


def wall_clock(at=(0, 0, 0), radius=0.17, kind="oak"):
    """A round clock in a frame of oak, at nine minutes past ten, on a wall at `at`."""
    outline = circle(radius, segments=128)
    frame = plate(outline, 0.045, wood(kind, "x", 0.4), bevel=0.006, holes=[circle(radius - 0.014, segments=128)])
    face = plate(circle(radius - 0.013, segments=128), 0.01, plain("#f1ece1", 0.7), (0, 0, 0.012), bevel=0.001)
    things, ink = [frame, face], plain("#2c2723", 0.5)
    for hour in range(60):
        major = hour % 5 == 0
        length, wide = (0.017, 0.0032) if major else (0.006, 0.0011)
        angle = math.radians(hour * 6)
        mark = box((wide, length, 0.0012), ink, bevel=0)
        middle = radius - 0.026 - length / 2
        things += moved([mark], (middle * math.sin(angle), middle * math.cos(angle), 0.0225), turn=-hour * 6)
    for angle, length, wide, high, color in ((304.5, 0.082, 0.0075, 0.0275, "#2c2723"), (54, 0.122, 0.0055, 0.0305, "#2c2723"), (212, 0.118, 0.0018, 0.0335, "#b4553a")):
        outline = [(-wide / 2, -0.022), (wide / 2, -0.022), (wide / 2 * 0.7, length), (-wide / 2 * 0.7, length)]
        hand = plate(outline, 0.0016, plain(color, 0.45), (0, 0, high), bevel=0.0004)
        things.append(turned(hand, z=-angle))
    things.append(cylinder(0.0065, 0.014, metal("brass"), (0, 0, 0.022), bevel=0.001))
    return moved(things, at, tilt=(90, 0))
