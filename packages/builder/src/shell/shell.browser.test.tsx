/** The builder's window in a real browser: rail, panels and sheets by keyboard and pointer, preview, people and comments. */
import { sectionTemplates } from '@blockfront/starter/section-templates'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { AdapterError } from '../adapter.ts'
import { browserHints } from '../adapters/browser-hints.ts'
import { close, freshWindow, open, store } from '../testing/fresh-window.ts'
import { button, clean, find, panel, says, select, text } from '../testing/window.ts'

const handle = (side: 'start' | 'end') => find(`.bfs-separator[data-side=${side}]`) as HTMLElement
const widthOf = (id: string) => Math.round(find(`.bfs-panel[id$=-${id}]`)?.getBoundingClientRect().width ?? 0)

freshWindow()

describe('panels', () => {
  it('are at most 15 stops of the Tab key before the canvas; arrow keys move within them, and F6 between them', async () => {
    await open()
    await expect.element(panel('Add blocks')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.bfb-palette__grid button').length).toBeGreaterThan(20)
    const canvas = find('.bfb-surface') as HTMLElement
    const stops = [...document.querySelectorAll<HTMLElement>('.bfs-window :is(button, input, a[href], [tabindex])')].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !(one as HTMLButtonElement).disabled &&
        !(one.compareDocumentPosition(canvas) & 2) &&
        one.checkVisibility(),
    )
    expect(stops.indexOf(canvas)).toBeLessThanOrEqual(15)
    const entries = [...document.querySelectorAll<HTMLElement>('.bfb-palette__grid button')]
    const [first, second] = entries
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(entries.at(-1))
    expect(entries.filter(({ tabIndex }) => tabIndex === 0)).toEqual([entries.at(-1)])
    await userEvent.keyboard('{Home}{ArrowDown}')
    expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0)
    const regions = () => document.activeElement?.closest('.bfs-bar, .bfs-rail, .bfs-panel, .bfb-surface')?.className
    const visited: unknown[] = []
    for (const _ of Array(4)) {
      await userEvent.keyboard('{F6}')
      visited.push(regions())
    }
    expect(visited).toEqual(['bfb-surface', 'bfs-panel', 'bfs-bar', 'bfs-rail'])
    await page.getByRole('searchbox').first().click()
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    expect(regions()).toBe('bfs-rail')
  })

  it('open and close by keyboard, and their state is stored', async () => {
    await open()
    await expect.element(panel('Add blocks')).toBeVisible()
    find('[data-rail=outline]')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel('Outline')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close Outline')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('role')).toBe('tree')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel('Navigation bar')).toBeVisible()
    close()
    await open()
    await expect.element(panel('Outline')).toBeVisible()
    await button('Outline').click()
    await expect.element(panel('Outline')).not.toBeInTheDocument()
  })

  it('show three hints on the first visit, once, and they can be skipped', async () => {
    const hints = browserHints()
    store.adapter = { ...store.adapter, hints }
    const hint = () => find('.bfs-hint')?.textContent
    await open()
    await expect.poll(hint).toContain('Add blocks')
    expect(find('[data-rail=add]')?.hasAttribute('data-hinted')).toBe(true)
    await clean('a hint')
    await button('Next').click()
    await expect.poll(hint).toContain('2 of 3')
    expect(find('[data-rail=add]')?.hasAttribute('data-hinted')).toBe(false)
    close()
    await open()
    await expect.poll(hint).toContain('1 of 3')
    await button('Skip hints').click()
    expect(hint()).toBeUndefined()
    close()
    await open()
    expect(await hints.isDone()).toBe(true)
    expect(hint()).toBeUndefined()
  })

  it('offer saved sections, which can be inserted on any page, renamed and deleted', async () => {
    await open()
    await select(/First/)
    const menu = async (name: string) => {
      await button('Actions for this block').click()
      await page.getByRole('menuitem', { name }).click()
    }
    await menu('Save as section')
    const dialog = page.getByRole('dialog', { name: 'Save as section' })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), ' ')
    await dialog.getByRole('button', { name: 'Save section' }).click()
    await says(dialog, 'Enter a name.')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Spring promise')
    await dialog.getByRole('button', { name: 'Save section' }).click()
    await button('Add blocks').click()
    const sections = page.getByRole('region', { name: 'Your sections' })
    await sections.getByRole('button', { name: 'Spring promise', exact: true }).click()
    await expect.poll(() => find('.bfb-page')?.textContent?.split('First').length).toBe(3)
    await clean('a saved section')
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('promise')
    await expect.poll(() => document.querySelectorAll('.bfb-entry').length).toBe(1)
    await button('Actions for Spring promise').click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Summer promise')
    await button('Rename section').click()
    await button('Actions for Summer promise').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await button('Delete section').click()
    await expect.poll(() => document.querySelectorAll('.bfb-entry').length).toBe(0)
    expect(find('.bfb-page')?.textContent?.split('First').length).toBe(3)
  })

  it('offer shared components: instances with overrides, which can be reset, detached, edited and deleted', async () => {
    const home = store.pages.get('home')
    if (home) home.page.content = [{ type: 'heading', id: 'h', props: { text: 'Free returns' } }, text('b', 'Second')]
    await open()
    await select(/Heading/)
    // The browser loads dialogs and the panel of an instance when they open.
    const late = { timeout: 60_000 }
    const headings = () => [...document.querySelectorAll('.bfb-page .bf-heading')].map((one) => one.textContent)
    await button('Actions for this block').click()
    await page.getByRole('menuitem', { name: 'Create shared component' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create shared component' })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Promise')
    await clean('a new component')
    await dialog.getByRole('button', { name: 'Create component' }).click()
    const properties = panel('Promise')
    await expect.element(properties.getByText(/Promise is a shared component/), late).toBeVisible()
    expect(headings()).toEqual(['Free returns'])
    const words = properties.getByRole('textbox', { name: 'Text', exact: true })
    await userEvent.fill(words, 'Returns in 90 days')
    await expect.poll(headings).toEqual(['Returns in 90 days'])
    await says(properties, '1 value of this block differs')
    await clean('an instance')

    await button('Add blocks').click()
    const components = page.getByRole('region', { name: 'Shared components' })
    await components.getByRole('button', { name: 'Promise', exact: true }).click()
    await expect.poll(() => headings().sort()).toEqual(['Free returns', 'Returns in 90 days'])
    await components.getByRole('button', { name: 'Actions for Promise' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Delete Promise?' }).getByText('This page'), late).toBeVisible()
    await button('Close').last().click()

    await button('Detach').click()
    await expect.element(panel('Heading')).toBeVisible()
    await select(/Promise/)
    await button('Reset to component').click()
    await expect.poll(headings).toEqual(['Free returns', 'Free returns'])
    await button('Edit component').click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Promise')
    await expect.element(panel('Component settings')).toBeVisible()
    await button('Add blocks').click()
    await expect.element(page.getByRole('region', { name: 'Shared components' })).not.toBeInTheDocument()
    await clean('a component')
    await button('Back to Home').click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Home')
    await expect.element(panel('Promise'), late).toBeVisible()
    expect(find('.bfs-component__bar')).toBeNull()
    close()

    // Opened by its URL, a component leads to the pages that show it.
    const [componentId = ''] = [...store.pages].flatMap(([id, server]) => (server.page.type === 'component' ? [id] : []))
    await open({ pageId: componentId })
    await button('Open Home').click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Home')
    const { content = [] } = store.pages.get('home')?.page ?? {}
    await store.adapter.pages?.create?.({ name: 'Twin', content: structuredClone(content) })
    close()
    await open({ pageId: componentId })
    await button('Open page').click()
    await page.getByRole('menuitem', { name: 'Twin' }).click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Twin')
  })

  it('offer section templates as variants on one card per purpose, in the search too', async () => {
    store.adapter = {
      ...store.adapter,
      sectionTemplates: async () =>
        sectionTemplates({
          ...{ name: 'Fern', email: '', phone: '', address: [], paymentMethods: [], policies: [] },
          ...{ delivery: [], returnDays: null, hasReviews: false },
          categories: [],
          products: [],
        }),
    }
    await open()
    const templates = page.getByRole('region', { name: 'Section templates' })
    await expect.poll(() => templates.element().querySelectorAll('.bfb-entry').length).toBe(5)
    await clean('section templates')
    const hero = templates.getByRole('button', { name: /^Hero / })
    await expect.element(hero).toHaveTextContent('Hero Large image')
    await button('Next design: Hero').click()
    await expect.element(hero).toHaveTextContent('Hero Image next to text')
    await button('Previous design: Hero').click()
    await button('Previous design: Hero').click()
    await hero.click()
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('Fern')
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('faq')
    await expect.element(templates.getByRole('button', { name: 'Contact Questions and a button' })).toBeVisible()
    expect(document.querySelector('.bfb-entry__variants')).toBeNull()
  })

  it('resize by arrow keys within bounds, collapse with Enter, and the width is stored', async () => {
    await open()
    const before = widthOf('add')
    handle('start').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(widthOf('add')).toBe(before + 32)
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(widthOf('add')).toBe(Number(handle('start').getAttribute('aria-valuemax')))
    close()
    await open()
    expect(widthOf('add')).toBe(Number(handle('start').getAttribute('aria-valuemax')))
    handle('start').focus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(panel('Add blocks')).not.toBeInTheDocument()
  })

  it('resize by pointer, collapse when dragged to the side, and reset on a double click', async () => {
    await open()
    const before = widthOf('properties')
    await dragBy(handle('end'), -60)
    expect(widthOf('properties')).toBe(before + 60)
    await userEvent.dblClick(handle('end'))
    expect(widthOf('properties')).toBe(before)
    await dragBy(handle('end'), 200)
    await expect.element(panel('Page settings')).not.toBeInTheDocument()
    await button('More options').click()
    await page.getByRole('menuitemcheckbox', { name: 'Settings panel' }).click()
    expect(widthOf('properties')).toBe(before)
  })

  it('are mirrored from right to left, including arrow keys', async () => {
    await open({ dir: 'rtl' })
    const rail = find('.bfs-rail')?.getBoundingClientRect()
    expect(rail?.right).toBe(window.innerWidth)
    const before = widthOf('add')
    handle('start').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(widthOf('add')).toBe(before + 16)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it.each([
    ['a phone', 360, 740],
    ['a window zoomed to 200 %', 720, 450],
  ])('are sheets on %s, one at a time, and Escape returns the focus', async (_, width, height) => {
    await page.viewport(width, height)
    await open()
    expect(find('.bfs-panel')).toBeNull()
    await button('Add blocks').click()
    await expect.element(panel('Add blocks')).toBeVisible()
    expect(find('.bfs-panel[id$=-add]')?.getBoundingClientRect().width).toBe(width)
    await button('Page settings').click()
    await expect.element(panel('Page settings')).toBeVisible()
    await expect.element(panel('Add blocks')).not.toBeInTheDocument()
    expect(document.activeElement?.id).toMatch(/^builder-\w+-properties$/)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel('Page settings')).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('data-rail')).toBe('properties')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const canvas = find('.bfb-stage')?.getBoundingClientRect()
    expect(canvas?.height).toBeGreaterThan(height / 2)
  })
})

async function dragBy(element: Element, by: number) {
  const { left, top, width } = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  const at = (x: number) => ({ x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + (top + 200) * scale })
  const from = left + width / 2
  const send = (type: string, x: number, buttons: number) =>
    cdp().send('Input.dispatchMouseEvent', { type: type as 'mouseMoved', ...at(x), button: 'left', buttons, clickCount: 1 })
  await send('mousePressed', from, 1)
  await send('mouseMoved', from + by / 2, 1)
  await send('mouseMoved', from + by, 1)
  await send('mouseReleased', from + by, 0)
}

describe('preview', () => {
  it('shows only the page, and its links open other pages', async () => {
    store.pages.get('home')?.elsewhere({ content: [text('a', '<a href="/page/about">Read on</a>')] })
    await open()
    await button('Preview').click()
    expect(find('.bfs-rail')).toBeNull()
    expect(find('.bfs-panel')).toBeNull()
    await expect.poll(() => find('.bfb-page')?.inert).toBe(false)
    await page.getByRole('link', { name: 'Read on' }).click()
    await expect.element(button(/^Page About us/)).toBeVisible()
    await expect.element(button('Back to editing')).toBeVisible()
    await button('Back to editing').click()
    await expect.poll(() => find('.bfs-rail')).not.toBeNull()
  })

  it('is all that a read-only builder shows: nothing can be changed by button, key or command', async () => {
    await open({ readOnly: true })
    await expect.element(page.getByText('Read-only')).toBeVisible()
    expect(find('.bfs-rail')).toBeNull()
    for (const name of ['Publish', 'Back to editing', 'Undo']) expect(button(name).query()).toBeNull()
    await userEvent.keyboard('{Escape}/')
    await userEvent.keyboard('{Control>}p{/Control}')
    expect(find('.bfs-rail')).toBeNull()
    await button(/^Page /).click()
    expect(page.getByRole('menuitem', { name: 'New page' }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    for (const hidden of ['Publish', 'Preview', 'Save now']) expect(page.getByRole('option', { name: hidden }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await clean('read-only')
  })
})

describe('people and comments', () => {
  const menuitem = (name: string) => page.getByRole('menuitem', { name })
  const announced = (words: string) => expect.poll(() => find('.bfb-voice')?.textContent).toContain(words)

  it('show who has the page open in other windows, and the block that each selected', async () => {
    await open()
    const server = store.pages.get('home')
    await select(/^Text/)
    await expect.poll(() => server?.reported).toBe('a')
    server?.meet([
      { personId: 'ada', name: 'Ada Lovelace', blockId: 'b' },
      { personId: 'me', name: 'Grace Hopper', isYou: true },
    ])
    await announced('Ada Lovelace opened this page.')
    // Outlines, avatars and marks load when they are first needed.
    await expect.poll(() => find('.bfb-person')).not.toBeNull()
    const frame = () => find('.bfb-person')?.getBoundingClientRect()
    const block = () => find('.bfb-page [data-block=b]')?.getBoundingClientRect()
    await expect.poll(() => Math.abs((frame()?.top ?? -99) - (block()?.top ?? 0))).toBeLessThan(2)
    expect(Math.abs((frame()?.width ?? 0) - (block()?.width ?? 0))).toBeLessThan(2)
    await clean('people')
    await button('Also open for Ada Lovelace and You, in another window').click()
    await menuitem('Ada Lovelace · Text').click()
    await expect.poll(() => server?.reported).toBe('b')
    server?.meet([])
    await announced('Ada Lovelace closed this page.')
    await expect.poll(() => find('.bfs-people, .bfb-person')).toBeNull()
    close()
    await expect.poll(() => server?.reported).toBeNull()
  })

  it('keep comments on blocks: add, reply, resolve, reopen, delete, and those of removed blocks', async () => {
    await open()
    const server = store.pages.get('home')
    await select(/^Text/)
    await button('Actions for this block').click()
    await menuitem('Comment').click()
    const field = page.getByLabelText('Comment on Text')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('Shorter <b>please</b>{Control>}{Enter}{/Control}')
    const thread = page.getByRole('article', { name: 'Comments on Text' })
    await says(thread, 'Shorter <b>please</b>')
    await expect.element(field).toHaveValue('')
    expect(server?.threads).toMatchObject([{ blockId: 'a', blockName: 'Text', isShared: false }])
    await expect.poll(() => find('.bfb-mark')?.getAttribute('aria-label')).toBe('1 comment on Text')
    await clean('a thread')

    await thread.getByRole('button', { name: 'Reply' }).click()
    await userEvent.keyboard('Done')
    const failure = new AdapterError('offline', 'There is no connection.')
    if (server) server.failing = failure
    await thread.getByRole('button', { name: 'Add reply' }).click()
    await says(page.getByRole('alert'), 'There is no connection')
    if (server) server.failing = undefined
    await thread.getByRole('button', { name: 'Add reply' }).click()
    await expect.poll(() => find('.bfb-mark')?.textContent).toBe('2')
    await thread.getByRole('button', { name: 'Resolve' }).click()
    await expect.poll(() => find('.bfb-mark')).toBeNull()
    await page.getByRole('radio', { name: 'Resolved (1)' }).click()
    await thread.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('radio', { name: 'Open (1)' }).click()

    find('.bfb-surface')?.focus()
    await userEvent.keyboard('{Delete}')
    await says(panel('Comments'), 'Removed blocks')
    await clean('a removed block')
    for (const left of [1, 0]) {
      await thread.getByRole('button', { name: 'Delete comment' }).first().click()
      await thread.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect.poll(() => server?.threads.flatMap(({ comments }) => comments).length).toBe(left)
    }
    await says(panel('Comments'), 'No open comments')
  })
})
