import { isLength, splitTop } from './split.ts'

export const LINES = ['solid', 'dashed', 'dotted', 'double', 'none'] as const
export type Line = (typeof LINES)[number]

/** The parts of a border. An empty color means the text color. */
export interface Border {
  width: string
  line: Line
  color: string
}

const isLine = (text: string): text is Line => (LINES as readonly string[]).includes(text)

/** Parses a CSS border; undefined if it is invalid. */
export function parseBorder(text: string): Border | undefined {
  const parts = splitTop(text, ' ')
  const width = parts.filter(isLength)
  const line = parts.filter(isLine)
  const color = parts.filter((part) => !isLength(part) && !isLine(part))
  if (width.length > 1 || line.length !== 1 || color.length > 1 || !line[0]) return undefined
  return { width: width[0] ?? '1px', line: line[0], color: color[0] ?? '' }
}

/** Formats a border as CSS. */
export const formatBorder = ({ width, line, color }: Border): string =>
  line === 'none' ? 'none' : [width, line, color].filter(Boolean).join(' ')
