import { type Part, place } from '../studio/part.ts'
import type { Backdrop, Item, Picture } from '../studio/scene.ts'
import { plaster } from '../studio/texture.ts'

/** Pixels by shape. */
const sizes = {
  portrait: [960, 1200],
  square: [1080, 1080],
  landscape: [1200, 900],
  wide: [1600, 900],
} as const
export type Shape = keyof typeof sizes

/** Background papers and walls: wall and floor color. */
const tones = {
  cream: ['#f0ebe1', '#e6dfd2'],
  sand: ['#e6dccb', '#dbcfba'],
  sage: ['#d3d9cc', '#c5cdbc'],
  clay: ['#dcb79c', '#d0a587'],
  blush: ['#ecd9d0', '#e2cabe'],
  sky: ['#d5dee2', '#c6d1d6'],
  stone: ['#d9d7d3', '#cbc8c3'],
  white: ['#f4f3f0', '#eae8e4'],
  honey: ['#ecd6a4', '#e2c78d'],
  forest: ['#4d5d50', '#424f44'],
  night: ['#363a40', '#2b2e33'],
  wine: ['#5b2f33', '#4c262a'],
} as const
export type Tone = keyof typeof tones

export interface Look {
  shape?: Shape
  tone?: Tone
  /** Width of the image in drawing units. */
  units: number
  /** Offset of the view, in units. */
  right?: number
  down?: number
  dark?: number
}

const canvasOf = (shape: Shape, units: number) => {
  const [width, height] = sizes[shape]
  return { width, height, tall: (units * height) / width }
}

/** An object on paper that curves up to a wall behind it. */
export function stand(
  parts: readonly Part[],
  { shape = 'portrait', tone = 'cream', units, right = 0, down = 0, dark = 0.5 }: Look,
  more: Partial<Backdrop> = {},
): Picture {
  const { width, height, tall } = canvasOf(shape, units)
  const [wall, floor] = tones[tone]
  return {
    scene: {
      backdrop: { wall, floor, horizon: -units * 0.13, bend: units * 0.11, ...more },
      items: [{ parts: [...parts], stands: 6, dark }],
    },
    width,
    height,
    view: { x: -units / 2 - right, y: -tall * 0.8 - down, units },
    alt: '',
  }
}

/** An object on a table, seen from above. */
export function lay(
  parts: readonly Part[],
  { shape = 'portrait', tone = 'cream', units, right = 0, down = 0, dark = 0.55 }: Look,
  more: Partial<Backdrop> & { thick?: number } = {},
): Picture {
  const { width, height, tall } = canvasOf(shape, units)
  const { thick = 12, ...backdrop } = more
  return {
    scene: {
      backdrop: { wall: tones[tone][0], texture: plaster(0.5, 0.03), ...backdrop },
      items: [{ parts: [...parts], lies: thick, dark }],
    },
    width,
    height,
    view: { x: -units / 2 - right, y: -tall / 2 - down, units },
    alt: '',
  }
}

/** Several objects side by side, seen from above. */
export function spread(
  things: readonly { parts: readonly Part[]; x: number; y: number; scale?: number; turn?: number; flip?: boolean }[],
  look: Look,
  more: Partial<Backdrop> & { thick?: number } = {},
): Picture {
  const image = lay([], look, more)
  const items = things.map(
    ({ parts, ...where }): Item => ({ parts: place(parts, where), lies: more.thick ?? 12, dark: look.dark ?? 0.55 }),
  )
  return { ...image, scene: { ...image.scene, items } }
}

/** The same scene, zoomed in. */
export function closer({ scene, alt }: Picture, x: number, y: number, units: number, shape: Shape = 'square'): Picture {
  const { width, height, tall } = canvasOf(shape, units)
  return { scene, alt, width, height, view: { x: x - units / 2, y: y - tall / 2, units } }
}
