import type { ContentKind } from '@blockfront/engine'
import type { PageBlock, Resources } from '@blockfront/engine/render'
import { messages } from './messages.ts'

/** One thing that the palette offers: a block type as it starts, or as one of its presets starts. */
export interface PaletteEntry {
  /** Unique in the palette. */
  key: string
  type: string
  preset?: string
  title: string
  description: string
  contentType: ContentKind
  /** What its thumbnail draws; its props are what an insertion starts with. */
  block: PageBlock
  data: Resources
}

/** In the order of the palette. */
const KINDS = ['normal', 'container', 'global'] as const

/** The entries that match what was typed (in title, description or type), by content kind; kinds without one are left out. */
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
