import { load, type SourceText, sourceTexts } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { themes } from '@blockfront/starter'
import { sectionTemplates } from '@blockfront/starter/section-templates'

/** Stored blocks of a page, or of top bar, navigation and footer. */
export interface StoredPage {
  pageId: string
  name: string
  content: unknown
}

/** A text on a page that the owner has not replaced: the theme's, or the default of a block. */
export interface ThemeText {
  pageId: string
  page: string
  blockId: string
  block: string
  text: string
}

/** Stand for the name and the address of a store in the texts of themes. */
const NAME = 'Ɲame'
const EMAIL = 'email@theme.invalid'

/** Titles and labels of one line, such as "New arrivals", fit every store. */
const isProse = ({ kind }: SourceText) => kind !== 'text'

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** The words of a text or of rich text. */
const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const textsOf = (content: unknown) => sourceTexts(load(content, blocks).document, blocks).filter(isProse)

interface KnownTexts {
  /** All texts, also those with {@link NAME}, which no store has. */
  exact: ReadonlySet<string>
  /** Texts that contain the name of the store, which the owner may have changed since: the parts around it. */
  named: readonly (readonly string[])[]
}

/** Whether a text consists of these parts with names between them. The last name must not be empty. */
export function hasParts(text: string, parts: readonly string[]): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let end = first.length
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, end)
    if (at < 0) return false
    end = at + part.length
  }
  return end < text.length - last.length
}

let known: KnownTexts | undefined

/** Stored blocks of section templates whose prose is instructions for the owner. */
const templateBlocks = () =>
  sectionTemplates({
    ...{ name: NAME, email: '', phone: '', address: [] },
    ...{ paymentMethods: [], delivery: [], returnDays: null, hasReviews: false },
    ...{ policies: [], categories: [], products: [] },
  })
    .filter(({ needsTexts }) => needsTexts)
    .flatMap(({ templates }) => templates.map(({ content }) => content))

/** All prose of the starter themes, of section templates, and of the defaults and presets of blocks. Computed once. */
function knownTexts(): KnownTexts {
  if (known) return known
  const store = { name: NAME, storeEmail: EMAIL }
  const pages = [
    ...themes.flatMap((theme) => [theme.globalContent(store), ...theme.pages(store).map(({ content }) => content)]),
    ...templateBlocks(),
  ]
  const starts = Object.entries(blocks).flatMap(([type, { version, contentType, presets = [] }]) =>
    [
      // Old pages store the defaults of an earlier version by leaving them out.
      ...Array.from({ length: version }, (_, index) => ({ version: index + 1, props: {} })),
      ...presets.map(({ props }) => ({ version, props })),
    ].map((start) => [{ id: 'start', type, contentType, ...start }]),
  )
  const texts = new Set([...pages, ...starts].flatMap(textsOf).map(({ text }) => plain(text)))
  known = {
    exact: texts,
    named: [...texts].filter((text) => text.includes(NAME)).map((text) => text.split(NAME)),
  }
  return known
}

/** Returns the texts of published pages that are still the theme's or a block's default, one for each block, at most `most`. */
export function themeTexts(pages: readonly StoredPage[], most = 50): ThemeText[] {
  const { exact, named } = knownTexts()
  const isKnown = (text: string) => exact.has(text) || named.some((parts) => hasParts(text, parts))
  const found: ThemeText[] = []
  for (const { pageId, name, content } of pages) {
    const seen = new Set<string>()
    for (const { blockId, block, text } of textsOf(content)) {
      const words = plain(text)
      if (seen.has(blockId) || !isKnown(words)) continue
      seen.add(blockId)
      found.push({ pageId, page: name, blockId, block, text: words.slice(0, 120) })
      if (found.length === most) return found
    }
  }
  return found
}
