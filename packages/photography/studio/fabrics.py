"""Materials of clothes. Their threads follow the pattern from which studio/sewing.py sews."""

from studio.materials import Material, linear, shade


class Fabric(Material):
    """A cloth material with the coordinates of the pattern, in meters."""

    def __init__(self, color, rough=0.95, sheen=0.3):
        super().__init__("fabric", color, rough, sheen=sheen)
        self.pattern = self.node("UVMap", uv_map="pattern").outputs["UV"]

    def along(self, stretch=(1, 1, 1), turn=0.0):
        """Coordinates of the pattern, stretched and turned."""
        return self.node("Mapping", {"Vector": self.pattern}, Scale=stretch, Rotation=(0, 0, turn)).outputs["Vector"]

    def waves(self, count, turn=0.0, distortion=0.0):
        """Lines across the pattern, `count` to the meter."""
        node = self.node("TexWave", {"Vector": self.along(turn=turn)}, Scale=count / 3.183, Distortion=distortion, Detail=1.0, Detail_Scale=3.0)
        return node.outputs["Fac"]

    def faded(self, color):
        """Uneven dye and wear."""
        cloud = self.node("TexNoise", {"Vector": self.pattern}, Scale=9.0, Detail=8.0).outputs["Fac"]
        self.color_from(self.blend(cloud, shade(color, 0.96), shade(color, 1.03), positions=[0.32, 0.68]))
        return self

    def with_seams(self, color):
        """Two rows of stitches beside each seam of the garment, and the groove between them."""
        distance = self.node("Attribute", attribute_name="seam").outputs["Fac"]
        base = self.surface.inputs["Base Color"]
        thread = self.blend(distance, "#000000", "#000000", "#ffffff", "#ffffff", "#000000", positions=[0, 0.0035, 0.0042, 0.0054, 0.0062])
        stitches = self.node("Math", {0: self.waves(330, 0.5), 1: thread}, operation="MULTIPLY").outputs["Value"]
        mixed = self.node("MixRGB", {"Fac": stitches, "Color1": base.links[0].from_socket}, Color2=linear(shade(color, 1.18)))
        self.links.new(mixed.outputs["Color"], base)
        groove = self.blend(distance, "#000000", "#ffffff", "#ffffff", positions=[0, 0.004, 1])
        return self.bump(groove, 0.55, 0.0022)


def jersey(color):
    """Fine T-shirt cotton."""
    fabric = Fabric(color, 0.95, 0.25).faded(color)
    fabric.bump(fabric.waves(900), 0.08, 0.0003)
    return fabric.bump(fabric.noise(60, 6), 0.12, 0.001).with_seams(color)


def striped(color, stripe, count=28, part=0.36):
    """Jersey with stripes across."""
    fabric = Fabric(color, 0.95, 0.25)
    height = fabric.node("SeparateXYZ", {"Vector": fabric.pattern}).outputs["Y"]
    cycle = fabric.node("Math", {0: fabric.node("Math", {0: height}, operation="MULTIPLY").outputs["Value"]}, operation="FRACT")
    cycle.inputs[0].links[0].from_node.inputs[1].default_value = count
    ramp = fabric.blend(cycle.outputs["Value"], stripe, color, positions=[part, part + 0.001])
    fabric.color_from(ramp)
    fabric.bump(fabric.waves(900), 0.08, 0.0003)
    return fabric.with_seams(color)


def twill(color):
    """Sturdy cotton with diagonal lines, for jackets and trousers."""
    fabric = Fabric(color, 0.92, 0.2).faded(color)
    return fabric.bump(fabric.waves(520, 0.9), 0.35, 0.0005).with_seams(color)


def washed_linen(color):
    """Linen with uneven threads."""
    fabric = Fabric(color, 0.94, 0.3)
    across = fabric.node("TexNoise", {"Vector": fabric.along((14, 260, 1))}, Scale=2.0, Detail=4.0).outputs["Fac"]
    along = fabric.node("TexNoise", {"Vector": fabric.along((260, 14, 1))}, Scale=2.0, Detail=4.0).outputs["Fac"]
    both = fabric.node("MixRGB", {"Color1": across, "Color2": along}, Fac=0.5).outputs["Color"]
    fabric.color_from(fabric.blend(both, shade(color, 0.86), color, shade(color, 1.07), positions=[0.3, 0.5, 0.7]))
    return fabric.bump(both, 0.35, 0.0006).with_seams(color)


def knit(color, rows=230.0, strength=0.8):
    """Knitted wool: columns of V-shaped stitches."""
    fabric = Fabric(color, 1.0, 0.55)
    column = fabric.node("SeparateXYZ", {"Vector": fabric.pattern})
    x = _scaled(fabric, column.outputs["X"], rows * 0.75)
    zigzag = fabric.node("Math", {0: x}, operation="PINGPONG")
    zigzag.inputs[1].default_value = 0.5
    y = _scaled(fabric, column.outputs["Y"], rows)
    raised = fabric.node("Math", {0: y, 1: _scaled(fabric, zigzag.outputs["Value"], 1.4)}, operation="ADD").outputs["Value"]
    row = fabric.node("Math", {0: raised}, operation="PINGPONG")
    row.inputs[1].default_value = 0.5
    both = fabric.node("Math", {0: row.outputs["Value"], 1: zigzag.outputs["Value"]}, operation="MULTIPLY").outputs["Value"]
    fabric.color_from(fabric.blend(both, shade(color, 0.62), color, shade(color, 1.08), positions=[0.0, 0.1, 0.25]))
    fabric.bump(both, strength, 0.004)
    return fabric.bump(fabric.noise(420, 5), 0.3, 0.001)


def ribbed(color, ribs=190.0, turn=0.0):
    """Knitted rib of cuffs, collars and hats."""
    fabric = Fabric(color, 1.0, 0.5)
    lines = fabric.waves(ribs, turn, 0.4)
    fabric.color_from(fabric.blend(lines, shade(color, 0.74), shade(color, 1.05), positions=[0.05, 0.5]))
    fabric.bump(lines, 0.8, 0.003)
    return fabric.bump(fabric.noise(420, 5), 0.3, 0.001)


def fleece(color):
    """Heavy sweatshirt cotton."""
    fabric = Fabric(color, 1.0, 0.45)
    fibers = fabric.node("TexNoise", {"Vector": fabric.along((1, 2, 1))}, Scale=420.0, Detail=6.0).outputs["Fac"]
    fabric.color_from(fabric.blend(fibers, shade(color, 0.84), shade(color, 1.12), positions=[0.35, 0.65]))
    return fabric.bump(fibers, 0.35, 0.001).with_seams(color)


def shell(color):
    """Coated nylon of rain jackets."""
    fabric = Fabric(color, 0.42, 0.1).faded(color)
    return fabric.bump(fabric.waves(700), 0.05, 0.0002).with_seams(color)


def canvas(color):
    """Coarse plain weave of bags and tents."""
    fabric = Fabric(color, 0.96, 0.2).faded(color)
    threads = fabric.node("MixRGB", {"Color1": fabric.waves(420, 0.0, 0.5), "Color2": fabric.waves(420, 1.5708, 0.5)}, Fac=0.5)
    return fabric.bump(threads.outputs["Color"], 0.5, 0.0008).with_seams(color)


def _scaled(fabric, output, factor):
    """The output multiplied by a factor."""
    node = fabric.node("Math", {0: output}, operation="MULTIPLY")
    node.inputs[1].default_value = factor
    return node.outputs["Value"]
