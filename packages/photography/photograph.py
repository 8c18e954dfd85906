"""Photographs things in Blender: `blender -b --python photograph.py -- FOLDER SCALE SAMPLES NAME…` writes FOLDER/NAME.png.

`--list` instead prints the names and shapes of all photographs. photograph.ts starts it and encodes the images.
"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from shots import SHOTS  # noqa: E402
from studio.camera import empty_scene, photograph  # noqa: E402

arguments = sys.argv[sys.argv.index("--") + 1 :]
if arguments == ["--list"]:
    for name, shot in SHOTS.items():
        print("shot", name, shot.shape)
else:
    folder, scale, samples, *names = arguments
    for name in names:
        started = time.process_time()
        empty_scene()
        shot = SHOTS[name]
        shot.build()
        photograph(os.path.join(folder, f"{name}.png"), shot.shape, round(int(samples) * shot.effort), float(scale), shot.exposure)
        print(f"photographed {name} in {time.process_time() - started:.0f} s of processor time", flush=True)
