/** A page of the site. Its text is in a file of the repository or is generated from one. */
export interface SitePage {
  /** The path of its URL without slashes at the ends: `guides/own-blocks`. */
  id: string
  title: string
  /** The title in the sidebar, if it differs. */
  label?: string
  /** One sentence for search engines and link previews. */
  description: string
  /** Markdown without the title. Links are relative to `file`. */
  body: string
  /** The file to edit, from the repository root. */
  file: string
  /** Whether the page is generated from a source file. Links to that file lead to the source code, not to the page. */
  generated?: boolean
  /** The block type or field kind that the page shows live. */
  live?: { kind: 'block' | 'field'; name: string }
}

/** A group of pages in the sidebar. */
export interface Section {
  label: string
  /** Folded until a reader opens it or reads one of its pages. */
  collapsed?: boolean
  items: readonly (SitePage | Section)[]
}

/** Whether an entry of a section is a section. */
export const isSection = (item: SitePage | Section): item is Section => 'items' in item

/** The pages of a section in reading order, with those of the sections in it. */
export const pagesOf = (item: SitePage | Section): SitePage[] => (isSection(item) ? item.items.flatMap(pagesOf) : [item])
