"""Clothes that lie on a table, seen from above."""

import math
import random

from studio.fabrics import canvas, fleece, jersey, knit, ribbed, shell, striped, twill, washed_linen
from studio.materials import leather, metal, plain, plastic, shade
from studio.sewing import Panel, both_sides, crease, mirrored, rumpled, smooth_outline, wrinkled
from studio.shapes import curve_through, lathe, moved, tube


def _body(material, sleeve="long", seams=(), seed=1, thick=0.008, length=0.36, crumple=0.004, drop=0.262, wide=0.272):
    """Front and back of a top. `sleeve` is `short` or `long`; `drop` is the height of the middle of the neckline."""
    if sleeve == "short":
        arm = [(0.258, 0.298), (0.258, 0.298), (0.405, 0.15), (0.405, 0.15), (0.318, 0.082), (0.318, 0.082), (wide, 0.145), (wide, 0.145)]
        cuffs = both_sides([(0.39, 0.165), (0.303, 0.097)])
    else:
        arm = [(0.262, 0.294), (0.262, 0.294), (0.335, 0.12), (0.385, -0.09), (0.418, -0.27), (0.418, -0.27), (0.348, -0.286), (0.348, -0.286), (0.318, -0.1), (wide, 0.125), (wide, 0.125)]
        cuffs = []
    rest = [*arm, (wide - 0.003, -0.05), (wide + 0.003, -length), (wide + 0.003, -length), (0, -length - 0.005)]
    neck = [(0.088, 0.343), (0.088, 0.343)]
    front = mirrored([(0, drop), (0.052, drop + 0.022), *neck, *rest])
    back = smooth_outline(mirrored([(0, 0.322), (0.05, 0.327), *neck, (0.2, 0.31), (0.2, 0.2), (0, 0.18)]))
    armhole = both_sides(curve_through([(0.25, 0.3), (0.226, 0.22), (wide - 0.004, 0.13)], 5))
    hem = [(-wide, -length + 0.026), (wide, -length + 0.026)]
    folds = [*rumpled(-0.25, 0.25, -length, 0.15, 12, crumple, seed), wrinkled(crumple, 0.075, 2.6, 0.15, seed), wrinkled(crumple * 0.7, 0.16, 1.4, -0.5, seed + 50)]
    folds += [crease((s * 0.25, 0.12), (s * 0.1, -0.06), crumple, 0.016) for s in (1, -1)]
    folds += [crease((s * 0.3, 0.1), (s * 0.36, -0.12), crumple * 0.8, 0.014) for s in (1, -1)] if sleeve == "long" else []
    inside = Panel(back, material, thick=0.004, soft=0.006, seed=seed + 1)
    body = Panel(smooth_outline(front), material, [*armhole, hem, *cuffs, *seams], thick, 0.006 + thick * 0.55, folds, cell=0.0048, seed=seed)
    return body, inside


