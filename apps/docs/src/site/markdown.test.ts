import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describe, readMarkdown } from './markdown.ts'

it('splits a file into title, description and body', () => {
  const file =
    '<!-- Written by a program. -->\n\n# The `css` of *blocks*\n\n![x](y.png)\n\nSee [this\nguide](a.md). It is short.\n\n## More\n'
  expect(readMarkdown(file, 'a.md')).toEqual({
    title: 'The css of blocks',
    description: 'See this guide. It is short.',
    body: '![x](y.png)\n\nSee [this\nguide](a.md). It is short.\n\n## More',
  })
  expect(() => readMarkdown('Text', 'a.md')).toThrow('a.md does not begin with a title')
})

it('a description has at most 160 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}[.]?$/), { minLength: 1, maxLength: 80 }), (words) => {
      const text = describe(words.join(' '))
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThanOrEqual(160)
    }),
  )
})
