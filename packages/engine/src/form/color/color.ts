/** A color in the picker: hue 0 to 360; saturation, brightness and alpha 0 to 1. */
export interface Hsva {
  h: number
  s: number
  v: number
  a: number
}

/** Red, green and blue 0 to 255, alpha 0 to 1. */
export interface Rgba {
  r: number
  g: number
  b: number
  a: number
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const fromHex = (hex: string): Rgba | undefined => {
  const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [r = 0, g = 0, b = 0, a = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, a: round(a / 255, 3) }
}

const part = (text: string, whole: number) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text)

/** Parses hex, `rgb()`, `hsl()` and `transparent`. Returns undefined for other text. */
export function parseColor(text: string): Rgba | undefined {
  const value = text.trim().toLowerCase()
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
  if (value === 'white') return { r: 255, g: 255, b: 255, a: 1 }
  if (value === 'black') return { r: 0, g: 0, b: 0, a: 1 }
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(value)?.[1]
  if (hex) return fromHex(hex)
  const [, name, inside] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value) ?? []
  if (!name || inside === undefined) return undefined
  const [one, two, three, alpha = '1'] = inside.split(/[\s,/]+/).filter(Boolean)
  if (one === undefined || two === undefined || three === undefined) return undefined
  const a = part(alpha, 1)
  const rgb =
    name === 'rgb'
      ? { r: part(one, 255), g: part(two, 255), b: part(three, 255) }
      : fromHsl(Number.parseFloat(one), part(two, 1), part(three, 1))
  return Object.values(rgb).every(Number.isFinite) && Number.isFinite(a) ? { ...rgb, a } : undefined
}

const fromHsl = (h: number, s: number, l: number) => {
  const v = l + s * Math.min(l, 1 - l)
  const { a: _, ...rgb } = toRgba({ h, s: v === 0 ? 0 : 2 * (1 - l / v), v, a: 1 })
  return rgb
}

export function toRgba({ h, s, v, a }: Hsva): Rgba {
  const channel = (n: number) => {
    const k = (n + h / 60) % 6
    return Math.round(255 * (v - v * s * Math.max(0, Math.min(k, 4 - k, 1))))
  }
  return { r: channel(5), g: channel(3), b: channel(1), a }
}

export function toHsva({ r, g, b, a }: Rgba): Hsva {
  const max = Math.max(r, g, b)
  const span = max - Math.min(r, g, b)
  const turn = span === 0 ? 0 : max === r ? ((g - b) / span) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4
  return { h: (turn * 60 + 360) % 360, s: max === 0 ? 0 : span / max, v: max / 255, a }
}

/** Formats an opaque color as hex and a transparent one as `rgba()`, which are the forms in stored pages. */
export function formatColor({ r, g, b, a }: Rgba): string {
  if (a < 1) return `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${round(a, 2)})`
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const luminance = ({ r, g, b }: Rgba) => {
  const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

const over = (top: Rgba, below: Rgba): Rgba => ({
  r: top.r * top.a + below.r * (1 - top.a),
  g: top.g * top.a + below.g * (1 - top.a),
  b: top.b * top.a + below.b * (1 - top.a),
  a: 1,
})

/**
 * Returns the contrast of a text color on a background, 1 to 21 (WCAG 2.2, "contrast ratio"). Transparent colors are first
 * blended with white.
 */
export function contrastRatio(text: Rgba, ground: Rgba): number {
  const below = over(ground, { r: 255, g: 255, b: 255, a: 1 })
  const [light = 0, dark = 0] = [luminance(over(text, below)), luminance(below)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the color nearest to `text` that has at least this contrast on every background and that `fits` accepts: `text` mixed
 * with as little black or white as possible. Undefined when there is none.
 */
export function readableOn(
  text: Rgba,
  background: Rgba | readonly Rgba[],
  least = 4.5,
  fits: (color: Rgba) => boolean = () => true,
): Rgba | undefined {
  const grounds: readonly Rgba[] = [background].flat()
  const solid = { ...text, a: 1 }
  const mixes = [0, 255].flatMap((end) => {
    for (let step = 0; step <= STEPS; step++) {
      const mixed = mix(solid, end, step / STEPS)
      if (grounds.every((ground) => contrastRatio(mixed, ground) >= least) && fits(mixed)) return [{ step, mixed }]
    }
    return []
  })
  return mixes.sort((a, b) => a.step - b.step)[0]?.mixed
}

const STEPS = 50

const mix = ({ r, g, b }: Rgba, end: number, share: number): Rgba => {
  const channel = (value: number) => Math.round(value + (end - value) * share)
  return { r: channel(r), g: channel(g), b: channel(b), a: 1 }
}