def _band(body, line, width, material, lift=0.0, thick=0.006, soft=0.006, level=False):
    """A strip of cloth along a line of the pattern; without a body it lies on the table."""
    line = curve_through(line, 6)
    left, right = [], []
    for index, (x, y) in enumerate(line):
        a, b = line[max(0, index - 1)], line[min(len(line) - 1, index + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        size = (dx * dx + dy * dy) ** 0.5 or 1
        left.append((x - dy / size * width / 2, y + dx / size * width / 2))
        right.append((x + dy / size * width / 2, y - dx / size * width / 2))
    return Panel([*left, *reversed(right)], material, thick=thick, soft=soft, on=body, cell=0.005, lift=lift, level=level)


def _neckband(body, inside, material, drop=0.262, width=0.02):
    """The ribbed band around the neckline."""
    _band(None, [(-0.088, 0.345), (-0.05, 0.331), (0, 0.326), (0.05, 0.331), (0.088, 0.345)], width, material, thick=inside.thick + 0.002, soft=width / 3)
    front = [(-0.09, 0.345), (-0.07, drop + 0.032), (-0.035, drop + 0.008), (0, drop), (0.035, drop + 0.008), (0.07, drop + 0.032), (0.09, 0.345)]
    _band(None, front, width, material, thick=body.thick + 0.0022, soft=width / 3)


def _buttons(body, places, color="#b9a27e", size=0.0058):
    """Buttons with four holes."""
    horn = plastic(color, 0.3)
    for x, y in places:
        profile = [(0, 0.0018), (size * 0.55, 0.0018), (size * 0.72, 0.0026), (size * 0.95, 0.0022), (size, 0.001), (size * 0.9, 0)]
        moved([lathe(profile, horn)], body.at(x, y))
        dark = plastic("#3a3128", 0.8)
        for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
            moved([lathe([(0, 0.0003), (size * 0.13, 0.0002), (size * 0.13, 0)], dark)], (x + dx * size * 0.22, y + dy * size * 0.22, body.at(x, y)[2] + 0.0018))


def _pocket(body, left, right, low, high, material, point=0.0):
    """A patch pocket with stitched edges."""
    middle = (left + right) / 2
    outline = [(left, high), (right, high), (right, low + point), (middle + 0.012, low), (middle - 0.012, low), (left, low + point)]
    edge = [[*outline[1:], outline[0]], [(left, high - 0.018), (right, high - 0.018)]]
    inner = [[(x * 0.97 + middle * 0.03, y) for x, y in line] for line in edge]
    return Panel(outline, material, inner, 0.003, 0.004, on=body, cell=0.0032)


def _collar(body, material, seed=1, spread=0.072):
    """The two leaves of a shirt collar, and the stand between them."""
    _band(body, [(-0.094, 0.352), (-0.05, 0.341), (0, 0.337), (0.05, 0.341), (0.094, 0.352)], 0.032, material, thick=0.006, level=True)
    for side in (-1, 1):
        leaf = [(0.004, 0.272), (0.046, 0.312), (0.084, 0.352), (0.096, 0.362), (0.104, 0.35), (0.102, 0.31), (spread, 0.232), (spread - 0.006, 0.229)]
        leaf = [(side * x, y) for x, y in leaf]
        edge = [[leaf[0], leaf[-1], leaf[-2], leaf[-3]]]
        Panel(leaf, material, [[(x * 0.955, y + 0.003) for x, y in line] for line in edge], 0.006, 0.006, on=body, cell=0.0032, seed=seed, level=True)


def tee(color):
    """A T-shirt."""
    body, inside = _body(jersey(color), "short", seed=3, drop=0.258)
    _neckband(body, inside, jersey(shade(color, 0.97)))


def breton(color="#f0ebe0", stripe="#2d3c55"):
    """A striped top with a boat neck."""
    body, inside = _body(striped(color, stripe), seed=5, drop=0.292)
    _neckband(body, inside, jersey(color), 0.292, 0.012)


def sweater(color):
    """A knitted sweater with ribs."""
    rib = ribbed(color, 165)
    body, inside = _body(knit(color), seed=8, thick=0.013, crumple=0.005, length=0.315)
    _neckband(body, inside, ribbed(color, 190), width=0.03)
    _band(None, [(-0.27, -0.322), (0, -0.326), (0.27, -0.322)], 0.055, rib, thick=body.thick + 0.0015, soft=0.012)
    _cuffs(body, rib)


def _cuffs(body, rib):
    """The ribs at the ends of the sleeves."""
    for side in (-1, 1):
        _band(None, [(side * 0.344, -0.277), (side * 0.384, -0.285), (side * 0.422, -0.275)], 0.055, rib, thick=body.thick + 0.0015, soft=0.01)


def shirt(color):
    """A shirt of linen with a chest pocket."""
    linen = washed_linen(color)
    placket = [[(0.016, 0.26), (0.016, -0.36)], [(-0.016, 0.26), (-0.016, -0.36)]]
    body, _ = _body(linen, seams=placket, seed=11, crumple=0.006, drop=0.258)
    _collar(body, linen)
    _pocket(body, 0.065, 0.165, 0.045, 0.165, linen, 0.016)
    _buttons(body, [(0, y) for y in (0.262, 0.175, 0.085, -0.005, -0.095, -0.185, -0.275)])
    for side in (-1, 1):
        _band(None, [(side * 0.345, -0.262), (side * 0.384, -0.27), (side * 0.42, -0.262)], 0.055, linen, thick=body.thick + 0.002, soft=0.006)


def chore_jacket(color):
    """A jacket of twill with three pockets."""
    cloth = twill(color)
    placket = [[(0.018, 0.26), (0.018, -0.36)], [(-0.018, 0.26), (-0.018, -0.36)]]
    body, _ = _body(cloth, seams=placket, seed=14, thick=0.011, crumple=0.005, drop=0.258, wide=0.285)
    _collar(body, cloth, spread=0.085)
    for side in (-1, 1):
        _pocket(body, *sorted((side * 0.06, side * 0.22)), -0.29, -0.12, cloth, 0.02)
    _pocket(body, 0.075, 0.18, 0.02, 0.145, cloth, 0.014)
    _buttons(body, [(0, y) for y in (0.235, 0.12, 0.0, -0.12, -0.24)], "#6a5138", 0.0078)


def hoodie(color):
    """A sweatshirt with a hood and a pouch."""
    rib = ribbed(color, 200)
    body, inside = _body(fleece(color), seed=17, thick=0.014, crumple=0.006, length=0.315)
    _hood(body, fleece(color), shade(color, 0.8))
    _pouch(body, fleece(color))
    _band(None, [(-0.27, -0.322), (0, -0.326), (0.27, -0.322)], 0.05, rib, thick=body.thick + 0.0015, soft=0.012)
    _cuffs(body, rib)
    _cords(body, "#ece6da")


def rain_jacket(color):
    """A jacket with a hood and a zipper."""
    cloth = shell(color)
    body, inside = _body(cloth, seed=21, thick=0.009, crumple=0.008, seams=both_sides([(0.02, 0.24), (0.02, -0.36)]))
    _hood(body, cloth, shade(color, 0.62))
    for side in (-1, 1):
        _band(body, [(side * 0.1, -0.06), (side * 0.17, -0.22)], 0.024, cloth, thick=0.004)
    zipper, teeth = twill("#2f2e2c"), metal("steel", 0.3)
    _band(body, [(0, 0.25), (0, -0.36)], 0.017, zipper, thick=0.002)
    line = [body.at(0, y / 100) for y in range(24, -36, -2)]
    tube([(x, y, z + 0.0035) for x, y, z in line], 0.0019, teeth)
    _cords(body, shade(color, 0.45))


def _hood(body, material, lining):
    """A hood that lies open above the shoulders."""
    outer = mirrored([(0, 0.52), (0.075, 0.51), (0.13, 0.455), (0.138, 0.38), (0.112, 0.318), (0.06, 0.268), (0, 0.248)])
    opening = smooth_outline(mirrored([(0, 0.462), (0.055, 0.452), (0.082, 0.41), (0.084, 0.36), (0.06, 0.3), (0.03, 0.268), (0, 0.256)]))
    folds = [crease((s * 0.05, 0.5), (s * 0.11, 0.36), 0.008, 0.014) for s in (1, -1)]
    hood = Panel(smooth_outline(outer), material, thick=0.016, soft=0.022, creases=[*folds, wrinkled(0.005, 0.07, 1.6, 0.4, 3)], on=body, level=True)
    inner = Panel(opening, twill(lining), thick=0.002, soft=0.01, on=hood, lift=-0.012)
    _band(hood, [*opening, opening[0]], 0.016, material, thick=0.008, soft=0.008, lift=-0.004)
    return inner


def _pouch(body, material):
    """The pocket on the front of a hoodie."""
    outline = mirrored([(0, -0.1), (0.095, -0.1), (0.15, -0.2), (0.15, -0.295), (0, -0.298)])
    Panel(outline, material, [[(0.092, -0.108), (0.142, -0.2), (0.142, -0.29)], [(-0.092, -0.108), (-0.142, -0.2), (-0.142, -0.29)]], 0.006, 0.006, on=body)


def _cords(body, color):
    """The cords of a hood."""
    cord = jersey(color)
    for side in (-1, 1):
        line = [(side * 0.022, 0.268), (side * 0.03, 0.2), (side * 0.024, 0.14), (side * 0.03, 0.09)]
        points = [body.at(*point) for point in curve_through(line, 4)]
        tube([(x, y, z + 0.004) for x, y, z in points], 0.0032, cord)
        end = points[-1]
        tube([(end[0], end[1] + 0.004, end[2] + 0.004), (end[0], end[1] - 0.012, end[2] + 0.004)], 0.0046, cord)


def chinos(color="#63624c"):
    """Trousers with a straight leg, 104 cm long, laid flat."""
    cloth = twill(color)
    outline = mirrored([(0, 0.5), (0.195, 0.505), (0.195, 0.505), (0.235, 0.36), (0.24, 0.18), (0.212, -0.2), (0.198, -0.53), (0.198, -0.53), (0.02, -0.535), (0.02, -0.535), (0.012, -0.1), (0.004, 0.2), (0, 0.235)])
    fly = curve_through([(0.035, 0.46), (0.035, 0.34), (0.0, 0.27)], 5)
    seams = [fly, [(0, 0.47), (0, 0.235)], *both_sides([(0.125, 0.462), (0.205, 0.36)]), *both_sides([(0.02, -0.5), (0.198, -0.495)])]
    folds = [*rumpled(0.03, 0.2, -0.5, 0.15, 7, 0.004, 4, 0.2), *rumpled(-0.2, -0.03, -0.5, 0.15, 7, 0.004, 5, 0.2), wrinkled(0.004, 0.07, 3.0, 0.1, 6)]
    folds += [crease((s * 0.02, 0.22), (s * 0.17, 0.3), 0.006, 0.018) for s in (1, -1)]
    folds += [crease((s * 0.112, 0.15), (s * 0.11, -0.52), 0.004, 0.006, 1.0) for s in (1, -1)]
    legs = Panel(smooth_outline(outline), cloth, seams, 0.009, 0.012, folds, seed=6)
    band = _band(legs, [(-0.198, 0.488), (0, 0.482), (0.198, 0.488)], 0.042, cloth, lift=-0.006, thick=0.01)
    for x in (-0.13, -0.075, 0.075, 0.13):
        Panel([(x - 0.006, 0.514), (x + 0.006, 0.514), (x + 0.006, 0.458), (x - 0.006, 0.458)], cloth, thick=0.004, soft=0.003, on=band, cell=0.004)
    _buttons(band, [(0, 0.484)], "#5d4a35", 0.008)


def beanie(color):
    """A ribbed hat with a turned-up brim, 24 cm wide."""
    crown = mirrored([(0, 0.13), (0.05, 0.124), (0.098, 0.08), (0.118, 0.01), (0.12, -0.05), (0.12, -0.05), (0, -0.056)])
    folds = [crease((x, 0.12 - abs(x) * 0.5), (x * 1.6, -0.05), 0.006, 0.012, 1.0) for x in (-0.06, -0.03, 0, 0.03, 0.06)]
    body = Panel(smooth_outline(crown), ribbed(color, 150), thick=0.032, soft=0.05, creases=folds, cell=0.005)
    brim = mirrored([(0, -0.038), (0.124, -0.034), (0.124, -0.034), (0.126, -0.1), (0.122, -0.122), (0, -0.128)])
    front = Panel(smooth_outline(brim), ribbed(color, 130), thick=0.04, soft=0.035, on=None, cell=0.005, lift=0.004)
    tag = [(0.048, -0.062), (0.088, -0.06), (0.088, -0.09), (0.048, -0.092)]
    Panel(tag, leather("#a5744a"), thick=0.0016, soft=0.0015, on=front, cell=0.004)
    return body


def scarf(color="#8c6f4c", stripe="#4a3426"):
    """A wool scarf, folded once, with fringes at its lower end."""
    wool = fleece(color)
    folds = rumpled(-0.12, 0.12, -0.36, 0.3, 8, 0.006, 9, 0.15)
    outline = [(-0.13, 0.366), (0.13, 0.366), (0.137, 0.358), (0.138, -0.36), (-0.138, -0.36), (-0.137, 0.358)]
    lower = Panel([(x + 0.012, y + 0.006) for x, y in outline], wool, thick=0.01, soft=0.012, creases=folds, seed=3)
    body = Panel(outline, wool, thick=0.014, soft=0.014, creases=folds, on=None, lift=0.012, seed=2)
    for y in (-0.3, -0.27, -0.24):
        Panel([(-0.1375, y), (0.1375, y), (0.1375, y - 0.012), (-0.1375, y - 0.012)], fleece(stripe), thick=0.0004, soft=0.002, on=body, lift=0.0002)
    chance = random.Random(2)
    yarn = fleece(color)
    for index in range(46):
        x = -0.135 + 0.006 * index
        end = (x + chance.uniform(-0.006, 0.006), -0.425 + chance.uniform(-0.006, 0.006), 0.004)
        tube([(x, -0.352, 0.016), (x + chance.uniform(-0.003, 0.003), -0.385, 0.009), end], 0.0021, yarn, steps=4)
    return lower


def socks(color="#b9a88c", tip="#8c5a3c"):
    """A pair of wool socks, one beside the other."""
    for x, y, turn, seed in ((-0.055, 0.0, 0, 1), (0.075, -0.015, 0, 2)):
        outline = [(-0.045, 0.19), (0.045, 0.19), (0.045, 0.19), (0.043, 0.02), (0.06, -0.06), (0.13, -0.105), (0.152, -0.14), (0.135, -0.172), (0.07, -0.175), (-0.02, -0.15), (-0.05, -0.09), (-0.045, 0.02), (-0.045, 0.19)]
        outline = smooth_outline([(px + x, py + y) for px, py in outline])
        sock = Panel(outline, knit(color, 300, 0.6), thick=0.014, soft=0.02, creases=rumpled(x - 0.03, x + 0.03, y - 0.1, y + 0.1, 5, 0.004, seed), cell=0.005)
        cuff = [(px + x, py + y) for px, py in ((-0.047, 0.195), (0.047, 0.195), (0.0455, 0.13), (-0.0475, 0.13))]
        Panel(cuff, ribbed(color, 200), thick=0.005, soft=0.006, on=sock, cell=0.005)
        toe = [(px + x, py + y) for px, py in ((0.122, -0.099), (0.151, -0.128), (0.154, -0.15), (0.137, -0.174), (0.1, -0.177), (0.098, -0.14))]
        Panel(smooth_outline(toe), knit(tip, 300, 0.6), thick=0.002, soft=0.012, on=sock, cell=0.005)


def tote(color="#e9e0cc", ink="#23211f"):
    """A canvas bag with a printed circle, 38 cm wide."""
    cloth = canvas(color)
    outline = mirrored([(0, 0.2), (0.19, 0.2), (0.19, 0.2), (0.194, 0.0), (0.186, -0.22), (0.186, -0.22), (0, -0.225)])
    body = Panel(smooth_outline(outline), cloth, [[(-0.19, 0.172), (0.19, 0.172)]], 0.016, 0.024, rumpled(-0.17, 0.17, -0.2, 0.15, 12, 0.006, 31))
    for lift, wide, tall in ((-0.01, 0.078, 0.415), (0.0, 0.072, 0.39)):
        line = [(-wide - 0.006, 0.15), (-wide, 0.26), (-wide * 0.7, tall - 0.03), (0, tall), (wide * 0.7, tall - 0.03), (wide, 0.26), (wide + 0.006, 0.15)]
        _band(body, line, 0.026, cloth, lift=max(0.0, lift + 0.004), thick=0.006)
    print_ink = plain(ink, 0.9)
    ring = [(0.062 * c, -0.03 + 0.062 * s) for c, s in _circle(40)]
    tube([body.at(x, y) for x, y in ring], 0.0016, print_ink, closed=True, steps=1)
    for y in (-0.02, -0.042):
        wave = [(x / 1000, y + 0.008 * (1 if index % 2 else -1)) for index, x in enumerate(range(-56, 57, 28))]
        tube([body.at(*point) for point in curve_through(wave, 6)], 0.0016, print_ink)


def _circle(count):
    """Points of the unit circle."""
    return [(math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)) for k in range(count)]
