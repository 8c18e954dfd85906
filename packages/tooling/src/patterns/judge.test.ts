import { describe, expect, it } from 'vitest'
import { type Manifest, readJson } from '../sources/repository.ts'
import { findPatterns, schemaPatterns } from './find.ts'
import { judgePatterns } from './judge.ts'
import { linearOf, readLinear } from './linear.ts'
import { simplify } from './simplify.ts'

describe('findPatterns', () => {
  it('finds literals, constructed patterns and those known at run time only', () => {
    const code = [
      'const a = /x+$/giu',
      "const b = new RegExp('^a{2}$', 'i')",
      'const c = RegExp(`b*`)',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code to read
      'const d = (word: string) => new RegExp(`^${word}$`)',
      'const e = <div title="/no/">{text.split(/\\s/)}</div>',
    ].join('\n')
    const { patterns, built } = findPatterns('example.tsx', code)
    expect(patterns.map(({ where, source, flags }) => [where, source, flags])).toEqual([
      ['example.tsx:1', 'x+$', 'giu'],
      ['example.tsx:2', '^a{2}$', 'i'],
      ['example.tsx:3', 'b*', ''],
      ['example.tsx:5', '\\s', ''],
    ])
    expect(built).toEqual(['example.tsx:4'])
  })

  it('finds the patterns of a schema at any depth, and ignores properties named pattern', () => {
    const schema = {
      $defs: { color: { type: 'string', pattern: '^#' } },
      properties: { pattern: { type: 'string' }, list: { items: { anyOf: [{ pattern: 'x' }] } } },
    }
    expect(schemaPatterns('a.json', schema)).toEqual([
      { where: 'a.json#/$defs/color', source: '^#', flags: 'u' },
      { where: 'a.json#/properties/list/items/anyOf/0', source: 'x', flags: 'u' },
    ])
  })
})

describe('judgePatterns', () => {
  it.each([
    ['an exponential pattern', '^(?:a+)+$'],
    ['a quadratic one', '^[^<]*(?:/[^<]*)?$'],
    ['a quadratic search', '\\s+$'],
    ['one bad alternative of many', `^(?:${'[rR]ed|'.repeat(30)}(?:a|b|ab)*c)$`],
    ['a group that can match nothing, repeated', `^(?:${'[rR]ed|'.repeat(30)}(?:a*){2,30}c)$`],
  ])('refuses %s with an example input', (_what, source) => {
    const { problems } = judgePatterns([{ where: 'src/a.ts:1', source, flags: '' }])
    expect(problems).toEqual([expect.stringMatching(/^src\/a\.ts:1 {2}[\s\S]*time, for example on /)])
  })

  it('accepts a linear pattern, and checks each one once', () => {
    const pattern = { where: 'src/a.ts:1', source: '^[a-z]+(?:-[a-z]+)*$', flags: '' }
    const first = judgePatterns([pattern, { ...pattern, where: 'src/b.ts:1' }])
    expect(first).toEqual({ problems: [], verdicts: { '/^[a-z]+(?:-[a-z]+)*$/': null } })
    expect(judgePatterns([pattern], { '/^[a-z]+(?:-[a-z]+)*$/': 'takes long' }).problems).toHaveLength(1)
  })
})

describe('the committed results', () => {
  const pattern = { where: 'src/a.ts:1', source: '^a+$', flags: '' }
  const { version } = readJson<Manifest>('node_modules/recheck/package.json')

  it('apply to the same pattern and version of recheck only', () => {
    const stored = linearOf([pattern], { '/^a+$/': null }, version)
    expect(readLinear([pattern, { ...pattern, flags: 'i' }], version, stored)).toEqual({ '/^a+$/': null })
    expect(readLinear([pattern], '0.0.0', stored)).toEqual({})
  })

  it('leave out refused patterns', () => {
    expect(linearOf([pattern], { '/^a+$/': 'takes long' }, version).patterns).toEqual({})
  })
})

describe('simplify', () => {
  it.each([
    [
      '^(?:red|[bB]lue|#[0-9]{3,6}|rgb\\( *\\d{1,3}(?:,\\d{1,3}){2} *\\))$',
      ['^(?:#[0-9]{3,})$', '^(?:rgb\\( *\\d{1,}(?:,\\d{1,}){2} *\\))$'],
    ],
    ['^(?:(?:a|b)+|[|)]*)$', ['^(?:(?:a|b)+)$', '^(?:[|)]*)$']],
    ['^(?:red|blue)$', []],
    // Unchanged: groups that can match nothing, braces that are not quantifiers, and patterns of another form.
    ['^(?:a?){2,9}$', ['^(?:a?){2,9}$']],
    ['^[{1,2}]\\{1,2}$', ['^[{1,2}]\\{1,2}$']],
    ['^(?:a+)|(?:b+)$', ['^(?:a+)|(?:b+)$']],
  ])('%s', (source, parts) => {
    expect(simplify(source, '')).toEqual(parts)
  })

  it('does not read nested classes', () => {
    expect(simplify('^(?:[a[|]]+|b+)$', 'v')).toEqual(['^(?:[a[|]]+|b+)$'])
  })
})
