"""Takes the photograph of the current scene with Cycles, Blender's path tracer."""

import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from studio.denoise import denoised, without_fireflies

SHAPES = {"portrait": (960, 1200), "square": (1080, 1080), "landscape": (1200, 900), "wide": (1600, 900)}


def empty_scene():
    """Deletes everything: Blender starts each photograph with an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def look(at, distance, height=0.25, side=0.0, lens=85.0, blur=None):
    """Places the camera: `at` is the point in the center of the image, `height` and `side` move the camera in multiples of the distance.

    `blur` is the f-number of the lens; without it everything is sharp.
    """
    camera = bpy.data.cameras.new("camera")
    camera.clip_end = 1000
    camera.lens = lens
    holder = bpy.data.objects.new("camera", camera)
    target = Vector(at)
    holder.location = target + Vector((side, -1, height)).normalized() * distance
    holder.rotation_euler = (target - holder.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.scene.camera = holder
    if blur:
        camera.dof.use_dof = True
        camera.dof.focus_distance = distance
        camera.dof.aperture_fstop = blur


def above(at, width, lens=70.0, blur=None, portrait=False):
    """Places the camera over the point `at`, looking down; `width` is the width of the visible part, in meters."""
    distance = width * lens / (28.8 if portrait else 36.0)
    look(at, distance, height=40, lens=lens, blur=blur)


def photograph(path, shape, samples=24, scale=1.0, exposure=0.0):
    """Renders the scene into a PNG file. `scale` reduces the size for previews; `exposure` is in stops."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = (round(side * scale) for side in SHAPES[shape])
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.adaptive_threshold = 0.06
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 3, 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.5
    with tempfile.TemporaryDirectory() as folder:
        color, albedo, normal, depth = _passes(folder)
    clean = denoised(without_fireflies(color), albedo, normal, depth[..., 0])
    _save(clean, path)


def _passes(folder):
    """Renders, and returns color, surface color, normals and distances as arrays; the first row is the lowest."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    names = ("Image", "Denoising Albedo", "Denoising Normal", "Depth")
    output.file_slots.clear()
    for name in names:
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])
    bpy.ops.render.render()
    return [_pixels(os.path.join(folder, f"{name}0001.exr")) for name in names]


def _pixels(path):
    """The colors of an image file as an array."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    values = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(values)
    values = values.reshape(image.size[1], image.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(image)
    return values


def _save(color, path):
    """Writes an array of colors as a PNG file."""
    height, width = color.shape[:2]
    image = bpy.data.images.new("photograph", width, height, float_buffer=True)
    image.pixels.foreach_set(np.concatenate([color, np.ones((height, width, 1), np.float32)], -1).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "16"
    image.save_render(path)
