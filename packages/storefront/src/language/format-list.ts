/** Returns names as a list in words, such as "Mug, Shirt, and Poster". `locale` is BCP 47. */
export const formatList = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
