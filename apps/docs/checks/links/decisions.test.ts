import { describe, expect, it } from 'vitest'
import { decisionProblems, indexProblems } from './decisions.ts'

const record = '# 0007: Serve it\n\nDate: 2026-01-02\n\n## Context\n\n## Decision\n\n## Consequences\n'

it('accepts a record in the required form', () => {
  expect(decisionProblems('0007-serve-it.md', record)).toEqual([])
})

it('reports a wrong number, a missing date and other headings', () => {
  const text = record.replace('0007:', '7.').replace('Date', 'On').replace('## Decision', '## Options\n\n## Decision')
  expect(decisionProblems('0007-serve-it.md', text)).toEqual([
    'does not begin with "# 0007: ", followed by the choice',
    'has no line "Date: YYYY-MM-DD"',
    'has the headings "Context, Options, Decision, Consequences" instead of "Context, Decision, Consequences"',
  ])
  expect(decisionProblems('Serve it.md', record)).toEqual(['is not named NNNN-the-choice.md'])
})

describe('indexProblems', () => {
  const old = '# 0007: Serve it\n\nDate: 2026-01-02\n\nSuperseded by [0008](0008-send-it.md).\n\n## Context\n'
  const recent = '# 0008: Send it\n\nDate: 2026-01-03\n\nSupersedes [0007](0007-serve-it.md).\n\n## Context\n'
  const index = '- [0007](0007-serve-it.md) It is served (superseded).\n- [0008](0008-send-it.md) It is sent.\n'

  it('accepts an index with every record once, and records that link to each other', () => {
    const records = new Map([
      ['0007-serve-it.md', old],
      ['0008-send-it.md', recent],
    ])
    expect(indexProblems(index, records)).toEqual([])
  })

  it('reports records that are missing or twice, long lines, and what only one of two records says', () => {
    const records = new Map([
      ['0007-serve-it.md', old],
      ['0008-send-it.md', recent.replace('Supersedes', 'Follows')],
      ['0009-keep-it.md', `Supersedes a part of [0008](0008-send-it.md): how.\n\n${record}`],
    ])
    const wrong = `${index.replace(' (superseded)', '')}${index.split('\n')[1]}\n- [0010](0010-gone.md) ${'It is gone. '.repeat(12)}\n`
    expect(indexProblems(wrong, records)).toEqual([
      'The index has 0010-gone.md, which does not exist.',
      'The line of 0010-gone.md has more than 112 characters.',
      'The line of 0007-serve-it.md does not end with "(superseded).".',
      '0007-serve-it.md is superseded by 0008-send-it.md, which does not say so.',
      '0008-send-it.md is in the index 2 times instead of once.',
      '0009-keep-it.md is in the index 0 times instead of once.',
      '0009-keep-it.md supersedes 0008-send-it.md, which does not say so.',
    ])
  })
})
