/** The builder's window in a real browser: rail, panels and sheets by keyboard and pointer, pages, theme, preview. */
import type { StoreTheme } from '@blockfront/engine/render'
import { sectionTemplates } from '@blockfront/starter/section-templates'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { AdapterError } from '../adapter.ts'
import { browserHints } from '../adapters/browser-hints.ts'
import type { PageStore } from '../testing/page-store.ts'
import { showPageBuilder } from '../testing/show-page-builder.tsx'
import { button, clean, find, freshStore, panel, says, select, text } from '../testing/window.ts'

let store: PageStore
let shown: Awaited<ReturnType<typeof showPageBuilder>> | undefined
const open = async (options?: Parameters<typeof showPageBuilder>[2]) => {
  shown = await showPageBuilder(store.adapter, 'home', options)
  return shown.place
}
const close = () => {
  shown?.close()
  shown = undefined
}
const handle = (side: 'start' | 'end') => find(`.bfs-separator[data-side=${side}]`) as HTMLElement
const widthOf = (id: string) => Math.round(find(`#builder-${id}`)?.getBoundingClientRect().width ?? 0)

beforeEach(async () => {
  store = await freshStore()
})
afterEach(close)

describe('panels', () => {
  it('open and close by keyboard, and their state is stored', async () => {
    await open()
    await expect.element(panel('Add blocks')).toBeVisible()
    find('[data-rail=outline]')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel('Outline')).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
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
    await expect.poll(() => find('.bfb-page')?.textContent?.split('First').length, { timeout: 10_000 }).toBe(3)
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
    const late = { timeout: 10_000 }
    const headings = () => [...document.querySelectorAll('.bfb-page .bf-heading')].map((one) => one.textContent)
    await button('Actions for this block').click()
    await page.getByRole('menuitem', { name: 'Make shared component' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make shared component' })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Promise')
    await clean('a new component')
    await dialog.getByRole('button', { name: 'Make component' }).click()
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
    shown = await showPageBuilder(store.adapter, componentId)
    await button('Open Home').click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Home')
    const { content = [] } = store.pages.get('home')?.page ?? {}
    await store.adapter.pages?.create?.({ name: 'Twin', content: structuredClone(content) })
    close()
    shown = await showPageBuilder(store.adapter, componentId)
    await button('Open page').click()
    await page.getByRole('menuitem', { name: 'Twin' }).click()
    await expect.poll(() => find('.bfs-switcher__name')?.textContent).toBe('Twin')
  })

  it('offer section templates as variants on one card per purpose, in the search too', async () => {
    store.adapter = {
      ...store.adapter,
      sectionTemplates: async () =>
        sectionTemplates({
          ...{ name: 'Fern', email: '', phone: '', address: [], radius: 8, paymentMethods: [], policies: [] },
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

  it('show the names of the app’s tokens in formatted text, and store the tokens', async () => {
    store.adapter = { ...store.adapter, textTokens: () => [{ value: '{{product.name}}', label: 'Product name' }] }
    store.pages.get('home')?.elsewhere({ content: [text('t', 'About {{product.name}}')] })
    await open()
    const onPage = () => find('.bfb-page .bf-textBlock')?.textContent
    expect(onPage()).toBe('About Product name')
    await select(/^Text/)
    const words = panel('Text').getByRole('textbox', { name: 'Text', exact: true })
    await expect
      .poll(() => words.element().querySelector('.ui-rich__token')?.textContent, { timeout: 10_000 })
      .toBe('Product name')
    await clean('a token in a text')
    await words.click()
    await userEvent.keyboard('{Control>}{Home}{/Control}All {Control>}{End}{/Control}: {{{{product.name}}')
    await expect.poll(onPage).toBe('All About Product name: Product name')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ' ({{product.name}})')
    words.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(onPage).toBe('All About Product name: Product name (Product name)')
    expect(words.element().querySelectorAll('.ui-rich__token')).toHaveLength(3)
    const stored = () => JSON.stringify(store.pages.get('home')?.page.content)
    await expect.poll(stored, { timeout: 10_000 }).toContain(': {{product.name}} ({{product.name}})</p>')
  })

  it('hide a block on a device, on the canvas too', async () => {
    await open()
    await select(/First/)
    const mobile = panel('Text').getByRole('button', { name: 'Mobile', exact: true })
    await mobile.click()
    await expect.element(mobile).toHaveAttribute('aria-pressed', 'false')
    expect(find('.bfb-page')?.textContent).toContain('First')
    await page.getByRole('radio', { name: 'Mobile' }).first().click()
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('Text is hidden on mobile.')
    expect(find('.bfb-page')?.textContent).not.toContain('First')
    await mobile.click()
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('First')
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
    expect(find('#builder-add')?.getBoundingClientRect().width).toBe(width)
    await button('Page settings').click()
    await expect.element(panel('Page settings')).toBeVisible()
    await expect.element(panel('Add blocks')).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('builder-properties')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel('Page settings')).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('data-rail')).toBe('properties')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const canvas = find('.bfb-stage')?.getBoundingClientRect()
    expect(canvas?.height).toBeGreaterThan(height / 2)
  })
})

describe('properties', () => {
  it('show one block with persistent tabs, several of one type together, and the page without a selection', async () => {
    await open()
    await select(/^Text/)
    await page.getByRole('tab', { name: 'Style' }).click()
    await page.getByRole('treeitem', { name: /^Text/ }).nth(1).click()
    await expect.element(page.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true')
    await page
      .getByRole('treeitem', { name: /^Text/ })
      .first()
      .click({ modifiers: ['Shift'] })
    await expect.element(panel('2 blocks selected')).toBeVisible()
    await page.getByRole('textbox', { name: 'Text color' }).fill('#224466')
    const colors = () => [...document.querySelectorAll('.bfb-page .bf-textBlock__text')].map((one) => getComputedStyle(one).color)
    await expect.poll(colors).toEqual(['rgb(34, 68, 102)', 'rgb(34, 68, 102)'])
    await button('Undo').click()
    await expect.poll(() => new Set(colors()).size).toBe(1)
    expect(colors()[0]).not.toBe('rgb(34, 68, 102)')
    await button('Clear selection').click()
    await expect.element(panel('Page settings')).toBeVisible()
  })

  it('open the field of formatted text on a double click on the canvas', async () => {
    await open()
    await select(/^Text/)
    await page.getByRole('tab', { name: 'Style' }).click()
    const { left, top, height } = (find('.bfb-page .bf-textBlock__text p') as HTMLElement).getBoundingClientRect()
    const spot = { clientX: left + 4, clientY: top + height / 2, bubbles: true }
    find('.bfb-surface')?.dispatchEvent(new MouseEvent('dblclick', spot))
    await expect.element(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => document.activeElement?.getAttribute('contenteditable')).toBe('true')
  })

  it('of several blocks hide content, show mixed values, and keep unedited values', async () => {
    const words = (id: string) => ({
      id,
      type: 'textBlock',
      props: { text: `<p>Words of ${id}</p>`, color: id === 'a' ? '#aa0000' : '#0000aa' },
    })
    store.pages.get('home')?.elsewhere({
      content: [
        words('a'),
        words('b'),
        { id: 'v', type: 'imageBlock', props: { width: { desktop: '50%', mobile: '90%' } } },
        { id: 'w', type: 'imageBlock', props: { width: '80%' } },
      ],
    })
    await open()
    const kept = () => JSON.stringify(store.pages.get('home')?.page.content)
    await select(/^Text/)
    await page
      .getByRole('treeitem', { name: /^Text/ })
      .nth(1)
      .click({ modifiers: ['Shift'] })
    await expect.element(panel('2 blocks selected')).toBeVisible()
    expect(page.getByRole('tab', { name: 'Content' }).elements()).toHaveLength(0)
    expect(document.querySelector('.bfs-panel [contenteditable]')).toBeNull()
    await page.getByRole('tab', { name: 'Style' }).click()
    const color = page.getByRole('textbox', { name: 'Text color Mixed' })
    await expect.element(color).toHaveValue('')
    color.element().focus()
    await userEvent.tab()
    expect(kept()).toContain('#aa0000')
    await color.fill('#224466')
    await expect.element(page.getByRole('textbox', { name: 'Text color', exact: true })).toHaveValue('#224466')
    const drawn = () => [...document.querySelectorAll('.bfb-page .bf-textBlock__text')].map((one) => getComputedStyle(one).color)
    await expect.poll(() => new Set(drawn())).toEqual(new Set(['rgb(34, 68, 102)']))
    expect(find('.bfb-page')?.textContent).toContain('Words of a')
    expect(find('.bfb-page')?.textContent).toContain('Words of b')
    await button('Undo').first().click()
    await expect.element(color).toBeVisible()
    expect(drawn()).toEqual(['rgb(170, 0, 0)', 'rgb(0, 0, 170)'])

    await page
      .getByRole('treeitem', { name: /^Image/ })
      .first()
      .click()
    await page
      .getByRole('treeitem', { name: /^Image/ })
      .nth(1)
      .click({ modifiers: ['Shift'] })
    await page.getByRole('tab', { name: 'Layout' }).click()
    await page.getByRole('textbox', { name: /^Width Mixed/ }).fill('60')
    await expect.poll(kept, { timeout: 5000 }).toContain('{"desktop":"60%","mobile":"90%"}')
    expect(kept()).toContain('"width":"60%"')

    await page
      .getByRole('treeitem', { name: /^Text/ })
      .first()
      .click({ modifiers: ['Shift'] })
    await expect.element(panel('3 blocks selected')).toBeVisible()
    expect(page.getByRole('textbox', { name: /^Width/ }).elements()).toHaveLength(0)
  })

  it('get the focus by Enter for a block without plain text, and Escape returns it with the text kept', async () => {
    await open()
    await select(/^Text/)
    await page.getByRole('tab', { name: 'Style' }).click()
    find('.bfb-surface')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('contenteditable')).toBe('true')
    await userEvent.keyboard('{Control>}a{/Control}Written')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.className).toBe('bfb-surface')
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('Written')
    await expect.element(panel('Text')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel('Page settings')).toBeVisible()
  })

  it('undo changes of another panel and another width', async () => {
    await open()
    await select(/^Text/)
    await userEvent.keyboard('{Delete}')
    await page.getByRole('radio', { name: 'Mobile' }).click()
    await button('Theme').click()
    await button('Palette Midnight').click()
    await button('Undo').click()
    await expect.element(button('Palette Midnight')).toHaveAttribute('aria-pressed', 'false')
    expect(document.querySelectorAll('.bfb-page .bf-textBlock')).toHaveLength(1)
    await button('Undo').click()
    await expect.poll(() => document.querySelectorAll('.bfb-page .bf-textBlock').length).toBe(2)
    await button('Redo').click()
    await expect.poll(() => document.querySelectorAll('.bfb-page .bf-textBlock').length).toBe(1)
  })

  it('show low contrast of a block’s own color, and fix it', async () => {
    await open()
    await select(/^Text/)
    await page.getByRole('tab', { name: 'Style' }).click()
    await page.getByRole('textbox', { name: 'Text color' }).fill('#cfcfcf')
    await expect.element(page.getByText(/^Contrast 1\.\d is below 4\.5/)).toBeVisible()
    await button('Fix the contrast of Text color').click()
    await expect.element(page.getByText(/is below 4\.5/)).not.toBeInTheDocument()
  })
})

describe('a hero slide', () => {
  const slide = (title: string, background: string) => ({ title, backgroundType: 'solid', background, titleColor: '#eeeeee' })
  beforeEach(() => {
    const slides = [slide('On the dark', '#101010'), slide('On the light', '#dddddd'), slide('On the dark again', '#101010')]
    store.pages
      .get('home')
      ?.elsewhere({ content: [{ id: 'h', type: 'hero', props: { slides, autoPlay: true, autoplayDelay: 1000 } }] })
  })
  const shownSlide = () => {
    const [track] = document.querySelectorAll<HTMLElement>('.bfb-page .bf-hero')
    const middle = track && track.getBoundingClientRect().left + track.getBoundingClientRect().width / 2
    const at = [...(track?.querySelectorAll<HTMLElement>('.bf-hero__slide') ?? [])].find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return middle !== undefined && left <= middle && right > middle
    })
    return at?.textContent
  }

  it('is shown when it is opened in the panel, and does not move', async () => {
    await open()
    await select(/^Hero/)
    await button('On the dark again').first().click()
    await expect.poll(shownSlide).toBe('On the dark again')
    const since = performance.now()
    await expect.poll(() => performance.now() - since, { timeout: 5000 }).toBeGreaterThan(2500)
    expect(shownSlide()).toBe('On the dark again')
  })

  it('does not move while its text is edited on the page', async () => {
    await open()
    const title = find('.bfb-page .bf-hero__title') as HTMLElement
    const { left, top, height } = title.getBoundingClientRect()
    await userEvent.hover(page.getByRole('button', { name: 'Preview' }))
    find('.bfb-surface')?.dispatchEvent(
      new MouseEvent('dblclick', { clientX: left + 4, clientY: top + height / 2, bubbles: true }),
    )
    await expect.poll(() => document.activeElement?.className).toBe('bfb-text')
    const since = performance.now()
    await expect.poll(() => performance.now() - since, { timeout: 5000 }).toBeGreaterThan(1800)
    expect(shownSlide()).toBe('On the dark')
    await userEvent.keyboard('Seen while typed{Enter}')
    expect(shownSlide()).toBe('Seen while typed')
  })

  it("warns about its own title's low contrast, and fixes only that", async () => {
    await open()
    await select(/^Hero/)
    await button('On the dark').first().click()
    await expect.poll(() => document.querySelectorAll('.ui-item__body .ui-row--color').length).toBeGreaterThan(0)
    await openGroups()
    expect(page.getByText(/is below 4\.5/).elements()).toHaveLength(0)
    await button('On the light').first().click()
    await openGroups()
    await expect.element(page.getByText(/^Contrast 1\.\d is below 4\.5/)).toBeVisible()
    await button('Fix the contrast of Title color').click()
    await expect.element(page.getByText(/is below 4\.5/)).not.toBeInTheDocument()
    const colors = () => [...document.querySelectorAll('.bfb-page .bf-hero__title')].map((one) => getComputedStyle(one).color)
    await expect.poll(() => colors().filter((color) => color === 'rgb(238, 238, 238)')).toHaveLength(2)
  })
})

