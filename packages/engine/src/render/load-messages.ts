/** The messages of views in eleven languages, for apps that render pages in another language than English. */
import { createMessages, type Language, languageOf } from '@blockfront/messages'
import type { catalog } from './messages/en.ts'
import type { BlockCatalog, Messages } from './messages.ts'

export type { BlockCatalog, Messages } from './messages.ts'

const catalogs = import.meta.glob<BlockCatalog>('./messages/*.ts', { import: 'catalog' })

/** Loads the catalog of one language. Rejects when its file fails to load. */
export async function loadCatalog(language: Language): Promise<BlockCatalog> {
  const load = catalogs[`./messages/${language}.ts`]
  if (!load) throw new Error(`There are no messages in the language ${language}.`)
  return load()
}

/**
 * Loads the messages for a BCP 47 locale: `services.messages` of a page. Languages without a catalog get English.
 * @example
 * <Page views={views} content={content} services={{ ...services, messages: await loadMessages('de-AT') }} />
 */
export async function loadMessages(locale: string): Promise<Messages> {
  const language = languageOf(locale)
  return createMessages<typeof catalog>(await loadCatalog(language), language, locale)
}
