/** Four sides of a spacing, each as CSS text. */
export interface Sides {
  top: string
  right: string
  bottom: string
  left: string
}

/** Reads CSS shorthand of one to four sizes; undefined for anything else. */
export function parseSpacing(text: string): Sides | undefined {
  const parts = text.trim().split(/ +/)
  const [top, right = top, bottom = top, left = right] = parts
  if (!top || !right || !bottom || !left || parts.length > 4) return undefined
  return { top, right, bottom, left }
}

/** Writes four sides as the shortest shorthand. */
export function formatSpacing({ top, right, bottom, left }: Sides): string {
  if (left !== right) return `${top} ${right} ${bottom} ${left}`
  if (bottom !== top) return `${top} ${right} ${bottom}`
  return right === top ? top : `${top} ${right}`
}

/** How sides go together: all alike, opposite ones alike, or each by itself. */
export type Linking = 'all' | 'pairs' | 'each'

/** The simplest linking that can show these sides. */
export const linkingOf = ({ top, right, bottom, left }: Sides): Linking =>
  left !== right || bottom !== top ? 'each' : right === top ? 'all' : 'pairs'
