"""What cooks and eaters use: bowls, plates, kettles, pots, mills and carafes."""

from studio.materials import clear, cork, enamel, metal, plain, solid_wood, speckled, thin_glass
from studio.shapes import cylinder, lathe, moved, ring, tube


def stoneware_mug(color="#d6c8b0", inside="#efe8da", coffee=False):
    """A mug of speckled stoneware with a lighter inside, 9 cm tall; `coffee` fills it."""
    body, lining = speckled(color), speckled(inside)
    profile = [(0, 0.006), (0.03, 0.003), (0.036, 0), (0.039, 0.0015), (0.0415, 0.006), (0.0425, 0.014), (0.0425, 0.06), (0.042, 0.086), (0.0412, 0.0905)]
    profile += [(0.0396, 0.0905), (0.039, 0.088)]
    cavity = [(0.039, 0.088), (0.0385, 0.06), (0.038, 0.018), (0.03, 0.011), (0, 0.01)]
    handle = [(0.04, 0, 0.075), (0.058, 0, 0.078), (0.069, 0, 0.062), (0.0665, 0, 0.038), (0.054, 0, 0.0245), (0.04, 0, 0.022)]
    things = [lathe(profile, body, uneven=0.4), lathe(cavity, lining, uneven=0.4)]
    things.append(tube(handle, 0.0056, body, taper=[1.25, 1, 0.95, 0.95, 1, 1.25]))
    if coffee:
        things += drink(0.0382, 0.074)
    return things


def drink(radius, height, color="#1d0f08", foam="#8a5a33"):
    """Coffee in a cup, with a thin rim of foam."""
    surface = plain(color, 0.08)
    edge = plain(foam, 0.5)
    return [lathe([(0, height), (radius, height), (radius, height - 0.002)], surface, steps=1), ring(radius - 0.0006, 0.0009, edge, (0, 0, height), 0.5)]


def bowl(color="#c9b89c", inside="#efe8da"):
    """A bowl 21 cm wide on a small foot."""
    outer = [(0, 0.008), (0.036, 0.006), (0.038, 0), (0.038, 0), (0.044, 0), (0.046, 0.007), (0.062, 0.016), (0.085, 0.039), (0.1, 0.065), (0.105, 0.077)]
    outer += [(0.1046, 0.0795), (0.1026, 0.0795), (0.1012, 0.0765)]
    inner = [(0.1012, 0.0765), (0.096, 0.064), (0.08, 0.042), (0.056, 0.0215), (0.03, 0.0125), (0, 0.0115)]
    return [lathe(outer, speckled(color), uneven=0.45), lathe(inner, speckled(inside), uneven=0.45)]


def dinner_plate(color="#ebe4d6"):
    """A flat plate 27 cm wide with a raised edge."""
    profile = [(0, 0.005), (0.078, 0.004), (0.08, 0), (0.08, 0), (0.086, 0), (0.089, 0.004), (0.112, 0.008), (0.128, 0.016), (0.1345, 0.0235)]
    profile += [(0.134, 0.0258), (0.132, 0.0258), (0.126, 0.0195), (0.11, 0.0115), (0.08, 0.0095), (0, 0.009)]
    return [lathe(profile, speckled(color), uneven=0.4)]


def place_setting():
    """A bowl on a plate."""
    return [*dinner_plate(), *moved(bowl(), (0, 0, 0.0095))]


def kettle(color="#232425", rough=0.4):
    """A pouring kettle for coffee with a thin spout, its handle and knob of beech. The spout points to the left."""
    body = plain(color, rough, clearcoat=0.35, clearcoat_roughness=0.25)
    body.bump(body.noise(500, 2), 0.08, 0.0004)
    steel, timber = metal("steel"), solid_wood("beech", "z", 0.42)
    shell = [(0, 0.002), (0.07, 0.002), (0.077, 0.004), (0.081, 0.011), (0.0805, 0.02), (0.073, 0.06), (0.0655, 0.096), (0.0625, 0.103), (0.056, 0.106)]
    lid = [(0.0565, 0.1055), (0.0585, 0.108), (0.057, 0.111), (0.045, 0.1155), (0.02, 0.1195), (0.0, 0.1205)]
    knob = [(0.0, 0.119), (0.0065, 0.12), (0.006, 0.125), (0.012, 0.131), (0.0145, 0.138), (0.0115, 0.1455), (0.0, 0.148)]
    spout = [(-0.066, 0, 0.03), (-0.091, 0, 0.034), (-0.109, 0, 0.055), (-0.118, 0, 0.087), (-0.13, 0, 0.117), (-0.152, 0, 0.131), (-0.17, 0, 0.127)]
    grip = [(0.085, 0, 0.1135), (0.111, 0, 0.116), (0.134, 0, 0.104), (0.142, 0, 0.08), (0.137, 0, 0.05), (0.126, 0, 0.032)]
    bracket = [(0.062, 0, 0.095), (0.073, 0, 0.109), (0.09, 0, 0.114)]
    things = [lathe(shell, body), lathe(lid, body), lathe(knob, timber), cylinder(0.0735, 0.003, steel, (0, 0, -0.0005))]
    things.append(tube(spout, 0.0068, body, taper=[1.9, 1.55, 1.15, 0.95, 0.85, 0.8, 0.78], steps=12))
    things.append(lathe([(0.0125, 0), (0.0165, 0.002), (0.0155, 0.004)], body, at=(-0.0712, 0, 0.03)))
    things[-1].rotation_euler = (0, -1.45, 0)
    things += [tube(bracket, 0.0042, steel), tube(grip, 0.0088, timber, taper=[0.85, 1, 1.12, 1.15, 1.05, 0.85], steps=12)]
    return things


