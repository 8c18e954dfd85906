import { type Catalog, createMessages, type Language, languageOf, type Messages } from '@blockfront/messages'
import { catalog as ar } from './messages/ar.ts'
import { catalog as de } from './messages/de.ts'
import { catalog as en } from './messages/en.ts'
import { catalog as es } from './messages/es.ts'
import { catalog as fr } from './messages/fr.ts'
import { catalog as it } from './messages/it.ts'
import { catalog as ja } from './messages/ja.ts'
import { catalog as nl } from './messages/nl.ts'
import { catalog as pl } from './messages/pl.ts'
import { catalog as pt } from './messages/pt.ts'
import { catalog as tr } from './messages/tr.ts'

/** The server's texts for shoppers in one language. */
export type PageTexts = Messages<typeof en>

const catalogs: Readonly<Record<Language, Catalog<typeof en>>> = { en, de, fr, es, it, pt, nl, pl, tr, ar, ja }
const created = new Map<Language, PageTexts>()

/** Returns the texts in the language of a store's BCP 47 locale. */
export function pageTexts(locale: string): PageTexts {
  const language = languageOf(locale)
  const texts = created.get(language) ?? createMessages<typeof en>(catalogs[language], language)
  created.set(language, texts)
  return texts
}

/** The title of a page of a store. */
export const titleIn = (store: string, title: string): string => `${title} – ${store}`

/** Texts that do not depend on a store, because the store is not known or could not be read. */
export const messages = {
  notFound: 'Page not found',
  onlyReading: 'This URL accepts only GET and HEAD requests.',
  failed: 'Error loading global content',
  failedWhy: 'Something went wrong on our side. Please try again in a moment.',
  wait: 'This page is not available right now',
  tryAgain: 'Try again',
}
