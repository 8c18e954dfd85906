const LENGTH = /^(-?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-z%]*)$/i

/** Number and unit of a length; the unit is empty where none is written. Undefined for what is no length. */
export function parseLength(text: string): { amount: number; unit: string } | undefined {
  const [, amount, unit = ''] = LENGTH.exec(text.trim().replace(',', '.')) ?? []
  return amount === undefined ? undefined : { amount: Number(amount), unit: unit.toLowerCase() }
}

/** At most four decimals, without trailing zeros: what people read and CSS needs. */
export const plainNumber = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** What someone typed as a stored length: a bare number takes the unit, anything else stays as typed. */
export function typedLength(text: string, unit: string): string {
  const parsed = parseLength(text)
  if (!parsed) return text.trim()
  if (parsed.amount === 0 && !parsed.unit) return '0'
  return `${plainNumber(parsed.amount)}${parsed.unit || unit}`
}

/** What one press of an arrow adds, in the unit's own measure. */
export const stepOf = (unit: string) => (unit === 'rem' || unit === 'em' ? 0.1 : 1)

/** A length moved by some steps and kept within bounds; undefined for what is no length. */
export function stepLength(text: string, steps: number, unit: string, min = -Infinity, max = Infinity): string | undefined {
  const parsed = parseLength(text)
  if (!parsed) return undefined
  const own = parsed.unit || unit
  return `${plainNumber(Math.min(max, Math.max(min, parsed.amount + steps * stepOf(own))))}${own}`
}

const PIXELS: Record<string, number> = { px: 1, rem: 16, em: 16 }

/** The same length in another unit where the two measure the same thing (16 px to a rem); else the same number. */
export function convertLength(text: string, to: string): string {
  const parsed = parseLength(text)
  if (!parsed) return text
  const from = PIXELS[parsed.unit]
  const target = PIXELS[to]
  const amount = from && target ? (parsed.amount * from) / target : parsed.amount
  return `${plainNumber(amount)}${to}`
}
