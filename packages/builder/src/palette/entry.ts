import type { ContentKind, Document } from '@blockfront/engine'
import type { PageBlock, Resources } from '@blockfront/engine/render'
import type { SectionPurpose } from '../sections/section.ts'
import { messages } from './messages.ts'

/** One entry of the palette: a block type with its defaults or with a preset. */
export interface PaletteEntry {
  /** Unique in the palette. */
  key: string
  type: string
  preset?: string
  title: string
  description: string
  /** Other words for it: `banner` finds a hero. */
  keywords?: readonly string[]
  contentType: ContentKind
  /** An insertion starts with its props. */
  block: PageBlock
  /** The block of its thumbnail, if it is another one: with sample images. */
  shown?: PageBlock
  data: Resources
  /** For a section: its stored blocks, copies of which are inserted, and the document that its thumbnail shows. */
  section?: EntrySection
}

export interface EntrySection {
  content: readonly unknown[]
  document: Document
  /** The id of a section that the owner saved. */
  sectionId?: string
  /** The id of a shared component, an instance of which is inserted. */
  componentId?: string
  /** The purpose of a section template. One card of the palette shows the templates with the same purpose. */
  purpose?: Pick<SectionPurpose, 'id' | 'title' | 'description'>
}

/** In palette order. */
const KINDS = ['template', 'normal', 'component', 'section', 'container', 'global'] as const

export const kindOf = ({ contentType, section }: PaletteEntry) =>
  section ? (section.purpose ? 'template' : section.componentId ? 'component' : 'section') : contentType

/** The templates of each purpose, in order. */
export function byPurpose(entries: readonly PaletteEntry[]): PaletteEntry[][] {
  const purposeOf = ({ section }: PaletteEntry) => section?.purpose?.id
  return [...new Set(entries.map(purposeOf))].map((purpose) => entries.filter((entry) => purposeOf(entry) === purpose))
}

/** The texts of an entry that the search reads. */
type Searchable = Pick<PaletteEntry, 'title' | 'description' | 'type' | 'keywords'>

/**
 * Returns how well an entry matches the typed words; undefined if an entry lacks a word. 0: its title starts with the first word. 1: the title
 * or a keyword contains every word. 2: the other texts do. Case and accents do not matter.
 */
export function matchRank({ title, description, type, keywords = [] }: Searchable, query: string): 0 | 1 | 2 | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const [first] = words
  const name = fold(title)
  const names = `${name} ${fold(keywords.join(' '))}`
  const all = `${names} ${fold(description)} ${fold(type)}`
  if (!words.every((word) => all.includes(word))) return undefined
  if (first === undefined || name.startsWith(first)) return 0
  return words.every((word) => names.includes(word)) ? 1 : 2
}

/** Lower case without accents: `Über` is found as `uber`. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface PaletteGroup {
  kind: (typeof KINDS)[number]
  title: string
  entries: PaletteEntry[]
}

/** The entries that match the typed text, by content kind, best matches first. Kinds without a match are left out. */
export function groupEntries(entries: readonly PaletteEntry[], query: string): PaletteGroup[] {
  const ranked = entries.flatMap((entry) => {
    const rank = matchRank(entry, query)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  return KINDS.map((kind) => ({
    kind,
    title: messages.kinds[kind],
    entries: sorted.filter((entry) => kindOf(entry) === kind),
  })).filter((group) => group.entries.length > 0)
}
