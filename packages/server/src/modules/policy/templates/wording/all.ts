import type { PolicyLanguage } from '@blockfront/contract'
import { languageOf } from '@blockfront/messages'
import { de } from './de.ts'
import { en, type PolicyWording } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The languages that have templates, with their texts. */
export const wordings: Readonly<Record<PolicyLanguage, PolicyWording>> = { en, de, fr, es, it, nl }

/** Returns the language of the templates for a store's locale: English where the store's language has none. */
export function policyLanguageOf(locale: string): PolicyLanguage {
  const language = languageOf(locale)
  return language in wordings ? (language as PolicyLanguage) : 'en'
}
