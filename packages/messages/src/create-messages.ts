import type { Catalog, Message, Messages, MessageTable, PluralForms } from './catalog.ts'

type Values = Readonly<Record<string, string | number>>

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Returns the messages of a catalog: unchanged strings, and a function for each message with placeholders or plural forms.
 *
 * A value in right-to-left text, or with such letters, is enclosed in U+2068 and U+2069, so that text of both directions keeps its
 * order also where `<bdi>` is impossible.
 *
 * @param language The catalog's BCP 47 language, which decides its plural forms.
 * @param locale The BCP 47 locale of numbers; the language by default.
 * @example
 * const messages = createMessages<typeof en>(de, 'de', 'de-AT')
 * messages.itemCount({ count: 2 }) // "2 Artikel"
 */
export function createMessages<English extends MessageTable>(
  catalog: Catalog<English>,
  language: string,
  locale: string = language,
): Messages<English> {
  // Created at first use: each takes longer than everything else here.
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  const formOf = (forms: PluralForms, { count }: Values) => {
    plurals ??= new Intl.PluralRules(language)
    return forms[plurals.select(Number(count))] ?? forms.other
  }
  const fill = (text: string, values: Values) =>
    text.replace(/{(\w+)}/g, (_, name: string) => {
      const value = values[name] ?? ''
      if (typeof value === 'string') return RIGHT_TO_LEFT.test(text + value) ? `\u2068${value}\u2069` : value
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    })
  const read = (message: Message) => {
    if (typeof message !== 'string') return (values: Values) => fill(formOf(message, values), values)
    return message.includes('{') ? (values: Values) => fill(message, values) : message
  }
  return Object.fromEntries(Object.entries<Message>(catalog).map(([key, message]) => [key, read(message)])) as Messages<English>
}
