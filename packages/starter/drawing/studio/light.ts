import type { Surface } from './part.ts'

/** Colors are linear RGB, not sRGB. */
export type Rgb = [r: number, g: number, b: number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
export const toScreen = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

export function rgb(hex: string): Rgb {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)
  return [part(0), part(2), part(4)]
}

const linearOf = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255))
export const linearByte = (byte: number): number => linearOf[byte] as number

const step = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
/** 1 inside a rectangle of the reflected environment, falling to 0 over `soft`. */
const panel = (x: number, y: number, [cx, cy, w, h]: readonly [number, number, number, number], soft: number) =>
  step(w + soft, w - soft, Math.abs(x - cx)) * step(h + soft, h - soft, Math.abs(y - cy))

/**
 * The reflected studio in the direction (x, y): a large window at the upper left, a strip at the right, a bright ceiling, a card
 * next to the camera, and a floor that reflects some light.
 */
function studio(x: number, y: number, rough: number): number {
  const soft = 0.06 + rough * 0.75
  const spread = 1 / (1 + rough * 1.6)
  const floor = 0.2 + 0.26 * step(0.05, 0.75, y)
  const ceiling = 0.5 * step(-0.35, -0.95, y)
  return (
    (floor + ceiling) * (1 - rough * 0.3) +
    spread * 2.5 * panel(x, y, [-0.62, -0.22, 0.17, 0.62], soft) +
    spread * 0.55 * panel(x, y, [-0.1, -0.12, 0.12, 0.14], soft + 0.22) +
    spread * 1.15 * panel(x, y, [0.78, 0, 0.07, 0.75], soft * 0.8)
  )
}

const key: readonly [number, number, number] = [-0.5, -0.6, 0.625]
const fill: readonly [number, number, number] = [0.75, -0.1, 0.65]

function diffuse(x: number, y: number, z: number): number {
  const main = Math.max(0, (x * key[0] + y * key[1] + z * key[2] + 0.22) / 1.22)
  const side = Math.max(0, (x * fill[0] + y * fill[1] + z * fill[2] + 0.2) / 1.2)
  return 0.27 - 0.1 * y + 0.88 * main + 0.18 * side
}
const facing = diffuse(0, 0, 1)

export interface Shade {
  /** Factor of the surface color. */
  lit: number
  /** Reflected light per color channel. */
  mirrored: number
  /** The remaining part of the surface color in addition to the reflected light. */
  own: number
}

/** Light on a surface with the unit normal (x, y, z), z toward the camera. A plane that faces the camera has lit = 1. */
export function shade(x: number, y: number, z: number, { rough = 0.6, shine = 0.04, metal = false }: Surface, out: Shade): void {
  const edge = (1 - Math.max(0, z)) ** 5
  const reflect = shine + (1 - shine) * edge * (1 - rough * 0.85)
  out.mirrored = reflect * studio(2 * z * x, 2 * z * y, rough)
  out.lit = diffuse(x, y, z) / facing
  out.own = metal ? 0 : 1 - reflect
}
