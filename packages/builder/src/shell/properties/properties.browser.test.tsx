/** Properties of the selected blocks in a real browser, with values that cannot be used. */
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textOf } from '../../canvas/text/background-color.ts'
import { freshWindow, open, store } from '../../testing/fresh-window.ts'
import { button, clean, find, panel, says, select, text } from '../../testing/window.ts'

freshWindow()

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

  it('of a dark container warn about the texts and buttons in it, and one press makes them readable', async () => {
    store.pages.get('home')?.elsewhere({
      content: [
        {
          id: 'box',
          type: 'container',
          props: { background: '#101418' },
          childComponents: [
            text('t', 'Dark words'),
            { id: 'h', type: 'heading', props: { text: 'A heading', eyebrow: 'Quiet', eyebrowColor: 'var(--color-muted)' } },
            { id: 'b', type: 'buttonGroup', props: {} },
          ],
        },
      ],
    })
    await open()
    await select(/^Container/)
    const ratios = () =>
      [
        ...document.querySelectorAll('.bfb-page :is(.bf-textBlock__text p, .bf-heading__text, .bf-heading__eyebrow, .bf-button)'),
      ].map((element) => textOf(element)?.ratio ?? 0)
    await expect.poll(() => ratios().length).toBe(5)
    expect(Math.min(...ratios())).toBeLessThan(2)
    await button('Make readable').click()
    await expect.poll(() => Math.min(...ratios())).toBeGreaterThanOrEqual(4.5)
    const [words = 0, quiet = 0, title = 0] = ratios()
    expect(words).toBeGreaterThan(12)
    expect(title).toBeGreaterThan(12)
    expect(quiet).toBeLessThan(title)
    await expect.element(button('Make readable')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.poll(() => Math.min(...ratios())).toBeLessThan(2)
  })

  it('have the variants that a type declares, which the view draws, and a stored one that it does not declare', async () => {
    store.pages.get('home')?.elsewhere({
      content: [
        { id: 'a', type: 'accordion', props: {} },
        { id: 'b', type: 'accordion', variant: 'own', props: {} },
        { id: 'c', type: 'accordion', variant: '', props: {} },
        { id: 't', type: 'textBlock', variant: 'default', props: {} },
      ],
    })
    await open()
    const drawn = () =>
      [...document.querySelectorAll<HTMLElement>('.bfb-page .bf-accordion__inner')].map((one) => one.dataset.variant)
    const variant = page.getByRole('combobox', { name: 'Variant' })
    await select(/^Questions/)
    await variant.click()
    await page.getByRole('option', { name: 'Boxed' }).click()
    await expect.poll(drawn).toEqual(['boxed', 'own', ''])
    await button('Undo').click()
    await expect.poll(drawn).toEqual([undefined, 'own', ''])
    await page
      .getByRole('treeitem', { name: /^Questions/ })
      .nth(1)
      .click()
    await expect.element(variant).toHaveTextContent('own')
    // An empty name and "default" are no other variant.
    await page
      .getByRole('treeitem', { name: /^Questions/ })
      .nth(2)
      .click()
    await expect.element(variant).toHaveTextContent('Default')
    await page.getByRole('treeitem', { name: /^Text/ }).click()
    await expect.poll(() => variant.elements()).toEqual([])
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
    await expect.poll(kept).toContain('{"desktop":"60%","mobile":"90%"}')
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

  it('show the names of the app’s tokens in formatted text, and store the tokens', async () => {
    store.adapter = { ...store.adapter, textTokens: () => [{ value: '{{product.name}}', label: 'Product name' }] }
    store.pages.get('home')?.elsewhere({ content: [text('t', 'About {{product.name}}')] })
    await open()
    const onPage = () => find('.bfb-page .bf-textBlock')?.textContent
    expect(onPage()).toBe('About Product name')
    await select(/^Text/)
    const words = panel('Text').getByRole('textbox', { name: 'Text', exact: true })
    await expect.poll(() => words.element().querySelector('.ui-rich__token')?.textContent).toBe('Product name')
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
    await expect.poll(stored).toContain(': {{product.name}} ({{product.name}})</p>')
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
    await expect.poll(() => performance.now() - since).toBeGreaterThan(2500)
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
    await expect.poll(() => performance.now() - since).toBeGreaterThan(1800)
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

/** Opens all groups of the open item. */
async function openGroups() {
  for (const fold of document.querySelectorAll<HTMLElement>('.ui-group__fold[aria-expanded="false"]')) fold.click()
}

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
    await expect.poll(status).toBe('Saved')
  })
})
