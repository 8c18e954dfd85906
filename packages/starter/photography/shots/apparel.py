"""The clothes shop."""

from shots.shot import laid
from things import garments

TOP = {"frame": 0.93, "center": (0, 0.0)}
HOODED = {"frame": 0.98, "center": (0, 0.08)}


def _closer(things, tone, frame, center):
    return laid(things, tone, "square", frame=frame, center=center, blur=5)


SHOTS = {
    "heavy-tee-chalk": laid(lambda: garments.tee("#ece7dc"), "sand", frame=0.88),
    "heavy-tee-moss": laid(lambda: garments.tee("#6f7a5d"), "sand", frame=0.88),
    "heavy-tee-ink": laid(lambda: garments.tee("#33383f"), "sand", frame=0.88),
    "heavy-tee-detail": _closer(lambda: garments.tee("#ece7dc"), "sand", 0.42, (0.03, 0.24)),
    "linen-shirt-sky": laid(lambda: garments.shirt("#b9c8d2"), "cream", **TOP),
    "linen-shirt-white": laid(lambda: garments.shirt("#f3f0e8"), "clay", **TOP),
    "linen-shirt-detail": _closer(lambda: garments.shirt("#b9c8d2"), "cream", 0.4, (0.05, 0.2)),
    "merino-sweater-moss": laid(lambda: garments.sweater("#66755a"), "sand", **TOP),
    "merino-sweater-rust": laid(lambda: garments.sweater("#a9573a"), "sand", **TOP),
    "merino-sweater-detail": _closer(lambda: garments.sweater("#66755a"), "sand", 0.34, (0.06, 0.23)),
    "fleece-hoodie": laid(lambda: garments.hoodie("#8f8b86"), "stone", **HOODED),
    "fleece-hoodie-detail": _closer(lambda: garments.hoodie("#8f8b86"), "stone", 0.46, (0, 0.32)),
    "breton-top": laid(lambda: garments.breton(), "cream", **TOP),
    "chore-jacket-blue": laid(lambda: garments.chore_jacket("#36506e"), "sand", **TOP),
    "chore-jacket-umber": laid(lambda: garments.chore_jacket("#6d523a"), "cream", **TOP),
    "chore-jacket-detail": _closer(lambda: garments.chore_jacket("#36506e"), "sand", 0.42, (0.06, 0.18)),
    "straight-chinos": laid(lambda: garments.chinos(), "cream", frame=0.93, center=(0, -0.015)),
    "straight-chinos-detail": _closer(lambda: garments.chinos(), "cream", 0.42, (0, 0.38)),
    "ribbed-beanie-rust": laid(lambda: garments.beanie("#9c4a2f"), "sand", "square", frame=0.36),
    "ribbed-beanie-navy": laid(lambda: garments.beanie("#2f3b52"), "sand", "square", frame=0.36),
    "canvas-tote": laid(lambda: garments.tote(), "sage", frame=0.7, center=(0, 0.09)),
    "canvas-tote-detail": _closer(lambda: garments.tote(), "sage", 0.34, (0.03, 0.18)),
    "lambswool-scarf": laid(lambda: garments.scarf(), "blush", frame=0.72, center=(0, -0.02)),
    "wool-socks": laid(lambda: garments.socks(), "honey", "square", frame=0.5, center=(0.045, 0)),
    "rain-jacket-yellow": laid(lambda: garments.rain_jacket("#cfa53a"), "sky", **HOODED),
    "rain-jacket-slate": laid(lambda: garments.rain_jacket("#55626b"), "sand", **HOODED),
}
