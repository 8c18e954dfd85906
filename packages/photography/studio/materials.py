"""Surfaces. Colors are hex strings as in CSS; `rough` runs from 0 (mirror) to 1 (chalk). Lengths are in meters."""

import bpy


class Material:
    """Builds the node graph of one material."""

    def __init__(self, name, color="#ffffff", rough=0.5, **inputs):
        self.data = bpy.data.materials.new(name)
        self.data.use_nodes = True
        self.nodes, self.links = self.data.node_tree.nodes, self.data.node_tree.links
        self.surface = self.nodes["Principled BSDF"]
        self.set("Base Color", linear(color))
        self.set("Roughness", rough)
        for key, value in inputs.items():
            self.set(key.replace("_", " ").title().replace("Ior", "IOR"), value)

    def set(self, name, value):
        """Sets an input of the surface."""
        self.surface.inputs[name].default_value = value

    def node(self, kind, links=None, **values):
        """Adds a node. `links` maps its inputs to outputs of other nodes; `values` are its properties or input defaults."""
        node = self.nodes.new(f"ShaderNode{kind}")
        for key, value in values.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key.replace("_", " ")].default_value = value
        for name, output in (links or {}).items():
            self.links.new(output, node.inputs[name])
        return node

    def place(self, stretch=(1, 1, 1)):
        """Coordinates that move with the object, stretched along its axes."""
        coordinates = self.node("TexCoord").outputs["Object"]
        return self.node("Mapping", {"Vector": coordinates}, Scale=stretch).outputs["Vector"]

    def noise(self, scale, detail=6.0, stretch=(1, 1, 1), distortion=0.0):
        """A noise texture; `scale` is the number of its features to the meter."""
        links = {"Vector": self.place(stretch)}
        return self.node("TexNoise", links, Scale=scale, Detail=detail, Distortion=distortion).outputs["Fac"]

    def blend(self, factor, *colors, positions=None):
        """A color ramp over `factor`."""
        ramp = self.node("ValToRGB", {"Fac": factor})
        stops = ramp.color_ramp.elements
        places = positions or [index / max(1, len(colors) - 1) for index in range(len(colors))]
        while len(stops) < len(colors):
            stops.new(0.5)
        for stop, position, color in zip(stops, places, colors):
            stop.position, stop.color = position, linear(color)
        return ramp.outputs["Color"]

    def color_from(self, output):
        """Takes the color from an output."""
        self.links.new(output, self.surface.inputs["Base Color"])
        return self

    def rough_from(self, output, low, high):
        """Takes the roughness from an output, between two values."""
        scaled = self.node("MapRange", {"Value": output}, To_Min=low, To_Max=high).outputs["Result"]
        self.links.new(scaled, self.surface.inputs["Roughness"])
        return self

    def bump(self, output, strength=0.3, depth=0.002):
        """Raises the surface where `output` is bright, by up to `depth` meters. A second call adds to the first."""
        links = {"Height": output}
        before = self.surface.inputs["Normal"].links
        if before:
            links["Normal"] = before[0].from_socket
        node = self.node("Bump", links, Strength=strength, Distance=depth)
        self.links.new(node.outputs["Normal"], self.surface.inputs["Normal"])
        return self


def linear(color):
    """A hex color as RGBA in linear light."""
    channels = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


def shade(color, factor):
    """The color, darker (factor below 1) or lighter."""
    return "#" + "".join(f"{min(255, round(int(color[i : i + 2], 16) * factor)):02x}" for i in (1, 3, 5))


def plain(color, rough=0.5, **inputs):
    """One color without texture."""
    return Material("plain", color, rough, **inputs)


def paper(color):
    """Background paper, board and cards."""
    material = Material("paper", color, 0.92)
    return material.bump(material.noise(900, 3), 0.06, 0.0006)


def plaster(color):
    """A painted wall with the faint relief of a trowel."""
    material = Material("plaster", color, 0.9)
    clouds = material.noise(2.2, 5)
    material.color_from(material.blend(clouds, shade(color, 0.95), shade(color, 1.03), positions=[0.35, 0.65]))
    return material.bump(material.noise(26, 6), 0.22, 0.004)


def clay(color, speckle=True):
    """Unglazed stoneware."""
    material = Material("clay", color, 0.82)
    if speckle:
        grains = material.noise(420, 2)
        material.color_from(material.blend(grains, shade(color, 0.6), shade(color, 0.97), shade(color, 1.04), positions=[0.3, 0.37, 0.8]))
    return material.bump(material.noise(70, 6), 0.3, 0.004).bump(material.noise(14, 2, (0.3, 0.3, 3)), 0.2, 0.004)


def glaze(color, rough=0.14):
    """Glazed ceramics and enamel: color below a clear coat."""
    material = Material("glaze", color, 0.4, clearcoat=0.9, clearcoat_roughness=rough)
    material.color_from(material.blend(material.noise(7, 3), shade(color, 0.93), shade(color, 1.04), positions=[0.3, 0.7]))
    return material.bump(material.noise(9, 2), 0.05, 0.004)


