import type { Blocks, DocumentBlock } from '@blockfront/engine'
import { create, save } from '@blockfront/engine'
import type { PaletteEntry } from '../../palette/entry.ts'

/** A block of a template: a key of the palette (`hero`, `hero/plain`), and what is in it. */
interface Part {
  entry: string
  inside?: readonly Part[]
}

/** What a new page starts with, by the template's id; names are in the words' table. */
export const TEMPLATES: Readonly<Record<string, readonly Part[]>> = {
  blank: [],
  landing: [
    { entry: 'hero' },
    { entry: 'simpleProductGrid/grid' },
    { entry: 'categoriesSlider' },
    { entry: 'testimonials/accent' },
  ],
  about: [
    { entry: 'hero/plain' },
    { entry: 'textBlock/intro' },
    { entry: 'container/columns', inside: [{ entry: 'imageBlock' }, { entry: 'textBlock' }] },
    { entry: 'testimonials/quiet' },
  ],
  contact: [{ entry: 'textBlock/intro' }, { entry: 'contactForm' }],
  lookbook: [
    { entry: 'hero/corner' },
    { entry: 'imageBlock/wide' },
    { entry: 'simpleProductGrid/lookbook' },
    { entry: 'textBlock/quote' },
  ],
  text: [{ entry: 'textBlock/intro' }, { entry: 'textBlock' }],
}

/** A template's blocks, fresh. Parts that the palette does not offer are left out. */
export function blocksOf(template: string, blocks: Blocks, entries: readonly PaletteEntry[]): DocumentBlock[] {
  const make = (parts: readonly Part[]): DocumentBlock[] =>
    parts.flatMap(({ entry: key, inside }) => {
      const entry = entries.find((one) => one.key === key)
      if (!entry) return []
      const block = create(blocks, entry.type, { props: { ...entry.block.props } })
      return [inside && block.contentType === 'container' ? { ...block, childComponents: make(inside) } : block]
    })
  return make(TEMPLATES[template] ?? [])
}

/** The blocks that a page of a template starts with, as they are stored. */
export const templateContent = (template: string, blocks: Blocks, entries: readonly PaletteEntry[]): unknown[] =>
  save({ content: blocksOf(template, blocks, entries), globalContent: [] }).content
