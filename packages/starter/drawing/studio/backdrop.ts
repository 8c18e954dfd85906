import type { Canvas } from './canvas.ts'
import { type Rgb, rgb } from './light.ts'
import { noise } from './noise.ts'
import { blur } from './plane.ts'
import { type Frame, maskOf, scaleOf } from './raster.ts'
import type { Backdrop } from './scene.ts'
import type { Texture } from './texture.ts'

const step = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from || 1)))
  return t * t * (3 - 2 * t)
}

/** A texture as a factor of light: its tone, and its slopes toward the light. */
const lightOn = ({ tone, height }: Texture, x: number, y: number) =>
  (tone?.(x, y) ?? 1) * (height ? 1 + (height(x - 0.7, y - 0.7) - height(x + 0.7, y + 0.7)) * -0.1 : 1)

/** Paints wall and floor, with falloff of the light. */
export async function paintBackdrop(canvas: Canvas, backdrop: Backdrop, frame: Frame): Promise<void> {
  const { wall, floor = wall, horizon = Number.POSITIVE_INFINITY, bend = 60, texture, floorTexture, pattern, glow } = backdrop
  const [above, below] = [rgb(wall), rgb(floor)]
  const scale = scaleOf(frame)
  const bars = pattern && blur(await maskOf(pattern.markup, frame), pattern.soft * scale)
  const { x: lightX = 0.3, y: lightY = 0.2, strength = 0.2 } = glow ?? {}
  for (let row = 0, i = 0; row < canvas.height; row++) {
    const y = frame.y + row / scale
    const down = step(horizon - bend, horizon + bend, y)
    const front = Number.isFinite(horizon) ? step(horizon, horizon + frame.units * 0.5, y) : 0
    for (let column = 0; column < canvas.width; column++, i++) {
      const x = frame.x + column / scale
      const far = Math.hypot((column / canvas.width - lightX) * 0.9, row / canvas.height - lightY)
      let light = 1 + strength * (0.42 - far) + 0.05 * front * down - 0.06 * down * (1 - front)
      light *= 0.996 + 0.008 * noise(x / 90, y / 90)
      if (texture && down < 1) light *= 1 + (lightOn(texture, x, y) - 1) * (1 - down)
      if (floorTexture && down > 0) light *= 1 + (lightOn(floorTexture, x, y * 2.2) - 1) * down
      if (bars && pattern) light *= 1 - pattern.dark * bars.at(i)
      const mix = (at: 0 | 1 | 2) => ((above as Rgb)[at] * (1 - down) + (below as Rgb)[at] * down) * light
      canvas.set(i, [mix(0), mix(1), mix(2)])
    }
  }
}
