import * as fc from 'fast-check'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

const inner = (html: string) =>
  renderToStaticMarkup(<RichText html={html} />).slice('<div class="bf-richText">'.length, -'</div>'.length)

const body = (html: string) => {
  const element = document.implementation.createHTMLDocument().body
  element.innerHTML = html
  return element
}

const ELEMENTS =
  'p h2 h3 h4 pre ul ol li blockquote table thead tbody tfoot tr td th hr br img a b strong i em u s sub sup code span'.split(' ')
const ATTRIBUTES = 'href title target rel src alt width height loading start style colspan rowspan'.split(' ')

/** Finds everything in a real DOM that could harm a reader. */
function dangers(html: string) {
  const found: string[] = []
  for (const element of body(html).querySelectorAll('*')) {
    if (!ELEMENTS.includes(element.localName)) found.push(element.localName)
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES.includes(name)) found.push(`${element.localName}[${name}]`)
      if (/^(?:href|src)$/.test(name) && /^[\s\p{Cc}]*(?:javascript|data|vbscript|blob|file):/iu.test(value)) found.push(value)
      if (
        name === 'style' &&
        !/^(?:text-align:[a-z]+|color:(?:#[\da-f]+|rgba?\([\d., ]+\)|var\(--color-[a-z-]+\)))$/i.test(value)
      )
        found.push(value)
    }
  }
  return found
}

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script>alert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=0>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript&#58;alert(1)">x</a>',
  '<a href="&#x6A;avascript&#x3A;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://a.example" onclick="alert(1)">x</a>',
  '<a href="blob:https://a.example/1">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<span style="color:url(javascript:alert(1))">x</span>',
  '<span style="color:#fff;background:red">x</span>',
  '<span style="color:var(--x);position:fixed">x</span>',
  '<p style="text-align:center;position:fixed;inset:0">x</p>',
  '<p style="text-align:center}body{display:none">x</p>',
  '<style>body{display:none}</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<body onload=alert(1)>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<p/onclick=alert(1)>x',
  '<p onclick\n=\nalert(1)>x',
  '<a href=https://a.example/"onmouseover=alert(1)//>x</a>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<a __proto__=x constructor=y href=/z>x</a>',
]