WOODS = {
    "oak": ("#8a6238", "#b98d5b", "#c9a06c"),
    "walnut": ("#3e2718", "#6b4a30", "#7d593b"),
    "oiled oak": ("#50331a", "#83592f", "#97693b"),
    "oiled walnut": ("#1d110a", "#3d2717", "#513621"),
    "ash": ("#b9986c", "#d5ba92", "#e0caa6"),
    "beech": ("#a97a4f", "#c99b6d", "#d5ab80"),
    "black": ("#161412", "#262220", "#2f2a27"),
}


def wood(kind="oak", along="x", rough=0.45):
    """Planed wood with its grain along an axis: broad figures, fine lines and pores."""
    dark, middle, light = WOODS[kind]
    stretch = {"x": (0.05, 1, 1), "y": (1, 0.05, 1), "z": (1, 1, 0.05)}[along]
    material = Material("wood", middle, rough)
    broad, fine = material.noise(13, 9, stretch, 1.1), material.noise(110, 5, stretch, 0.4)
    both = material.node("MixRGB", {"Color1": broad, "Color2": fine}, Fac=0.42).outputs["Color"]
    material.color_from(material.blend(both, dark, middle, light, middle, positions=[0.24, 0.46, 0.6, 0.76]))
    pores = material.noise(260, 2, stretch)
    material.rough_from(pores, rough - 0.12, rough + 0.2)
    return material.bump(pores, 0.22, 0.0008)


METALS = {
    "steel": ("#c9cbcd", 0.24),
    "silver": ("#e9e8e4", 0.12),
    "gold": ("#e8b65a", 0.14),
    "brass": ("#c79a4e", 0.24),
    "copper": ("#c47a52", 0.22),
    "iron": ("#2b2a29", 0.5),
    "black": ("#191a1b", 0.42),
    "chrome": ("#dcdedf", 0.06),
}


def metal(kind="steel", rough=None, brushed=None):
    """A metal; `brushed` is the axis along which it was ground."""
    color, smooth = METALS[kind]
    material = Material("metal", color, smooth if rough is None else rough, metallic=1.0)
    if brushed:
        stretch = {"x": (0.02, 1, 1), "y": (1, 0.02, 1), "z": (1, 1, 0.02)}[brushed]
        lines = material.noise(500, 3, stretch)
        material.rough_from(lines, smooth - 0.04, smooth + 0.18).bump(lines, 0.06, 0.0003)
    return material


def glass(tint="#ffffff", rough=0.0):
    """Glass that refracts."""
    return Material("glass", tint, rough, transmission=1.0, ior=1.46)


def speckled(color):
    """Satin glaze over clay with iron: small dark spots."""
    material = Material("speckled", color, 0.42, clearcoat=0.5, clearcoat_roughness=0.22)
    tint = material.blend(material.noise(9, 3), shade(color, 0.93), shade(color, 1.04), positions=[0.3, 0.7])
    spots = material.blend(material.noise(330, 1), "#5a4634", "#ffffff", positions=[0.26, 0.29])
    material.color_from(material.node("MixRGB", {"Color1": tint, "Color2": spots}, blend_type="MULTIPLY", Fac=0.8).outputs["Color"])
    return material.bump(material.noise(12, 2), 0.08, 0.004).bump(material.noise(160, 3), 0.05, 0.0006)


def enamel(color, low=0.0, high=0.08, depth=0.62):
    """Enamel on cast iron: darker toward the foot, between the heights `low` and `high` of the object."""
    material = Material("enamel", color, 0.32, clearcoat=1.0, clearcoat_roughness=0.06)
    height = material.node("SeparateXYZ", {"Vector": material.place()}).outputs["Z"]
    part = material.node("MapRange", {"Value": height}, From_Min=low, From_Max=high).outputs["Result"]
    material.color_from(material.blend(part, shade(color, depth), color))
    return material.bump(material.noise(16, 2), 0.04, 0.004)


def clear(tint="#ffffff", rough=0.0, ior=1.46):
    """Glass or a clear liquid that casts a light shadow: a path tracer without caustics would draw it black."""
    material = Material("clear", tint, rough, transmission=1.0, ior=ior)
    through = material.node("BsdfTransparent", Color=linear(tint)).outputs["BSDF"]
    shadow = material.node("LightPath").outputs["Is Shadow Ray"]
    mixed = material.node("MixShader", {0: shadow, 1: material.surface.outputs["BSDF"], 2: through}).outputs["Shader"]
    material.links.new(mixed, material.nodes["Material Output"].inputs["Surface"])
    return material


def thin_glass(edge="#bccac6"):
    """A thin wall of glass that reflects but does not refract: it makes little noise. Its color shows where one looks along it."""
    material = Material("thin glass")
    facing = material.node("LayerWeight", Blend=0.12).outputs["Facing"]
    through = material.node("BsdfTransparent", {"Color": material.blend(facing, "#fdfefd", "#f6f9f8", edge, positions=[0, 0.75, 1])}).outputs["BSDF"]
    shine = material.node("BsdfGlossy", Roughness=0.0).outputs["BSDF"]
    away = material.node("LayerWeight", Blend=0.5).outputs["Facing"]
    grazing = material.node("Math", {0: away}, operation="POWER")
    grazing.inputs[1].default_value = 4.0
    share = material.node("MapRange", {"Value": grazing.outputs["Value"]}, To_Min=0.045, To_Max=0.8).outputs["Result"]
    mixed = material.node("MixShader", {0: share, 1: through, 2: shine}).outputs["Shader"]
    material.links.new(mixed, material.nodes["Material Output"].inputs["Surface"])
    return material


