import { describe, expect, it } from 'vitest'
import { bannedIn } from './banned.ts'
import { bannedWords } from './findings.ts'
import { isChecked } from './scope.ts'

const found = (file: string, code: string) =>
  bannedWords(file, code).map(({ line, message }) => `${line} ${message.split('"')[1]}`)

describe('bannedIn', () => {
  it.each([
    ['It lies ready in memory', 'lies ready'],
    ['The key\nof  its own', 'of its own'],
    ['Kept as it is.', 'as it is'],
    ['Tell whoever calls', 'whoever'],
    ['The colours of a theme', 'colours'],
    ['Hears of every change', 'Hears of'],
    ['A block that is held against its schema', 'held against'],
    ['The page comes alive', 'comes alive'],
    ['This part stands outside of the scope', 'stands'],
    ['Log it out', 'Log it out'],
  ])('%s', (text, phrase) => {
    expect(bannedIn(text).map((match) => match.text)).toEqual([phrase])
  })

  it.each([
    'It stands for the store',
    'Besides, it stands out',
    'as it is read',
    'back and forth',
    'The property `told` of https://example.org/wake/anew',
    'a class .beside and a file wake.ts',
    'its wish list',
  ])('accepts: %s', (text) => {
    expect(bannedIn(text)).toEqual([])
  })
})

describe('bannedWords', () => {
  it('reads comments and strings of several words, and no other code', () => {
    const code = "// told once\nconst told = 'told'\n/**\n * Done\n * anew.\n */\nthrow new Error(`Sent in\n vain`)\n"
    expect(found('packages/server/src/a.ts', code)).toEqual(['1 told', '5 anew', '7 in vain'])
  })

  it('reads Markdown outside code, and comments in style sheets', () => {
    expect(found('docs/a.md', 'Told\n```\ntold\n```\n`told` wakes')).toEqual(['1 Told', '5 wakes'])
    expect(found('a.css', '.told {}\n/* told\n * forth */')).toEqual(['2 told', '3 forth'])
  })
})

describe('isChecked', () => {
  it.each([
    ['packages/dashboard/src/App.tsx', true],
    ['docs/architecture.md', true],
    ['docs/spec/product.md', false],
    ['packages/engine/src/blocks/version-1.ts', false],
    ['docs/images/builder.webp', false],
  ])('%s: %s', (path, checked) => {
    expect(isChecked(path)).toBe(checked)
  })
})