const fragment = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc.constantFrom('<', '>', '"', "'", '=', '&', '/', '<!--', '-->', '<!', '\n', ' ', 'text', '&lt;', '&#0;', '\u0000', '🙂', 'ا'),
  fc
    .constantFrom(...ELEMENTS, 'div', 'h1', 'h5', 'section', 'u', 'font')
    .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag}/>`)),
  fc.string({ maxLength: 6 }),
)
const soup = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''))

/** Processor time of this thread in milliseconds, which other load does not change. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('RichText', () => {
  it.each([
    ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
    ['<b>a</b> <i>b</i>', '<b>a</b> <i>b</i>'],
    ['<h1>Big</h1><div>one</div><div>two</div>', '<h2>Big</h2><p>one</p><p>two</p>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<p>one<ul><li>a<li>b</ul>', '<p>one</p><ul><li>a</li><li>b</li></ul>'],
    ['<ul>loose<li>a</li></ul>', '<ul><li>loose</li><li>a</li></ul>'],
    ['<table><tr><td>1<td>2</table>', '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'],
    ['<table>stray</table>', '<table><tbody><tr><td>stray</td></tr></tbody></table>'],
    ['<li>no list</li>', 'no list'],
    ['<p style="color:red; text-align: center">x</p>', '<p style="text-align:center">x</p>'],
    ['<span style="color: var(--color-accent)">x</span>', '<span style="color:var(--color-accent)">x</span>'],
    ['<span style="background-color:#fff;color: rgba(1, 2, 3, 0.5)">x</span>', '<span style="color:rgba(1, 2, 3, 0.5)">x</span>'],
    ['<p style="color:#fff">x <span style="color:red">y</span></p>', '<p>x <span>y</span></p>'],
    ['<a href="/shop" target="_blank">x</a>', '<a href="/shop" target="_blank" rel="noopener noreferrer">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<img src="/a.png" alt="A &quot;cup&quot;">', '<img src="/a.png" alt="A &quot;cup&quot;" loading="lazy"/>'],
    ['<img src="data:image/png;base64,x">', ''],
    ['a &lt;b&gt; &amp; &copy; &#8364; &bogus;', 'a &lt;b&gt; &amp; © € &amp;bogus;'],
    ['2 < 3 and 4 > 1', '2 &lt; 3 and 4 &gt; 1'],
    ['a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->e', 'abce'],
    ['<pre>\n  two\n</pre>', '<pre>  two\n</pre>'],
    ['<img src="/a.png" width="10000" height="10001">', '<img src="/a.png" alt="" width="10000" loading="lazy"/>'],
    ['<img src="/a.png" width="0" height="1.5">', '<img src="/a.png" alt="" loading="lazy"/>'],
    ['<ol start="1000000"><li>a</ol><ol start="1000001"><li>b</ol>', '<ol start="1000000"><li>a</li></ol><ol><li>b</li></ol>'],
    [
      '<table> <tr> <td colspan="50" rowspan="500">x <th colspan="51" rowspan="501"></table>',
      '<table><tbody><tr><td colSpan="50" rowSpan="500">x </td><th></th></tr></tbody></table>',
    ],
    ['<p colspan="2" style="TEXT-ALIGN: Center">x</p><p></p>', '<p style="text-align:center">x</p>'],
    ['<a title="T" href="/x" target="_top">x</a>', '<a href="/x" title="T">x</a>'],
    ['<p>a<hr>b</p></br>c</b>', '<p>a</p><hr/>bc'],
    ['<ul><li>a<ul><li>b</ul></li><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<ul><li><b>a</ul>b', '<ul><li><b>a</b></li></ul>b'],
    [`${'<blockquote>'.repeat(30)}x`, `${'<blockquote>'.repeat(24)}x${'</blockquote>'.repeat(24)}`],
  ])('renders %s', (html, expected) => expect(inner(html)).toBe(expected))

  it.each(PAYLOADS)('makes %s harmless', (payload) => {
    for (const html of [payload, `<p>${payload}</p>`, `<p title="${payload}">`, `<table><tr>${payload}`])
      expect(dangers(inner(html))).toEqual([])
  })

  it('makes any mixture of tags, quotes and payloads harmless', () => {
    fc.assert(fc.property(soup, (html) => void expect(dangers(inner(html))).toEqual([])))
  })

  it('nests so that parsing the server HTML gives the same elements, and it hydrates', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const written = renderToString(<RichText html={html.replaceAll('\u0000', '')} />)
        expect(body(written).innerHTML).toBe(body(body(written).innerHTML).innerHTML)
        const tags = (source: string) => [...source.matchAll(/<\/?([a-z0-9]+)/g)].map(([tag]) => tag)
        expect(tags(body(written).innerHTML)).toEqual(tags(written))
      }),
    )
  })

  it('limits the depth', () => {
    const depth = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depth))
    for (const piece of ['<blockquote>', '<b>', '<ul><li>', '<table><tr><td>'])
      expect(depth(body(inner(`${piece.repeat(5000)}x`)))).toBeLessThan(32)
  })

  it.each([
    ['unended tags', '<a "'],
    ['alternating quotes', `<a '"<a "'`],
    ['unended attributes', '<a href="'],
    ['comments', '<!--'],
    ['declarations', '<!x'],
    ['scripts', '<script>'],
    ['entities', '&#x'],
    ['nesting', '<b>'],
    ['lists', '<ul><li>'],
    ['spaces', '<p a                    '],
    ['siblings', '<br>'],
  ])('parses hostile %s in linear time', (_, piece) => {
    const time = (size: number) => {
      const html = piece.repeat(Math.ceil(size / piece.length))
      const start = processorTime()
      inner(html)
      return processorTime() - start
    }
    // The fastest of five runs: a run in which memory is freed takes longer.
    const best = (size: number) => Math.min(...Array.from({ length: 5 }, () => time(size)))
    time(10_000)
    // A quadratic parser takes 64 times as long for 8 times the length. A linear one takes less than half of that.
    const short = Math.max(best(25_000), 4)
    expect(best(200_000)).toBeLessThan(short * 32)
  })
})

it('reads the names of attributes in any case', () => {
  expect(inner('<a HREF="/page">Page</a>')).toContain('href="/page"')
})

it('ends a link where another one begins', () => {
  expect(inner('<a href="/a">A<a href="/b">B</a></a>').match(/<a /g)).toHaveLength(2)
  expect(body(inner('<a href="/a">A<a href="/b">B</a>')).querySelectorAll('a a')).toHaveLength(0)
  expect(inner('<b>bold<a href="/a">A</a></b>')).toContain('<b>bold<a')
})
