"""The kitchen and food shop."""

from shots.shot import Shot, on_paper
from studio.camera import look
from studio.sets import jewel_light, lit, sweep, tabletop, window_shadow
from studio.shapes import moved
from things.bakery import cook_knife, crumbs, cutting_board, leaning_board, loaf
from things.provisions import chocolate, chocolate_piece, honey_jar, jam_jar, oil_bottle, orange, pouch, tin
from things.tableware import bowl, carafe, kettle, mill, place_setting, pot, stoneware_mug
from things.vessels import branches, neck_vase


def studio(things, tone, shape="portrait", **options):
    """Things on paper in the light of a near window."""
    return on_paper(things, tone, shape, **{"light": "window", "exposure": 0.2, **options})


def mug_shot(tone, *colors):
    return studio(lambda: stoneware_mug(*colors), tone, "square", tall=0.09, frame=0.19, height=0.42, side=0.16, center=(0.012, 0, 0.043))


def bowl_shot(tone, *colors):
    return studio(lambda: bowl(*colors), tone, "landscape", tall=0.08, frame=0.36, height=0.42, center=(0, 0, 0.036))


def kettle_shot(tone, *colors):
    return studio(lambda: kettle(*colors), tone, "landscape", tall=0.15, frame=0.45, height=0.22, side=0.06, center=(-0.012, 0, 0.075))


def pot_shot(tone, *colors):
    return studio(lambda: pot(*colors), tone, "landscape", tall=0.18, frame=0.43, height=0.3, side=0.16, center=(0, 0, 0.085))


def pouch_shot(tone, *colors):
    return studio(lambda: moved(pouch(*colors), turn=-17), tone, tall=0.2, frame=0.27, height=0.16, side=0.0, center=(0, 0, 0.102))


def tin_shot(tone, *colors):
    return studio(lambda: tin(*colors), tone, tall=0.11, frame=0.155, height=0.26, side=0.0, center=(0, 0, 0.056))


def jar_shot(tone, thing):
    return studio(thing, tone, "square", tall=0.09, frame=0.15, height=0.24, side=0.0, center=(0, 0, 0.043))


def chocolate_shot(tone, *colors):
    """A bar of chocolate seen from above, with pieces of a second one."""

    def things():
        moved(chocolate(*colors), (-0.008, -0.086, 0), turn=9)
        milk = bool(colors)
        moved(chocolate_piece(milk), (0.049, 0.068, 0), turn=24)
        moved(chocolate_piece(milk), (0.062, 0.03, 0), turn=-38)
        moved(chocolate_piece(milk), (0.058, 0.0505, 0.0098), turn=66)

    return studio(things, tone, tall=0.2, frame=0.2, height=2.6, side=-0.12, center=(-0.004, 0, 0.005))


def board_shot(frame, center, shape, blur=None, side=-0.1):
    """The oak board, leaning against a wall."""

    def build():
        sweep("sage", size=0.5, bend=0.03)
        leaning_board(0.56)
        lit("window", size=0.6)
        look(center, frame * 85 / 36 / (0.8 if shape == "portrait" else 1), 0.1, side, 85, blur)

    return Shot(build, shape, 0.2)


def knife_shot(shape, frame, center, blur=None, height=3.0, side=0.1):
    """The knife on paper. Its blade needs the light of jewels: flat steel shows nothing but what it reflects."""

    def build():
        moved(cook_knife(), turn=8)
        sweep("stone", size=0.4)
        jewel_light(0.4)
        look(center, frame * 85 / 36, height, side, 85, blur)

    return Shot(build, shape, -0.15)


def loaf_shot(shape, frame, center, height, blur=None):
    def things():
        moved(loaf(), turn=-8)
        crumbs(at=(0.02, -0.12, 0))

    return studio(things, "sand", shape, tall=0.16, frame=frame, height=height, side=0.1, center=center, blur=blur)


def morning():
    """A mug of coffee and a bag of beans in the morning sun."""
    sweep("clay", size=0.34, bend=0.1)
    moved(pouch(), (0.062, 0.1, 0), turn=-12)
    moved(stoneware_mug(coffee=True), (-0.06, -0.03, 0), turn=-14, scale=1.05)
    lit("sun", size=0.4)
    window_shadow(distance=0.9, columns=2, rows=2, pane=0.27, gap=0.024)
    look((0.002, 0, 0.094), 0.32 * 85 / 36 / 0.8, 0.3, 0.06)


def kitchen_shelf():
    """Kitchen things in a row on an oak table, with a calm wall above."""
    tabletop("oak", "#c3ccb8", depth=0.26, front=0.8, gap=0)
    leaning_board(0.26, x=-0.56, lean=13)
    moved(kettle(), (-0.34, 0.02, 0), turn=-6)
    moved(stoneware_mug("#7e3418", "#ecd9c8"), (-0.09, -0.06, 0), turn=-25)
    moved(place_setting(), (0.14, 0.03, 0))
    moved(pot(), (0.45, 0.06, 0), turn=8)
    moved(mill(), (0.66, -0.02, 0))
    lit("sun", size=1.2)
    window_shadow(distance=1.2, columns=3, rows=2, pane=0.62, gap=0.05)
    look((0.02, 0, 0.215), 1.5 * 85 / 36, 0.12, 0.0)


