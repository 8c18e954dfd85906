import { paintBackdrop } from './backdrop.ts'
import { Canvas } from './canvas.ts'
import { paintPart } from './paint.ts'
import { Plane, type Soft, soften } from './plane.ts'
import { type Frame, maskOf, scaleOf } from './raster.ts'
import type { Item, Picture } from './scene.ts'

/** Renders an image: RGB bytes, `size` times as large as its size. */
export async function render({ scene, width, height, view }: Picture, size = 1): Promise<Canvas> {
  const frame: Frame = { ...view, width: Math.round(width * size), height: Math.round(height * size) }
  const canvas = new Canvas(frame.width, frame.height)
  await paintBackdrop(canvas, scene.backdrop, frame)
  for (const item of scene.items) {
    const masks: Plane[] = []
    for (const part of item.parts) masks.push(await maskOf(part.markup, frame))
    shadeBelow(canvas, item, union(masks, frame), frame)
    canvas.taken.data.fill(0)
    for (const [i, part] of item.parts.entries()) await paintPart(canvas, part, masks[i] as Plane, frame)
  }
  return canvas
}

function union(masks: readonly Plane[], { width, height }: Frame): Plane {
  const out = new Plane(width, height)
  for (const mask of masks) for (let i = 0; i < out.data.length; i++) if (mask.at(i) > out.at(i)) out.put(i, mask.at(i))
  return out
}

function shadeBelow(canvas: Canvas, { stands, lies, dark = 0.5 }: Item, body: Plane, frame: Frame): void {
  const scale = scaleOf(frame)
  if (lies !== undefined) {
    layShadow(canvas, body, { dx: lies * 0.9, dy: lies * 1.1, soft: lies * 1.5, dark: dark * 0.75 }, scale)
    layShadow(canvas, body, { dx: lies * 0.22, dy: lies * 0.26, soft: lies * 0.35, dark: dark * 0.8 }, scale)
  }
  if (stands !== undefined) standShadow(canvas, body, (stands - frame.y) * scale, { scale, dark })
}

function layShadow(
  canvas: Canvas,
  body: Plane,
  { dx, dy, soft, dark }: { dx: number; dy: number; soft: number; dark: number },
  scale: number,
): void {
  const shadow = soften(body, soft * scale)
  for (let y = 0, i = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++, i++) canvas.dim(i, dark * shadow.at(x - dx * scale, y - dy * scale))
}

/** Height of a shadow relative to its object, and its angle away from the light. */
const [LOW, LEAN] = [0.26, 0.8]

/** The shadow of a standing object on the floor: sharp at its foot, softer and paler farther away, with a dark contact line. */
function standShadow(canvas: Canvas, body: Plane, foot: number, { scale, dark }: { scale: number; dark: number }): void {
  const levels = [5, 16, 42].map((soft) => soften(body, soft * scale))
  const [near, middle, far] = levels as [Soft, Soft, Soft]
  for (let y = 0, i = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++, i++) {
      const away = foot - y
      if (away < -60 * scale) continue
      const up = Math.max(0, away) / LOW
      const from = x - up * LEAN * LOW * 1.6
      const t = Math.min(1, up / (420 * scale))
      const fade = Math.max(0, 1 - up / (900 * scale))
      const at = (level: Soft) => level.at(from, foot - up - 3 * scale)
      const soft =
        t < 0.4
          ? at(near) * (1 - t / 0.4) + at(middle) * (t / 0.4)
          : at(middle) * (1 - (t - 0.4) / 0.6) + at(far) * ((t - 0.4) / 0.6)
      const before = away < 0 ? Math.max(0, 1 + away / (26 * scale)) : 1
      if (fade > 0) canvas.dim(i, dark * 0.8 * soft * fade * fade * before)
      // The contact line: little light reaches below the foot.
      const close = Math.abs(away) / (16 * scale)
      if (close < 1) canvas.dim(i, dark * 1.3 * (1 - close) ** 2 * middle.at(x, foot - 12 * scale))
    }
}