describe('the theme', () => {
  it('shows that it is not saved while its panel is closed', async () => {
    await open()
    await button('Theme').click()
    expect(button('Theme not saved').elements()).toHaveLength(0)
    await page
      .getByRole('button', { name: /^Palette/ })
      .last()
      .click()
    await button('Outline').click()
    await button('Theme not saved').click()
    await button('Save theme').click()
    await expect.poll(() => store.themes.length).toBe(1)
    await expect.poll(() => button('Theme not saved').elements().length).toBe(0)
  })

  it('updates the canvas immediately, and the online store when it is saved', async () => {
    await open()
    await button('Theme').click()
    await button('Palette Midnight').click()
    const ground = () => getComputedStyle(find('.bfb-page .bf-page') as HTMLElement).backgroundColor
    await expect.poll(ground).toBe('rgb(18, 20, 28)')
    expect(store.themes).toHaveLength(0)
    await button('Save theme').click()
    await expect.poll(() => store.themes.at(-1)?.palette.surface).toBe('#12141c')
    await expect.element(button('Save theme')).not.toBeInTheDocument()
  })

  it('sets the widths from which the page has another layout, within limits', async () => {
    await open()
    await button('Theme').click()
    const [tablet, desktop] = ['Tablet from', 'Desktop from'].map((name) => page.getByRole('spinbutton', { name })) as [
      ReturnType<typeof page.getByRole>,
      ReturnType<typeof page.getByRole>,
    ]
    const canvas = () => find('.bfb-page .bf-page') as HTMLElement
    // The switch of `css()`, as a number: 3 in the desktop layout.
    const layout = () => {
      const block = canvas().firstElementChild as HTMLElement
      block.style.order = 'var(--desktop, 3) var(--tablet, 2) var(--mobile, 1)'
      return [canvas().offsetWidth, getComputedStyle(block).order]
    }
    await page.getByRole('radio', { name: 'Tablet' }).click()
    await expect.poll(layout).toEqual([820, '2'])
    await tablet.fill('1100')
    expect(page.getByText('Enter a whole number', { exact: false }).elements()).toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a whole number from 480 to 1000.')).toBeVisible()
    await tablet.fill('900')
    await expect.poll(layout).toEqual([900, '2'])
    await expect.element(desktop).toHaveValue(1060)
    await says(page.elementLocator(document.body), 'Desktop starts at 1060 pixels now.')
    await desktop.fill('1500')
    await page.getByRole('radio', { name: 'Desktop' }).click()
    await expect.poll(layout).toEqual([1500, '3'])
    await button('Save theme').click()
    await expect.poll(() => store.themes.at(-1)?.breakpoints).toEqual({ tablet: 900, desktop: 1500 })
    await button('Reset to 768 and 1024 px').click()
    await expect.poll(() => layout()[1]).toBe('3')
    await expect.element(tablet).toHaveValue(768)
    await button('Save theme').click()
    await expect.poll(() => store.themes.at(-1)).not.toHaveProperty('breakpoints')
  })

  it('is a draft until it is published, if the app keeps drafts, and needs no question on leaving', async () => {
    let left = 0
    const draft = {
      load: async () => store.themeDrafts.at(-1),
      save: async (theme?: StoreTheme) => store.themeDrafts.push(theme),
    }
    const adapter = { ...store.adapter, theme: { ...store.adapter.theme, draft } }
    const ground = () => getComputedStyle(find('.bfb-page .bf-page') as HTMLElement).backgroundColor
    await open({ adapter, onLeave: () => left++ })
    await button('Theme').click()
    await button('Palette Midnight').click()
    await expect.element(page.getByText('Draft saved.', { exact: false })).toBeVisible()
    expect(store.themeDrafts.map((theme) => theme?.palette.surface)).toEqual(['#12141c'])
    await button('Palette Linen').click()
    await button('Leave the builder').click()
    await expect.poll(() => left).toBe(1)
    expect([store.themeDrafts.at(-1)?.palette.surface, store.themes]).toEqual(['#faf6ef', []])

    close()
    await open({ adapter })
    await expect.poll(ground).toBe('rgb(250, 246, 239)')
    await button('Theme not published').click()
    await button('Publish theme').click()
    await expect.poll(() => store.themes.at(-1)?.palette.surface).toBe('#faf6ef')
    await expect.element(button('Publish theme')).not.toBeInTheDocument()
  })

  it('is referenced by a block’s color, which changes with it', async () => {
    await open()
    await select(/^Text/)
    await page.getByRole('tab', { name: 'Style' }).click()
    await page.getByRole('textbox', { name: 'Text color' }).fill('Accent')
    const color = () => getComputedStyle(find('.bfb-page .bf-textBlock__text') as HTMLElement).color
    await expect.poll(color).toBe('rgb(29, 78, 216)')
    await button('Theme').click()
    await button('Palette Midnight').click()
    await expect.poll(color).not.toBe('rgb(29, 78, 216)')
    const kept = () => JSON.stringify(store.pages.get('home')?.page.content)
    await expect.poll(kept, { timeout: 5000 }).toContain('var(--color-accent)')
  })

  it('is kept when saving fails, and restored when discarded', async () => {
    await open()
    await button('Theme').click()
    const corners = page.getByRole('slider', { name: 'Corners' })
    await expect.element(corners).toBeVisible()
    corners.element().focus()
    await userEvent.keyboard('{End}')
    const radius = () => getComputedStyle(find('.bfb-page .bf-page') as HTMLElement).getPropertyValue('--radius')
    await expect.poll(radius).toBe('32px')
    store.failing = new AdapterError('broken', 'The server is busy.')
    await button('Save theme').click()
    await says(page.getByRole('alert'), 'The server is busy')
    expect(radius()).toBe('32px')
    await button('Discard').click()
    await expect.poll(radius).toBe('4px')
  })

  it('has fonts that are found by name and category, chosen by keys, and loaded again after an error', async () => {
    await open()
    const font = () => getComputedStyle(find('.bfb-page .bf-page') as HTMLElement).getPropertyValue('--font-heading')
    store.failing = new AdapterError('broken', 'The server is busy.')
    await button('Theme').click()
    await button('Headings: serif').click()
    const search = page.getByRole('combobox', { name: 'Search fonts' })
    await expect.element(button('Try again')).toBeVisible()
    expect(page.getByRole('option', { name: 'Grotesk' }).elements()).toHaveLength(1)
    store.failing = undefined
    await button('Try again').click()
    await expect.element(page.getByRole('option', { name: 'Lora' })).toBeVisible()
    await button('Sans serif').click()
    await expect.element(page.getByRole('option', { name: 'Lora' })).not.toBeInTheDocument()
    await button('All').click()
    await search.fill('lo')
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['Lora'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(font).toBe('"Lora Variable", serif')
    await expect.element(page.getByRole('option', { name: 'Lora', selected: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Headings: Lora')).toHaveFocus()
    const file = find('input[type="file"][accept*="woff2"]') as HTMLInputElement
    await userEvent.upload(file, new File(['GIF89a'], 'acme.woff2'))
    await says(page.getByRole('alert'), 'not a WOFF2 file')
    await userEvent.upload(file, new File(['wOF2 and tables'], 'Acme'))
    await button('Delete Acme').click()
    const dialog = page.getByRole('dialog', { name: 'Delete Acme' })
    await dialog.getByRole('button', { name: 'Delete Acme' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => button('Delete Acme').elements().length).toBe(0)
    await button('Undo').click()
    await expect.poll(font).toBe('serif')
  })

  it('is chosen as a whole from previews of the page, in the light or in the dark', async () => {
    await open()
    await button('Theme').click()
    await button('Change theme').click()
    const dialog = page.getByRole('dialog', { name: 'Choose a theme' })
    await expect.poll(() => dialog.element().querySelectorAll('.bf-page > *').length).toBeGreaterThan(0)
    await page.getByRole('radio', { name: 'Dark' }).click()
    await dialog.getByRole('button', { name: 'Bold' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const style = () => getComputedStyle(find('.bfb-page .bf-page') as HTMLElement)
    await expect.poll(() => [style().backgroundColor, style().getPropertyValue('--radius')]).toEqual(['rgb(16, 20, 24)', '20px'])
    expect(store.themes).toHaveLength(0)
    await button('Undo').click()
    await expect.poll(() => style().getPropertyValue('--radius')).toBe('4px')
  })

  it('that is not saved asks before the builder closes', async () => {
    let left = 0
    await open({ onLeave: () => left++ })
    await button('Theme').click()
    await button('Palette Linen').click()
    await button('Leave the builder').click()
    await button('Save theme and leave').click()
    await expect.poll(() => left).toBe(1)
    expect(store.themes.at(-1)?.palette.surface).toBe('#faf6ef')
  })

  it('never accepts an invalid color: the text stays with an error, and there is nothing to undo or save', async () => {
    await open()
    await button('Theme').click()
    const field = page.getByRole('textbox', { name: 'Background' })
    for (const wrong of ['rgb(1)', 'url(//evil.example)', 'banana', 'var(--color-text)']) {
      await field.fill(wrong)
      await expect.element(page.getByText('Enter a color, such as #1a1a1a or black.')).toBeVisible()
      await expect.element(field).toHaveValue(wrong)
    }
    await expect.element(button('Undo')).toBeDisabled()
    await expect.element(button('Save theme')).not.toBeInTheDocument()
  })

  it('warns about colors with low contrast, and fixes them', async () => {
    await open()
    await button('Theme').click()
    await page.getByRole('textbox', { name: 'Quiet text' }).fill('#bbbbbb')
    await expect.element(page.getByText(/^Contrast 1\.9 with background/)).toBeVisible()
    await button('Fix the contrast of quiet text').click()
    await expect.element(page.getByText(/^Contrast/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Quiet text' })).not.toHaveValue('#bbbbbb')
  })
})

describe('a page with invalid values', () => {
  it('lists block, field and old value, with a link to the block', async () => {
    const nested = (levels: number): object => ({ type: 'container', childComponents: levels > 1 ? [nested(levels - 1)] : [] })
    const home = store.pages.get('home')
    if (!home) throw new Error('no home page')
    const text = { id: 't', type: 'textBlock', props: { color: 'url(//evil.example)', fontSize: `${'1'.repeat(60_000)}vw` } }
    home.page = { ...home.page, content: [text, nested(9)] }
    await open()
    await expect.element(page.getByText('3 stored values were changed to open this page')).toBeVisible()
    await button('Show changes').click()
    await expect
      .element(page.getByText(/^Text colou?r was “url\(\/\/evil\.example\)” and is now the default\. Not a color/))
      .toBeVisible()
    await expect.element(page.getByText(/size was “1+…” and is now the default/i)).toBeVisible()
    await expect.element(page.getByText('It was nested more than 8 levels deep and now follows its container.')).toBeVisible()
    await page.getByRole('region', { name: 'Changes to stored values' }).getByRole('button', { name: 'Text' }).first().click()
    await expect.element(panel('Text')).toBeVisible()
    await page.getByRole('region', { name: 'Changes to stored values' }).getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('3 stored values were changed to open this page')).not.toBeInTheDocument()
  })
})

describe('pages', () => {
  it('are switched from the bar once the work is saved', async () => {
    await open()
    await select(/^Text/)
    await userEvent.keyboard('{Delete}')
    await button(/^Page Home/).click()
    await page.getByRole('menuitemcheckbox', { name: /About us/ }).click()
    await expect.element(button(/^Page About us/)).toBeVisible()
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('Who we are')
    expect(store.pages.get('home')?.page.content).toHaveLength(1)
  })

  it('are created from a template by keyboard, and opened', async () => {
    await open()
    await button('Pages').click()
    await button('New page').click()
    await userEvent.keyboard('Say hello')
    await userEvent.tab()
    for (const template of ['Landing page', 'About', 'Contact']) {
      await userEvent.keyboard('{ArrowRight>}')
      await expect.element(page.getByRole('radio', { name: template, exact: true })).toBeChecked()
      await userEvent.keyboard('{/ArrowRight}')
    }
    await button('Create page').click()
    await expect.element(button(/^Page Say hello/)).toBeVisible()
    await expect.poll(() => document.querySelector('.bfb-page .bf-contactForm')).not.toBeNull()
  })

  it('keep typed values when creating one fails', async () => {
    await open()
    await button('Pages').click()
    await button('New page').click()
    await button('Create page').click()
    await expect.element(page.getByText('Enter a name.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Gifts')
    store.failing = new AdapterError('refused', 'You have as many pages as fit.')
    await button('Create page').click()
    await says(page.getByRole('alert'), 'as many pages as fit')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Gifts')
  })

  it('are deleted after a confirmation; the home page opens instead', async () => {
    await open()
    await button('Pages').click()
    await page
      .getByRole('list', { name: 'Pages of your store' })
      .getByRole('button', { name: /^About us/ })
      .click()
    await expect.element(button(/^Page About us/)).toBeVisible()
    await button('Actions for About us').click()
    await page.getByRole('menuitem', { name: 'Delete page' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete page' }).click()
    await expect.element(button(/^Page Home/)).toBeVisible()
    expect(store.pages.has('about')).toBe(false)
  })

  describe('page settings', () => {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    const value = (name: string) => (field(name).element() as HTMLInputElement).value
    const about = () => store.pages.get('about')
    const status = () => find('.bfv-status')?.textContent
    const patience = { timeout: 10_000 }
    const openAbout = async () => {
      shown = await showPageBuilder(store.adapter, 'about')
    }

    it('belong to the draft: kept when a block is selected, saved and undone with it, published with the page', async () => {
      await openAbout()
      const result = page.getByRole('region', { name: 'Search engine preview' })
      await says(result, 'About us – Shop')
      await field('Page title').fill('Who makes your clothes')
      await field('URL handle').fill('makers')
      await says(result, '› page › makers')
      await select(/^Text/)
      expect(page.getByRole('textbox', { name: 'Page title', exact: true }).elements()).toHaveLength(0)
      await expect.poll(() => status(), patience).toBe('Saved')
      expect(about()?.page).toMatchObject({
        draftSettings: { metaTitle: 'Who makes your clothes', slug: 'makers' },
        metaTitle: '',
      })
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => value('Page title')).toBe('Who makes your clothes')
      await button('Undo').first().click()
      await expect.poll(() => value('URL handle')).toBe('about')
      await button('Redo').first().click()
      await expect.poll(() => value('URL handle')).toBe('makers')
      await button('Publish').click()
      await button('Publish page').click()
      await expect.poll(() => about()?.page.slug, patience).toBe('makers')
      expect(about()?.published.settings).toMatchObject({ metaTitle: 'Who makes your clothes', slug: 'makers' })
    })

    it('that can’t be published are kept as typed with an error, and everything else is saved', async () => {
      await openAbout()
      const server = about()
      server?.taken.add('shop')
      await field('URL handle').fill('Not a URL')
      await field('Meta description').fill('x'.repeat(501))
      await expect.element(page.getByText('Use lowercase letters, digits and hyphens.')).toBeVisible()
      await expect.poll(() => server?.page.draftSettings.slug, patience).toBe('Not a URL')
      expect(server?.page.draftSettings.metaDescription).toHaveLength(501)
      await clean('settings with errors')
      await field('URL handle').fill('shop')
      await field('Name').fill('Makers')
      await expect.element(page.getByText('Another page of this store uses this URL.'), patience).toBeVisible()
      await expect.poll(() => server?.page.draftSettings.name, patience).toBe('Makers')
      await expect.element(button(/^Page Makers/)).toBeVisible()
      await select(/^Text/)
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByText('Another page of this store uses this URL.')).toBeVisible()
      await button('Publish').click()
      const window = page.getByRole('dialog', { name: /Publish/ })
      await says(window, 'Another page of this store uses this URL.')
      await window.getByRole('button', { name: 'Edit page settings' }).click()
      await expect.poll(() => document.activeElement === field('URL handle').element()).toBe(true)
      await field('URL handle').fill('makers')
      await expect.poll(() => page.getByText('Another page of this store uses this URL.').elements().length, patience).toBe(0)
    })
  })
})

describe('an invalid value', () => {
  it('stays in its field while other blocks are edited, and the status shows that it is not saved', async () => {
    store.pages.get('home')?.elsewhere({ content: [text('a', 'First'), { id: 'grid', type: 'productGrid' }] })
    await open()
    const status = () => find('.bfv-status')?.textContent
    const field = () => page.getByRole('textbox', { name: /^Number of products/ })
    await select(/^Product/)
    await field().fill('many')
    await expect.poll(status).toMatch(/^Saved, except 1 field/)
    await page.getByRole('treeitem', { name: /^Text/ }).click()
    expect(field().elements()).toHaveLength(0)
    expect(status()).toMatch(/^Saved, except 1 field/)
    await clean('an unfinished field')
    await button('Publish').click()
    await says(page.getByRole('dialog', { name: /^Publish/ }), 'The value of 1 field can’t be used.')
    await userEvent.keyboard('{Escape}')
    await button('Show').click()
    await expect.poll(() => (field().element() as HTMLInputElement).value).toBe('many')
    await field().fill('8')
    await expect.poll(status, { timeout: 10_000 }).toBe('Saved')
  })
})

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

/** Opens all groups of the open item. */
async function openGroups() {
  for (const fold of document.querySelectorAll<HTMLElement>('.ui-group__fold[aria-expanded="false"]')) fold.click()
}

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
    await expect.poll(() => find('.bfb-person'), { timeout: 10_000 }).not.toBeNull()
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
    await expect.poll(() => find('.bfb-mark')?.getAttribute('aria-label'), { timeout: 10_000 }).toBe('1 comment on Text')
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
