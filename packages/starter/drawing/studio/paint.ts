import type { Canvas } from './canvas.ts'
import { type Bounds, bodyOf, boundsOf, cut } from './form.ts'
import { rgb, type Shade, shade } from './light.ts'
import type { Part } from './part.ts'
import { blur, type Plane, soften } from './plane.ts'
import { type Frame, type Print, printOf, reliefOf, scaleOf } from './raster.ts'

/** Paints one part over the previous ones. */
export async function paintPart(canvas: Canvas, part: Part, mask: Plane, frame: Frame): Promise<void> {
  const bounds = boundsOf(mask)
  if (!bounds) return
  const scale = scaleOf(frame)
  if (part.drop) castOnParts(canvas, part.drop, mask, scale)
  const print = part.print ? await printOf(part.print, frame) : undefined
  const body = bodyOf(cut(mask, bounds), part.form, scale)
  const relief: Plane[] = []
  for (const { markup, height, soft } of part.relief ?? []) {
    const plane = blur(cut(await reliefOf(markup, frame), bounds), Math.max(0.7, soft * scale))
    for (let i = 0; i < plane.data.length; i++) plane.put(i, plane.at(i) * height * scale)
    relief.push(plane)
  }
  fillPart(canvas, part, { mask, bounds, frame, print, relief, body })
}

interface Ground {
  mask: Plane
  bounds: Bounds
  frame: Frame
  print: Print | undefined
  relief: Plane[]
  body: ReturnType<typeof bodyOf>
}

function fillPart(canvas: Canvas, { surface }: Part, { mask, bounds, frame, print, relief, body }: Ground): void {
  const scale = scaleOf(frame)
  const base = rgb(surface.color)
  const { texture, clear = 0, glow = 0 } = surface
  const width = bounds.right - bounds.left
  const tall = bounds.bottom - bounds.top
  const slopes = body.slopes ? [body.slopes, ...relief] : relief
  const light: Shade = { lit: 1, mirrored: 0, own: 1 }
  const reach = Math.max(1, scale * 0.8)
  for (let row = 0; row < tall; row++)
    for (let column = 0; column < width; column++) {
      const i = (row + bounds.top) * canvas.width + column + bounds.left
      const alpha = mask.at(i)
      if (alpha < 0.004) continue
      const here = row * width + column
      const [left, right] = [here - (column > 0 ? 1 : 0), here + (column < width - 1 ? 1 : 0)]
      const [up, down] = [here - (row > 0 ? width : 0), here + (row < tall - 1 ? width : 0)]
      let [dx, dy] = [0, 0]
      for (const plane of slopes) {
        dx += (plane.at(right) - plane.at(left)) / 2
        dy += (plane.at(down) - plane.at(up)) / 2
      }
      const x = frame.x + (column + bounds.left) / scale
      const y = frame.y + (row + bounds.top) / scale
      if (texture?.height) {
        const gap = reach / scale
        dx += (texture.height(x + gap, y) - texture.height(x - gap, y)) / (2 * gap)
        dy += (texture.height(x, y + gap) - texture.height(x, y - gap)) / (2 * gap)
      }
      let [nx, ny] = [body.normals?.x.at(here) ?? 0, body.normals?.y.at(here) ?? 0]
      let nz = Math.sqrt(Math.max(0.02, 1 - nx * nx - ny * ny))
      nx -= dx
      ny -= dy
      const length = Math.hypot(nx, ny, nz)
      nx /= length
      ny /= length
      nz /= length
      shade(nx, ny, nz, surface, light)
      const over = print ? print.alpha.at(i) : 0
      const tone = texture?.tone ? texture.tone(x, y) : 1
      const color = (own: number, plane: Plane | undefined) =>
        (over > 0 && plane ? own * (1 - over) + plane.at(i) * over : own) * tone
      const own = light.own * light.lit * (1 - glow) + glow * 1.25
      const [r, g, b] = [color(base[0], print?.red), color(base[1], print?.green), color(base[2], print?.blue)]
      const tint = surface.metal ? [r, g, b] : [1, 1, 1]
      const solid = clear > 0 ? alpha * Math.min(1, 1 - clear * nz ** 0.6 + over) : alpha
      canvas.lay(i, r * own, g * own, b * own, solid)
      canvas.red.put(i, canvas.red.at(i) + light.mirrored * (tint[0] as number) * alpha)
      canvas.green.put(i, canvas.green.at(i) + light.mirrored * (tint[1] as number) * alpha)
      canvas.blue.put(i, canvas.blue.at(i) + light.mirrored * (tint[2] as number) * alpha)
    }
  for (let i = 0; i < mask.data.length; i++) if (mask.at(i) > canvas.taken.at(i)) canvas.taken.put(i, mask.at(i))
}

/** The shadow of a part on other parts of the same object. */
function castOnParts(canvas: Canvas, drop: NonNullable<Part['drop']>, mask: Plane, scale: number): void {
  const soft = soften(mask, drop.soft * scale)
  const [dx, dy] = [drop.dx * scale, drop.dy * scale]
  for (let y = 0, i = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++, i++) {
      if (canvas.taken.at(i) < 0.02) continue
      const dark = soft.at(x - dx, y - dy)
      if (dark > 0.004) canvas.dim(i, drop.dark * dark * canvas.taken.at(i))
    }
}
