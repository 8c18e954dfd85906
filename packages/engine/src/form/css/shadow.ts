import { isLength, splitTop } from './split.ts'

/** The parts of one shadow. Lengths are CSS text; an empty color means the text color. */
export interface Shadow {
  inset: boolean
  x: string
  y: string
  blur: string
  spread: string
  color: string
}

/** Parses a single CSS shadow; undefined for several shadows or invalid text. */
export function parseShadow(text: string): Shadow | undefined {
  if (splitTop(text, ',').length !== 1) return undefined
  const parts = splitTop(text, ' ')
  const inset = parts.includes('inset')
  const rest = parts.filter((part) => part !== 'inset')
  const start = rest.findIndex(isLength)
  const lengths = rest.filter(isLength)
  const colors = rest.filter((part) => !isLength(part))
  const together = rest.slice(start, start + lengths.length).every(isLength)
  const [x, y, blur = '0', spread = '0'] = lengths
  if (x === undefined || y === undefined || lengths.length > 4 || colors.length > 1 || !together) return undefined
  return { inset, x, y, blur, spread, color: colors[0] ?? '' }
}

/** Formats a shadow as CSS, as short as possible. */
export function formatShadow({ inset, x, y, blur, spread, color }: Shadow): string {
  const lengths = spread !== '0' ? [x, y, blur, spread] : blur !== '0' ? [x, y, blur] : [x, y]
  return [inset ? 'inset' : '', ...lengths, color].filter(Boolean).join(' ')
}
