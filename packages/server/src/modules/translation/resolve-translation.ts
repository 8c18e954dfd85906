import type { TranslationField } from '@blockfront/contract'
import type { Translations } from '@blockfront/engine'
import type { SourceField, SourceItem } from './source.ts'

/**
 * Returns the stored translation of a text: `done` if it was made from this text, also at another place of the same block; `stale` if it
 * was made from another text; else `missing`.
 */
export function resolveTranslation(
  { path, text: source, blockId }: Pick<SourceField, 'path' | 'text' | 'blockId'>,
  stored: Translations,
): Pick<TranslationField, 'text' | 'state' | 'previousSource'> {
  const found = Object.hasOwn(stored, path) && stored[path]?.text ? stored[path] : undefined
  if (found?.source === source) return { text: found.text, state: 'done', previousSource: null }
  const moved = blockId ? movedText(stored, blockId, source) : ''
  if (moved) return { text: moved, state: 'done', previousSource: null }
  return found
    ? { text: found.text, state: 'stale', previousSource: found.source }
    : { text: '', state: 'missing', previousSource: null }
}

/** The translation of the same text at another place of a block; empty without one. */
const movedText = (stored: Translations, blockId: string, source: string): string =>
  Object.entries(stored).find(([path, one]) => one.source === source && path.startsWith(`${blockId}.`))?.[1].text ?? ''

/** All texts of an item with their translations. */
export const translatedFields = ({ fields }: SourceItem, stored: Translations): TranslationField[] =>
  fields.map(({ blockId, text: source, ...field }) => ({
    ...field,
    source,
    ...resolveTranslation({ path: field.path, text: source, ...(blockId && { blockId }) }, stored),
  }))
