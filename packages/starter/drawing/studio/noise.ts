/** A pseudorandom number between 0 and 1, determined by integer coordinates. */
export function grain(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295
}

/** Smooth noise between 0 and 1, with one bump per unit. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const u = x - left
  const v = y - top
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  const above = grain(left, top) * (1 - a) + grain(left + 1, top) * a
  const below = grain(left, top + 1) * (1 - a) + grain(left + 1, top + 1) * a
  return above * (1 - b) + below * b
}

/** Fractal noise between 0 and 1. */
export const clouds = (x: number, y: number): number =>
  noise(x, y) * 0.53 + noise(x * 2.03 + 7, y * 2.03 + 3) * 0.27 + noise(x * 4.1 + 1, y * 4.1 + 9) * 0.2
