/** Every block, preset and palette: new blocks are readable, and contrast fixes of older blocks make nothing worse. */

import { load, schemaOf } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { formatColor, readableOn, resolveColor } from '@blockfront/engine/form'
import { sampleResources } from '@blockfront/engine/generate'
import type { PageBlock, Resources, StoreTheme } from '@blockfront/engine/render'
import { inertServices, Page, themeProperties } from '@blockfront/engine/render'
import { baseCss } from '@blockfront/engine/styles'
import { type Extreme, fill, ordinary } from '@blockfront/engine/testing'
import { views } from '@blockfront/engine/views'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { addPageStyles } from '../../../../engine/src/blocks/testing/page-styles.ts'
import { themeColors } from '../../shell/properties/form-services.ts'
import { PALETTES, type Palette } from '../../shell/theme/palettes.ts'
import { MIN_CONTRAST, textOf } from './background-color.ts'
import { leaves, textHolders, withText } from './find-text.ts'
import { textBackgrounds } from './text-backgrounds.tsx'

let place: HTMLElement
let root: Root | undefined

addPageStyles()
beforeAll(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  return () => cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
afterEach(clear)

function clear() {
  root?.unmount()
  root = undefined
  place?.remove()
}

const services = { ...inertServices, paymentMethods: ['Cash on delivery'] }
const themeWith = (palette: Palette) => ({
  name: '',
  palette,
  fonts: { heading: 'serif', body: 'serif' },
  radius: 8,
  spacing: 1,
})

/** Renders a block on a page with a palette. Returns its root elements. */
function draw(block: PageBlock, data: Resources, palette: Palette): readonly Element[] {
  clear()
  place = document.createElement('main')
  place.style.width = '1280px'
  document.body.append(place)
  root = createRoot(place)
  const theme = themeProperties(themeWith(palette))
  flushSync(() =>
    root?.render(<Page views={views} services={services} content={[block]} data={{ [block.id]: data }} theme={theme} />),
  )
  return [...(place.querySelector('.bf-page')?.children ?? [])]
}

/** The contrast of each text, by element and text. */
const contrasts = (elements: readonly Element[]) =>
  textHolders(elements).map((element) => ({
    what: `${element.className}: ${element.textContent.slice(0, 30)}`,
    ratio: textOf(element)?.ratio ?? Number.POSITIVE_INFINITY,
  }))

const weakIn = (elements: readonly Element[]) => contrasts(elements).filter(({ ratio }) => ratio < MIN_CONTRAST)

/** Applies every offered fix, one after the other. Returns the changed fields. */
function applyFixes(start: PageBlock, data: Resources, palette: Palette): string[] {
  const type = blocks[start.type]
  if (!type) throw new Error(`no block ${start.type}`)
  const colors = themeColors(themeWith(palette))
  const changed: string[] = []
  for (let block = start; ; ) {
    const elements = draw(block, data, palette)
    const before = contrasts(elements)
    const warnings = textBackgrounds({ block, schema: schemaOf(type), elements, views, services, data, colors })
    const [path] = Object.keys(warnings)
    if (path === undefined) return changed
    expect(changed, `${path} is fixed twice`).not.toContain(path)
    const leaf = leaves(schemaOf(type), block.props).find((one) => one.path.join('.') === path)
    const value = resolveColor(String(leaf?.value), colors)
    const grounds = (warnings[path] ?? []).flatMap((ground) => resolveColor(ground, colors) ?? [])
    const better = value && readableOn(value, grounds)
    if (!leaf || !better) throw new Error(`${path} cannot be fixed`)
    block = { ...block, props: withText(block.props, leaf.path, formatColor(better)) as Record<string, unknown> }
    changed.push(path)
    contrasts(draw(block, data, palette)).forEach(({ what, ratio }, i) => {
      const least = Math.min(MIN_CONTRAST, before[i]?.ratio ?? 0)
      expect(ratio, `${path} → ${formatColor(better)}: ${what}`).toBeGreaterThanOrEqual(least - 0.01)
    })
  }
}

it('the colors of buttons on images are those that the page has', () => {
  const colorsOf = (theme: StoreTheme) =>
    themeColors(theme)
      .slice(-2)
      .map(({ color }) => color)
  const [palette] = Object.values(PALETTES)
  if (!palette) throw new Error('There are no palettes.')
  const inStyleSheet = ['--color-hero-button', '--color-on-hero-button'].map((token) =>
    baseCss.split(`${token}:`)[1]?.split(';')[0]?.trim(),
  )
  expect(colorsOf(themeWith(palette))).toEqual(inStyleSheet)
  expect(colorsOf({ ...themeWith(palette), heroButtons: 'accent' })).toEqual([palette.accent, palette.onAccent])
})

const palettes = Object.entries(PALETTES)
/** A light and a dark palette. */
const fixed = isDeep ? palettes : palettes.filter(([name]) => ['Daylight', 'Midnight'].includes(name))
const types = Object.values(blocks)

describe.each(types.map((block) => [block.type, block] as const))('%s', (type, definition) => {
  it('is readable in every palette, with defaults and every preset', () => {
    const weak = palettes.flatMap(([name, palette]) =>
      ordinary(definition).flatMap((one: Extreme) =>
        weakIn(draw(one.block, one.data, palette)).map(({ what, ratio }) => `${name}, ${one.name}: ${what} ${ratio.toFixed(2)}`),
      ),
    )
    expect(weak).toEqual([])
  })

  it('of version 1, with literal colors: every fix helps and no warning remains', () => {
    const props = load([{ id: 'a', type, version: 1, props: {} }], { [type]: definition }).document.content[0]?.props ?? {}
    const data = sampleResources(definition, props)
    for (const [, palette] of fixed) applyFixes({ id: 'a', type, props }, data, palette)
  })

  it.each(isDeep ? ['#888888', '#fafafa', '#0a0a0a'] : ['#888888'])(
    'with %s for every color: every fix helps and no warning remains',
    (color) => {
      const props = fill(definition, { value: ({ field }) => (field.control === 'color' ? color : undefined) })
      const data = sampleResources(definition, props)
      const names = isDeep ? ['Daylight', 'Midnight'] : ['Daylight']
      for (const name of names) applyFixes({ id: 'a', type, props }, data, PALETTES[name] as Palette)
    },
  )
})

it('warns about the fields that color unreadable text, not about others of the same color', () => {
  const block = blocks.productGrid
  if (!block) throw new Error('no product grid')
  const { document } = load([{ id: 'a', type: 'productGrid', version: 1, props: { productImageObjectFit: 'cover' } }], blocks)
  const props = document.content[0]?.props ?? {}
  expect(props).toMatchObject({ saleBadgeTextColor: '#fff', buyButtonTextColor: '#fff', cartButtonHoverColor: '#ff4d4f' })
  const changed = applyFixes({ id: 'a', type: 'productGrid', props }, sampleResources(block, props), PALETTES.Daylight as Palette)
  expect(changed.toSorted()).toEqual(['originalPriceColor', 'saleBadgeTextColor'])
})

it('finds the background of text that is colored inside a formatted text', () => {
  const type = blocks.textBlock
  if (!type) throw new Error('There is no text block.')
  const find = (text: string) => {
    const props = type.props().parse({ text, background: '#ffffff' }) as Record<string, unknown>
    const block = { id: 'a', type: 'textBlock', props }
    const elements = draw(block, {}, PALETTES.Daylight as Palette)
    return textBackgrounds({ block, schema: schemaOf(type), elements, views, services, data: {}, colors: [] })
  }
  expect(find('<p>Dark <span style="color: #eeeeee">pale</span></p>')).toEqual({ text: ['#ffffff'] })
  expect(find('<p>Dark <span style="color: #222222">too</span></p>')).toEqual({})
})
