"""All photographs by the name of their image."""

from shots import apparel, audio, home, jewelry, kitchen, outdoors

SHOTS = {**home.SHOTS, **kitchen.SHOTS, **jewelry.SHOTS, **audio.SHOTS, **outdoors.SHOTS, **apparel.SHOTS}
