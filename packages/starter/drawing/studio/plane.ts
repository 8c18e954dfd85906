/** One number for every pixel of a rectangle. */
export class Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array

  constructor(width: number, height: number, data = new Float32Array(width * height)) {
    this.width = width
    this.height = height
    this.data = data
  }

  at(index: number): number {
    return this.data[index] as number
  }

  put(index: number, value: number): void {
    this.data[index] = value
  }

  /** The nearest pixel's value; outside, that of the edge. */
  pick(x: number, y: number): number {
    const column = Math.min(this.width - 1, Math.max(0, Math.round(x)))
    const row = Math.min(this.height - 1, Math.max(0, Math.round(y)))
    return this.at(row * this.width + column)
  }
}

/** Three box blurs, which approximate a Gaussian blur. `radius` in pixels; the given plane is unchanged. */
export function blur(plane: Plane, radius: number): Plane {
  let now = plane
  const box = Math.max(0, Math.round(radius * 0.6))
  if (box === 0) return plane
  for (let pass = 0; pass < 3; pass++) now = boxBlur(turned(boxBlur(turned(now), box)), box)
  return now
}

/** A blurred mask with interpolation between pixels. Wide blurs have no fine detail and are stored at a lower resolution. */
export interface Soft {
  at(x: number, y: number): number
}

export function soften(mask: Plane, radius: number): Soft {
  const factor = Math.max(1, Math.min(16, Math.floor(radius / 3)))
  const small = blur(shrink(mask, factor), radius / factor)
  return {
    at(x, y) {
      const [u, v] = [(x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5]
      if (factor === 1) return small.pick(u, v)
      const left = Math.min(small.width - 2, Math.max(0, Math.floor(u)))
      const top = Math.min(small.height - 2, Math.max(0, Math.floor(v)))
      const [a, b] = [Math.min(1, Math.max(0, u - left)), Math.min(1, Math.max(0, v - top))]
      const i = top * small.width + left
      const above = small.at(i) * (1 - a) + small.at(i + 1) * a
      const below = small.at(i + small.width) * (1 - a) + small.at(i + small.width + 1) * a
      return above * (1 - b) + below * b
    },
  }
}

function shrink(plane: Plane, factor: number): Plane {
  if (factor === 1) return plane
  const out = new Plane(Math.max(2, Math.ceil(plane.width / factor)), Math.max(2, Math.ceil(plane.height / factor)))
  const count = new Plane(out.width, out.height)
  for (let y = 0, i = 0; y < plane.height; y++)
    for (let x = 0; x < plane.width; x++, i++) {
      const at = Math.min(out.height - 1, Math.floor(y / factor)) * out.width + Math.min(out.width - 1, Math.floor(x / factor))
      out.put(at, out.at(at) + plane.at(i))
      count.put(at, count.at(at) + 1)
    }
  for (let i = 0; i < out.data.length; i++) out.put(i, out.at(i) / Math.max(1, count.at(i)))
  return out
}

/** Transposes and blurs rows, so that one function handles both directions. */
function boxBlur(plane: Plane, radius: number): Plane {
  const { width, height } = plane
  const out = new Plane(width, height)
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    let sum = plane.at(row) * radius
    for (let x = 0; x <= radius; x++) sum += plane.at(Math.min(row + x, last))
    for (let x = 0; x < width; x++) {
      out.put(row + x, sum * share)
      sum += plane.at(Math.min(row + x + radius + 1, last)) - plane.at(Math.max(row + x - radius, row))
    }
  }
  return out
}

function turned(plane: Plane): Plane {
  const { width, height } = plane
  const out = new Plane(height, width)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out.put(x * height + y, plane.at(y * width + x))
  return out
}

/**
 * Distance of every pixel inside a mask to its nearest edge, in pixels: the exact Euclidean transform, by lower envelopes of
 * parabolas (Felzenszwalb and Huttenlocher, "Distance transforms of sampled functions", 2012).
 */
export function distanceInside(mask: Plane): Plane {
  const { width, height } = mask
  const squared = new Plane(width, height)
  for (let i = 0; i < squared.data.length; i++) squared.put(i, mask.at(i) > 0.5 ? 1e9 : 0)
  const rows = envelopes(turned(envelopes(squared)))
  const out = turned(rows)
  for (let i = 0; i < out.data.length; i++) out.put(i, Math.max(0, Math.sqrt(out.at(i)) - 1 + mask.at(i)))
  return out
}

function envelopes(plane: Plane): Plane {
  const { width, height } = plane
  const out = new Plane(width, height)
  const sites = new Int32Array(width)
  const bounds = new Float64Array(width + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    const value = (x: number) => plane.at(row + x) + x * x
    let top = 0
    sites[0] = 0
    bounds[0] = -1e12
    bounds[1] = 1e12
    for (let x = 1; x < width; x++) {
      let meets = 0
      for (;;) {
        const site = sites[top] as number
        meets = (value(x) - value(site)) / (2 * x - 2 * site)
        if (top === 0 || meets > (bounds[top] as number)) break
        top--
      }
      if (meets > (bounds[top] as number)) top++
      sites[top] = x
      bounds[top] = meets
      bounds[top + 1] = 1e12
    }
    let at = 0
    for (let x = 0; x < width; x++) {
      while ((bounds[at + 1] as number) < x) at++
      const site = sites[at] as number
      out.put(row + x, (x - site) ** 2 + plane.at(row + site))
    }
  }
  return out
}
