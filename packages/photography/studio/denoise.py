"""Removes the noise that few samples leave: an edge-avoiding à-trous wavelet filter (Dammertz et al., 2010)."""

import numpy as np

KERNEL = (1 / 4, 1 / 2, 1 / 4)
PASSES = 6


def denoised(color, albedo, normal, depth):
    """Returns `color` without noise. All are float arrays of height × width × channels in linear light, `depth` without channels.

    Light is filtered apart from surface color, so that textures stay sharp. A neighbor counts as far as its normal, surface
    color, distance and light are alike.
    """
    surface = np.maximum(albedo, 0.02)
    light = np.minimum(color / surface, 40.0)
    normal = normal / np.maximum(np.sqrt((normal**2).sum(-1, keepdims=True)), 1e-3)
    depth = np.log(np.clip(depth, 1e-3, 1e3))
    slope = (np.maximum(np.abs(np.gradient(depth, axis=0)), np.abs(np.gradient(depth, axis=1))) + 1e-4) * 1.5
    for level in range(PASSES):
        step = 1 << level
        luminance = _luminance(light)
        bright = _blurred(luminance)
        spread = 1.6 * (np.sqrt(np.maximum(_blurred(luminance**2) - bright**2, 0)) + 0.01 * bright + 1e-3)
        near = {"light": light, "normal": normal, "albedo": albedo, "depth": depth, "bright": bright}
        near = {name: _Shifted(values, step) for name, values in near.items()}
        total = light * KERNEL[1] ** 2
        weights = np.full(light.shape[:2], KERNEL[1] ** 2, light.dtype)
        for row, column in ((r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)):
            dy, dx = (row - 1) * step, (column - 1) * step
            facing = np.clip((normal * near["normal"](dy, dx)).sum(-1), 0, 1)
            facing *= facing
            facing *= facing
            facing **= 12
            apart = ((albedo - near["albedo"](dy, dx)) ** 2).sum(-1) / 0.006
            apart += np.abs(depth - near["depth"](dy, dx)) / (slope * (abs(dy) + abs(dx) + 1))
            apart += np.abs(bright - near["bright"](dy, dx)) / spread
            weight = KERNEL[row] * KERNEL[column] * facing * np.exp(-apart)
            total += weight[..., None] * near["light"](dy, dx)
            weights += weight
        light = total / weights[..., None]
    return light * surface


def without_fireflies(color):
    """Limits pixels that are far brighter than all but one of their neighbors."""
    bright = _luminance(color)
    shifted = _Shifted(bright, 1)
    around = np.stack([shifted(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    most = np.sort(around, axis=0)[-2] * 1.6 + 0.02
    return color * np.minimum(1, most / np.maximum(bright, 1e-6))[..., None]


def _luminance(color):
    return color @ np.array([0.2126, 0.7152, 0.0722], color.dtype)


def _blurred(values):
    shifted = _Shifted(values, 1)
    return sum(shifted(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9


class _Shifted:
    """Values at an offset of up to `reach` pixels; the edge repeats."""

    def __init__(self, values, reach):
        self.shape, self.reach = values.shape, reach
        self.padded = np.pad(values, ((reach, reach), (reach, reach), *((0, 0),) * (values.ndim - 2)), mode="edge")

    def __call__(self, dy, dx):
        top, left = self.reach + dy, self.reach + dx
        return self.padded[top : top + self.shape[0], left : left + self.shape[1]]
