/** Every state of the builder's window: loading, failed, empty, unknown or broken, each accessible. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdapterError } from '../adapter.ts'
import { freshWindow, open, store } from '../testing/fresh-window.ts'
import { blockCatalog } from '../testing/show-page-builder.tsx'
import { button, clean, find, findings, panel, says, select, text } from '../testing/window.ts'

freshWindow()

describe('states', () => {
  it('show loading errors, with retry', async () => {
    store.failing = new AdapterError('offline', 'There is no connection.')
    await open({ ready: false })
    await says(page.getByRole('alert'), 'There is no connection')
    expect(await findings()).toEqual([])
    store.failing = undefined
    await button('Try again').click()
    await expect.poll(() => find('.bfb-page')).not.toBeNull()
  })

  it('link to the home page from a deleted page', async () => {
    await open({ pageId: 'nowhere', ready: false })
    await says(page.getByRole('alert'), 'no longer exists')
    await button('Open Home').click()
    await expect.element(button(/^Page Home/)).toBeVisible()
  })

  it('show a skeleton while a page loads', async () => {
    let response = () => {}
    const slow = new Promise<void>((resolve) => {
      response = resolve
    })
    const { load } = store.adapter
    store.adapter = { ...store.adapter, load: (id) => slow.then(() => load(id)) }
    await open({ ready: false })
    await expect.poll(() => document.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(3)
    response()
    await expect.poll(() => find('.bfb-page')).not.toBeNull()
  })

  it('keep the page when a block fails or is unknown: each is a card that can be deleted', async () => {
    const views = {
      ...blockCatalog.views,
      contactForm: () => {
        throw new Error('No words came.')
      },
    }
    const content = [{ id: 'odd', type: 'carousel' }, { id: 'bad', type: 'contactForm' }, text('a', 'Still here')]
    store.pages.get('home')?.elsewhere({ content })
    await open({ blockCatalog: { ...blockCatalog, views } })
    const cards = () => [...document.querySelectorAll('.bfb-page .bfb-card')].map((card) => card.textContent ?? '')
    await expect.poll(() => cards().length).toBe(2)
    expect(cards()[0]).toContain('carousel')
    expect(cards()[1]).toContain('No words came.')
    expect(find('.bfb-page')?.textContent).toContain('Still here')
    await clean('cards')
    await select(/^carousel|^Unknown/)
    await says(panel(find('.bfs-panel[data-side=end]')?.getAttribute('aria-label') ?? ''), 'kept')
    await clean('unknown block selected')
    await page.getByRole('treeitem', { name: /^Contact form/ }).click()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => cards().length).toBe(1)
    await button('Undo').first().click()
    await expect.poll(() => cards().length).toBe(2)
  })

  it('explain an empty page, and lead to the first block', async () => {
    store.pages.get('home')?.elsewhere({ content: [] })
    await open()
    await says(page.getByRole('region', { name: 'Canvas' }), 'This page is empty')
    await clean('empty')
    await userEvent.click(find('.bfb-overlay__insert button') as HTMLElement)
    await userEvent.keyboard('text{Enter}')
    await expect.poll(() => document.querySelectorAll('.bfb-page .bf-textBlock').length).toBe(1)
    expect(find('.bfb-empty')).toBeNull()
  })

  it('show skeletons of loading products, then an error, then the products', async () => {
    const { resources } = store.adapter
    let state: 'loading' | 'error' | undefined = 'loading'
    const listeners = new Set<() => void>()
    const now = (next: typeof state) => {
      state = next
      for (const notify of listeners) notify()
    }
    const responses = { loading: { status: 'loading' }, error: { status: 'error', message: 'The server is busy.' } } as const
    store.adapter = {
      ...store.adapter,
      resources: {
        read: (name, query) => (state ? responses[state] : resources.read(name, query)),
        subscribe: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    }
    store.pages.get('home')?.elsewhere({ content: [{ id: 'grid', type: 'productGrid' }] })
    await open()
    await expect.poll(() => document.querySelectorAll('.bfb-page [class*="skeleton"]').length).toBeGreaterThan(0)
    now('error')
    await expect.poll(() => find('.bfb-page')?.textContent).toContain('Error loading products: The server is busy.')
    now(undefined)
    await expect.poll(() => document.querySelectorAll('.bfb-page .bf-card').length).toBeGreaterThan(0)
  })

  it('show why shared components could not be loaded, then their blocks and names, and a card for a missing one', async () => {
    const { components } = store.adapter
    const { componentId } = await components.add({ name: 'Promise', content: [text('c', 'Free returns')] })
    let isFailing = true
    const list = async () => {
      if (isFailing) throw new AdapterError('busy', 'The server is busy.')
      return components.list()
    }
    store.adapter = { ...store.adapter, components: { ...components, list } }
    const instance = (id: string, of: string, label?: string) => ({
      id,
      type: 'sharedComponent',
      props: { componentId: of },
      ...(label && { editor: { label } }),
    })
    const content = [instance('i', componentId), instance('o', componentId, 'Own name'), instance('m', 'missing')]
    store.pages.get('home')?.elsewhere({ content })
    await open()
    const names = () => [...document.querySelectorAll('.bfb-row__name')].map((row) => row.textContent)
    await select(/^Shared component/)
    expect(names().slice(-3)).toEqual(['Shared component', 'Own name', 'Shared component'])
    await says(panel('Shared component'), 'Shared components could not be loaded')
    await clean('shared components could not be loaded')
    isFailing = false
    await button('Try again').first().click()
    await expect.poll(() => names().slice(-3)).toEqual(['Promise', 'Own name', 'Shared component'])
    await says(panel('Promise'), 'What you change here applies to this page only')
    await expect.poll(() => find('.bfb-page')?.textContent?.split('Free returns').length).toBe(3)
    expect(find('.bfb-page .bfb-card')?.textContent).toContain('Component not found')
    await clean('shared components')
  })

  it('have no violations: every panel, wide and narrow, light and dark, a dialog, a preview', async () => {
    await open()
    await select(/^Text/)
    for (const name of ['Add blocks', 'Theme', 'Pages', 'Outline']) {
      await button(name).click()
      await expect.element(panel(name)).toBeVisible()
      await clean(name)
    }
    document.documentElement.dataset.theme = 'dark'
    await clean('dark')
    delete document.documentElement.dataset.theme
    await page.viewport(360, 740)
    await expect.element(button('Settings of the selected block')).toBeVisible()
    await button('Settings of the selected block').click()
    await clean('narrow')
    await button('Pages').click()
    await button('New page').click()
    await clean('new page')
  })

  it('have no violations: every dialog, menu, sheet and kind of selection', async () => {
    await open()
    const window = (name: string | RegExp) => page.getByRole('dialog', { name })
    const away = async () => {
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.querySelector('[role="dialog"], [role="menu"]')).toBeNull()
    }
    const keys: [string, string][] = [
      ['palette of commands', '{Control>}k{/Control}'],
      ['a block to insert', '/'],
      ['shortcuts', '?'],
      ['a new name', '{F2}'],
    ]
    await select(/^Text/)
    for (const [name, pressed] of keys) {
      find('.bfb-surface')?.focus()
      await userEvent.keyboard(pressed)
      await expect.poll(() => document.querySelector('[role="dialog"], [role="menu"]'), { message: name }).not.toBeNull()
      await clean(name)
      await away()
    }
    find('.bfb-surface')?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    await expect.element(page.getByRole('menu')).toBeVisible()
    await clean('the block’s menu')
    await away()
    await button('Actions for this block').click()
    await page.getByRole('menuitem', { name: 'Save as section' }).click()
    await expect.element(window('Save as section')).toBeVisible()
    await clean('a new section')
    await away()
    find('.bfb-surface')?.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(panel('2 blocks selected')).toBeVisible()
    await clean('several blocks')
    for (const dir of ['rtl', 'ltr'] as const) {
      document.documentElement.dir = dir
      await button('More ways to publish').click()
      await clean(`ways to publish ${dir}`)
      await away()
    }
    await button('More ways to publish').click()
    await page.getByRole('menuitem', { name: 'Share preview…' }).click()
    await expect.element(window('Share a preview')).toBeVisible()
    await clean('sharing')
    await away()
    await button('Publish').click()
    await clean('publishing')
    await away()
    await button('Pages').click()
    await button('Actions for About us').click()
    await page.getByRole('menuitem', { name: 'Delete page' }).click()
    await expect.element(window(/Delete/)).toBeVisible()
    await clean('deleting a page')
    await away()
    await button('Theme').click()
    await button('Palette Linen').click()
    await clean('a theme that is not saved')
  })

  it('have no violations with open selects, light and dark, in both directions', async () => {
    const content = [{ id: 'grid', type: 'productGrid', props: { cardBoxShadow: '0 1px 2px #0003' } }, text('a', 'Words')]
    store.pages.get('home')?.elsewhere({ content })
    await open()
    const lookAt = async (selector: string) => {
      await expect.poll(() => find(`.bfs-panel ${selector}`)).not.toBeNull()
      const list = find(`.bfs-panel ${selector}`) as HTMLElement
      list.focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      // The list is outside of all landmarks, on top of the page; its input controls it.
      await clean(selector, { region: { enabled: false } })
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull()
      expect(document.activeElement).toBe(list)
    }
    await select(/^Product/)
    await lookAt('[role=combobox]')
    await page.getByRole('tab', { name: 'Style' }).click()
    await lookAt('.ui-select--bare')
    document.documentElement.dataset.theme = 'dark'
    document.documentElement.dir = 'rtl'
    await lookAt('[role=combobox]:not(.ui-select--bare)')
    await button('Theme').click()
    await lookAt('.bfs-panel__body [role=combobox]')
    delete document.documentElement.dataset.theme
  })

  it('have no violations while a page loads, in preview, and while text is edited', async () => {
    let response = () => {}
    const slow = new Promise<void>((resolve) => {
      response = resolve
    })
    const { load } = store.adapter
    store.adapter = { ...store.adapter, load: (id) => slow.then(() => load(id)) }
    store.pages.get('home')?.elsewhere({ content: [{ id: 't', type: 'testimonials', props: { headerTitle: 'Loved by all' } }] })
    await open({ ready: false })
    await expect.poll(() => document.querySelectorAll('.ui-skeleton').length).toBeGreaterThan(3)
    await clean('on its way')
    response()
    await expect.poll(() => find('.bfb-page')).not.toBeNull()
    const { left, top, width, height } = (find('.bfb-page h2') as HTMLElement).getBoundingClientRect()
    const spot = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true }
    find('.bfb-surface')?.dispatchEvent(new MouseEvent('dblclick', spot))
    await expect.poll(() => document.activeElement?.className).toBe('bfb-text')
    await clean('text on the page')
    await userEvent.keyboard('{Escape}')
    await button('Preview').click()
    await expect.element(button('Back to editing')).toBeVisible()
    await clean('preview')
  })
})
