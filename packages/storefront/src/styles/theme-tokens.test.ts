import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.includes('test-events'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

const rule = (selector: string) => sheets.map(({ text }) => text.split(`\n  ${selector} {`)[1]?.split('}')[0]).find(Boolean) ?? ''

it('the buttons of all pages outside of blocks have the primary color and the corners of the theme', () => {
  const button = rule('.sf-button')
  for (const token of ['background: var(--color-accent)', 'color: var(--color-on-accent)', 'border-radius: var(--radius-button)'])
    expect(button).toContain(token)
})

it('headings outside of blocks have the weight of the theme', () => {
  for (const { file, text } of sheets)
    for (const [, selector = '', body = ''] of text.matchAll(
      /([^{}]*(?:message__title|listing__title|related__title|checkout__title|h1|h2)[^{}]*)\{([^{}]*)\}/g,
    )) {
      const weight = /font-weight: ([^;]+)/.exec(body)?.[1]
      if (weight) expect(weight, `${file}: ${selector.trim()}`).toContain('var(--weight-heading)')
    }
})

it('corners outside of blocks follow the theme, except those of small marks and of circles', () => {
  for (const { file, text } of sheets)
    for (const [, radius = ''] of text.matchAll(/border-radius: ([^;]+);/g))
      expect(radius.includes('var(--radius') || /^(?:0|50%|999px|[2-8]px)$/.test(radius), `${file}: ${radius}`).toBe(true)
})
