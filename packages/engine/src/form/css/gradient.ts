import { splitTop } from './split.ts'

export interface Stop {
  color: string
  /** Percent along the gradient; undefined where CSS distributes stops evenly. */
  at?: number
}

export interface Gradient {
  kind: 'linear' | 'radial'
  /** Degrees of a linear gradient; 180 is from top to bottom. */
  angle: number
  stops: Stop[]
}

const SIDES: Record<string, number> = {
  'to top': 0,
  'to top right': 45,
  'to right': 90,
  'to bottom right': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left': 270,
  'to top left': 315,
}
const WHOLE = /^(linear|radial)-gradient\((.*)\)$/i
const ANGLE = /^(-?(?:\d+(?:\.\d*)?|\.\d+))deg$/i
const PERCENT = /^(-?(?:\d+(?:\.\d*)?|\.\d+))%$/

const stopOf = (text: string): Stop | undefined => {
  const [color, position, ...more] = splitTop(text, ' ')
  if (!color || more.length > 0 || PERCENT.test(color)) return undefined
  if (position === undefined) return { color }
  const at = PERCENT.exec(position)?.[1]
  return at === undefined ? undefined : { color, at: Number(at) }
}

/** Parses a linear gradient with an angle or a side, or a plain radial one, with at least two stops; undefined for others. */
export function parseGradient(text: string): Gradient | undefined {
  const [, kind, inside] = WHOLE.exec(text.trim()) ?? []
  if (!kind || inside === undefined) return undefined
  const parts = splitTop(inside, ',')
  const first = parts[0]?.toLowerCase() ?? ''
  const linear = kind.toLowerCase() === 'linear'
  const written = linear ? (ANGLE.exec(first)?.[1] ?? SIDES[first]) : first === 'circle' ? 180 : undefined
  const stops = (written === undefined ? parts : parts.slice(1)).map(stopOf)
  if (stops.length < 2 || !stops.every((stop) => stop !== undefined)) return undefined
  return { kind: linear ? 'linear' : 'radial', angle: Number(written ?? 180), stops }
}

/** Formats a gradient as CSS. */
export function formatGradient({ kind, angle, stops }: Gradient): string {
  const list = stops.map(({ color, at }) => (at === undefined ? color : `${color} ${at}%`)).join(', ')
  return kind === 'linear' ? `linear-gradient(${angle}deg, ${list})` : `radial-gradient(circle, ${list})`
}
