/** Tests what depends on the width of the page: rows of a container that wrap, values that differ, and links of a navigation bar. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PageBlock } from '../render/BlockOutlet.tsx'
import { Page } from '../render/Page.tsx'
import { blocks } from './index.ts'
import { addPageStyles } from './testing/page-styles.ts'
import { views } from './views.ts'

addPageStyles()
afterEach(cleanup)

const block = (type: string, id: string, props: object, childComponents?: PageBlock[]): PageBlock => ({
  id,
  type,
  props: blocks[type]?.props().parse(props) as Record<string, unknown>,
  ...(childComponents && { childComponents }),
})

/** Draws a container with `count` texts on a page of the given width in pixels. Returns the text elements. */
function draw(width: number, props: object, texts: number, text: object = {}): HTMLElement[] {
  const inside = Array.from({ length: texts }, (_, i) => block('textBlock', `t${i}`, { text: `<p>Text ${i}</p>`, ...text }))
  const { container } = render(
    <div style={{ width }}>
      <Page views={views} content={[block('container', 'c', props, inside)]} />
    </div>,
  )
  return [...container.querySelectorAll<HTMLElement>('.bf-textBlock')]
}

const rowsOf = (elements: readonly HTMLElement[]) => new Set(elements.map(({ offsetTop }) => offsetTop)).size

it.each(['start', 'center'])('wraps a row of blocks that do not fit on one line (justify %s)', (justify) => {
  const row = { layout: 'row', justify, stackOnMobile: false }
  const texts = draw(800, row, 6)
  expect(rowsOf(texts)).toBeGreaterThan(1)
  expect(rowsOf(texts)).toBeLessThan(6)
  for (const text of texts) expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(800)
  expect(rowsOf(draw(800, row, 2))).toBe(1)
})

it('uses the tablet value on mobile if mobile has none', () => {
  const fontSize = { desktop: '40px', tablet: '30px' }
  const sizeAt = (width: number) => {
    const [text] = draw(width, {}, 1, { fontSize })
    const size = text && getComputedStyle(text.querySelector('.bf-textBlock__text') as Element).fontSize
    cleanup()
    return size
  }
  expect([1280, 800, 390].map(sizeAt)).toEqual(['40px', '30px', '30px'])
})

it('hides a block at the widths that it names, and lays it out like any other block at the rest', () => {
  const containers = [
    ['container', { layout: 'row', stackOnMobile: false }, 'first'],
    ['columns', { layout: 'halves', stack: 'never' }, 'second'],
    ['tabs', {}, 'first'],
  ] as const
  const boxesAt = ([type, props, slot]: (typeof containers)[number], width: number, editor?: PageBlock['editor']) => {
    const children = [
      { ...block('textBlock', 'a', { text: '<p>One</p>' }), slot: 'first' },
      { ...block('textBlock', 'b', { text: '<p>Two</p>', maxWidth: '2000px' }), editor, slot },
    ]
    const { container } = render(
      <div style={{ width }}>
        <Page views={views} content={[block(type, 'c', props, children)]} />
      </div>,
    )
    const boxes = [...container.querySelectorAll('.bf-textBlock')].map((text) => Math.round(text.getBoundingClientRect().width))
    cleanup()
    return boxes
  }
  for (const [at, name] of [
    [1280, 'desktop'],
    [1023, 'tablet'],
    [768, 'tablet'],
    [767, 'mobile'],
  ] as const) {
    const others = ['desktop', 'tablet', 'mobile'].filter((one) => one !== name)
    for (const one of containers) {
      expect(boxesAt(one, at, { hiddenOn: others }), `${one[0]}, ${at} px`).toEqual(boxesAt(one, at))
      expect(boxesAt(one, at, { hiddenOn: [name] })[1], `${one[0]}, ${at} px`).toBe(0)
    }
  }
})

it.each(['default', 'centered'])('shows links that fit on a tablet in one row, and others in the sheet (%s)', async (styling) => {
  const short = ['New', 'Sale', 'About']
  const long = ['Shirts and tops', 'Coats and jackets', 'Trousers', 'Shoes and boots', 'Accessories', 'About us', 'Contact us']
  const shownAt = async (width: number, labels: string[]) => {
    const links = labels.map((label) => ({ label, url: '/' }))
    const { container } = render(
      <div style={{ width }}>
        <Page views={views} content={[block('navbar', 'n', { links, styling })]} />
      </div>,
    )
    // Timelines of scrolling start with a frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const shown = ['.bf-navbar__nav a', '.bf-navbar__menu > summary'].filter((selector) =>
      container.querySelector(selector)?.checkVisibility({ visibilityProperty: true }),
    )
    const rows = rowsOf([...container.querySelectorAll<HTMLElement>('.bf-navbar__nav li')])
    cleanup()
    return [...shown, rows]
  }
  for (const width of [768, 1023, 1280]) expect(await shownAt(width, short), `${width} px`).toEqual(['.bf-navbar__nav a', 1])
  for (const width of [768, 860]) expect(await shownAt(width, long), `${width} px`).toEqual(['.bf-navbar__menu > summary', 1])
  expect((await shownAt(1024, long))[0]).toBe('.bf-navbar__nav a')
})
