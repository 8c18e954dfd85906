/**
 * The builder in a real browser, with real mouse and keyboard: every way to change a page. The builder must not change the page's
 * own elements.
 */
import { defaultAreas, type KnownBlock, save, updateProps, withAreas } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import axe from 'axe-core'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { BLOCK_ATTRIBUTE } from './canvas/block/block-elements.ts'
import { areaContents } from './store/page-order.ts'
import { element, entry, inside, row, selection, shown, start, top, wideWindow } from './testing/example-page.ts'
import { click, drag, frame, mouse, spotIn, tap } from './testing/pointer.ts'
import { text } from './testing/window.ts'

const announced = () => document.querySelector('.bfb-voice')?.textContent ?? ''

beforeAll(wideWindow)

describe('selecting', () => {
  it('toggles on a click, and adds with Shift', async () => {
    start()
    const spot = spotIn(element('a'))
    await click(spot)
    expect(selection()).toEqual(['a'])
    await click(spot)
    expect(selection()).toEqual([])
    await click(spot)
    await click(spotIn(element('c')), { modifiers: 8 })
    expect(selection()).toEqual(['a', 'c'])
  })

  it('scrolls to a block that was selected elsewhere', async () => {
    const many = Array.from({ length: 60 }, (_, i) => text(`t${i}`, `Block ${i}`))
    const builder = start({ content: many, globalContent: [] })
    expect(element('t50').getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    builder.select(['t50'])
    await expect.poll(() => element('t50').getBoundingClientRect().top).toBeLessThan(window.innerHeight)
  })

  it('selects the innermost block, and its parent from the toolbar', async () => {
    start()
    await click(spotIn(element('b')))
    expect(selection()).toEqual(['b'])
    await userEvent.click(document.querySelector('.bfb-toolbar [aria-label="Select parent"]') as HTMLElement)
    expect(selection()).toEqual(['box'])
  })
})

describe('a block under the pointer', () => {
  it('has an outline with its name, which disappears with the pointer', async () => {
    start()
    await mouse('mouseMoved', spotIn(element('a')), { buttons: 0 })
    const outline = () => document.querySelector('.bfb-outline[data-look="hovered"]')
    const name = () => document.querySelector('.bfb-outline__head[data-look="hovered"]')?.textContent
    await expect.poll(name).toBe('Text')
    const [drawn, block] = [outline()?.getBoundingClientRect(), element('a').getBoundingClientRect()]
    expect([drawn?.left, drawn?.width].map((one) => Math.round(one ?? 0))).toEqual([block.left, block.width].map(Math.round))
    await mouse('mouseMoved', { x: 20, y: 860 }, { buttons: 0 })
    await expect.poll(outline).toBeNull()
  })
})

describe('between two blocks', () => {
  const options = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent)

  it('a tap shows a plus, which stays after the tap', async () => {
    // Chromium's emulation of touch cannot be ended: later tests of the page would have it too.
    const original = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => original(query === '(hover: none)' ? 'all' : query))
    onTestFinished(() => void vi.mocked(window.matchMedia).mockRestore())
    start()
    const { left, width, bottom } = element('a').getBoundingClientRect()
    const plus = () => document.querySelector('.bfb-gap__button')
    await tap({ x: left + width / 2, y: bottom - 2 })
    await expect.poll(plus).not.toBeNull()
    // The browser reports the end of a tap like a pointer that leaves the page.
    await frame()
    expect(plus()).not.toBeNull()
    await tap(spotIn(element('c'), 0.5))
    await expect.poll(plus).toBeNull()
  })

  it('a plus inserts a block there, and shortcuts do next to the selected block', async () => {
    const builder = start()
    const { left, width, bottom } = element('a').getBoundingClientRect()
    const plus = () => document.querySelector<HTMLElement>('.bfb-gap__button')
    const list = () => document.querySelector<HTMLElement>('[role="dialog"]')
    const openList = async () => {
      await mouse('mouseMoved', { x: left + width / 2, y: bottom - 2 }, { buttons: 0 })
      await expect.poll(plus).not.toBeNull()
      await click(spotIn(plus() as HTMLElement))
      await expect.poll(() => list()?.contains(document.activeElement)).toBe(true)
      expect(plus()?.ariaExpanded).toBe('true')
    }
    const closed = async () => {
      await expect.poll(list).toBeNull()
      await expect.poll(() => document.activeElement?.className).toBe('bfb-surface')
    }
    await openList()
    // The list is not modal and is next to the plus.
    expect(document.querySelector('[aria-hidden="true"] .bfb-stage, [inert] .bfb-stage, .ui-backdrop')).toBeNull()
    expect(Math.abs((list()?.offsetTop ?? 0) - spotIn(plus() as HTMLElement).y - 20)).toBeLessThanOrEqual(2)
    await userEvent.keyboard('{Escape}')
    await closed()
    await openList()
    await click(spotIn(plus() as HTMLElement))
    await closed()
    await openList()
    await click(spotIn(element('c'), 0.02))
    await expect.poll(list).toBeNull()
    expect(selection()).toEqual(['c'])
    await openList()
    await expect.poll(() => options().join()).toContain('Video')
    expect(options().join()).not.toContain('Footer')
    await userEvent.keyboard('paragraph')
    // The bench of the builder checks how long this takes.
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => top()?.length).toBe(5)
    expect(top()?.map((id) => ['a', 'box', 'c', 'hollow'].indexOf(id))).toEqual([0, -1, 1, 2, 3])
    expect(selection()).toEqual([top()?.[1]])
    expect(plus()).toBeNull()

    builder.select(['b'])
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await expect.poll(options).not.toEqual([])
    await userEvent.keyboard('photo{Enter}')
    await expect.poll(() => inside('box')?.length).toBe(2)
    expect(inside('box')?.[1]).toBe('b')
    builder.select(['hollow'])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(options).not.toEqual([])
    await userEvent.keyboard('text{Enter}')
    await expect.poll(() => top()?.length).toBe(6)
    expect(top()?.[4]).toBe('hollow')
  })
})

