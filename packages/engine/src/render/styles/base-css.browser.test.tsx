import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { blocks } from '../../blocks/index.ts'
import { styles } from '../../blocks/styles.ts'
import { views } from '../../blocks/views.ts'
import { sameJson } from '../../document/json.ts'
import { sampleResources } from '../../generate/sample-data.ts'
import { inertServices } from '../inert-services.ts'
import { Page, PageRoot } from '../Page.tsx'
import { type StoreTheme, themeProperties } from './theme.ts'

afterEach(cleanup)

const ARABIC = 'صُنع باليد.'

/** The boxes of a text and of its last character, in a page with the direction. */
function show(text: string, dir: 'ltr' | 'rtl', style = {}) {
  render(
    <PageRoot views={{}} services={inertServices} dir={dir}>
      <style>{styles}</style>
      <div style={style}>
        <p data-testid="paragraph">{text}</p>
        <div style={{ display: 'flex' }}>
          <button type="button">{text}</button>
        </div>
      </div>
    </PageRoot>,
  )
  const boxOf = (element: HTMLElement) => {
    const range = document.createRange()
    const node = element.firstChild as Text
    const rect = (from: number, to: number) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return range.getBoundingClientRect()
    }
    return { text: rect(0, text.length), first: rect(0, 1), stop: rect(text.length - 1, text.length) }
  }
  const paragraph = screen.getByTestId('paragraph')
  return { paragraph: boxOf(paragraph), button: boxOf(screen.getByRole('button')), around: paragraph.getBoundingClientRect() }
}

describe('in a page from right to left', () => {
  it('English text ends with its period and has the alignment of the page', () => {
    const { paragraph, button, around } = show('Made by hand.', 'rtl')
    expect(paragraph.stop.left).toBeGreaterThan(paragraph.first.right)
    expect(button.stop.left).toBeGreaterThan(button.first.right)
    expect(paragraph.text.right).toBeCloseTo(around.right, 0)
  })

  it('Arabic text keeps its direction and alignment', () => {
    const { paragraph, around } = show(ARABIC, 'rtl')
    expect(paragraph.stop.right).toBeLessThanOrEqual(paragraph.first.left)
    expect(paragraph.text.right).toBeCloseTo(around.right, 0)
  })

  it('centered text stays centered', () => {
    const { paragraph, around } = show('Made by hand.', 'rtl', { textAlign: 'center' })
    expect(paragraph.text.left - around.left).toBeCloseTo(around.right - paragraph.text.right, 0)
  })
})

it('in a page from left to right, English text begins at its left edge', () => {
  const { paragraph, around } = show('Made by hand.', 'ltr')
  expect(paragraph.text.left).toBeCloseTo(around.left, 0)
  expect(paragraph.stop.left).toBeGreaterThan(paragraph.first.right)
})

/** A page of products, a product and a hero, with sample data. */
function showPage() {
  const content = ['hero', 'simpleProductGrid', 'categoriesSlider', 'product', 'buttonGroup'].map((type) => {
    const block = blocks[type] as (typeof blocks)[string]
    return { id: type, type, props: block.props().parse(type === 'simpleProductGrid' ? { layout: 'grid' } : {}), data: block }
  })
  const data = Object.fromEntries(content.map(({ id, props, data: block }) => [id, sampleResources(block, props)]))
  render(
    <>
      <style>{styles}</style>
      <Page views={views} content={content} data={data} />
    </>,
  )
}

