import { en } from './en.ts'

/** The texts of emails in one language. Every language has all of them. */
export type Messages = typeof en

interface Language {
  messages: Messages
  direction: 'ltr' | 'rtl'
}

const english: Language = { messages: en, direction: 'ltr' }
const languages: Readonly<Record<string, Language>> = { en: english }

/** Returns the language of emails for a BCP 47 locale. English if there are no texts in the locale's language. */
export function languageOf(locale: string): { language: string; direction: 'ltr' | 'rtl' } {
  const [subtag = ''] = locale.toLowerCase().split('-')
  const language = Object.hasOwn(languages, subtag) ? subtag : 'en'
  return { language, direction: (languages[language] ?? english).direction }
}

/** Returns the texts in a language, a result of {@link languageOf}. */
export const messagesIn = (language: string): Messages => (languages[language] ?? english).messages
