import type { MessageTable } from '../src/index.ts'

const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/{(\w+)}/g)].map(([, name = '']) => name))].sort()

const textsOf = (message: MessageTable[string]): string[] => (typeof message === 'string' ? [message] : Object.values(message))

/** The plural categories of a language for numbers of items. */
export function pluralCategories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))].sort()
}

/** Whether a text has a word, as opposed to names, numbers and signs only. */
const hasWords = (message: MessageTable[string]) => textsOf(message).some((text) => /\p{L}{2}/u.test(text.replace(/{\w+}/g, '')))

/**
 * Compares a catalog with the English one. Returns one sentence for each missing or unknown key, wrong placeholder, missing plural form
 * and text that is still English. `equal` has the texts that are the same word in that language.
 */
export function catalogProblems(
  english: MessageTable,
  catalog: MessageTable,
  { language, equal }: { language: string; equal: ReadonlySet<string> },
): string[] {
  const unknown = Object.keys(catalog).filter((key) => !Object.hasOwn(english, key))
  return [
    ...unknown.map((key) => `"${key}" is unknown: the English catalog has no such key`),
    ...Object.entries(english).flatMap(([key, original]) => {
      const translated = catalog[key]
      if (translated === undefined) return [`"${key}" is missing`]
      return messageProblems(original, translated, language, equal).map((problem) => `"${key}" ${problem}`)
    }),
  ]
}

function messageProblems(
  original: MessageTable[string],
  translated: MessageTable[string],
  language: string,
  equal: ReadonlySet<string>,
): string[] {
  const problems: string[] = []
  if (typeof original !== typeof translated)
    return [`has ${typeof original === 'string' ? 'no plural forms' : 'plural forms'} in English`]
  if (typeof translated !== 'string') {
    const missing = pluralCategories(language).filter((category) => !Object.hasOwn(translated, category))
    if (missing.length > 0) problems.push(`has no plural form for ${missing.join(', ')}`)
  }
  const names = new Set(textsOf(original).flatMap(placeholdersOf))
  for (const text of textsOf(translated)) {
    const found = placeholdersOf(text)
    // A form such as "one item" may leave the number out.
    const expected = [...names].filter((name) => name !== 'count' || typeof original === 'string')
    const wrong = [
      ...expected.filter((name) => !found.includes(name)),
      ...found.filter((name) => !names.has(name) && name !== 'count'),
    ]
    if (wrong.length > 0) problems.push(`differs in the placeholders ${wrong.join(', ')}: ${text}`)
    if (/[{}]/.test(text.replace(/{\w+}/g, ''))) problems.push(`has a brace that is not a placeholder: ${text}`)
  }
  const isSame = JSON.stringify(original) === JSON.stringify(translated)
  if (isSame && hasWords(original) && !textsOf(original).every((text) => equal.has(text))) problems.push('is still in English')
  return problems
}

/** The keys of a catalog that no source reads: as `.key`, as `'key'`, or with a computed end, as `` `prefix.${…}` `` or a template of it. */
export function unusedKeys(catalog: MessageTable, sources: string): string[] {
  return Object.keys(catalog).filter((key) => {
    if (sources.includes(`'${key}'`) || new RegExp(`(?:\\.|\\b|[{,]\\s*)${key.replaceAll('.', '\\.')}\\b`).test(sources))
      return false
    const [prefix = ''] = key.split('.')
    return !(
      key.includes('.') &&
      (sources.includes(`\`${prefix}.\${`) || /`\$\{\w+(?:\([^)]*\))?\}(?:Parcels)?\.\$\{/.test(sources))
    )
  })
}
