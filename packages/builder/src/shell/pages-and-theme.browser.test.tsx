/** Pages and the theme of a store in the builder's window, in a real browser. */
import type { StoreTheme } from '@blockfront/engine/render'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdapterError } from '../adapter.ts'
import { close, freshWindow, open, store } from '../testing/fresh-window.ts'
import { button, clean, find, says, select } from '../testing/window.ts'

freshWindow()

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
    const patience = { timeout: 60_000 }
    const openAbout = () => open({ pageId: 'about' })

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
      await expect.poll(() => server?.page.draftSettings.metaDescription?.length, patience).toBe(501)
      expect(server?.page.draftSettings.slug).toBe('Not a URL')
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

  it('has fields and selects of one width', async () => {
    await open()
    await button('Theme').click()
    await expect.element(page.getByRole('combobox', { name: 'Cards' })).toBeVisible()
    const widths = [...document.querySelectorAll('.bfs-theme__fields :is(.ui-input, .ui-select)')].map(
      (one) => one.getBoundingClientRect().width,
    )
    expect(widths.length).toBeGreaterThan(6)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
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
    await says(page.elementLocator(document.body), 'Desktop now starts at 1060 pixels.')
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
    await expect.poll(kept).toContain('var(--color-accent)')
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
    // The palettes of the theme are offered too, so that another palette can be taken back.
    await button('Palette Forest').click()
    await expect.poll(() => style().backgroundColor).toBe('rgb(246, 248, 244)')
    await button('Palette Bold, dark').click()
    await expect.poll(() => style().backgroundColor).toBe('rgb(16, 20, 24)')
    await expect.element(button('Palette Bold, light')).toHaveAttribute('aria-pressed', 'false')
    for (const _ of Array(2)) await button('Undo').click()
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
    await page.getByRole('textbox', { name: 'Muted text' }).fill('#bbbbbb')
    await expect.element(page.getByText(/^Contrast 1\.9 with background/)).toBeVisible()
    await button('Fix the contrast of muted text').click()
    await expect.element(page.getByText(/^Contrast/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Muted text' })).not.toHaveValue('#bbbbbb')
  })
})
