import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'
import { describe, expect, it } from 'vitest'
import { languages, type MessageTable } from '../src/index.ts'
import { catalogProblems, pluralCategories, unusedKeys } from './catalog-problems.ts'
import { equalWords } from './equal-words.ts'

const english = repositoryFiles('apps/**/messages/en.ts', 'packages/**/messages/en.ts').filter(
  (file) => !file.includes('/emails/'),
)

const load = async (file: string): Promise<MessageTable> =>
  Object.values<MessageTable>(await import(pathToFileURL(join(root, file)).href))[0] ?? {}

/** The code that may read an area's messages: the app or package of its folder, without catalogs and tests. */
const codeAround = (file: string) =>
  repositoryFiles(`${file.split('/').slice(0, 2).join('/')}/src`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/messages\/|\.test\.|\/testing\//.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

it('finds the catalogs', () => expect(english.length).toBeGreaterThan(8))

describe.each(english)('%s', (file) => {
  it('has only keys that the code reads', async () => {
    expect(unusedKeys(await load(file), codeAround(file))).toEqual([])
  })

  it.each(languages.filter((language) => language !== 'en'))('is complete in the language %s', async (language) => {
    const catalog = await load(file.replace(/en\.ts$/, `${language}.ts`))
    expect(catalogProblems(await load(file), catalog, { language, equal: equalWords(language) })).toEqual([])
  })
})

describe('the check', () => {
  const table = { plain: 'Close', named: 'Remove {name}', items: { one: '{count} item', other: '{count} items' } }
  const polish = { plain: 'Zamknij', named: 'Usuń {name}', items: { one: 'a', few: 'b', many: 'c', other: 'd' } }
  const problems = (changes: object) =>
    catalogProblems(table, { ...polish, ...changes } as MessageTable, { language: 'pl', equal: new Set() }).join()

  it.each<[string, object, string]>([
    ['a missing key', { plain: undefined }, '"plain" is missing'],
    ['an unknown key', { more: 'Więcej' }, '"more" is unknown'],
    ['a text that is still English', { plain: 'Close' }, '"plain" is still in English'],
    ['a missing placeholder', { named: 'Usuń' }, '"named" differs in the placeholders name'],
    ['an unknown placeholder', { plain: 'Zamknij {name}' }, '"plain" differs in the placeholders name'],
    ['a missing plural form', { items: { one: 'a', other: 'd' } }, '"items" has no plural form for few, many'],
    ['a text instead of plural forms', { items: '{count}' }, '"items" has plural forms in English'],
  ])('reports %s', (_, changes, expected) => expect(problems(changes)).toContain(expected))

  it('accepts a complete catalog, and knows the plural forms of Arabic', () => {
    expect(problems({})).toBe('')
    expect(pluralCategories('ar')).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
  })

  it('reports a key that nothing reads', () => {
    expect(unusedKeys({ used: 'a', unused: 'b', 'state.open': 'c' }, `messages.used + messages[\`state.\${state}\`]`)).toEqual([
      'unused',
    ])
  })
})
