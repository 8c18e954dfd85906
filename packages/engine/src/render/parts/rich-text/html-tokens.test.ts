import { expect, it } from 'vitest'
import { attributesOf, decodeEntities, htmlTokens } from './html-tokens.ts'

it.each([
  ['&amp;&lt;&Gt;&bogus;&constructor;', '&<&Gt;&bogus;&constructor;'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#9;&#10;&#32;', '\t\n '],
  ['&#0;&#11;&#31;', '\ufffd\ufffd\ufffd'],
  ['&#xd7ff;&#xd800;&#xdfff;&#xe000;', '\ud7ff\ufffd\ufffd\ue000'],
  ['&#x10ffff;&#x110000;', '\u{10ffff}\ufffd'],
])('decodes %s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded))

it.each([
  [`a="1" B='2' c=3 d a=9`, { a: '1', b: '2', c: '3', d: '' }],
  ['href="/a?b=1&amp;c=2"', { href: '/a?b=1&c=2' }],
  [`${' '.repeat(4093)}a=1 b=2`, { a: '1' }],
])('reads the attributes %j', (source, attributes) => expect({ ...attributesOf(source) }).toEqual(attributes))

const tag = (name: string, attributes = '') => ({ tag: name, end: false, attributes })
/** The attributes of an end tag have no meaning. */
const end = (name: string) => ({ tag: name, end: true, attributes: expect.any(String) })

it.each([
  ['a<b>c</b>', [{ text: 'a' }, tag('b'), { text: 'c' }, end('b')]],
  ['<B ID="a>b">', [tag('b', ' ID="a>b"')]],
  ['<!-- a > b -->c<!x>d<?y?>e', [{ text: 'c' }, { text: 'd' }, { text: 'e' }]],
  ['a<!-- b', [{ text: 'a' }]],
  ['<script>a</style></Script>b', [{ text: 'b' }]],
  ['<style>a', []],
  ['</script>a', [{ text: 'a' }]],
  ['1 < 2 <b', [{ text: '1 ' }, { text: '<' }, { text: ' 2 ' }, { text: '<' }, { text: 'b' }]],
  [`<b a="c`, [{ text: '<' }, { text: 'b a="c' }]],
])('splits %j', (html, tokens) => expect([...htmlTokens(html)]).toEqual(tokens))

it('splits a text in the same way whatever it split before', () => {
  const html = '</script><script>a</script>b<style>c</style>d'
  const tokens = [...htmlTokens(html)]
  expect(tokens).toEqual([{ text: 'b' }, { text: 'd' }])
  expect([...htmlTokens(html.slice('</script>'.length))]).toEqual(tokens)
})
