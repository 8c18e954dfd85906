"""A wristwatch. It is ten times larger than in life, like the jewels, and lies with its dial up; 12 o'clock points to +y."""

import math

from studio.materials import leather, metal, plain, shade
from studio.shapes import beveled, box, cylinder, lathe, mesh, moved, text, tube, turned
from things.jewels import MM


def field_watch(strap="#4f2713", face="#e6dcc6", ink="#1d1c1b"):
    """A hand-wound watch of steel, 38 mm wide, with a leather strap."""
    steel, polished = metal("steel", 0.22), metal("steel", 0.1)
    case = [(0, 0.6), (15.5, 0.6), (17.6, 1.4), (18.7, 2.8), (19.0, 4.2), (18.9, 6.2), (18.6, 6.9), (18.6, 6.9), (17.9, 7.3)]
    bezel = [(17.9, 7.2), (18.1, 7.6), (17.7, 8.4), (16.9, 9.0), (16.4, 9.05), (16.0, 8.6), (16.0, 7.2)]
    things = [lathe([(r * MM, z * MM) for r, z in case], steel), lathe([(r * MM, z * MM) for r, z in bezel], polished)]
    things += _dial(face, ink)
    things += _crown(polished)
    for side in (-1, 1):
        for end in (-1, 1):
            lug = [(0, -3.0, 4.6), (0, 0, 4.8), (0, 3.6, 3.9), (0, 5.8, 2.4)]
            line = [((side * 11.2 + x) * MM, end * (15.6 + y) * MM, z * MM) for x, y, z in lug]
            things.append(tube(line, 1.35 * MM, steel, taper=[1.5, 1.35, 1.1, 0.85]))
    things += _strap(strap, 1, 76) + _strap(strap, -1, 112) + _buckle(polished)
    return things


def _dial(face, ink):
    """Dial, hours, hands and the maker's name."""
    paint, mark = plain(face, 0.5, clearcoat=0.4), plain(ink, 0.35)
    things = [cylinder(16.2 * MM, 0.4 * MM, paint, (0, 0, 6.9 * MM), bevel=0)]
    rehaut = [(16.05 * MM, 7.3 * MM), (15.3 * MM, 7.32 * MM)]
    things.append(lathe(rehaut, plain(shade(face, 0.92), 0.5), steps=1))
    top = 7.36
    for minute in range(60):
        hour = minute % 5 == 0
        length, wide = ((3.0, 0.85) if minute % 15 == 0 else (2.2, 0.6)) if hour else (0.8, 0.16)
        bar = box((wide * MM, length * MM, (0.16 if hour else 0.04) * MM), mark, (0, (14.6 - length / 2) * MM, top * MM), bevel=0.0004 if hour else 0, segments=2)
        things += moved([bar], turn=-6 * minute)
    for angle, length, wide, z in ((-306, 8.2, 1.15, 7.75), (-54, 12.2, 0.85, 8.0)):
        things += moved([_hand(length, wide, z, mark)], turn=angle)
    thin = box((0.22 * MM, 16 * MM, 0.12 * MM), plain("#9b3a20", 0.4), (0, 4.4 * MM, 8.25 * MM), bevel=0)
    things += moved([thin], turn=-204)
    things.append(cylinder(0.85 * MM, 1.0 * MM, metal("steel", 0.15), (0, 0, 7.5 * MM), bevel=0.002))
    name = text("MIRA", 2.1 * MM, mark, serif=False, thickness=0.0002, spacing=1.3)
    below = text("HAND-WOUND", 0.85 * MM, mark, serif=False, thickness=0.0002, spacing=1.3)
    things += moved([name], (0, 6.9 * MM, top * MM), tilt=(-90, 0)) + moved([below], (0, -6.2 * MM, top * MM), tilt=(-90, 0))
    return things


def _hand(length, wide, z, material):
    """A hand that points to +y."""
    outline = [(-wide / 2, -2.2), (wide / 2, -2.2), (wide / 2 * 0.8, length - 1.2), (0, length), (-wide / 2 * 0.8, length - 1.2)]
    points = [(x * MM, y * MM, (z + level) * MM) for level in (0, 0.16) for x, y in outline]
    faces = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)] + [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]
    return beveled(mesh(points, faces, material, smooth=False), 0.0004, 1)


