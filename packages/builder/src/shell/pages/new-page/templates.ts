import type { Blocks, DocumentBlock } from '@blockfront/engine'
import { create, save } from '@blockfront/engine'
import type { PaletteEntry } from '../../../palette/entry.ts'
import { messages } from '../../messages.ts'
import type { PageTemplate, TemplateBlock } from './page-template.ts'

/** The template that is always offered. */
export const blankTemplate: PageTemplate = { id: 'blank', ...messages.pages.blank, blocks: [] }

/** A template's blocks with new ids. Blocks that the app does not have are left out. */
export function blocksOf(template: PageTemplate, blocks: Blocks, entries: readonly PaletteEntry[]): DocumentBlock[] {
  const make = (parts: readonly TemplateBlock[]): DocumentBlock[] =>
    parts.flatMap(({ entry: key, inside }) => {
      const entry = entries.find((one) => one.key === key)
      const isHidden = Object.hasOwn(blocks, key) && blocks[key]?.hidden === true
      if (!entry && !isHidden) return []
      const block = create(blocks, entry?.type ?? key, { props: { ...entry?.block.props } })
      return [inside && block.contentType === 'container' ? { ...block, childComponents: make(inside) } : block]
    })
  return make(template.blocks)
}

/** The blocks of a new page from a template, in the stored format. */
export const templateContent = (template: PageTemplate, blocks: Blocks, entries: readonly PaletteEntry[]): unknown[] =>
  save({ content: blocksOf(template, blocks, entries), globalContent: [] }).content
