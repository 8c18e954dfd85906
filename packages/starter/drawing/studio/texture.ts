import { clouds, noise } from './noise.ts'

/** A surface material: its height at a point, and how much lighter or darker it is there. Drawing units. */
export interface Texture {
  /** Height in design units. */
  height?: (x: number, y: number) => number
  /** Factor on the color. */
  tone?: (x: number, y: number) => number
}

const wave = (x: number) => Math.sin(x * Math.PI * 2)

/** Woven threads. `pitch` is the width of a thread. */
export const weave = (pitch = 4, depth = 0.5): Texture => ({
  height: (x, y) =>
    depth * Math.max(wave(x / pitch / 2) * 0.9, wave(y / pitch / 2 + 0.25)) + depth * (noise(x / pitch, y / 30) - 0.5),
  tone: (x, y) => 0.97 + 0.06 * (noise(x / 40, y / pitch) * 0.5 + noise(x / pitch, y / 40) * 0.5),
})

/** Plain jersey: nearly smooth and slightly uneven. */
export const jersey = (depth = 0.35): Texture => ({
  height: (x, y) => depth * (wave(x / 5) * 0.35 + clouds(x / 26, y / 60) * 3),
  tone: (x, y) => 0.985 + 0.03 * clouds(x / 9, y / 18),
})

/** Stitches like small Vs in columns. */
export const knit = (stitch = 12, depth = 1.7): Texture => {
  const vee = (x: number, y: number) => {
    const across = x / stitch - Math.floor(x / stitch) - 0.5
    return { side: Math.abs(across) * 2, along: y / (stitch * 0.8) - Math.abs(across) * 1.1 }
  }
  return {
    height: (x, y) => {
      const { side, along } = vee(x, y)
      return depth * (0.6 * Math.sin(along * Math.PI * 2) + 1.1 * Math.sin(Math.min(1, side * 1.15) * Math.PI))
    },
    tone: (x, y) => {
      const { side, along } = vee(x, y)
      return (
        (0.88 + 0.12 * Math.min(1, Math.sin(Math.min(1, side * 1.1) * Math.PI) * 1.4)) *
        (0.98 + 0.03 * Math.sin(along * Math.PI * 2))
      )
    },
  }
}

/** Vertical ribs. */
export const ribs = (pitch = 14, depth = 2): Texture => ({
  height: (x) => depth * Math.abs(Math.sin((x / pitch) * Math.PI)) ** 0.7,
  tone: (x, y) => 0.86 + 0.14 * Math.abs(Math.sin((x / pitch) * Math.PI)) ** 0.5 + 0.02 * wave(y / 9),
})

/** Diagonal threads. */
export const twill = (pitch = 5, depth = 0.5): Texture => ({
  height: (x, y) => depth * wave((x + y * 0.6) / pitch) + clouds(x / 60, y / 60) * 3,
  tone: (x, y) => 0.95 + 0.05 * wave((x + y * 0.6) / pitch) * 0.5 + 0.06 * (clouds(x / 30, y / 50) - 0.5),
})

/** Fine pores and folds of leather. */
export const leather = (pitch = 9, depth = 0.8): Texture => ({
  height: (x, y) => depth * (Math.abs(noise(x / pitch, y / pitch) - 0.5) * 3 + clouds(x / 5, y / 5) * 0.6),
  tone: (x, y) => 0.95 + 0.1 * clouds(x / 70, y / 70),
})

/** Unglazed clay, plaster, stone: matte and slightly uneven. */
export const plaster = (depth = 1, tone = 0.06): Texture => ({
  height: (x, y) => depth * (clouds(x / 34, y / 34) * 2.4 + noise(x / 4, y / 4) * 0.45),
  tone: (x, y) => 1 - tone / 2 + tone * clouds(x / 90, y / 90),
})

/** Loose fibers: felt, fleece, bouclé. `curl` is the size of a loop. */
export const fleece = (curl = 9, depth = 2.2): Texture => ({
  height: (x, y) => depth * (clouds(x / curl, y / curl) * 1.5 + Math.abs(noise(x / curl / 0.6, y / curl / 0.6) - 0.5)),
  tone: (x, y) => 0.9 + 0.16 * clouds(x / curl + 40, y / curl),
})
