import type { Blocks } from '../../block.ts'
import type { Document } from '../document.ts'
import { walk } from '../find.ts'
import { mapDocumentTexts } from './text-fields.ts'

/** The translation of one text. It applies only while the source is the text that it was made from. */
export interface Translation {
  source: string
  text: string
}

/** Translations by the path of `SourceText`. */
export type Translations = Readonly<Record<string, Translation>>

/**
 * Returns a document with its texts translated. A text keeps its source when it has no translation, when the translation is empty, or
 * when it was made from another source. A text that moved within its block, such as in a reordered list, keeps its translation.
 */
export function translateDocument(document: Document, blocks: Blocks, translations: Translations): Document {
  let bySource: ReturnType<typeof translationsBySource> | undefined
  return mapDocumentTexts(document, blocks, ({ text, kind, path }, { id }) => {
    if (kind === 'url') return text
    const key = `${id}.${path}`
    const found = Object.hasOwn(translations, key) ? translations[key] : undefined
    if (found?.source === text) return found.text || text
    bySource ??= translationsBySource(document, translations)
    return bySource.get(id)?.get(text) ?? text
  })
}

/** The translations of each block by their source. */
function translationsBySource(document: Document, translations: Translations): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byBlock = new Map([...walk(document)].map(({ block }) => [block.id, new Map<string, string>()]))
  for (const [path, { source, text }] of Object.entries(translations))
    if (text) for (const id of possibleIds(path)) byBlock.get(id)?.set(source, text)
  return byBlock
}

/** The block ids that a path can begin with. Stored ids may contain dots. */
function* possibleIds(path: string): Generator<string> {
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) yield path.slice(0, dot)
}
