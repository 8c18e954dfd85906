/** The catalogs of every language, for the server and for tests. Browsers load those of one language: see `withMessages`. */
import { loadCatalog } from '@blockfront/engine/messages'
import { type Language, languageOf, languages, type MessageTable } from '@blockfront/messages'
import type { PageAssets, PageMessages } from '../payload.ts'
import { type Catalogs, setLanguage } from './language.ts'
import { type Area, parts } from './parts.ts'

const files = import.meta.glob<MessageTable>(['../messages/*.ts', '../*/messages/*.ts'], { import: 'catalog', eager: true })
const blocks = new Map(await Promise.all(languages.map(async (language) => [language, await loadCatalog(language)] as const)))

const areas: readonly Area[] = Object.values(parts).flat()

const catalogOf = (area: Area, language: Language): MessageTable | undefined =>
  area === 'blocks' ? blocks.get(language) : files[`..${area === 'store' ? '' : `/${area}`}/messages/${language}.ts`]

const catalogs = new Map<Language, Catalogs>(
  languages.map((language) => [language, Object.fromEntries(areas.map((area) => [area, catalogOf(area, language)]))]),
)

const catalogsOf = (language: Language): Catalogs => catalogs.get(language) ?? {}

/** Sets the locale of the page that is rendered next, with all messages. `locale` is BCP 47. */
export function setPageLocale(locale: string): void {
  const language = languageOf(locale)
  setLanguage({ locale, language, catalogs: catalogsOf(language) })
}

/** Returns the messages of a document. `locale` is BCP 47. */
export function pageMessages(locale: string, { messages }: Pick<PageAssets, 'messages'>): PageMessages {
  const language = languageOf(locale)
  const all = catalogsOf(language)
  return { language, catalogs: Object.fromEntries(parts.first.map((area) => [area, all[area]])), files: messages[language] ?? {} }
}
