import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { languages, type Message } from '@blockfront/messages'
import { describe, expect, it } from 'vitest'
import { accountMessages } from '../english/accounts.ts'
import { ownerMessages } from '../english/owners.ts'
import { en } from './en.ts'
import { catalogs } from './languages.ts'

/** Messages that are equal in English and another language. */
const EQUAL_WORDS = new Set([
  'Total',
  'Subtotal',
  'VAT',
  'Color',
  'Sand',
  'Vienna',
  'Austria',
  '{quantity} × {item}',
  '{tax} {rate}',
])

const formsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message))
const placeholdersOf = (text: string) => [...text.matchAll(/{(\w+)}/g)].map(([, name]) => name).sort()

describe.each(languages.filter((language) => language !== 'en'))('the catalog of emails in %s', (language) => {
  const messages: Readonly<Record<string, Message>> = catalogs[language]

  it('has the keys and placeholders of the English one', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en))
    for (const [key, english] of Object.entries<Message>(en)) {
      // The English form "other" has all placeholders.
      const expected = placeholdersOf(formsOf(english).at(-1) ?? '')
      expect(placeholdersOf(formsOf(messages[key] ?? '').at(-1) ?? ''), key).toEqual(expected)
    }
  })

  it('is translated, with each plural form that the language distinguishes below a thousand', () => {
    const untranslated = Object.entries<Message>(en).filter(
      ([key, english]) => typeof english === 'string' && messages[key] === english && !EQUAL_WORDS.has(english),
    )
    expect(untranslated).toEqual([])
    const rules = new Intl.PluralRules(language)
    const categories = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    for (const message of Object.values(messages))
      if (typeof message !== 'string') expect(new Set(Object.keys(message)), message.other).toEqual(categories.add('other'))
  })
})

it('has no message that no email uses', async () => {
  const sources: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: new URL('..', import.meta.url).pathname }))
    if (!file.includes('.test.')) sources.push(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  const used = new Set(sources.join('\n').match(/(?<=[mM]essages\.)\w+/g))
  const keys = [en, ownerMessages, accountMessages].flatMap((messages) => Object.keys(messages))
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})
