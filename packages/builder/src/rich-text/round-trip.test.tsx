/** Opening and saving a text does not change it. */

import { repeat } from '@blockfront/tooling/tests/repeat'
import { Editor } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extensions, forEditor } from './extensions.ts'

const roundTrip = (html: string) => {
  const editor = new Editor({ extensions, content: forEditor(html) })
  const after = editor.getHTML()
  editor.destroy()
  return after
}

const words = fc
  .stringMatching(/^[a-zäé]{1,6}(?: [a-z&<>]{1,6})?$/)
  .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
const inline = fc.array(
  fc.oneof(
    words,
    words.map((text) => `<strong>${text}</strong>`),
    words.map((text) => `<em>${text}</em>`),
    words.map((text) => `<u>${text}</u>`),
    words.map((text) => `<a href="/shop">${text}</a>`),
    words.map((text) => `<span style="color: var(--color-accent);">${text}</span>`),
  ),
  { minLength: 1, maxLength: 1 },
)
const line = inline.map((parts) => parts.join(' '))
const paragraph = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  fc.constant('<p></p>'),
  fc.tuple(line, line).map(([a, b]) => `<p>${a}<br>${b}</p>`),
  line.map((text) => `<p style="text-align: center;">${text}</p>`),
)
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    fc.tuple(fc.constantFrom(2, 3, 4), line).map(([level, text]) => `<h${level}>${text}</h${level}>`),
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((inner) => `<blockquote>${inner.join('')}</blockquote>`),
    fc
      .tuple(
        fc.constantFrom('ul', 'ol'),
        fc.array(fc.tuple(paragraph, fc.option(tie('block'), { nil: '' })), { minLength: 1, maxLength: 3 }),
      )
      .map(([tag, items]) => `<${tag}>${items.map(([text, more]) => `<li>${text}${more}</li>`).join('')}</${tag}>`),
    fc.constantFrom('<hr>', '<pre><code>a  b</code></pre>', '<table><tbody><tr><td>1</td></tr></tbody></table>'),
  ),
}))
const text = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join(''))

it('every text of the editor stays unchanged', () => {
  fc.assert(
    fc.property(text, (html) => {
      // Adjacent lists and quotes of the same kind stay separate, and nothing is appended.
      expect(roundTrip(html)).toBe(html)
    }),
    { numRuns: repeat(20) },
  )
})

describe('texts from other editors', () => {
  it.each([
    ['a list at the end', '<p>One</p><ul><li><p>Two</p></li></ul>', '<p>One</p><ul><li><p>Two</p></li></ul>'],
    ['a list of plain items', '<ol start="3"><li>A</li><li>B</li></ol>', '<ol start="3"><li><p>A</p></li><li><p>B</p></li></ol>'],
    ['other headings', '<h1>A</h1><h5>B</h5><h6>C</h6>', '<h2>A</h2><h4>B</h4><h4>C</h4>'],
    ['a table', '<table><tbody><tr><th>A</th><td colspan="2">B</td></tr></tbody></table>', undefined],
    ['an image', '<p>See <img src="/a.webp" alt="A" width="20"> here</p>', undefined],
    ['small and raised letters', '<p>H<sub>2</sub>O, 5 m<sup>2</sup></p>', undefined],
    ['struck words and code', '<p><s>old</s> <code>new</code></p>', undefined],
    ['a rule and a listing', '<hr><pre><code>a\n  b</code></pre>', undefined],
    ['a link in a new tab', '<p><a target="_blank" rel="noopener" href="https://example.com/">A</a></p>', undefined],
    ['an aligned heading', '<h3 style="text-align: right;">A</h3>', undefined],
  ])('%s', (_what, html, expected = html) => {
    const once = roundTrip(html)
    expect(once).toBe(expected)
    expect(roundTrip(once)).toBe(once)
  })
})