describe('the handles of the selected block', () => {
  const handle = (name: string) => document.querySelector(`.bfb-handle[aria-label="${name}"]`) as HTMLElement

  it('change its space and width by pointer and keys, in steps of a scale, each drag as one step of undo', async () => {
    const builder = start({ content: [text('a', 'First'), text('c', 'Third')], globalContent: [] })
    const props = () => builder.index.entries.get('a')?.block.props
    const before = props()
    builder.select(['a'])
    await expect.poll(() => handle('Space above')).not.toBeNull()
    await frame()
    const { scale } = builder.store.getState()
    const from = spotIn(handle('Space above'))
    await mouse('mouseMoved', from, { buttons: 0 })
    await mouse('mousePressed', from)
    for (const rem of [0.4, 1.3, 2.1]) await mouse('mouseMoved', { x: from.x, y: from.y + rem * 16 * scale })
    await expect.poll(() => props()?.padding).toBe('4rem 0 2rem')
    expect(handle('Space above').getAttribute('aria-valuetext')).toBe('4rem')
    await mouse('mouseReleased', { x: from.x, y: from.y + 2.1 * 16 * scale })
    // The handle is on whole pixels.
    await expect.poll(() => Math.abs(spotIn(handle('Space above')).y - from.y - 32 * scale)).toBeLessThanOrEqual(1)
    builder.undo()
    expect(props()).toEqual(before)

    // The handle of the space below is at the end of the block, which grows towards the pointer.
    await frame()
    const low = spotIn(handle('Space below'))
    expect(Math.abs(low.y - element('a').getBoundingClientRect().bottom)).toBeLessThanOrEqual(1)
    await mouse('mouseMoved', low, { buttons: 0 })
    await mouse('mousePressed', low)
    for (const rem of [0.4, 1.3, 2.1]) await mouse('mouseMoved', { x: low.x, y: low.y + rem * 16 * scale })
    await expect.poll(() => props()?.padding).toBe('2rem 0 4rem')
    await mouse('mouseReleased', { x: low.x, y: low.y + 2.1 * 16 * scale })
    await expect.poll(() => Math.abs(spotIn(handle('Space below')).y - low.y - 32 * scale)).toBeLessThanOrEqual(1)
    builder.undo()

    handle('Width').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => props()?.maxWidth).toBe('700px')
    expect(selection()).toEqual(['a'])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(() => props()?.maxWidth).toBe('740px')
    const { violations } = await axe.run(document.querySelector('.bfb-stage') as HTMLElement, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`)).toEqual([])
    builder.store.setState({ preview: true })
    await expect.poll(() => handle('Width')).toBeNull()
  })

  it('change the widths of columns in twelfths, also from right to left, and reset them', async () => {
    const content = [{ type: 'columns', id: 'a', props: { stack: 'never' }, childComponents: [text('b', 'Second')] }]
    for (const dir of ['ltr', 'rtl'] as const) {
      shown?.close()
      const builder = start({ content, globalContent: [] }, { dir })
      const ratio = () => builder.index.entries.get('a')?.block.props.ratio
      builder.select(['a'])
      await expect.poll(() => handle('Width of column 1')?.getAttribute('aria-valuetext')).toBe('6 : 6')
      await expect.poll(() => spotIn(handle('Width of column 1')).x).toBeGreaterThan(spotIn(element('a'), 0.4).x)
      const from = spotIn(handle('Width of column 1'))
      const by = ((dir === 'rtl' ? -1 : 1) * element('a').getBoundingClientRect().width) / 12
      await mouse('mouseMoved', from, { buttons: 0 })
      await mouse('mousePressed', from)
      for (const parts of [0.6, 1.4, 2.1]) await mouse('mouseMoved', { x: from.x + parts * by, y: from.y })
      await expect.poll(ratio).toBe('halves 8 4')
      await mouse('mouseReleased', { x: from.x + 2.1 * by, y: from.y })
      await expect.poll(() => handle('Width of column 1').getAttribute('aria-valuetext')).toBe('8 : 4')
      handle('Width of column 1').focus()
      await userEvent.keyboard(dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}')
      await expect.poll(ratio).toBe('halves 7 5')
      await userEvent.keyboard('{Enter}')
      await expect.poll(ratio).toBe('')
      for (const before of ['halves 7 5', 'halves 8 4', '']) {
        builder.undo()
        expect(ratio()).toBe(before)
      }
    }
  })
})

describe('the toolbar of a block', () => {
  const press = async (label: string) => {
    await expect.poll(() => document.querySelector(`.bfb-toolbar [aria-label="${label}"]`)).not.toBeNull()
    await userEvent.click(document.querySelector(`.bfb-toolbar [aria-label="${label}"]`) as HTMLElement)
  }

  it('duplicates with default props and with content, moves and deletes', async () => {
    const builder = start({ content: [text('a', 'First'), text('c', 'Third')], globalContent: [] })
    const words = () => top()?.map((id) => String(builder.index.entries.get(id)?.block.props.text))
    builder.select(['a'])
    await press('Duplicate with default content')
    expect(words()?.[0]).toBe('<p>First</p>')
    expect(words()?.[1]).not.toBe('<p>First</p>')
    expect(words()?.[2]).toBe('<p>Third</p>')
    builder.select(['a'])
    await press('Duplicate with current content')
    expect(words()?.slice(0, 2)).toEqual(['<p>First</p>', '<p>First</p>'])
    builder.select(['c'])
    await press('Move up')
    expect(words()?.indexOf('<p>Third</p>')).toBe(2)
    await press('Move down')
    await press('Delete')
    expect(top()).not.toContain('c')
  })
})

describe('the toolbar over the page', () => {
  const hero = { type: 'hero', id: 'hero', props: {} }
  const content = {
    content: [hero, { type: 'container', id: 'row', childComponents: [text('x', 'Left')] }, text('y', 'Last')],
    globalContent: [
      { type: 'navbar', id: 'nav', props: { sticky: true } },
      { type: 'footer', id: 'foot' },
    ],
  }
  const stage = () => (document.querySelector('.bfb-stage') as HTMLElement).getBoundingClientRect()
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.bfb-toolbar button')]

  /** The labels of buttons that are covered, outside the canvas, or transparent. */
  function unseen(): string[] {
    const frame = document.querySelector('.bfb-page') as HTMLElement
    // An inert page does not receive pointer events, although it can be painted on top.
    frame.inert = false
    const hidden = buttons().filter((one) => {
      const box = one.getBoundingClientRect()
      const { x, y } = spotIn(one)
      const room = stage()
      const inside = box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
      return !inside || !one.contains(document.elementFromPoint(x, y)) || !one.checkVisibility({ opacityProperty: true })
    })
    frame.inert = true
    return hidden.map((one) => one.getAttribute('aria-label') ?? '')
  }

  it.each(isDeep ? (['ltr', 'rtl'] as const) : (['rtl'] as const))(
    'is visible and clickable at each zoom and width, %s',
    async (dir) => {
      document.documentElement.dir = dir
      onTestFinished(() => {
        document.documentElement.dir = 'ltr'
      })
      const { store, select } = start(content, { dir })
      const scroller = document.querySelector('.bfb-scroller') as HTMLElement
      for (const width of ['desktop', 'tablet', 'mobile'] as const)
        for (const zoom of isDeep ? ([0.5, 0.75, 1, 1.5, 'fit'] as const) : ([0.5, 1.5, 'fit'] as const))
          for (const id of ['nav', 'hero', 'x', 'y', 'foot']) {
            scroller.scrollTop = 0
            store.setState({ width, zoom })
            select([id])
            await frame()
            await atRest()
            await expect.poll(unseen, { message: `${width} ${zoom} ${id}` }).toEqual([])
            expect(buttons().length).toBeGreaterThan(4)
          }
    },
  )

  it('truncates a long name on a narrow canvas', async () => {
    await page.viewport(860, 700)
    onTestFinished(() => page.viewport(1440, 900))
    const label = 'The introduction that every visitor reads first, and a little more'
    const builder = start({ content: [text('first', 'First'), { ...text('a', 'Second'), editor: { label } }], globalContent: [] })
    builder.select(['a'])
    await frame()
    await expect.poll(unseen).toEqual([])
  })
})

describe('the canvas', () => {
  it('has the actual widths of a desktop, a tablet and a phone, fits them into the window, and zooms', async () => {
    const builder = start()
    const frame = () => document.querySelector('.bfb-page') as HTMLElement
    for (const [width, pixels] of [
      ['tablet', 820],
      ['mobile', 390],
      ['desktop', 1280],
    ] as const) {
      builder.store.setState({ width, zoom: 'fit' })
      await expect.poll(() => frame().offsetWidth).toBe(pixels)
      expect(frame().getBoundingClientRect().width).toBeLessThanOrEqual(document.querySelector('.bfb-stage')?.clientWidth ?? 0)
    }
    builder.store.setState({ width: 'mobile', zoom: 1.5 })
    await expect.poll(() => Math.round(frame().getBoundingClientRect().width)).toBe(585)
  })
})

describe('the palette', () => {
  it('shows each block and preset with its own view, by kind, and finds them by text', async () => {
    start()
    const groups = () => [...document.querySelectorAll('.bfb-palette__title')].map((title) => title.textContent)
    expect(groups()).toEqual(['Sections', 'Containers', 'On every page'])
    await expect.poll(() => entry('hero').querySelector('.bfb-thumb .bf-hero')).not.toBeNull()
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('quotation')
    const names = () => [...document.querySelectorAll('.bfb-entry__name')].map((name) => name.textContent)
    await expect.poll(names).toEqual(['Text Quotation'])
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('zzz')
    await expect.poll(() => document.querySelector('.bfb-palette')?.textContent).toContain('No blocks match “zzz”')
  })
})

describe('a block for every page', () => {
  const globals = () => shown?.builder.index.top.globalContent
  const selectsIt = async (act: () => Promise<void> | void) => {
    shown?.builder.select([])
    await act()
    expect([globals(), selection()]).toEqual([['nav'], ['nav']])
  }

  it('is selected instead of added again: by click, drag, command, paste and shortcut', async () => {
    const builder = start()
    const card = entry('navbar')
    expect(card.textContent).toContain('Already on every page')
    expect(entry('footer').textContent).not.toContain('Already on every page')
    await selectsIt(() => click(spotIn(card)))
    await selectsIt(async () => {
      await drag(spotIn(entry('navbar')), spotIn(element('a')), { drop: false })
      await expect.poll(() => document.querySelector('.bfb-drag-preview')?.textContent).toBe('Already on every page')
      expect(document.querySelector('.bfb-line')).toBeNull()
      await mouse('mouseReleased', spotIn(element('a')))
      await expect.poll(selection).toEqual(['nav'])
    })
    await selectsIt(async () => {
      await userEvent.keyboard('/')
      await userEvent.keyboard('navigation')
      await expect.poll(() => document.querySelector('[role="option"]')?.textContent).toContain('Already on every page')
      await userEvent.keyboard('{Enter}')
    })
    await selectsIt(() => {
      builder.select(['nav'])
      const clipboardData = new DataTransfer()
      for (const type of ['copy', 'paste'])
        document.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
    })
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(globals()).toEqual(['nav'])
  })

  it('that is stored twice is shown twice, and each can be deleted', async () => {
    start({
      content: [],
      globalContent: [
        { type: 'navbar', id: 'nav' },
        { type: 'navbar', id: 'nav2' },
      ],
    })
    expect(globals()).toEqual(['nav', 'nav2'])
    shown?.builder.select(['nav'])
    await userEvent.keyboard('{Delete}')
    expect(globals()).toEqual(['nav2'])
  })
})

describe('the menu of a block', () => {
  const menu = () => document.querySelector('[role="menu"]') as HTMLElement

  it('opens on a right click at the pointer, selects its block, and restores the focus', async () => {
    start()
    const spot = spotIn(element('a'), 0.3)
    await click(spot, { button: 'right' })
    await expect.poll(menu).not.toBeNull()
    expect(selection()).toEqual(['a'])
    await expect.poll(() => Math.abs(menu().getBoundingClientRect().left - spot.x)).toBeLessThan(4)
    await userEvent.keyboard('{Escape}')
    await expect.poll(menu).toBeNull()
    expect(document.activeElement?.className).toBe('bfb-surface')
  })

  it('opens below the toolbar’s last button, and runs commands', async () => {
    const builder = start()
    builder.select(['a'])
    await frame()
    const more = document.querySelector('.bfb-toolbar [aria-label="More actions"]') as HTMLElement
    await userEvent.click(more)
    const { left, bottom } = more.getBoundingClientRect()
    await expect.poll(() => Math.abs(menu().getBoundingClientRect().left - left)).toBeLessThan(4)
    expect(menu().getBoundingClientRect().top).toBeGreaterThan(bottom)
    await page.getByRole('menuitem', { name: /^Hide/ }).click()
    expect(builder.index.entries.get('a')?.block.editor?.hidden).toBe(true)
  })
})

describe('slots', () => {
  const inSlots = (id: string) => {
    const block = shown?.builder.index.entries.get(id)?.block as KnownBlock
    return Object.groupBy(block.childComponents ?? [], ({ slot }) => slot ?? '')
  }
  const idsIn = (id: string, slot: string) => inSlots(id)[slot]?.map((child) => child.id)
  const heading = (slot: string) => document.querySelector(`[data-row][data-slot="${slot}"]`) as HTMLElement
  const columns = { type: 'columns', id: 'cols', childComponents: [text('a', 'One'), { ...text('b', 'Two'), slot: 'first' }] }

  it('take blocks by pointer on the canvas and in the outline, and by key, and can be undone', async () => {
    const builder = start({ content: [columns, text('z', 'Last')], globalContent: [] })
    const empty = () => [...document.querySelectorAll('.bfb-empty-slot')]
    expect(empty().map((mark) => mark.textContent)).toEqual(['Column 2'])
    await drag(spotIn(entry('textBlock')), spotIn(empty()[0] as Element))
    const [added] = selection() ?? []
    expect(idsIn('cols', 'second')).toEqual([added])
    expect(empty()).toEqual([])
    await drag(spotIn(element('b')), spotIn(element(added ?? ''), 0.5, 0.9))
    expect(idsIn('cols', 'second')).toEqual([added, 'b'])
    builder.select(['a'])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(idsIn('cols', 'second')).toEqual(['a', added, 'b'])
    await drag(spotIn(row('b')), spotIn(heading('first')))
    expect(idsIn('cols', 'first')).toEqual(['b'])
    for (let step = 0; step < 4; step++) builder.undo()
    expect(idsIn('cols', 'first')).toEqual(['a', 'b'])
    expect(heading('third')).toBeNull()
  })

  it('have a button while they are empty, which inserts a block into them', async () => {
    const builder = start({ content: [columns], globalContent: [] })
    const plus = () => document.querySelector<HTMLElement>('.bfb-slot-button')
    await expect.poll(() => plus()?.ariaLabel).toBe('Insert a block in Column 2')
    expect(plus()?.tabIndex).toBe(-1)
    builder.select(['cols'])
    await expect.poll(() => plus()?.tabIndex).toBe(0)
    const spot = spotIn(document.querySelector('.bfb-empty-slot') as Element)
    await expect.poll(() => document.elementFromPoint(spot.x, spot.y)).toBe(plus())
    await mouse('mouseMoved', spot, { buttons: 0 })
    await expect.poll(() => builder.store.getState().hovered).toBe('cols')
    expect(document.querySelector('.bfb-gap'), 'covers the label of the button').toBeNull()
    await click(spot)
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
    await userEvent.keyboard('divider{Enter}')
    await expect.poll(() => idsIn('cols', 'second')?.length).toBe(1)
    expect(plus()).toBeNull()
    builder.undo()
    await expect.poll(plus).not.toBeNull()
    builder.store.setState({ preview: true })
    await expect.poll(plus).toBeNull()
  })

  it('of a tab open with the block that is selected in it', async () => {
    const tabs = { type: 'tabs', id: 'tabs', childComponents: [text('a', 'One'), { ...text('b', 'Two'), slot: 'second' }] }
    const builder = start({ content: [tabs], globalContent: [] })
    const isVisible = (id: string) => element(id).getBoundingClientRect().height > 0
    expect([isVisible('a'), isVisible('b')]).toEqual([true, false])
    await click(spotIn(row('b')))
    await expect.poll(() => [isVisible('a'), isVisible('b')]).toEqual([false, true])
    builder.select([])
    await frame()
    expect(isVisible('b')).toBe(true)
    const { document } = builder.store.getState()
    const items = [{ id: 'first', title: 'Only' }]
    builder.apply(updateProps(document, builder.blocks, { id: 'tabs', props: { tabs: items } }))
    expect(inside('tabs')).toEqual(['a'])
    await expect.poll(() => isVisible('a')).toBe(true)
    builder.undo()
    expect(inside('tabs')).toEqual(['a', 'b'])
  })
})

describe("an app's own areas", () => {
  const own = withAreas(blocks, {
    areas: {
      ...defaultAreas,
      sidebar: { title: 'Sidebar', allow: ['textBlock'], max: 2 },
      promo: { title: 'Promotion', shared: true, contentTypes: ['normal'] },
    },
    View: ({ areas }) => (
      <>
        {areas.header}
        <div className="app-promo">{areas.promo}</div>
        <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr' }}>
          <main>{areas.content}</main>
          <aside>{areas.sidebar}</aside>
        </div>
        {areas.footer}
      </>
    ),
  })
  const inArea = (name: string) => shown && areaContents(shown.builder).find((area) => area.name === name)?.ids
  const marker = (area: string) => document.querySelector(`${area} .bfb-empty-slot`) as HTMLElement
  const heading = (name: string) => document.querySelector(`[data-area][data-slot="${name}"]`) as HTMLElement

  it('take blocks by pointer on the page and in the outline, and by keys, as their rules allow', async () => {
    const builder = start(undefined, { blocks: own })
    expect([marker('aside').textContent, marker('.app-promo').textContent]).toEqual(['Sidebar', 'Promotion'])
    await drag(spotIn(element('a')), spotIn(marker('aside')))
    expect([inArea('sidebar'), inArea('content')]).toEqual([['a'], ['box', 'c', 'hollow']])
    expect(element('a').closest('aside')).not.toBeNull()
    await expect.poll(announced).toMatch(/ moved into Sidebar, position 1 of 1/)

    await drag(spotIn(entry('divider')), spotIn(element('a')), { drop: false })
    await expect.poll(() => document.querySelector('.bfb-drag-preview__note')?.textContent).toMatch(/^Sidebar takes only Text\./)
    await mouse('mouseReleased', spotIn(element('a')))
    expect(inArea('sidebar')).toEqual(['a'])
    builder.undo()

    await drag(spotIn(row('c'), 0.3), spotIn(heading('promo')))
    expect([inArea('promo'), inArea('content')]).toEqual([['c'], ['box', 'hollow']])
    expect(save(builder.store.getState().document).globalContent).toMatchObject([{ id: 'c', slot: 'promo' }, { id: 'nav' }])
    expect(row('c').textContent).toContain('on every page')
    await expect.poll(announced).toMatch(/ moved into Promotion, position 1 of 1\. It is on every page now\./)
    expect(document.querySelector('.bfb-toast')?.textContent).toMatch(/ moved into Promotion\. It is on every page now\.Undo$/)

    builder.select(['a'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(inArea('content')).toContain('a')
    builder.undo()
    expect(inArea('sidebar')).toEqual(['a'])
    expect(document.querySelector('[role="tree"]')?.textContent).toMatch(/Header.*Content.*Sidebar.*Promotion/)
  })
})

describe('keys', () => {
  it('insert, move, nest, leave, duplicate, delete and undo', async () => {
    const builder = start({ content: [], globalContent: [] })
    await userEvent.keyboard('/')
    await userEvent.keyboard('container{Enter}')
    const [box = ''] = top() ?? []
    expect(builder.index.entries.get(box)?.block.type).toBe('container')
    builder.select([])
    await userEvent.keyboard('/')
    await userEvent.keyboard('text{Enter}')
    const note = selection()?.[0] ?? ''
    expect(top()).toEqual([box, note])
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(inside(box)).toEqual([note])
    await expect.poll(announced).toMatch(/Text.*Container/)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(top()).toEqual([box, note])
    await expect.poll(announced).toMatch(/out of/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(top()).toEqual([note, box])
    await expect.poll(announced).toMatch(/up/)
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(top()).toHaveLength(3)
    await userEvent.keyboard('{Delete}')
    expect(top()).toHaveLength(2)
    for (let i = 0; i < 8; i++) await userEvent.keyboard('{Control>}z{/Control}')
    expect(top()).toEqual([])
    expect(announced()).toContain('Undone')
  })

  it('copy and paste, with new ids', async () => {
    const builder = start()
    builder.select(['box'])
    const data = new DataTransfer()
    document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }))
    shown?.close()
    start({ content: [text('x', 'Other page')], globalContent: [] })
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    const [, pasted = ''] = top() ?? []
    expect(pasted).not.toBe('box')
    expect(inside(pasted)).toHaveLength(1)
    expect(inside(pasted)?.[0]).not.toBe('b')
  })
})

describe('the command palette', () => {
  it('restores the focus', async () => {
    start()
    const before = document.querySelector<HTMLElement>('[role="tree"]')
    before?.focus()
    expect(document.activeElement).toBe(before)
    const field = () => document.querySelector('.bfb-commands input')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.poll(() => document.activeElement === field() && field() !== null).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(field).toBeNull()
    await expect.poll(() => document.activeElement).toBe(before)
  })
})

describe('text on the page', () => {
  const quote = { content: [{ type: 'testimonials', id: 't', props: { headerTitle: 'Loved by all' } }], globalContent: [] }
  const heading = () => [...document.querySelectorAll(`[${BLOCK_ATTRIBUTE}="t"] h2`)].at(0) as HTMLElement
  const title = () => shown?.builder.index.entries.get('t')?.block.props.headerTitle
  const editorHasFocus = () => document.activeElement?.className === 'bfb-text'
  const openHeading = async () => {
    const builder = start(quote)
    const spot = spotIn(heading())
    await click(spot)
    await click(spot, { clickCount: 2 })
    await expect.poll(editorHasFocus).toBe(true)
    return builder
  }

  it('is edited by a double click and updated on every keystroke; Escape ends editing and keeps the text', async () => {
    const builder = await openHeading()
    await userEvent.keyboard('Praised')
    expect(heading().textContent).toBe('Praised')
    expect(title()).toBe('Praised')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('.bfb-text')).toBeNull()
    expect(title()).toBe('Praised')
    expect(document.activeElement?.className).toBe('bfb-surface')
    expect(selection()).toEqual(['t'])
    builder.undo()
    expect(title()).toBe('Loved by all')
  })

  it('is undone word by word while editing, and as a whole afterwards, at any typing speed', async () => {
    const builder = await openHeading()
    const { now } = performance
    await userEvent.keyboard('Made to last')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(title()).toBe('Made to ')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(title()).toBe('Made ')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(title()).toBe('Made to ')
    // A pause that is long enough to create two undo steps in a panel.
    const since = now.call(performance)
    await expect.poll(() => now.call(performance) - since).toBeGreaterThan(900)
    await userEvent.keyboard('stay')
    expect(document.querySelector('.bfb-text')?.textContent).toBe('Made to stay')
    await userEvent.keyboard('{Enter}')
    expect(builder.store.getState().history.past).toHaveLength(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(title()).toBe('Loved by all')
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(title()).toBe('Made to stay')
  })

  it('is edited by Enter on a selected block', async () => {
    const builder = start(quote)
    document.querySelector<HTMLElement>('.bfb-surface')?.focus()
    builder.select(['t'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(editorHasFocus).toBe(true)
    await userEvent.keyboard('Praised{Enter}')
    expect(title()).toBe('Praised')
    await expect.poll(() => document.activeElement?.className).toBe('bfb-surface')
  })
})

describe('an image on the page', () => {
  it('is chosen by a double click, on its placeholder too', async () => {
    const chosen = ['/starter/first.webp', undefined, '/starter/second.webp', '/starter/third.webp']
    const builder = start(
      {
        content: [
          { type: 'imageWithText', id: 'i', props: {} },
          { type: 'imageGallery', id: 'g', props: { images: [{}, {}] } },
          { type: 'imageBlock', id: 'e', props: {} },
        ],
        globalContent: [],
      },
      { pickImage: async () => chosen.shift() },
    )
    const props = (id: string) => builder.index.entries.get(id)?.block.props
    const doubleClick = async (target: Element) => {
      const spot = spotIn(target)
      await click(spot)
      await click(spot, { clickCount: 2 })
    }
    const picture = (id: string, at = 0) => element(id).querySelectorAll('.bf-picture')[at] as Element
    await doubleClick(picture('i'))
    await expect.poll(() => props('i')?.image).toBe('/starter/first.webp')
    await doubleClick(picture('i'))
    await expect.poll(() => chosen.length).toBe(2)
    expect(props('i')?.image).toBe('/starter/first.webp')
    const sources = () => [props('g')?.images].flat().map((item) => (item as { image?: string } | undefined)?.image)
    await doubleClick(picture('g', 1))
    await expect.poll(sources).toEqual(['', '/starter/second.webp'])
    builder.undo()
    expect(sources()).toEqual(['', ''])
    element('e').scrollIntoView({ block: 'center' })
    await doubleClick(element('e').querySelector('.bf-imageBlock__empty') as Element)
    await expect.poll(() => props('e')?.src).toBe('/starter/third.webp')
  })
})

describe('moving content', () => {
  const messages = [{ id: 'm', text: 'Free returns' }]
  const bar = { type: 'topbar', id: 'bar', props: { messages, animationDuration: 20 } }
  const slide = (title: string) => ({ title, backgroundType: 'solid', background: '#101010' })
  const hero = { type: 'hero', id: 'h', props: { slides: [slide('One'), slide('Two')], autoPlay: true, autoplayDelay: 1000 } }
  const strips = () =>
    document.getAnimations().flatMap((animation) => {
      const target = animation instanceof CSSAnimation && (animation.effect as KeyframeEffect).target
      return target && element('bar').contains(target) ? animation.playState : []
    })
  const shownSlide = () => {
    const { left, right } = element('h').getBoundingClientRect()
    const middle = (left + right) / 2
    const at = [...element('h').querySelectorAll<HTMLElement>('.bf-hero__slide')].find((one) => {
      const box = one.getBoundingClientRect()
      return box.left <= middle && box.right > middle
    })
    return at?.textContent
  }

  it('stops while the page is edited, and plays in preview', async () => {
    const builder = start({ content: [hero], globalContent: [bar] })
    await expect.poll(strips).toEqual(['paused', 'paused'])
    const since = performance.now()
    await expect.poll(() => performance.now() - since).toBeGreaterThan(2500)
    expect(shownSlide()).toBe('One')
    const words = [...element('bar').querySelectorAll('*')].find((one) => one.childElementCount === 0 && one.textContent)
    const spot = spotIn(words as Element)
    await click(spot)
    await click(spot, { clickCount: 2 })
    await expect.poll(() => document.activeElement?.className).toBe('bfb-text')
    await userEvent.keyboard('{Enter}')
    // The pointer must not hover over an element that should move.
    await mouse('mouseMoved', { x: 20, y: 860 }, { buttons: 0 })
    builder.store.setState({ selection: [], preview: true })
    await expect.poll(strips).toEqual(['running', 'running'])
    await expect.poll(shownSlide).toBe('Two')
    await userEvent.keyboard('{Escape}')
    await expect.poll(strips).toEqual(['paused', 'paused'])
  })
})

describe('a hidden block', () => {
  it('at some widths says so next to its name', async () => {
    const builder = start({ content: [{ ...text('a', 'First'), editor: { hiddenOn: ['mobile'] } }], globalContent: [] })
    builder.select(['a'])
    await expect
      .poll(() => document.querySelector('.bfb-outline__head[data-look="selected"] .bfb-outline__name')?.textContent)
      .toBe('Text · hidden on mobile')
    expect(row('a').textContent).toContain('Hidden on mobile')
  })

  it('has a selectable placeholder on the canvas, and none in preview', async () => {
    const builder = start()
    builder.select(['a'])
    await userEvent.keyboard('{Control>}{Shift>}h{/Shift}{/Control}')
    await expect.poll(() => element('a').textContent).toBe('Text is hidden from visitors.')
    const outline = document.querySelector('[data-outline="a"]') as HTMLElement
    await expect.poll(() => outline.getBoundingClientRect().height).toBe(Math.round(element('a').getBoundingClientRect().height))
    builder.select([])
    await click(spotIn(element('a')))
    expect(selection()).toEqual(['a'])
    document.querySelector<HTMLElement>('.bfb-surface')?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(selection()).toEqual(['a'])
    builder.store.setState({ selection: [], preview: true })
    await expect.poll(() => document.querySelector('.bfb-card')).toBeNull()
  })
})

describe('forced-colors mode', () => {
  const forced = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  const image = async (selector: string) => {
    await frame()
    await atRest()
    return page.screenshot({ element: document.querySelector(selector) as HTMLElement, save: false })
  }

  it('shows selection and hover on the canvas and in the outline', async () => {
    await forced('active')
    onTestFinished(async () => {
      await forced('none')
    })
    const builder = start()
    await mouse('mouseMoved', { x: 20, y: 860 }, { buttons: 0 })
    const images = async (state: object) => {
      builder.store.setState({ selection: [], hovered: undefined, ...state })
      return [await image('.bfb-stage'), await image('[data-row="a"]')]
    }
    const plain = await images({})
    const hovered = await images({ hovered: 'a' })
    const selected = await images({ selection: ['a'] })
    for (const i of [0, 1]) expect(new Set([plain[i], hovered[i], selected[i]]).size).toBe(3)
    // The outline must differ from that of a hovered block, not only its name.
    const { borderColor, borderWidth } = getComputedStyle(document.querySelector('[data-outline="a"]') as HTMLElement)
    builder.store.setState({ selection: [], hovered: 'a' })
    await frame()
    const other = getComputedStyle(document.querySelector('[data-outline="a"]') as HTMLElement)
    expect([other.borderColor, other.borderWidth]).not.toEqual([borderColor, borderWidth])
    expect(other.borderColor).not.toBe(borderColor)
  })
})

describe('states', () => {
  it('show an unknown block as a card that can be deleted', async () => {
    const builder = start({ content: [{ type: 'carousel', id: 'odd' }, text('a', 'x')], globalContent: [] })
    expect(element('odd').textContent).toContain('carousel')
    await click(spotIn(element('odd')))
    await userEvent.keyboard('{Delete}')
    expect(builder.index.top.content).toEqual(['a'])
  })

  it('explain an empty page', () => {
    start({ content: [], globalContent: [] })
    expect(document.querySelector('.bfb-empty')?.textContent).toContain('This page is empty')
  })

  it('enable the page in preview only', async () => {
    const builder = start()
    expect(document.querySelector<HTMLElement>('.bfb-page')?.inert).toBe(true)
    await userEvent.keyboard('{Control>}p{/Control}')
    expect(builder.store.getState().preview).toBe(true)
    expect(document.querySelector<HTMLElement>('.bfb-page')?.inert).toBe(false)
    expect(document.querySelector('.bfb-overlay')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(builder.store.getState().preview).toBe(false)
  })

  it('have no violations with a selection, the command palette and the shortcuts sheet', async () => {
    const builder = start()
    builder.select(['b'])
    for (const dialog of [undefined, 'commands', 'shortcuts', 'rename'] as const) {
      builder.store.setState({ dialog })
      await frame()
      await atRest()
      const { violations } = await axe.run(document.body, {
        resultTypes: ['violations'],
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      })
      expect(violations.map(({ id, nodes }) => `${dialog} ${id}: ${nodes[0]?.html.slice(0, 140)}`)).toEqual([])
    }
  })
})
