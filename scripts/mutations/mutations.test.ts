import { describe, expect, it } from 'vitest'
import { choose } from './choose.ts'
import { nearestTests } from './nearest.ts'
import { mutationsIn } from './operators.ts'

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
    ['if (a) run(true)', ['if (!(a)) run(true)', 'if (a) ;', 'if (a) run(false)']],
  ])('%s', (code, expected) => {
    expect(changed(code).filter((one) => one !== ';')).toEqual(expected)
  })

  it('changes no types and no errors for developers', () => {
    expect(changed("const a: 1 | true = b\ntype B = { c: 2 }\nfunction f() { throw new Error('x' + 1) }")).toEqual([])
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

it('runs the own test first, then the folder, then tests of the package that import the module', () => {
  const tests = new Map([
    ['packages/a/src/list/move.test.ts', ''],
    ['packages/a/src/list/sort.test.ts', ''],
    ['packages/a/src/page.test.ts', "import { move } from './list/move.ts'"],
    ['packages/a/src/list/drag/lift.test.ts', ''],
    ['packages/a/src/other.test.ts', ''],
    ['packages/b/src/page.test.ts', "import { move } from './list/move.ts'"],
  ])
  expect(nearestTests('packages/a/src/list/move.ts', tests)).toEqual([
    ['packages/a/src/list/move.test.ts'],
    ['packages/a/src/list/sort.test.ts'],
    ['packages/a/src/page.test.ts'],
    ['packages/a/src/list/drag/lift.test.ts'],
  ])
  expect(nearestTests('packages/a/src/list/menu/open.ts', tests)).toEqual([
    ['packages/a/src/list/move.test.ts', 'packages/a/src/list/sort.test.ts'],
    ['packages/a/src/list/drag/lift.test.ts'],
  ])
})
