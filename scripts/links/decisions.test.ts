import { expect, it } from 'vitest'
import { decisionProblems } from './decisions.ts'

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
