import { rareStyles } from '@blockfront/engine/styles'
import { compact } from './style-sheet.ts'

/** The style sheets of rare block types, by type. A document contains those of its blocks. */
export const rareStyleSheets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(rareStyles).map(([type, css]) => [type, compact(css)]),
)
