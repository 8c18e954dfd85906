const LENGTH = /^(-?(?:\d+(?:\.\d*)?|\.\d+))\s*([a-z%]*)$/i

/** Returns number and unit of a length; the unit is empty if missing. Undefined for invalid text. */
export function parseLength(text: string): { amount: number; unit: string } | undefined {
  const [, amount, unit = ''] = LENGTH.exec(text.trim().replace(',', '.')) ?? []
  return amount === undefined ? undefined : { amount: Number(amount), unit: unit.toLowerCase() }
}

/** Formats a number with at most four decimals and no trailing zeros. */
export const plainNumber = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** Converts typed text to a stored length: a number without a unit gets the given unit. Other text is returned unchanged. */
export function typedLength(text: string, unit: string): string {
  const parsed = parseLength(text)
  if (!parsed) return text.trim()
  if (parsed.amount === 0 && !parsed.unit) return '0'
  return `${plainNumber(parsed.amount)}${parsed.unit || unit}`
}

/** The step of an arrow key, in the given unit. */
export const stepOf = (unit: string) => (unit === 'rem' || unit === 'em' ? 0.1 : 1)

/** Returns a length after some steps, within its limits; undefined if it is not a length. */
export function stepLength(text: string, steps: number, unit: string, min = -Infinity, max = Infinity): string | undefined {
  const parsed = parseLength(text)
  if (!parsed) return undefined
  const own = parsed.unit || unit
  return `${plainNumber(Math.min(max, Math.max(min, parsed.amount + steps * stepOf(own))))}${own}`
}

const PIXELS: Record<string, number> = { px: 1, rem: 16, em: 16 }

/** Converts a length to another unit: the same size if both units are convertible (1rem is 16 px), else the same number. */
export function convertLength(text: string, to: string): string {
  const parsed = parseLength(text)
  if (!parsed) return text
  const from = PIXELS[parsed.unit]
  const target = PIXELS[to]
  const amount = from && target ? (parsed.amount * from) / target : parsed.amount
  return `${plainNumber(amount)}${to}`
}
