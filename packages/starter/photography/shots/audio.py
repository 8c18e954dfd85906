"""The audio shop."""

SHOTS = {}
