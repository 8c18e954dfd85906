/** The languages that the interface is translated into, as BCP 47 codes. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja'] as const

export type Language = (typeof languages)[number]

/** Returns the interface language of a BCP 47 locale: `de` for `de-AT`, and `en` for a language without translations. */
export function languageOf(locale: string): Language {
  const code = locale.split('-')[0]?.toLowerCase()
  return languages.find((language) => language === code) ?? 'en'
}
