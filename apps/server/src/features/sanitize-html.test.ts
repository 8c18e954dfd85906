import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html.ts'

describe('sanitized rich text keeps', () => {
  it.each([
    ['subscript and superscript', '<p>H<sub>2</sub>O and 5 m<sup>2</sup></p>'],
    ['the first number of a list', '<ol start="3"><li><p>Third</p></li></ol>'],
    ['the color of text', '<p><span style="color:var(--color-accent)">a</span><span style="color:rgb(1, 2, 3)">b</span></p>'],
    ['a numbered list inside another one', '<ol><li><p>One</p><ol start="7"><li><p>Seven</p></li></ol></li></ol>'],
  ])('%s', (_what, html) => {
    expect(sanitizeHtml(html)).toBe(html)
  })
})

describe('sanitized rich text drops', () => {
  it.each([
    [
      'attributes of sub and sup',
      '<sub onclick="a()" style="color: red">2</sub><sup class="x">2</sup>',
      '<sub>2</sub><sup>2</sup>',
    ],
    [
      'other attributes of a list',
      '<ol start="3" onclick="a()" type="i" style="x: y"><li>a</li></ol>',
      '<ol start="3"><li>a</li></ol>',
    ],
    ['other styles of a span', '<span style="color: url(x); position: fixed; font-size: 9em">a</span>', '<span>a</span>'],
    ['start on other elements', '<ul start="3"><li start="2">a</li></ul>', '<ul><li>a</li></ul>'],
    [
      'markup hidden in start',
      '<ol start="1&quot;><script>a()</script>"><li>a</li></ol>',
      expect.stringMatching(/^<ol start="[^"<>]*"><li>a<\/li><\/ol>$/),
    ],
  ])('%s', (_what, html, clean) => {
    expect(sanitizeHtml(html)).toEqual(clean)
  })

  it('what is nested more than 40 times', () => {
    const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}a${'</blockquote>'.repeat(depth)}`
    const depths = [39, 40, 41, 60].map((depth) => sanitizeHtml(nested(depth)).split('<blockquote>').length - 1)
    expect(depths).toEqual([39, 40, 40, 40])
  })
})
