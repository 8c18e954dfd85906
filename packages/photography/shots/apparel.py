"""The clothes shop."""

import bpy

from shots.shot import laid, on_paper
from studio.shapes import moved
from things import garments
from things.shoes import trainers

TOP = {"frame": 0.93, "center": (0, 0.0)}
SHOES = {"tall": 0.12, "frame": 0.45, "height": 0.3, "center": (0, 0.01, 0.055), "light": "window", "exposure": -0.45}
HOODED = {"frame": 0.98, "center": (0, 0.08)}


def _closer(things, tone, frame, center):
    return laid(things, tone, "square", frame=frame, center=center, blur=5)


def _placed(build, at, turn=0.0):
    """Builds a piece of clothing and moves it to a place on the table."""
    before = set(bpy.data.objects)
    build()
    moved([thing for thing in bpy.data.objects if thing not in before], (*at, 0), turn=turn)


def _wardrobe():
    _placed(garments.socks, (-1.13, 0.22), -6)
    _placed(lambda: garments.chore_jacket("#33465e"), (-0.56, 0.0), 2)
    _placed(lambda: garments.chinos("#7a7257"), (0.17, 0.01), -1)
    _placed(garments.tote, (0.66, -0.22), 3)
    _placed(lambda: garments.beanie("#9c4a2f"), (0.67, 0.41), -8)
    _placed(lambda: garments.scarf("#a98f6d", "#5b4636"), (1.1, 0.03), 5)


def _side_by_side():
    _placed(lambda: garments.sweater("#5f6a53"), (-0.41, -0.02), 4)
    _placed(lambda: garments.shirt("#f3f0e8"), (0.44, 0.0), -5)


SHOTS = {
    "heavy-tee-chalk": laid(lambda: garments.tee("#ece7dc"), "sand", frame=0.88),
    "heavy-tee-moss": laid(lambda: garments.tee("#686d54"), "sand", frame=0.88),
    "heavy-tee-ink": laid(lambda: garments.tee("#33383f"), "sand", frame=0.88),
    "heavy-tee-detail": _closer(lambda: garments.tee("#e2dccf"), "sand", 0.34, (0.05, 0.24)),
    "linen-shirt-sky": laid(lambda: garments.shirt("#b9c8d2"), "cream", **TOP),
    "linen-shirt-white": laid(lambda: garments.shirt("#f3f0e8"), "clay", **TOP),
    "linen-shirt-detail": _closer(lambda: garments.shirt("#b9c8d2"), "cream", 0.4, (0.05, 0.2)),
    "merino-sweater-moss": laid(lambda: garments.sweater("#5f6a53"), "sand", **TOP),
    "merino-sweater-rust": laid(lambda: garments.sweater("#a9573a"), "sand", **TOP),
    "merino-sweater-detail": _closer(lambda: garments.sweater("#5f6a53"), "sand", 0.34, (0.06, 0.23)),
    "fleece-hoodie": laid(lambda: garments.hoodie("#8f8b86"), "stone", **HOODED),
    "fleece-hoodie-detail": _closer(lambda: garments.hoodie("#8f8b86"), "stone", 0.46, (0, 0.32)),
    "breton-top": laid(lambda: garments.breton(), "cream", **TOP),
    "chore-jacket-blue": laid(lambda: garments.chore_jacket("#33465e"), "sand", **TOP),
    "chore-jacket-umber": laid(lambda: garments.chore_jacket("#6d523a"), "cream", **TOP),
    "chore-jacket-detail": _closer(lambda: garments.chore_jacket("#33465e"), "sand", 0.42, (0.06, 0.18)),
    "straight-chinos": laid(lambda: garments.chinos(), "cream", frame=1.16, center=(0, -0.015)),
    "straight-chinos-detail": _closer(lambda: garments.chinos(), "cream", 0.42, (0, 0.38)),
    "ribbed-beanie-rust": laid(lambda: garments.beanie("#9c4a2f"), "sand", "square", frame=0.36),
    "ribbed-beanie-navy": laid(lambda: garments.beanie("#2f3b52"), "sand", "square", frame=0.36),
    "canvas-tote": laid(lambda: garments.tote(), "sage", frame=0.7, center=(0, 0.09)),
    "canvas-tote-detail": _closer(lambda: garments.tote(), "sage", 0.34, (0.03, 0.18)),
    "lambswool-scarf": laid(lambda: garments.scarf(), "blush", frame=0.9, center=(0, -0.03)),
    "wool-socks": laid(lambda: garments.socks(), "honey", "square", frame=0.5, center=(0.045, 0)),
    "court-trainers": on_paper(trainers, "sky", "landscape", **SHOES),
    "court-trainers-clay": on_paper(lambda: trainers(color="#dccab6", accent="#a0502f"), "cream", "landscape", **SHOES),
    "wardrobe": laid(_wardrobe, "sand", "wide", frame=2.62, center=(0.02, 0)),
    "folded-season": laid(_side_by_side, "clay", "landscape", frame=1.78),
    "rain-jacket-yellow": laid(lambda: garments.rain_jacket("#cfa53a"), "sky", **HOODED),
    "rain-jacket-slate": laid(lambda: garments.rain_jacket("#55626b"), "sand", **HOODED),
}
