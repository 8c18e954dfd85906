import type { Blocks } from '../../block.ts'
import type { DocumentBlock } from '../document.ts'
import { schemaOf, typeOf } from '../schema.ts'
import { mapTexts, textFieldsOf } from './text-fields.ts'

/** Longer texts are cut, because lists show a few words. */
const LONGEST = 80
/** How much of a formatted text is searched for words. */
const SEARCHED = 1000

/**
 * Returns the first text of a block as shoppers read it, without formatting and at most 80 characters long. Empty if the block has none, and
 * for unknown blocks.
 */
export function firstText(block: DocumentBlock, blocks: Blocks): string {
  const type = block.contentType === 'unknown' ? undefined : typeOf(blocks, block.type)
  const field = type && textFieldsOf(schemaOf(type))
  let first = ''
  if (field)
    mapTexts(block.props, field, ({ text, kind }) => {
      if (first === '' && kind !== 'url') first = plainText(text, kind === 'richText' || text.startsWith('<'))
      return text
    })
  return first
}

function plainText(text: string, isHtml: boolean): string {
  const words = isHtml
    ? text
        .slice(0, SEARCHED)
        .replace(/<[^<>]*>?/g, ' ')
        .replace(/&(\w{2,6}|#39);/g, decode)
    : text.slice(0, SEARCHED)
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

const decode = (entity: string, name: string) => ENTITIES[name] ?? entity
