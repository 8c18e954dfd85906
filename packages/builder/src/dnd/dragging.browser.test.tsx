/** Dragging blocks in a real browser, by mouse and touch: on the canvas, in the outline and from the palette. */
import { beforeAll, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { element, entry, inside, row, start, top, wideWindow } from '../testing/example-page.ts'
import { drag, frame, mouse, spotIn, touch } from '../testing/pointer.ts'
import { text } from '../testing/window.ts'

beforeAll(wideWindow)

describe('dragging', () => {
  it('moves a block within the page to the drop position', async () => {
    start()
    await drag(spotIn(element('a')), spotIn(element('c'), 0.5, 0.8))
    expect(top()).toEqual(['box', 'c', 'a', 'hollow'])
  })

  it('moves into an empty container and out of one', async () => {
    start()
    await drag(spotIn(element('a')), spotIn(element('hollow')))
    expect(inside('hollow')).toEqual(['a'])
    await drag(spotIn(element('b')), spotIn(element('c'), 0.5, 0.2))
    expect(top()).toEqual(['box', 'b', 'c', 'hollow'])
  })

  it('puts a new block into a container as its first child', async () => {
    start()
    await drag(spotIn(entry('textBlock')), spotIn(element('box'), 0.5, 0.12))
    expect(inside('box')).toHaveLength(2)
    expect(inside('box')?.[1]).toBe('b')
  })

  it('changes nothing on Escape, and keeps the selection', async () => {
    const builder = start()
    const before = builder.store.getState().document
    await drag(spotIn(element('a')), spotIn(element('c')), { drop: false })
    expect(document.querySelector('.bfb-line')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await mouse('mouseReleased', spotIn(element('c')))
    expect(builder.store.getState().document).toBe(before)
    expect(document.querySelector('.bfb-line')).toBeNull()
  })

  it.each([
    ['the palette', () => ({ x: 60, y: 860 })],
    ['the search of the palette', () => spotIn(document.querySelector('.bfb-palette__search') as HTMLElement)],
    ['the empty part of the outline', () => ({ x: 380, y: 860 })],
    ['its own child in the outline', () => spotIn(row('b'))],
    ['a place outside of the window', () => ({ x: 900, y: -40 })],
  ])('changes nothing when a block is dropped on %s', async (name, spot) => {
    const builder = start()
    const before = builder.store.getState()
    if (!name.includes('child')) await drag(spotIn(element('a')), spot())
    await drag(spotIn(row('box'), 0.3), spot())
    const after = builder.store.getState()
    expect(after.document).toBe(before.document)
    expect(after.history).toBe(before.history)
    expect(after.offer).toBeUndefined()
    expect(document.querySelector('.bfb-drag-preview')).toBeNull()
    // The next drag works again.
    await drag(spotIn(element('a')), spotIn(element('c'), 0.5, 0.8))
    expect(top()).toEqual(['box', 'c', 'a', 'hollow'])
  })

  it('ends when the pointer leaves the window, also if it returns', async () => {
    start()
    const from = spotIn(element('a'))
    await drag(from, { x: 900, y: -40 }, { drop: false })
    expect(document.querySelector('.bfb-drag-preview')).toBeNull()
    const back = spotIn(element('c'), 0.5, 0.8)
    await mouse('mouseMoved', back)
    await mouse('mouseReleased', back)
    await frame()
    expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
  })

  it('does not add a block without a drop target', async () => {
    start()
    for (const spot of [
      { x: 380, y: 860 },
      { x: 900, y: -40 },
    ]) {
      await drag(spotIn(entry('textBlock')), spot)
      expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
    }
  })

  it('removes a block on the "Remove" zone, and offers undo', async () => {
    const builder = start()
    const before = builder.store.getState().document
    const from = spotIn(element('a'))
    await drag(from, { x: from.x, y: from.y + 40 }, { drop: false })
    const zone = spotIn(document.querySelector('.bfb-remove') as HTMLElement)
    await mouse('mouseMoved', zone)
    await expect.poll(() => document.querySelector('.bfb-drag-preview')?.textContent).toBe('Release to remove Text')
    await mouse('mouseReleased', zone)
    await expect.poll(top).toEqual(['box', 'c', 'hollow'])
    await userEvent.click(document.querySelector('.bfb-toast button') as HTMLElement)
    expect(builder.store.getState().document).toEqual(before)
  })

  it('removes a block on the empty space next to the page, from the canvas and from the outline, but adds none', async () => {
    const builder = start()
    builder.store.setState({ width: 'mobile' })
    await frame()
    const stage = document.querySelector('.bfb-stage') as HTMLElement
    const empty = spotIn(stage, 0.05)
    await drag(spotIn(entry('textBlock')), empty)
    expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
    await drag(spotIn(element('a')), empty)
    expect(top()).toEqual(['box', 'c', 'hollow'])
    await drag(spotIn(row('box'), 0.3), empty)
    expect(top()).toEqual(['c', 'hollow'])
    builder.undo()
    builder.undo()
    await frame()
    expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
    // The space just next to the page still counts as the page.
    const { left } = (document.querySelector('.bfb-page') as HTMLElement).getBoundingClientRect()
    await drag(spotIn(element('a')), { x: left - 8, y: spotIn(element('c'), 0.5, 0.8).y })
    expect(top()).toEqual(['box', 'c', 'a', 'hollow'])
  })

  it('works in the outline', async () => {
    start()
    await drag(spotIn(row('c')), spotIn(row('a'), 0.5, 0.1))
    expect(top()).toEqual(['c', 'a', 'box', 'hollow'])
    await drag(spotIn(row('a')), spotIn(row('hollow')))
    expect(inside('hollow')).toEqual(['a'])
  })

  it('works by touch after a long press, and a quick swipe drags nothing', async () => {
    start()
    const [from, to] = [spotIn(element('a')), spotIn(element('c'), 0.5, 0.8)]
    // Sent without a pause: on a busy machine a pause could turn it into a long press.
    await Promise.all([touch('touchStart', from), touch('touchMove', to), touch('touchEnd')])
    expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
    await touch('touchStart', from)
    await expect.poll(() => document.querySelector('.bfb-drag-preview')).not.toBeNull()
    await touch('touchMove', to)
    await frame()
    await touch('touchEnd')
    await expect.poll(top).toEqual(['box', 'c', 'a', 'hollow'])
  })

  it('changes nothing by touch on another panel, and when the system cancels the touch', async () => {
    start()
    for (const [end, spot] of [
      ['touchEnd', { x: 60, y: 860 }],
      ['touchCancel', spotIn(element('c'), 0.5, 0.8)],
    ] as const) {
      await touch('touchStart', spotIn(element('a')))
      await expect.poll(() => document.querySelector('.bfb-drag-preview')).not.toBeNull()
      await touch('touchMove', spot)
      await frame()
      await touch(end)
      await expect.poll(() => document.querySelector('.bfb-drag-preview')).toBeNull()
      expect(top()).toEqual(['a', 'box', 'c', 'hollow'])
    }
  })

  it('inserts a new block by touch, from the palette', async () => {
    start()
    const [from, to] = [spotIn(entry('textBlock')), spotIn(element('hollow'))]
    await touch('touchStart', from)
    await expect.poll(() => document.querySelector('.bfb-drag-preview')).not.toBeNull()
    await touch('touchMove', to)
    await expect.poll(() => document.querySelector('.bfb-line')).not.toBeNull()
    await touch('touchEnd')
    await expect.poll(() => inside('hollow')).toHaveLength(1)
  })

  it("scrolls near the page's edges, and drops at the pointer", async () => {
    const builder = start({ content: Array.from({ length: 60 }, (_, i) => text(`t${i}`, `Block ${i}`)), globalContent: [] })
    const { left, width, bottom } = (document.querySelector('.bfb-stage') as HTMLElement).getBoundingClientRect()
    const end = { x: left + width / 2, y: bottom - 6 }
    await drag(spotIn(element('t0')), end, { drop: false })
    await expect.poll(() => element('t59').getBoundingClientRect().bottom).toBeLessThan(bottom + 1)
    await mouse('mouseReleased', end)
    await frame()
    expect(builder.index.top.content.indexOf('t0')).toBeGreaterThan(55)
  })

  it('keeps the name of the dragged block inside the window, also when its text changes', async () => {
    const builder = start()
    builder.store.setState({ width: 'mobile' })
    await frame()
    const edge = { x: window.innerWidth - 4, y: spotIn(element('c')).y }
    await drag(spotIn(element('a')), edge, { drop: false })
    const dragPreview = () => document.querySelector('.bfb-drag-preview') as HTMLElement
    await expect.poll(() => dragPreview().textContent).toBe('Release to remove Text')
    const { left, right } = dragPreview().getBoundingClientRect()
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.keyboard('{Escape}')
    await mouse('mouseReleased', edge)
  })

  it('shows a line and does not move the page', async () => {
    start()
    const before = element('c').getBoundingClientRect().top
    await drag(spotIn(element('a')), spotIn(element('c'), 0.5, 0.9), { drop: false })
    expect(element('c').getBoundingClientRect().top).toBe(before)
    await mouse('mouseReleased', spotIn(element('c'), 0.5, 0.9))
  })
})
