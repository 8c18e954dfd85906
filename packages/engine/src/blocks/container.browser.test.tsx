/** Tests how a container positions its children: wrapping rows, and values that differ by width. */
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
