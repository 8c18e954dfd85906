/** Four sides of a spacing, each as CSS text. */
export interface Sides {
  top: string
  right: string
  bottom: string
  left: string
}

/** Parses CSS shorthand of one to four sizes; undefined for anything else. */
export function parseSpacing(text: string): Sides | undefined {
  const parts = text.trim().split(/ +/)
  const [top, right = top, bottom = top, left = right] = parts
  if (!top || !right || !bottom || !left || parts.length > 4) return undefined
  return { top, right, bottom, left }
}

/** Formats four sides as the shortest shorthand. */
export function formatSpacing({ top, right, bottom, left }: Sides): string {
  if (left !== right) return `${top} ${right} ${bottom} ${left}`
  if (bottom !== top) return `${top} ${right} ${bottom}`
  return right === top ? top : `${top} ${right}`
}

/** How sides are linked: all equal, opposite sides equal, or independent. */
export type Linking = 'all' | 'pairs' | 'each'

/** Returns the simplest linking that can represent these sides. */
export const linkingOf = ({ top, right, bottom, left }: Sides): Linking =>
  left !== right || bottom !== top ? 'each' : right === top ? 'all' : 'pairs'