it('in a contrast theme, buttons have borders, and swatches and stars keep their colors', async () => {
  const emulate = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await emulate('active')
  onTestFinished(async () => void (await emulate('none')))
  showPage()
  const styleOf = (selector: string) => [...document.querySelectorAll(selector)].map((element) => getComputedStyle(element))
  const filled = styleOf('.bf-buy, .bf-hero__button, .bf-button--primary, .bf-product__button--add, .bf-card__cart')
  expect(filled.length).toBeGreaterThan(8)
  for (const { borderTopStyle, borderTopWidth } of filled) expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px'])
  const kept = styleOf('.bf-option__swatch, .bf-stars i')
  expect(kept.length).toBeGreaterThan(5)
  for (const style of kept) expect(style.getPropertyValue('forced-color-adjust')).toBe('none')
  const option = document.querySelector<HTMLElement>('.bf-option__value')
  option?.click()
  await expect.poll(() => option && getComputedStyle(option).outlineStyle).toBe('solid')
})

it('the ring of a focused card is over its image', async () => {
  showPage()
  for (const selector of ['.bf-card__link', '.bf-categoriesSlider__item']) {
    const link = document.querySelector<HTMLElement>(selector)
    await userEvent.keyboard('{Tab}')
    link?.focus()
    const ring = getComputedStyle(link as HTMLElement, '::after')
    expect([ring.outlineStyle, ring.position, Number(ring.zIndex) > 0]).toEqual(['solid', 'absolute', true])
  }
})

/** A theme with one token changed, and the blocks whose default look must follow it. */
const theme: StoreTheme = {
  name: 'Plain',
  palette: {
    surface: '#ffffff',
    text: '#1a1a1a',
    muted: '#666666',
    accent: '#1d4ed8',
    onAccent: '#ffffff',
    border: '#e0e0e0',
    sale: '#d92d20',
  },
  fonts: { heading: 'serif', body: 'serif' },
  radius: 8,
  spacing: 1,
}
const changes: Record<string, Partial<StoreTheme>> = {
  radius: { radius: 20 },
  buttons: { buttons: 'pill' },
  cards: { cards: 'raised' },
  'heading weight': { weights: { heading: 400, name: 600 } },
  'name weight': { weights: { heading: 700, name: 800 } },
  'text weight': { weights: { heading: 700, name: 600, text: 500 } },
  accent: { palette: { ...theme.palette, accent: '#7a1f5c' } },
  'hero buttons': { heroButtons: 'accent' },
}
const needs = (token: string, name: string) =>
  ({
    radius: /--radius/,
    buttons: /--radius-button/,
    cards: /--shadow/,
    'heading weight': /--weight-heading/,
    'name weight': /--weight-name/,
    'text weight': /--weight-text/,
    accent: /--color-accent/,
    'hero buttons': /--color-hero-button/,
  })[name]?.test(token) ?? false

/** Blocks with defaults that are visible only in other states: of optional text, or under a pointer. */
const UNSEEN = ['heading', 'navbar', 'reviews']

/** The computed shapes, weights and colors of all elements of a block, in order. */
function looksOf(block: (typeof blocks)[string], properties: Record<string, string>): string[] {
  const props = block.props().parse({})
  const { container, unmount } = render(
    <>
      <style>{styles}</style>
      <Page
        views={views}
        theme={properties}
        content={[{ id: 'a', type: block.type, props }]}
        data={{ a: sampleResources(block, props) }}
      />
    </>,
  )
  const looks = [...container.querySelectorAll('.bf-page *')].map((element) => {
    const { borderRadius, boxShadow, fontWeight, color, backgroundColor, backgroundImage, borderColor } =
      getComputedStyle(element)
    return [borderRadius, boxShadow, fontWeight, color, backgroundColor, backgroundImage, borderColor].join()
  })
  unmount()
  return looks
}

it.each(Object.keys(changes))('every block whose defaults refer to it follows the %s of the theme', (name) => {
  const unmoved = Object.values(blocks).filter((block) => {
    if (!needs(JSON.stringify(block.props().parse({})), name)) return false
    const before = looksOf(block, themeProperties(theme))
    return sameJson(before, looksOf(block, themeProperties({ ...theme, ...changes[name] })))
  })
  const types = unmoved.map(({ type }) => type)
  expect(name === 'accent' ? types.filter((type) => !UNSEEN.includes(type)) : types).toEqual([])
})
