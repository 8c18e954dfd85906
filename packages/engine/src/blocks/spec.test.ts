import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { load } from '../document/loading/load.ts'
import { schemaOf, typeOf } from '../document/schema.ts'
import { Page } from '../render/Page.tsx'
import { blocks } from './index.ts'
import { views } from './views.ts'

const page = readFileSync(new URL('../../../../docs/spec/blocks.md', import.meta.url), 'utf8')

/** The props of a section of blocks.md, each with the text after its name. Items of lists are left out. */
function propsIn(section: string): [name: string, text: string][] {
  let flat = section.replaceAll('\n', ' ')
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replace(/\[[^[\]]+\]/g, '')
  }
  return [...flat.matchAll(/(?:^|[·.:]|\)) *([a-z]\w+)=(.+?)(?= · |\. |$)/g)].map(([, name = '', text = '']) => [name, text])
}

const shapeOf = (type: string) => {
  const block = typeOf(blocks, type)
  return block ? schemaOf(block).shape : {}
}

const sections = [...page.matchAll(/^### (\w+) \(\w+.*\n([\s\S]*?)(?=\n### |$(?![\s\S]))/gm)]
  .map(([, type = '', text = '']) => ({ type, text }))
  .filter(({ type }) => type in blocks)

it('every prop with a default in blocks.md exists and has this default in a stored block of version 1', () => {
  const wrong = sections.flatMap(({ type, text }) => {
    const block = load([{ type, props: {} }], blocks).document.content[0]
    const known = shapeOf(type)
    return propsIn(text).flatMap(([name, value]) => {
      const stored = block?.props[name]
      const shown = typeof stored === 'object' ? JSON.stringify(stored) : String(stored)
      return name in known && value.startsWith(shown) ? [] : [`${type}.${name}: ${value}, not ${shown}`]
    })
  })
  expect(sections.length).toBeGreaterThan(9)
  expect(wrong).toEqual([])
})

it('blocks.md names every prop of the block types that it specifies', () => {
  const unnamed = sections.flatMap(({ type, text }) => {
    const networks = (name: string) => name.replace(/Instagram|Twitter|Facebook|Pinterest/, '{Network}')
    const isNamed = (name: string) =>
      [name, networks(name), name.replace(/^(instagram|twitter|facebook|pinterest)/, '{network}')].some((one) =>
        text.includes(one),
      )
    return Object.keys(shapeOf(type))
      .filter((name) => !isNamed(name))
      .map((name) => `${type}.${name}`)
  })
  expect(unnamed).toEqual([])
})

it('the categories have 6, 4 and 3 columns without any props, and 5, 3 and 2 in the builder', () => {
  const columnsOf = (props: object) =>
    /--slider-columns:([^;"]*)/.exec(
      renderToStaticMarkup(
        createElement(Page, { views, content: [{ id: 'c', type: 'categoriesSlider', props: props as never }] }),
      ),
    )?.[1]
  expect(columnsOf({})).toBe('var(--desktop, 6) var(--tablet, 4) var(--mobile, 3)')
  expect(columnsOf(load([{ type: 'categoriesSlider' }], blocks).document.content[0]?.props ?? {})).toBe(
    'var(--desktop, 5) var(--tablet, 3) var(--mobile, 2)',
  )
})

/** The style values of a block that refer to shapes, weights and hero buttons of the theme, by prop. */
const tokensIn = (props: object) =>
  Object.entries(props)
    .filter(([, value]) => /var\(--(?:radius|weight|shadow|color-(?:on-)?hero)/.test(JSON.stringify(value)))
    .map(([name]) => name)

/** The last version of a block without tokens of the theme: heroes got theirs in versions 4 and 5, other blocks in their latest one. */
const literalVersion = (version: number) => Math.max(1, Math.min(3, version - 1))

it('a stored block of an earlier version keeps its literal values, and a new one has those of the theme', () => {
  const withTokens = Object.values(blocks).filter((block) => tokensIn(schemaOf(block).parse({})).length > 0)
  expect(withTokens.length).toBeGreaterThan(18)
  for (const { type, version } of withTokens) {
    const stored = load([{ type, version: literalVersion(version), props: {} }], blocks).document.content[0]?.props ?? {}
    expect(tokensIn(stored), type).toEqual([])
  }
})

it('with the default theme, the tokens have the literal values of the earlier versions', () => {
  const values: Record<string, string> = {
    'var(--radius)': '8px',
    'var(--radius-button)': '8px',
    'var(--radius-box)': '12px',
    'var(--radius-quote)': '15px',
    'var(--radius-badge)': '20px',
    'var(--weight-heading)': '700',
    'var(--weight-name)': '600',
    'var(--weight-text)': '400',
    'var(--color-hero-button)': '#fff',
    'var(--color-on-hero-button)': '#111',
    'var(--shadow-card)': '0 1px 3px rgba(0,0,0,0.1)',
    'var(--shadow-quote)': '0 1px 2px rgba(0,0,0,0.06), 0 8px 24px rgba(0,0,0,0.06)',
    'var(--shadow-review)': '0 1px 2px rgba(0,0,0,0.06), 0 4px 16px rgba(0,0,0,0.05)',
  }
  for (const block of Object.values(blocks)) {
    const fresh: Record<string, unknown> = schemaOf(block).parse({})
    const stored =
      load([{ type: block.type, version: literalVersion(block.version), props: {} }], blocks).document.content[0]?.props ?? {}
    /** The values of a prop, or of the items of a list. */
    const compare = (token: unknown, literal: unknown, place: string) => {
      if (Array.isArray(token))
        for (const [i, item] of token.entries()) compare(item, (literal as unknown[])[i], `${place}[${i}]`)
      else if (typeof token === 'object' && token !== null)
        for (const name of tokensIn(token)) compare(token[name as never], literal?.[name as never], `${place}.${name}`)
      else expect(values[String(token)], place).toBe(String(literal))
    }
    compare(fresh, stored, block.type)
  }
})
