/** Languages that a store can add: those most used in online shops. */
export const offeredLocales = [
  ...[
    'ar',
    'bg',
    'bn',
    'bs',
    'ca',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'en-US',
    'es',
    'es-MX',
    'et',
    'fa',
    'fi',
    'fr',
    'fr-CA',
  ],
  ...[
    'he',
    'hi',
    'hr',
    'hu',
    'id',
    'is',
    'it',
    'ja',
    'ka',
    'ko',
    'lt',
    'lv',
    'mk',
    'ms',
    'nb',
    'nl',
    'pl',
    'pt',
    'pt-BR',
    'pt-PT',
  ],
  ...['ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th', 'tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
]

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** The English name of a language; its tag if it has none. */
export function languageName(locale: string): string {
  try {
    return names.of(locale) ?? locale
  } catch {
    return locale
  }
}

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The direction in which a language is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr')
