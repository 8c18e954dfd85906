import { contrastRatio, formatColor, parseColor } from '@blockfront/engine/color'
import fc from 'fast-check'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { colorsOf } from './colors.ts'
import { type EmailKind, emailTypes } from './emails/all.ts'
import { languageFor } from './messages/languages.ts'
import { renderEmail, renderSample } from './render-email.tsx'
import { extremeData } from './testing/extreme-data.ts'
import { sampleBrands } from './testing/sample-brand.ts'

const kinds = Object.keys(emailTypes) as EmailKind[]
const brands = Object.values(sampleBrands)

/** Gmail hides the end of a larger email. */
const MOST_BYTES = 102_400

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style of the markup, which React chooses.
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Email clients drop style sheets.
    'no-inline-style': 'off',
    // The body's role says that the whole is an email.
    'prefer-native-element': 'off',
    // Outlook for Windows reads them; email clients know the older role.
    'no-conditional-comment': 'off',
    'presentation-role-style': 'off',
    // Text of senders and visitors.
    'tel-non-breaking': 'off',
  },
})

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The words of the visible text. Where an element ends, a word ends. */
const wordsIn = (html: string) =>
  decode(
    html
      .slice(html.indexOf('<table role="presentation" style'))
      .replaceAll(/<!--.*?-->/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .split(/\s+/)
    .filter(Boolean)

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value))

describe.each(kinds)('%s', (kind) => {
  const rendered = brands.flatMap((brand) => [
    { brand, ...renderSample(kind, brand) },
    { brand, ...renderEmail(kind, extremeData[kind], brand) },
  ])

  it('is valid HTML of a size that is shown whole', async () => {
    // Every brand once, as parsing takes a while.
    for (const { html } of rendered.filter((_, index) => index % 4 < 2 === index < 4)) {
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
      ).toEqual([])
      expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
    }
  })

  it('loads and runs nothing, and its links are absolute', () => {
    for (const { html } of rendered) {
      expect(html).not.toMatch(/<(?:script|link|iframe|object|form|base)\b|\son\w+="/i)
      expect(html).not.toMatch(/@import|url\(/)
      for (const url of [...attribute(html, 'href'), ...attribute(html, 'src')]) expect(url).toMatch(/^https:\/\//)
    }
  })

  it('has a text part with each word and link of the HTML part, and no markup', () => {
    for (const { brand, subject, html, text } of rendered) {
      const words = new Set([...subject.split(/\s+/), ...text.split(/[\s>]+|[(),:]\s/), ...text.split(/\s+/)])
      const inText = (word: string) => words.has(word) || `${subject}\n${text}`.includes(word)
      // The label opposite the logo repeats the number of the order, which the text has in its first line.
      const label = languageFor(emailTypes[kind].recipient, brand.locale).messages.orderNumber({ order: '' })
      expect(wordsIn(html).filter((word) => !label.includes(word) && !inText(word))).toEqual([])
      for (const url of attribute(html, 'href')) if (url !== brand.url) expect(text).toContain(url)
      expect(text).not.toMatch(/<(?:p|div|td|table|span|a|br)\b|&(?:amp|lt|quot);/)
    }
  })
})

it('has readable text on every background, whatever the color of the brand', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  const color = fc.record({ r: channel, g: channel, b: channel, a: fc.constantFrom(1, 0.4, 0) }).map(formatColor)
  fc.assert(
    fc.property(color, color, (accent, surface) => {
      const { light, dark } = colorsOf({ accent, surface })
      for (const { card, page, text, muted, link, button, buttonText } of [light, dark]) {
        const onCard = [text, muted, link].map((one) => [one, card])
        for (const [front = '', back = ''] of [...onCard, [text, page], [muted, page], [link, page], [buttonText, button]])
          expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(button, card)).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})

function ratio(front: string, back: string): number {
  const [one, other] = [parseColor(front), parseColor(back)]
  if (!one || !other) throw new Error(`${front} or ${back} is no color.`)
  return contrastRatio(one, other)
}
