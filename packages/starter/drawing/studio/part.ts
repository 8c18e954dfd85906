import type { Texture } from './texture.ts'

/**
 * How a flat outline becomes a body. `flat` faces the camera; `pillow` rises within `depth` of its edge; `turned` is round about
 * a vertical axis, `rolled` about a horizontal one, `ball` about both; `facing` is a plane that faces sideways (`x`) or up (`y`
 * below 0).
 */
export type Form =
  | { kind: 'flat' }
  | { kind: 'pillow'; depth: number; soft?: number }
  | { kind: 'turned' }
  | { kind: 'rolled' }
  | { kind: 'ball' }
  | { kind: 'facing'; x: number; y: number }

export interface Surface {
  /** Hex. */
  color: string
  /** 0 is a mirror, 1 is matte. */
  rough?: number
  /** Reflectance when facing the camera: 0.04 for most materials, up to 1 for metal. */
  shine?: number
  /** Metal tints its reflections and has no diffuse color. */
  metal?: boolean
  /** Transparency, 0 to 1. */
  clear?: number
  /** Emitted light, 0 to 1. */
  glow?: number
  texture?: Texture
}

/** Strokes that are raised (white) or engraved (black). In the part's own coordinates; `height` and `soft` in units. */
export interface Relief {
  markup: string
  height: number
  soft: number
}

/** A shadow on previously drawn objects. */
export interface Drop {
  dx: number
  dy: number
  soft: number
  dark: number
}

export interface Part {
  /** SVG of the outline; its alpha channel is used. */
  markup: string
  form: Form
  surface: Surface
  /** SVG in colors on the surface: labels, stripes, gradients. */
  print?: string
  relief?: Relief[]
  drop?: Drop
}

const round = (value: number) => Math.round(value * 100) / 100

export const path = (d: string, fill = '#fff'): string => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, width: number, stroke = '#fff', more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const box = (x: number, y: number, width: number, height: number, r = 0, fill = '#fff'): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${r}" fill="${fill}"/>`
export const oval = (cx: number, cy: number, rx: number, ry = rx, fill = '#fff'): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`

export interface Placing {
  x: number
  y: number
  scale?: number
  /** Degrees. Not for bodies of revolution. */
  turn?: number
  flip?: boolean
}

/** Moves and scales parts; depths and textures scale as well. */
export function place(parts: readonly Part[], { x, y, scale = 1, turn = 0, flip = false }: Placing): Part[] {
  const move = (markup: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${markup}</g>`
  const grown = (texture: Texture): Texture => ({
    ...(texture.height && { height: (u, v) => (texture.height?.((u - x) / scale, (v - y) / scale) ?? 0) * scale }),
    ...(texture.tone && { tone: (u, v) => texture.tone?.((u - x) / scale, (v - y) / scale) ?? 1 }),
  })
  return parts.map((part) => ({
    ...part,
    markup: move(part.markup),
    form:
      part.form.kind === 'pillow'
        ? { ...part.form, depth: part.form.depth * scale, soft: (part.form.soft ?? 0) * scale }
        : part.form,
    surface: part.surface.texture ? { ...part.surface, texture: grown(part.surface.texture) } : part.surface,
    ...(part.print && { print: move(part.print) }),
    ...(part.relief && {
      relief: part.relief.map((one) => ({ markup: move(one.markup), height: one.height * scale, soft: one.soft * scale })),
    }),
    ...(part.drop && {
      drop: { dx: part.drop.dx * scale, dy: part.drop.dy * scale, soft: part.drop.soft * scale, dark: part.drop.dark },
    }),
  }))
}
