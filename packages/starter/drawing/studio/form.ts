import type { Form } from './part.ts'
import { blur, distanceInside, Plane } from './plane.ts'

/** A rectangle of pixels; the ends are exclusive. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Margin around a body in pixels, so that its blurred outline fits. */
const MARGIN = 3

/** The bounds of a mask with a margin; undefined if it is empty. */
export function boundsOf(mask: Plane, margin = MARGIN): Bounds | undefined {
  const bounds = { left: mask.width, top: mask.height, right: 0, bottom: 0 }
  for (let y = 0, i = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, i++) {
      if (mask.at(i) < 0.004) continue
      if (x < bounds.left) bounds.left = x
      if (x >= bounds.right) bounds.right = x + 1
      if (y < bounds.top) bounds.top = y
      bounds.bottom = y + 1
    }
  if (bounds.right <= bounds.left) return undefined
  return {
    left: Math.max(0, bounds.left - margin),
    top: Math.max(0, bounds.top - margin),
    right: Math.min(mask.width, bounds.right + margin),
    bottom: Math.min(mask.height, bounds.bottom + margin),
  }
}

export function cut(plane: Plane, { left, top, right, bottom }: Bounds): Plane {
  const out = new Plane(right - left, bottom - top)
  for (let y = top; y < bottom; y++)
    out.data.set(plane.data.subarray(y * plane.width + left, y * plane.width + right), (y - top) * out.width)
  return out
}

export interface Normals {
  x: Plane
  y: Plane
}

/** Normals of a body over its mask, before textures: x and y, as slopes of a height field or as directions. */
export function bodyOf(mask: Plane, form: Form, scale: number): { slopes?: Plane; normals?: Normals } {
  switch (form.kind) {
    case 'flat':
      return {}
    case 'pillow':
      return { slopes: pillow(mask, form.depth * scale, (form.soft ?? form.depth * 0.25) * scale) }
    case 'facing': {
      const x = new Plane(mask.width, mask.height)
      const y = new Plane(mask.width, mask.height)
      x.data.fill(form.x)
      y.data.fill(form.y)
      return { normals: { x, y } }
    }
    case 'turned':
      return { normals: revolve(mask) }
    case 'rolled': {
      const lying = revolve(flipped(mask))
      return { normals: { x: flipped(lying.y), y: flipped(lying.x) } }
    }
    case 'ball':
      return { normals: ball(mask) }
  }
}

function pillow(mask: Plane, depth: number, soft: number): Plane {
  const inside = distanceInside(mask)
  const height = new Plane(mask.width, mask.height)
  for (let i = 0; i < height.data.length; i++) {
    const t = Math.min(1, inside.at(i) / depth)
    height.put(i, depth * Math.sqrt(Math.max(0, 1 - (1 - t) ** 2)))
  }
  return blur(height, soft)
}

const flipped = (plane: Plane): Plane => {
  const out = new Plane(plane.height, plane.width)
  for (let y = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++) out.put(x * plane.height + y, plane.at(y * plane.width + x))
  return out
}

/** Every row is a circle seen from the side; the change of its width determines the vertical slope. */
function revolve(mask: Plane): Normals {
  const { width, height } = mask
  const half = new Plane(1, height)
  const middle = new Plane(1, height)
  for (let y = 0; y < height; y++) {
    let [covered, moment] = [0, 0]
    for (let x = 0; x < width; x++) {
      covered += mask.at(y * width + x)
      moment += mask.at(y * width + x) * x
    }
    half.put(y, covered / 2)
    middle.put(y, covered > 0 ? moment / covered : width / 2)
  }
  const even = blur(half, Math.max(2, width * 0.012))
  const [x, y] = [new Plane(width, height), new Plane(width, height)]
  for (let row = 0; row < height; row++) {
    const slope = Math.min(1.1, Math.max(-1.1, (even.pick(0, row + 1) - even.pick(0, row - 1)) / 2))
    for (let column = 0; column < width; column++) {
      const across = half.at(row) > 0 ? Math.min(0.985, Math.max(-0.985, (column - middle.at(row)) / half.at(row))) : 0
      const length = Math.hypot(1, slope)
      x.put(row * width + column, across / length)
      y.put(row * width + column, -slope / length)
    }
  }
  return { x, y }
}

function ball(mask: Plane): Normals {
  const { width, height } = mask
  const { left, top, right, bottom } = boundsOf(mask, 0) ?? { left: 0, top: 0, right: width, bottom: height }
  const [x, y] = [new Plane(width, height), new Plane(width, height)]
  for (let row = 0, i = 0; row < height; row++)
    for (let column = 0; column < width; column++, i++) {
      const [u, v] = [((column + 0.5 - left) / (right - left)) * 2 - 1, ((row + 0.5 - top) / (bottom - top)) * 2 - 1]
      const over = Math.max(1, Math.hypot(u, v) / 0.985)
      x.put(i, u / over)
      y.put(i, v / over)
    }
  return { x, y }
}
