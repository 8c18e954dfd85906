import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffLines, linesOf } from './diff.ts'

test('the lines of rich text are its paragraphs, headings and items', () => {
  const html = '<h3>Who &amp; where</h3><p>Fern<br />Main Street 1</p><ul><li><p>One</p></li><li>Two</li></ul><p></p>'
  expect(linesOf(html)).toEqual(['Who & where', 'Fern', 'Main Street 1', 'One', 'Two'])
})

test('a changed line is removed and added, and the others stay', () => {
  expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'c' },
  ])
})

test('both texts can be read from the difference', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = diffLines(before, after)
      const only = (left: string) => diff.filter(({ kind }) => kind !== left).map(({ text }) => text)
      expect([only('added'), only('removed')]).toEqual([before, after])
    }),
  )
})
