import { type Catalog, type Language, languageOf } from '@blockfront/messages'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

const catalogs: Readonly<Record<Language, Catalog<typeof en>>> = { en, de, fr, es, it, pt, nl, pl, tr, ar, ja }

/** Returns the texts of the password page for a BCP 47 locale, with the language that they are in. */
export function closedMessages(locale: string): { language: Language; messages: Catalog<typeof en> } {
  const language = languageOf(locale)
  return { language, messages: catalogs[language] }
}
