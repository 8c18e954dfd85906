import { type Catalog, createMessages, type Language, languageOf, type Messages as MessagesOf } from '@blockfront/messages'
import type { Recipient } from '../recipient.ts'
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

/** The texts of emails to shoppers in one language. */
export type Messages = MessagesOf<typeof en>

export const catalogs: Readonly<Record<Language, Catalog<typeof en>>> = { en, de, fr, es, it, pt, nl, pl, tr, ar, ja }

const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set(['ar'])

/** The properties of an email's language. */
export interface EmailLanguage {
  language: Language
  direction: 'ltr' | 'rtl'
  /** BCP 47, for money, numbers and dates: the language of the texts, in the region of the store. */
  locale: string
  messages: Messages
}

/** Returns the language of an email: for shoppers that of the store's locale; for everyone else English, like the dashboard. */
export function languageFor(recipient: Recipient, storeLocale: string): EmailLanguage {
  const language = recipient === 'shopper' ? languageOf(storeLocale) : 'en'
  const locale = localeIn(language, storeLocale)
  return {
    language,
    locale,
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    messages: createMessages<typeof en>(catalogs[language], language, locale),
  }
}

/** `de-AT` stays `de-AT` in German emails, and becomes `en-AT` in English ones, so that dates have words of the email's language. */
function localeIn(language: Language, storeLocale: string): string {
  const store = parseLocale(storeLocale)
  if (store?.language === language) return storeLocale
  return store?.region ? `${language}-${store.region}` : language
}

/** Returns undefined for a malformed locale, which must not prevent an email. */
function parseLocale(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale)
  } catch {
    return undefined
  }
}
