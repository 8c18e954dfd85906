import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showBuilder } from '../testing/show-builder.tsx'

const text = (id: string) => ({ type: 'textBlock', id, props: { text: `<p>Words of ${id}</p>` } })
const stored = {
  content: [text('a'), { type: 'container', id: 'box', childComponents: [text('b')] }, text('c')],
  globalContent: [{ type: 'navbar', id: 'nav' }],
}

let shown: ReturnType<typeof showBuilder> | undefined
const start = (document: unknown = stored) => {
  shown = showBuilder(document)
  return shown.builder
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')].map((row) => row.dataset.row)
const row = (id: string) => document.querySelector(`[data-row="${id}"]`) as HTMLElement
const tree = () => document.querySelector('[role="tree"]') as HTMLElement
const selection = () => shown?.builder.store.getState().selection

beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.title = 'Builder'
  await page.viewport(1440, 900)
})

describe('the outline', () => {
  it('is navigated and collapsed by keyboard, according to the tree pattern', async () => {
    start()
    expect(rows()).toEqual(['nav', 'a', 'box', 'b', 'c'])
    tree().focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    expect(selection()).toEqual(['box'])
    expect(tree().getAttribute('aria-activedescendant')).toBe(row('box').id)
    expect(row('a').textContent).toBe('Text Words of a')
    await userEvent.keyboard('{ArrowRight}')
    expect(selection()).toEqual(['b'])
    await userEvent.keyboard('{ArrowLeft}')
    expect(selection()).toEqual(['box'])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(rows).toEqual(['nav', 'a', 'box', 'c'])
    expect(row('box').getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect.poll(rows).toContain('b')
    expect(selection()).toEqual(['c'])
  })

  it('says in a name and with an icon from whom a block is hidden, also with its container, and that it is locked', async () => {
    const hidden = { hidden: true }
    const box = (id: string, editor: object, child: string) => ({
      type: 'container',
      id,
      editor,
      childComponents: [{ ...text(child), editor: { hiddenOn: ['tablet'] } }],
    })
    start({
      content: [
        { ...text('a'), editor: { ...hidden, locked: true } },
        box('far', hidden, 'b'),
        box('near', { hiddenOn: ['mobile'] }, 'c'),
        text('d'),
      ],
      globalContent: [],
    })
    const names = (id: string) => row(id).textContent
    await expect.poll(() => names('a')).toContain('Hidden from visitors, locked')
    expect(names('far')).toContain('Hidden from visitors')
    expect(names('b')).toContain('Hidden with its container')
    expect(names('near')).toContain('Hidden on mobile')
    expect(names('c')).toContain('Hidden on tablet and mobile')
    expect(names('d')).not.toMatch(/hidden|locked/i)
    expect(['a', 'far', 'b', 'near'].map((id) => row(id).dataset.hidden)).toEqual(['true', 'true', 'true', undefined])
    // The buttons of a row are not over its icons.
    for (const id of ['b', 'near', 'c']) {
      await userEvent.click(row(id))
      const icon = row(id).querySelector('[data-mark] svg') as Element
      const { left, top, width, height } = icon.getBoundingClientRect()
      await expect
        .poll(() => document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-mark]'))
        .not.toBeNull()
    }
  })

  it('renames, locks and hides, and shows what is on every page', async () => {
    const builder = start()
    const notes = (id: string) => builder.index.entries.get(id)?.block.editor
    await userEvent.click(row('a'))
    await userEvent.keyboard('{F2}')
    await expect.poll(() => document.activeElement).toBeInstanceOf(HTMLInputElement)
    await userEvent.keyboard('Our story{Enter}')
    await expect.poll(() => row('a').textContent).toContain('Our story')
    expect(notes('a')?.label).toBe('Our story')
    await userEvent.click(row('a').querySelector('[aria-label="Lock"]') as HTMLElement)
    expect(notes('a')?.locked).toBe(true)
    await userEvent.keyboard('{Delete}')
    expect(rows()).toContain('a')
    await userEvent.click(row('c').querySelector('[aria-label="Hide"]') as HTMLElement)
    expect(notes('c')?.hidden).toBe(true)
    await expect.poll(() => document.querySelector('.bfb-page')?.textContent).not.toContain('Words of c')
    expect(row('nav').textContent).toContain('on every page')
  })

  it('opens the containers of a block that is selected elsewhere, and scrolls to its row', async () => {
    const many = Array.from({ length: 60 }, (_, i) => text(`t${i}`))
    const deep = {
      type: 'container',
      id: 'outer',
      childComponents: [{ type: 'container', id: 'inner', childComponents: [text('deep')] }],
    }
    const builder = start({ content: [...many, deep], globalContent: [] })
    builder.select(['outer'])
    tree().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => row('outer').getAttribute('aria-expanded')).toBe('false')
    builder.select(['t0'])
    await expect.poll(() => tree().scrollTop).toBe(0)
    builder.select(['deep'])
    await expect.poll(() => row('deep')?.getAttribute('aria-selected')).toBe('true')
    const { top, bottom } = tree().getBoundingClientRect()
    await expect.poll(() => row('deep').getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    expect(row('deep').getBoundingClientRect().top).toBeGreaterThanOrEqual(top)
  })

  it('selects several blocks', async () => {
    start()
    await userEvent.click(row('a'))
    await page.elementLocator(row('c')).click({ modifiers: ['Shift'] })
    expect(selection()).toEqual(['a', 'c'])
    expect(row('c').getAttribute('aria-selected')).toBe('true')
  })

  it('renders only visible rows, and exposes all of them to screen readers', async () => {
    const builder = start({ content: Array.from({ length: 200 }, (_, i) => text(`t${i}`)), globalContent: [] })
    expect(rows().length).toBeLessThan(80)
    expect(row('t0').getAttribute('aria-setsize')).toBe('200')
    builder.select(['t150'])
    await expect.poll(() => row('t150')?.getAttribute('aria-posinset')).toBe('151')
    tree().scrollTop = 0
    await expect.poll(() => row('t0')).not.toBeNull()
    const { violations } = await axe.run(document.querySelector('.bfb-tree-surface') as HTMLElement, {
      resultTypes: ['violations'],
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`)).toEqual([])
  })
})