def harvest_table():
    """Food on a table in front of a dark green wall, with room above."""
    tabletop("walnut", "#46584a", depth=0.28, front=0.8, gap=0)
    moved(oil_bottle(), (-0.47, 0.06, 0), turn=14)
    moved(jam_jar(), (-0.345, 0.03, 0), turn=10)
    moved(honey_jar(), (-0.245, -0.03, 0), turn=4)
    moved(cutting_board(), (0.2, 0.0, 0), turn=90)
    moved(loaf(), (0.02, 0.0, 0.022), turn=-6)
    crumbs(at=(0.03, -0.14, 0), count=18)
    moved(tin(), (0.33, 0.06, 0), turn=-6)
    moved(pouch(), (0.47, 0.08, 0), turn=-14)
    moved(orange(), (0.26, -0.06, 0), turn=30)
    moved(orange("#dba62a", 0.033), (0.35, -0.075, 0))
    moved(orange(size=0.034), (-0.42, -0.07, 0))
    lit("window", size=1.0)
    look((0, 0, 0.25), 1.3 * 85 / 36, 0.16, 0.0)


def bakers_bench():
    """A loaf, honey and a board on a bench."""
    tabletop("oak", "#ecd3c8", depth=0.24, front=0.8, gap=0)
    leaning_board(0.24, x=-0.15, lean=14)
    moved(loaf(), (0.09, -0.02, 0), turn=-10)
    crumbs(at=(0.1, -0.14, 0))
    moved(honey_jar(), (0.335, 0.0, 0), turn=-8)
    moved([*neck_vase(), *branches(0.3, base=0.33)], (-0.36, 0.05, 0), scale=0.62)
    lit("window", size=0.8)
    look((0.0, 0, 0.19), 0.9 * 85 / 36, 0.16, 0.0)


KITCHEN = {
    "stoneware-mug-oat": mug_shot("cream"),
    "stoneware-mug-slate": mug_shot("sky", "#4d5c64", "#d9dedd"),
    "stoneware-mug-rust": mug_shot("blush", "#7e3418", "#ecd9c8"),
    "stoneware-mug-morning": Shot(morning, "portrait", 0.6),
    "supper-bowl-oat": bowl_shot("sand"),
    "supper-bowl-moss": bowl_shot("cream", "#4a593b", "#dfe2d2"),
    "supper-plates": studio(place_setting, "sage", "landscape", tall=0.09, frame=0.44, height=0.48, center=(0, 0, 0.04)),
    "pour-kettle-black": kettle_shot("sand"),
    "pour-kettle-cream": kettle_shot("clay", "#e8decb", 0.3),
    "pour-kettle-detail": studio(kettle, "sand", "square", tall=0.15, frame=0.2, height=0.3, side=0.3, center=(0.06, 0, 0.095), blur=8),
    "ember-pot-red": pot_shot("blush"),
    "ember-pot-blue": pot_shot("cream", "#1d3b54"),
    "ember-pot-detail": studio(pot, "blush", "square", tall=0.18, frame=0.2, height=0.42, side=0.3, center=(0.05, -0.03, 0.125), blur=8),
    "pepper-mill": studio(mill, "cream", tall=0.24, frame=0.26, height=0.2, center=(0, 0, 0.12)),
    "pepper-mill-pair": studio(
        lambda: (moved(mill(), (-0.05, 0.01, 0)), moved(mill("oiled oak"), (0.05, -0.02, 0), turn=40)),
        "forest", "square", tall=0.24, frame=0.32, height=0.2, center=(0, 0, 0.115),
    ),
    "oak-board": board_shot(0.5, (0, 0.5, 0.235), "portrait"),
    "oak-board-detail": board_shot(0.23, (0, 0.51, 0.375), "square", blur=5.6),
    "cook-knife": knife_shot("landscape", 0.37, (0.035, 0, 0)),
    "cook-knife-detail": knife_shot("square", 0.17, (-0.035, 0, 0.01), blur=8, height=0.9, side=-0.5),
    "water-carafe": studio(carafe, "sky", tall=0.27, frame=0.3, height=0.2, center=(0, 0, 0.13)),
    "kitchen-shelf": Shot(kitchen_shelf, "wide", 0.5),
}

FOOD = {
    "morning-coffee": pouch_shot("honey"),
    "morning-coffee-decaf": pouch_shot("sage", "#d9d0c0", "EVENING", "DECAF WHOLE BEAN", "#34463a"),
    "morning-coffee-detail": studio(
        lambda: moved(pouch(), turn=-17), "honey", "square", tall=0.2, frame=0.125, height=0.12, side=-0.35, center=(-0.004, -0.03, 0.09), blur=5.6
    ),
    "grove-olive-oil": studio(oil_bottle, "honey", tall=0.3, frame=0.33, height=0.16, side=0.0, center=(0, 0, 0.148)),
    "grove-olive-oil-detail": studio(oil_bottle, "honey", "square", tall=0.3, frame=0.13, height=0.2, side=0.1, center=(0, -0.03, 0.11), blur=5.6),
    "linden-honey": jar_shot("cream", honey_jar),
    "linden-honey-pair": studio(
        lambda: (moved(honey_jar(), (-0.043, -0.02, 0), turn=8), moved(jam_jar(), (0.045, 0.015, 0), turn=-6)),
        "sand", "landscape", tall=0.09, frame=0.24, height=0.26, side=0.0, center=(0, 0, 0.042),
    ),
    "plum-jam": jar_shot("blush", jam_jar),
    "dark-chocolate": chocolate_shot("clay"),
    "dark-chocolate-milk": chocolate_shot("cream", "#8a3a20", "#f0dcb8", "MILK 48"),
    "country-loaf": loaf_shot("landscape", 0.43, (0, 0, 0.045), 0.5),
    "country-loaf-detail": loaf_shot("square", 0.17, (0.0, -0.03, 0.09), 0.75, blur=4),
    "sencha-tin": tin_shot("sage"),
    "sencha-tin-black": tin_shot("honey", "#25282b", "ASSAM", "BLACK TEA"),
    "harvest-table": Shot(harvest_table, "wide", 0.2),
    "bakers-bench": Shot(bakers_bench, "landscape", 0.2),
}

SHOTS = {**KITCHEN, **FOOD}