def pot(color="#94210f"):
    """A round pot of enameled cast iron, 24 cm wide, with its lid on."""
    shell, iron, brass = enamel(color, 0.0, 0.075), plain("#25211f", 0.55), metal("brass", 0.2)
    body = [(0, 0.002), (0.085, 0.001), (0.098, 0.004), (0.11, 0.014), (0.1155, 0.03), (0.1185, 0.07), (0.12, 0.1), (0.1222, 0.1045), (0.122, 0.1085), (0.118, 0.109)]
    lid = [(0.119, 0.111), (0.1232, 0.1115), (0.1242, 0.115), (0.122, 0.1185), (0.115, 0.121), (0.111, 0.1238), (0.09, 0.1345), (0.062, 0.1425), (0.055, 0.1425)]
    lid += [(0.05, 0.1448), (0.028, 0.1478), (0, 0.1485)]
    knob = [(0, 0.147), (0.0115, 0.148), (0.0115, 0.151), (0.0075, 0.154), (0.0075, 0.16), (0.0165, 0.1645), (0.0205, 0.168), (0.0205, 0.172)]
    knob += [(0.018, 0.1745), (0, 0.1755)]
    things = [lathe(body, shell), lathe(lid, enamel(color, 0.0, 0.1)), lathe(knob, brass), ring(0.1195, 0.0022, iron, (0, 0, 0.11))]
    for side in (-1, 1):
        loop = [(0.112, -0.046, 0.088), (0.13, -0.045, 0.089), (0.15, -0.036, 0.091), (0.157, 0, 0.092), (0.15, 0.036, 0.091)]
        loop += [(0.13, 0.045, 0.089), (0.112, 0.046, 0.088)]
        loop = [(x * side, y, z) for x, y, z in loop]
        things.append(tube(loop, 0.0082, shell, taper=[1.5, 1.1, 0.9, 0.9, 0.9, 1.1, 1.5]))
    return things


def mill(kind="oiled walnut"):
    """A turned pepper mill, 24 cm tall."""
    timber, dark, brass = solid_wood(kind, "z", 0.36), plain("#15110e", 0.6), metal("brass", 0.18)
    body = [(0, 0), (0.0265, 0), (0.0285, 0.0015), (0.029, 0.005), (0.0285, 0.02), (0.0245, 0.052), (0.019, 0.09), (0.0175, 0.112), (0.0195, 0.135), (0.0245, 0.155)]
    body += [(0.0262, 0.163), (0.0262, 0.163), (0.025, 0.1655), (0, 0.1655)]
    head = [(0, 0.1672), (0.025, 0.1672), (0.0265, 0.1685), (0.0272, 0.173), (0.0268, 0.184), (0.0248, 0.198), (0.0195, 0.212), (0.011, 0.2205), (0, 0.223)]
    knob = [(0.004, 0.221), (0.0065, 0.2235), (0.0048, 0.2255), (0.0072, 0.2285), (0.009, 0.233), (0.0076, 0.2378), (0.004, 0.2396), (0, 0.24)]
    return [lathe(body, timber), lathe(head, timber), cylinder(0.0225, 0.003, dark, (0, 0, 0.165)), lathe(knob, brass)]


def carafe():
    """A carafe of blown glass with a collar of cork, three quarters full of water; 27 cm tall."""
    wall = [(0.05, 0.0045), (0.055, 0), (0.058, 0.003), (0.064, 0.018), (0.0655, 0.04), (0.058, 0.095), (0.041, 0.15), (0.034, 0.18), (0.0335, 0.215), (0.0385, 0.252)]
    wall += [(0.0415, 0.268), (0.0412, 0.2692), (0.0408, 0.2692), (0.04, 0.268), (0.037, 0.252)]
    water = [(0, 0.006), (0.0525, 0.0062), (0.0605, 0.0075), (0.0635, 0.018), (0.065, 0.04), (0.0575, 0.095), (0.0484, 0.1258), (0.0478, 0.1265), (0, 0.126)]
    collar = [(0.0455, 0.138), (0.0475, 0.1385), (0.0455, 0.149), (0.0385, 0.1795), (0.0372, 0.182), (0.035, 0.182)]
    return [lathe(wall, thin_glass()), lathe(water, clear("#f1f8fa", ior=1.33)), lathe(collar, cork())]
