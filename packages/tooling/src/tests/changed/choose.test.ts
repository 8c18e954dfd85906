import { describe, expect, it } from 'vitest'
import { choose, describeChoice } from './choose.ts'
import { hashesOf } from './test-passes.ts'

const test = (path: string, ...reach: string[]) => ({ path, project: 'unit', reach: new Set([path, ...reach]) })
const tests = [test('a.test.ts', 'a.ts'), test('b.test.ts', 'b.ts', 'a.ts'), test('c.test.ts', 'c.ts')]
const checks = [
  { name: 'types', fix: '', ignores: /\.md$/ },
  { name: 'links', fix: '' },
]

describe('a choice', () => {
  it('has the tests that reach a changed file, the reason, and the checks that do not ignore all of them', () => {
    const choice = choose(tests, ['a.ts', 'docs/a.md'], checks, () => false)
    expect(choice.chosen).toEqual([
      { path: 'a.test.ts', project: 'unit', because: 'a.ts' },
      { path: 'b.test.ts', project: 'unit', because: 'a.ts' },
    ])
    expect(choice.checks).toEqual(['types', 'links'])
    expect(choose(tests, ['docs/a.md'], checks, () => false)).toEqual({ chosen: [], passed: [], checks: ['links'] })
    expect(choose(tests, [], checks, () => false)).toEqual({ chosen: [], passed: [], checks: [] })
  })

  it('leaves out tests that passed with the same content, and says how many', () => {
    const choice = choose(tests, ['a.ts'], checks, (path) => path === 'b.test.ts')
    expect(choice).toMatchObject({ chosen: [{ path: 'a.test.ts' }], passed: ['b.test.ts'] })
    expect(describeChoice(choice, tests)).toBe('unit 1 of 3; 1 passed before with the same files; checks: types, links')
  })
})

it('a test passed with the same content only if nothing in its reach, the packages, Node and the browser changed', () => {
  const digests = { 'a.test.ts': '1', 'a.ts': '1', 'b.ts': '1', platform: 'v24', 'node_modules/.package-lock.json': '1' }
  const hash = (changes: Record<string, string> = {}, browser = 'Chromium 1') =>
    hashesOf(tests, new Map(Object.entries({ ...digests, ...changes })), browser).get('a.test.ts')
  expect(hash({ 'b.ts': '2' })).toBe(hash())
  const others = [
    hash({ 'a.ts': '2' }),
    hash({ platform: 'v25' }),
    hash({ 'node_modules/.package-lock.json': '2' }),
    hash({}, 'Chromium 2'),
  ]
  expect(new Set([hash(), ...others]).size).toBe(others.length + 1)
})