def _crown(steel):
    """The ridged knob at 3 o'clock."""
    count = 32
    points = []
    for x, scale in ((18.6, 0.8), (19.6, 0.8), (19.6, 1.0), (22.2, 1.0), (22.6, 0.86), (22.6, 0.0)):
        for k in range(count * 2):
            radius = 2.5 * scale * (1 if k % 2 else 0.93)
            angle = math.pi * k / count
            points.append((x * MM, radius * math.cos(angle) * MM, (4.6 + radius * math.sin(angle)) * MM))
    ring_of = count * 2
    faces = [(r * ring_of + k, r * ring_of + (k + 1) % ring_of, (r + 1) * ring_of + (k + 1) % ring_of, (r + 1) * ring_of + k) for r in range(5) for k in range(ring_of)]
    return [mesh(points, faces, steel, smooth=False)]


def _strap_path(y):
    """Height of the strap's middle at `y` mm behind its lugs: it bends down to the table."""
    return 1.25 + 3.0 * max(0.0, 1 - y / 22) ** 2


def _strap(color, end, length):
    """One part of the strap: leather with a padded middle, stitches and, on the longer part, holes."""
    hide, thread, dark = leather(color), plain(shade(color, 1.55), 0.8), plain("#0d0a08", 0.9)
    rows, section = 90, _section()
    count = len(section)
    points, faces, things = [], [], []
    for row in range(rows + 1):
        y = length * row / rows
        wide = 18 - 2.6 * min(1, y / length)
        if length > 100 and y > length - 7:
            wide *= math.sqrt(max(0.02, 1 - ((y - length + 7) / 7) ** 2.2))
        pad = 1 + 0.35 * max(0, 1 - y / 30)
        for x, z in section:
            points.append((x * wide / 2 * MM, end * (18.2 + y) * MM, (_strap_path(y) + z * 1.05 * pad) * MM))
    for row in range(rows):
        faces += [(row * count + k, (row + 1) * count + k, (row + 1) * count + (k + 1) % count, row * count + (k + 1) % count) for k in range(count)]
    faces += [tuple(range(count)), tuple(reversed(range(rows * count, (rows + 1) * count)))]
    things.append(mesh(points, faces, hide))
    for index in range(int((length - 10) / 2.6)):
        y = 4 + index * 2.6
        pad = 1 + 0.35 * max(0, 1 - y / 30)
        for side in (-1, 1):
            x, z = side * (9 - 1.3 * y / length - 1.25), _strap_path(y) + 1.02 * pad - 0.1
            stitch = [(x * MM, end * (18.2 + y + d) * MM, (z + up) * MM) for d, up in ((0, -0.05), (0.3, 0.12), (1.4, 0.12), (1.7, -0.05))]
            things.append(tube(stitch, 0.19 * MM, thread, steps=2))
    if length > 100:
        things += [cylinder(0.85 * MM, 0.3 * MM, dark, (0, end * (18.2 + y) * MM, 2.06 * MM), bevel=0) for y in range(52, 96, 7)]
    return things


def _section():
    """A flat oval with a slightly raised middle, from −1 to 1."""
    top = [(math.cos(a), abs(math.sin(a)) ** 0.35) for a in (math.pi * k / 20 for k in range(21))]
    return [*top, *[(x, -z) for x, z in reversed(top[1:-1])]]


def _buckle(steel):
    """The buckle at the end of the shorter part, and the loop that holds the strap."""
    y, half = (18.2 + 78) * MM, 9.2 * MM
    line = [(-half, y - 2 * MM, 2.2 * MM), (-half, y + 4.5 * MM, 2.6 * MM), (-half * 0.8, y + 6.6 * MM, 2.8 * MM), (half * 0.8, y + 6.6 * MM, 2.8 * MM)]
    line += [(half, y + 4.5 * MM, 2.6 * MM), (half, y - 2 * MM, 2.2 * MM)]
    pin = [(0, y - 1.5 * MM, 2.6 * MM), (0, y + 2 * MM, 3.3 * MM), (0, y + 7.2 * MM, 3.6 * MM)]
    bar = turned(cylinder(0.7 * MM, 2.04 * half, steel, (-1.02 * half, y - 1.6 * MM, 2.1 * MM)), y=90)
    return [tube(line, 0.95 * MM, steel), tube(pin, 0.62 * MM, steel), bar]
