import { describe, expect, it } from 'vitest'
import { importGraph } from '../sources/import-graph.ts'
import { choose } from './choose.ts'
import { nearestTests } from './nearest.ts'
import { mutationsIn, numbersIn } from './operators.ts'
import { augmentationsFor, refusedByTypes } from './refused.ts'

const changed = (code: string) =>
  mutationsIn('a.ts', code).map(({ start, end, replacement }) => code.slice(0, start) + replacement + code.slice(end))

describe('mutationsIn', () => {
  it.each([
    ['x = a + b * 2', ['x = a - b * 2', 'x = a + b / 2', 'x = a + b * 3']],
    ['x = a ?? b', ['x = a']],
    ['x = a && !b', ['x = a || !b', 'x = a && (b)']],
    ['x = a ? b : c', ['x = a ? c : b']],
    ['x = Math.max(a, b)', ['x = Math.min(a, b)']],
    ['x = list.filter(f).some(g)', ['x = list.filter(f).every(g)', 'x = list.some(g)']],
    ['x = a.toString()', []],
    ['if (a) run(true)', ['if (!(a)) run(true)', 'if (a) {}', 'if (a) run(false)']],
  ])('%s', (code, expected) => {
    expect(changed(code).filter((one) => one !== '{}')).toEqual(expected)
  })

  it('changes no types, and no errors and log entries for developers', () => {
    expect(changed("const a: 1 | true = b\ntype B = { c: 2 }\nfunction f() { throw new Error('x' + 1) }")).toEqual([])
    expect(changed("class AError extends Error { constructor() { this.name = 'AError' } }")).toEqual([])
    expect(changed("if (count > 0) log.warn('x')")).toEqual([])
    expect(changed("if (a) log.warn('x')\nelse b = 1")).not.toEqual([])
    expect(changed("log.warn({ a: 1 }, 'x' + y)\nfunction f() { return context.log.error(2) }")).toEqual([])
  })

  it('changes a number of 100 or more only if the specification names it', () => {
    const named = numbersIn('At most 2,000 items. Wait 300.')
    const numbers = mutationsIn('a.ts', 'x = [99, 100, 2000, 300]', named).map(({ replacement }) => replacement)
    expect(numbers.filter((one) => one !== '{}')).toEqual(['100', '2001', '301'])
  })

  it('changes whether a limit of that size is included only if the specification names it', () => {
    const operators = (code: string) => mutationsIn('a.ts', code, new Set([3_000])).map(({ description }) => description)
    expect(operators('export const MOST = 5 * 1_000\nconst isFull = size >= MOST')).toEqual(['*  →  /', '5  →  6'])
    expect(operators('const MOST = 3 * 1_000\nconst isFull = size >= MOST')).toEqual(['*  →  /', '3  →  4', '>=  →  >'])
    expect(operators('const FEW = 2 + 3\nconst isFew = size < FEW')).toContain('<  →  <=')
    expect(operators('const isSame = size === 5_000')).toEqual(['===  →  !=='])
  })

  it('names the line and both codes', () => {
    expect(mutationsIn('a.ts', 'const a =\n  b < c')).toEqual([
      { file: 'a.ts', line: 2, start: 14, end: 15, replacement: '<=', description: '<  →  <=' },
    ])
  })
})

it('selects the same items for the same seed, each at most once', () => {
  const items = Array.from({ length: 50 }, (_, index) => index)
  const chosen = choose(items, 20, 7)
  expect(chosen).toEqual(choose(items, 20, 7))
  expect(chosen).not.toEqual(choose(items, 20, 8))
  expect(new Set(chosen).size).toBe(20)
})

it('runs the test of the file first, then its folder, package and others, and slow ones last, with the most specific first', () => {
  const src = 'packages/a/src'
  const file = `${src}/list/move.ts`
  const test = (path: string, ...reach: string[]) => ({ path, project: 'unit', reach: new Set([path, ...reach]) })
  const tests = [
    test('packages/b/src/page.test.ts', file),
    test(`${src}/page.test.ts`, file, `${src}/page.ts`),
    test(`${src}/list/slow.test.ts`, file),
    test(`${src}/far.test.ts`, file),
    test(`${src}/list/sort.test.ts`, file, `${src}/list/sort.ts`),
    test(`${src}/list/unrelated.test.ts`),
    test(`${src}/list/move.test.ts`, file),
  ]
  expect(nearestTests(file, tests, new Set([`${src}/list/slow.test.ts`]))).toEqual([
    [`${src}/list/move.test.ts`],
    [`${src}/list/sort.test.ts`],
    [`${src}/far.test.ts`, `${src}/page.test.ts`],
    ['packages/b/src/page.test.ts'],
    [`${src}/list/slow.test.ts`],
  ])
  expect(nearestTests(`${src}/list/menu.ts`, tests, new Set())).toEqual([])
})

it('follows imports, exports, globs and packages of the repository, but no types', () => {
  const files = {
    'packages/a/src/index.ts': "export { b } from './b.ts'\nimport type { C } from './c.ts'\nimport 'react'\nimport '@x/d'",
    'packages/a/src/all.ts': "const all = import.meta.glob(['./*.ts', '!./b.ts'])\nconst late = () => import('./b.ts')",
    'packages/a/src/b.ts': '',
    'packages/a/src/c.ts': '',
  }
  const graph = importGraph(new Map(Object.entries(files)), new Map([['@x/d', 'packages/d/src/index.ts']]))
  expect(graph.get('packages/a/src/index.ts')).toEqual(['packages/a/src/b.ts', 'packages/d/src/index.ts'])
  expect(graph.get('packages/a/src/all.ts')?.toSorted()).toEqual([
    'packages/a/src/all.ts',
    'packages/a/src/b.ts',
    'packages/a/src/c.ts',
    'packages/a/src/index.ts',
  ])
})

it('finds the changes that the type checker refuses', () => {
  const file = 'packages/tooling/src/mutations/choose.ts'
  const code = 'export const size = (list?: string[]): number => list?.length ?? 0 + 1\n'
  const mutations = mutationsIn(file, code)
  const refused = refusedByTypes(mutations, new Map([[file, code]]))
  expect([...refused].map(({ description }) => description)).toEqual(['list?.length ?? 0 + 1  →  list?.length'])
  expect(mutations.length).toBeGreaterThan(refused.size)
}, 60_000)

it('checks types together with the modules of the same app that add some', () => {
  const adding = "import { a } from './a.ts'\ndeclare module './jobs.ts' {\n  interface Jobs {}\n}"
  const sources = new Map([
    ['packages/server/src/job.ts', adding],
    ['packages/server/src/plain.ts', "// declare module './jobs.ts'"],
    ['packages/server/src/style.ts', "declare module 'a-library' {}"],
    ['apps/platform/src/job.ts', adding],
  ])
  expect(augmentationsFor(['packages/server/src/modules/far.ts'], sources)).toEqual(['packages/server/src/job.ts'])
})
