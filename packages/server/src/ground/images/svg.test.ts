import { describe, expect, it } from 'vitest'
import { sanitizeSvg } from './svg.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 24 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const clean = (text: string) => {
  const { content, ...size } = sanitizeSvg(Buffer.from(text))
  return { text: content.toString(), ...size }
}

describe('an SVG', () => {
  it('keeps its shapes, paint and text', () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a { fill: red }</style>' +
      '<path class="a" d="M0 0L9 9" style="fill:url(#g)" xml:space="preserve"></path><use xlink:href="#g"></use><text>a &lt; b</text>'
    expect(clean(svg(inside)).text).toContain(inside)
    const once = clean(svg(inside)).text
    expect(clean(once).text).toBe(once)
  })

  it('keeps style sheets that load nothing, in any number of parts, without comments', () => {
    const sheet = '@media (prefers-color-scheme: dark) { .a > [id="b"]:not(.c) { fill: rgb(1 2 3 / 50%); filter: url(#f) } }'
    expect(clean(svg(`<style>${sheet.replaceAll('>', '&gt;')}</style>`)).text).toContain(`<style>${sheet}</style>`)
    expect(clean(svg('<style>.a { fi<![CDATA[ll: red]]> } /* no */</style>')).text).toContain('<style>.a { fill: red }  </style>')
    const inside = '<g aria-label="f(x)" transform="rotate(45)" fill="url(#g)" style="fill: hsl(1 2% 3%)"></g>'
    expect(clean(svg(inside)).text).toContain(inside)
  })

  it('has its size from width and height, or from its view box', () => {
    expect(clean(svg('', 'width="300px" height="150"'))).toMatchObject({ width: 300, height: 150 })
    expect(clean(svg(''))).toMatchObject({ width: 24, height: 12 })
    expect(clean(svg('', 'width="100%"'))).toMatchObject({ width: null, height: null })
  })

  it.each([
    '<script>alert(1)</script>',
    '<script xlink:href="https://evil.example/x.js"/>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/>',
    '<g onload="alert(1)"/>',
    '<g ONLOAD="alert(1)"/>',
    '<a xlink:href="javascript:alert(1)"><text>alert</text></a>',
    '<use href="https://evil.example/a.svg#x"/>',
    '<use xlink:href="data:image/svg+xml;base64,alert"/>',
    '<image href="https://evil.example/alert.png"/>',
    '<image href="data:image/svg+xml,alert"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<style>@import "https://evil.example/alert.css";</style>',
    '<style>.a { background: url(https://evil.example/alert) }</style>',
    '<style>.a { background: u\\72l(https://evil.example/alert) }</style>',
    '<style><![CDATA[ @import "alert"; ]]></style>',
    '<path style="fill: url(//evil.example/alert)"/>',
    '<path fill="url(https://evil.example/alert)"/>',
    '<?xml-stylesheet href="https://evil.example/alert.css"?>',
    '<style>@im<![CDATA[port "//evil.example/alert.css";]]></style>',
    '<style>@im<!-- x -->port "//evil.example/alert.css";</style>',
    '<style>@im<g/>port "//evil.example/alert.css";</style>',
    '<style>@im/**/port "evil";</style>',
    '<style>@&#105;mport "evil";</style>',
    '<style>@font-face { font-family: a; src: local(evil) }</style>',
    '<style>.a { fill: url/**/(//evil) }</style>',
    '<style>.a { background: image-set("evil" 1x) }</style>',
    '<style>.a { background: -webkit-image-set("evil" 1x) }</style>',
    '<style>.a { background: src("evil") }</style>',
    '<style>.a { color: red } /* evil</style>',
    '<style>.a { fill: u<![CDATA[rl(//evil.example)]]> }</style>',
    '<style>.a { behavior: expression(alert(1)) }</style>',
    '<path style="fill: image(evil)"/>',
    '<path style="fill: u\\72l(evil)"/>',
    '<path cursor="image-set(evil)"/>',
    '<!-- alert -->',
    '<text><![CDATA[</text><script>]]></text>',
  ])('loses what could run or load something: %s', (inside) => {
    const { text } = clean(svg(`${inside}<rect width="1"></rect>`))
    expect(text).toContain('<rect width="1">')
    expect(text).not.toMatch(/<script|alert\(|evil|javascript:|<(?:a|set|animate|image|use) [^>]*href|onload|@import/i)
  })

  it.each([
    ['HTML', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['two roots', `${svg('')}<html/>`],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'],
    ['an open element', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['another language with the same root', '<svg xmlns="http://www.w3.org/1999/xhtml"><script>1</script></svg>'],
    ['too many levels', svg(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x3c, 0x00])],
  ])('is refused when it is %s', (_, text) => {
    expect(() => sanitizeSvg(Buffer.from(text))).toThrow(/cannot be read/)
  })
})
