/** Overlays stay at their block and cost nothing while nothing happens. A long page does not render unchanged blocks again. */

import { create, insert, move, updateProps } from '@blockfront/engine'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showBuilder } from '../testing/show-builder.tsx'
import { BLOCK_ATTRIBUTE } from './block/block-elements.ts'

let shown: ReturnType<typeof showBuilder> | undefined
const start = (count: number) => {
  const content = Array.from({ length: count }, (_, i) => ({
    type: 'textBlock',
    id: `t${i}`,
    props: { text: `<p>Words ${i}</p>` },
  }))
  shown = showBuilder({ content, globalContent: [] })
  return shown.builder
}
const element = (id: string) => document.querySelector<HTMLElement>(`[${BLOCK_ATTRIBUTE}="${id}"]`)
const placeOf = (target: Element | null) => {
  const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect(-1, -1)
  return [left, top, width, height].map(Math.round)
}
const outlined = async (id: string) => {
  const at = () => document.querySelector(`[data-outline="${id}"]`)
  await expect.poll(() => at() && placeOf(at())).toEqual(placeOf(element(id)))
}
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

beforeAll(() => page.viewport(1440, 900))
afterEach(() => {
  vi.restoreAllMocks()
})

it('keeps the outline at its block when content above grows, and on scroll, zoom and image load', async () => {
  const builder = start(3)
  builder.select(['t2'])
  await outlined('t2')
  const before = placeOf(element('t2'))
  const text = '<p>More</p><p>and more</p><p>words</p>'
  builder.apply(updateProps(builder.store.getState().document, builder.blocks, { id: 't0', props: { text } }))
  await expect.poll(() => placeOf(element('t2'))).not.toEqual(before)
  await outlined('t2')
  builder.store.setState({ zoom: 0.5 })
  await outlined('t2')
  const image = document.createElement('img')
  element('t0')?.append(image)
  await outlined('t2')
  image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>')}`
  await expect.poll(() => image.naturalHeight).toBe(200)
  await outlined('t2')
})

it('keeps it there on scroll, and measures nothing when idle', async () => {
  const builder = start(80)
  builder.select(['t1', 't2'])
  await outlined('t2')
  const scroller = document.querySelector('.bfb-scroller') as HTMLElement
  scroller.scrollTop = 30
  await outlined('t2')
  await frame()
  const looks = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  for (let i = 0; i < 3; i++) await frame()
  expect(looks).not.toHaveBeenCalled()
})

it('renders only added and changed blocks of a long page', async () => {
  const builder = start(150)
  const ids = Array.from({ length: 150 }, (_, i) => `t${i}`)
  const before = new Map(ids.map((id) => [id, element(id)]))
  const { document: loaded } = builder.store.getState()
  builder.apply(
    insert(loaded, builder.blocks, {
      block: { ...create(builder.blocks, 'textBlock'), id: 'new' },
      at: { list: 'content', index: 40 },
    }),
  )
  await expect.poll(() => element('new')).not.toBeNull()
  expect(ids.filter((id) => element(id) !== before.get(id))).toEqual([])
  builder.apply(move(builder.store.getState().document, builder.blocks, { id: 't100', to: { list: 'content', index: 2 } }))
  await expect.poll(() => element('t1')?.nextElementSibling === element('t100')).toBe(true)
  expect(ids.filter((id) => element(id) !== before.get(id))).toEqual(['t100'])
  builder.undo()
  await expect.poll(() => element('t99')?.nextElementSibling === element('t100')).toBe(true)
})
