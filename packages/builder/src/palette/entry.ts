import type { ContentKind } from '@blockfront/engine'
import type { PageBlock, Resources } from '@blockfront/engine/render'
import { messages } from './messages.ts'

/** One entry of the palette: a block type with its defaults or with a preset. */
export interface PaletteEntry {
  /** Unique in the palette. */
  key: string
  type: string
  preset?: string
  title: string
  description: string
  contentType: ContentKind
  /** The block of its thumbnail; an insertion starts with its props. */
  block: PageBlock
  data: Resources
}

/** In palette order. */
const KINDS = ['normal', 'container', 'global'] as const

/** The entries that match the typed text (in title, description or type), by content kind. Kinds without a match are left out. */
export function groupEntries(entries: readonly PaletteEntry[], query: string): { title: string; entries: PaletteEntry[] }[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ title, description, type }: PaletteEntry) => {
    const text = `${title} ${description} ${type}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return KINDS.map((kind) => ({
    title: messages.kinds[kind],
    entries: entries.filter((entry) => entry.contentType === kind && fits(entry)),
  })).filter(({ entries }) => entries.length > 0)
}
