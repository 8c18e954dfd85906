import { describe, expect, it } from 'vitest'
import { droppedElements, sanitizeHtml } from './sanitize-html.ts'

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

describe('blocks of text stay apart', () => {
  it.each([
    ['<div>Soft cotton.</div><div>Machine wash.</div>', '<p>Soft cotton.</p><p>Machine wash.</p>'],
    ['Intro<section>a</section>end', 'Intro<p>a</p>end'],
    ['<div><div>a</div><p>b</p>c<ul><li>d</li></ul> </div>', '<p>a</p><p>b</p><p>c</p><ul><li>d</li></ul> '],
    ['<article>a <strong>b</strong><br>c</article>', '<p>a <strong>b</strong><br />c</p>'],
    ['<div style="text-align: center; color: red">a</div>', '<p style="text-align:center">a</p>'],
    [
      '<ul><li><div>a</div></li></ul><table><tr><td><div>b</div>',
      '<ul><li><p>a</p></li></ul><table><tr><td><p>b</p></td></tr></table>',
    ],
    ['<strong>a<div>b</div></strong>c', '<strong>a<br />b<br /></strong>c'],
    ['<p>a<div>b</div>', '<p>a</p><p>b</p>'],
    ['<div> <img src="https://x.example/a.png"> </div>', ' <p><img src="https://x.example/a.png" /> </p>'],
    ['<dl><dt>Size</dt><dd>Small</dd></dl>', '<p>Size</p><p>Small</p>'],
    ['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['<del>a</del> <ins>b</ins>', '<s>a</s> <u>b</u>'],
  ])('%s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean)
    expect(sanitizeHtml(clean)).toBe(clean)
  })

  it('also those of plain text', () => {
    expect(sanitizeHtml('One\r\ntwo & 3 < 4\n\n\nThree\n')).toBe('<p>One<br />two &amp; 3 &lt; 4</p><p>Three</p>')
    expect(sanitizeHtml('One line\n')).toBe('One line\n')
    expect(sanitizeHtml('<p>a\nb</p>')).toBe('<p>a\nb</p>')
  })
})

describe('players of videos', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  it.each([
    ['a<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>b', `a<p><a href="${youtube}">${youtube}</a></p>b`],
    [
      '<p>a<iframe src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe></p>',
      `<p>a<br /><a href="${youtube}">${youtube}</a><br /></p>`,
    ],
    [
      '<div><iframe src="https://player.vimeo.com/video/12"></iframe></div>',
      '<p><a href="https://vimeo.com/12">https://vimeo.com/12</a></p>',
    ],
    ['<iframe src="https://evil.example/youtube.com/embed/x"></iframe>', ''],
    ['<a data-block="" href="https://a.example">a</a>', '<p><a href="https://a.example">a</a></p>'],
  ])('%s', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean)
  })
})

it('names elements that are left out', () => {
  expect(droppedElements('<p>a</p><iframe src="https://player.vimeo.com/video/12"></iframe>')).toEqual([])
  expect(droppedElements('<IFRAME src=https://maps.example></IFRAME><video><source></video><style>a</style>')).toEqual([
    'iframe',
    'video',
    'style',
  ])
})