def solid_wood(kind="oak", along="y", rough=0.42):
    """Oiled wood of one piece with fine, uneven grain."""
    dark, middle, light = WOODS[kind]
    stretch = {"x": (0.035, 1, 1), "y": (1, 0.035, 1), "z": (1, 1, 0.035)}[along]
    material = Material("solid wood", middle, rough)
    broad, fine = material.noise(26, 8, stretch, 0.9), material.noise(150, 6, stretch, 0.4)
    both = material.node("MixRGB", {"Color1": broad, "Color2": fine}, Fac=0.38).outputs["Color"]
    material.color_from(material.blend(both, dark, middle, light, middle, positions=[0.3, 0.46, 0.6, 0.72]))
    pores = material.noise(420, 2, stretch)
    material.rough_from(pores, rough - 0.1, rough + 0.2)
    return material.bump(pores, 0.2, 0.0006)


def cork():
    """Pressed cork with dark grains."""
    material = Material("cork", "#a87c4a", 0.85)
    grains = material.node("TexVoronoi", {"Vector": material.place()}, Scale=520.0).outputs["Distance"]
    material.color_from(material.blend(material.noise(420, 3), "#6b4829", "#a87c4a", "#bd935f", positions=[0.3, 0.48, 0.75]))
    return material.bump(grains, 0.25, 0.0008)


def plastic(color, rough=0.38):
    """Molded plastic and lacquer with a fine grain."""
    material = Material("plastic", color, rough)
    return material.bump(material.noise(1600, 1), 0.05, 0.0002)


def rubber(color="#1d1d1e"):
    """Matte rubber."""
    return Material("rubber", color, 0.75)


def leather(color):
    """Grained leather, unevenly dyed."""
    material = Material("leather", color, 0.46)
    cells = material.node("TexVoronoi", {"Vector": material.place()}, Scale=420.0).outputs["Distance"]
    material.color_from(material.blend(material.noise(5, 4), shade(color, 0.82), shade(color, 1.1), positions=[0.3, 0.7]))
    return material.bump(cells, 0.16, 0.0006).bump(material.noise(12, 4), 0.1, 0.004)


def linen(color, scale=900.0, strength=0.35):
    """Woven cloth: threads across and along."""
    material = Material("linen", color, 0.92, sheen=0.35)
    slubs = material.noise(38, 4, (1, 0.15, 1))
    material.color_from(material.blend(slubs, shade(color, 0.9), shade(color, 1.05), positions=[0.3, 0.7]))
    for profile in ("X", "Y", "Z"):
        threads = material.node("TexWave", {"Vector": material.place()}, Scale=scale / 20, Distortion=1.2, Detail=2.0, bands_direction=profile)
        material.bump(threads.outputs["Fac"], strength / 2, 0.0006)
    return material


def boucle(color):
    """Curled, soft upholstery."""
    material = Material("boucle", color, 1.0, sheen=0.6)
    loops = material.node("TexVoronoi", {"Vector": material.place()}, Scale=95.0, feature="SMOOTH_F1").outputs["Distance"]
    material.color_from(material.blend(loops, shade(color, 1.06), shade(color, 0.8), positions=[0.1, 0.85]))
    return material.bump(loops, 0.9, -0.006).bump(material.noise(260, 3), 0.35, 0.002)


def felt(color):
    """Wool, fleece and carpet."""
    material = Material("felt", color, 1.0, sheen=0.5)
    fibers = material.noise(320, 8, distortion=1.5)
    material.color_from(material.blend(fibers, shade(color, 0.82), shade(color, 1.1), positions=[0.3, 0.7]))
    return material.bump(fibers, 0.5, 0.002)


def stone(color="#d9d4cc", vein="#a49c92"):
    """Honed marble."""
    material = Material("stone", color, 0.28)
    veins = material.noise(3.2, 9, distortion=1.8)
    return material.color_from(material.blend(veins, color, color, vein, color, color, positions=[0, 0.455, 0.495, 0.535, 1]))


def wax(color="#f1e6d2"):
    """Candle wax that light enters."""
    return Material("wax", color, 0.42, subsurface=0.35, subsurface_radius=(0.02, 0.012, 0.007), subsurface_color=linear(color))


def leaf(color="#4d6b3f"):
    """A leaf with uneven green."""
    material = Material("leaf", color, 0.42, subsurface=0.08, subsurface_color=linear(color))
    return material.color_from(material.blend(material.noise(9, 3), shade(color, 0.75), shade(color, 1.2), positions=[0.3, 0.7]))


def glow(color, strength):
    """A surface that emits light, such as a lamp or a flame."""
    return Material("glow", color, 1.0, emission=linear(color), emission_strength=strength)
