import type { Block } from '../block.ts'
import type { Document } from '../document/document.ts'
import { load } from '../document/loading/load.ts'
import { sourceTexts } from '../document/translation/source-texts.ts'
import { translateDocument } from '../document/translation/translate-document.ts'

/** Texts in the defaults and presets of a block that cannot be translated, as sentences. */
export function translationProblems(block: Block): string[] {
  const { type, version, presets = [] } = block
  const blocks = { [type]: block }
  return [{}, ...presets.map(({ props }) => props)].flatMap((props) => {
    const { document } = load([{ id: 'a', type, version, props }], blocks)
    const sources = sourceTexts(document, blocks)
    const translations = Object.fromEntries(sources.map(({ path, text }) => [path, { source: text, text: `«${text}»` }]))
    const translated = translateDocument(document, blocks, translations)
    const texts = new Set(sourceTexts(translated, blocks).map(({ text }) => text))
    const untranslated = sources.filter(({ text }) => !texts.has(`«${text}»`))
    return [
      ...untranslated.map(({ path }) => `${type}: ${path} is not translated`),
      ...invalidTexts(translated, block).map(
        (path) => `${type}: ${path} accepts only certain texts; set \`translatable: false\``,
      ),
    ]
  })
}

const invalidTexts = ({ content, globalContent }: Document, block: Block): string[] =>
  [...content, ...globalContent].flatMap(
    ({ props }) =>
      block
        .props()
        .safeParse(props)
        .error?.issues.map(({ path }) => path.join('.')) ?? [],
  )
