import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type BlockServices, inertServices, Page, type PageBlock, type Resources } from '../render/index.ts'
import { blocks } from './index.ts'
import { View } from './navbar.tsx'

afterEach(cleanup)

const navbar = (props: object = {}): PageBlock => ({ id: 'a', type: 'navbar', props: blocks.navbar?.props().parse(props) ?? {} })
const page = (props?: object, services?: Partial<BlockServices>) => (
  <Page views={{ navbar: View }} content={[navbar(props)]} services={{ ...inertServices, ...services }} />
)

const cart = (start: number) => {
  let count = start
  const listeners = new Set<() => void>()
  return {
    cartCount: {
      get: () => count,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    set: (next: number) =>
      act(() => {
        count = next
        for (const listener of listeners) listener()
      }),
  }
}

const badge = (container: HTMLElement) => container.querySelector('.bf-navbar__count')
const menu = (container: HTMLElement) => container.querySelector('details') as HTMLDetailsElement

it('shows the number of items in the cart, and bumps only when it increases', () => {
  const { cartCount, set } = cart(2)
  const { container } = render(page({}, { cartCount }))
  expect(badge(container)?.textContent).toBe('2')
  expect(badge(container)?.hasAttribute('data-bump')).toBe(false)
  set(3)
  const bumped = badge(container)
  expect(bumped?.textContent).toBe('3')
  expect(bumped?.hasAttribute('data-bump')).toBe(true)
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeTruthy()
  set(2)
  expect(badge(container)).toBe(bumped)
  set(4)
  expect(badge(container)).not.toBe(bumped)
  set(0)
  expect(badge(container)).toBeNull()
})

it('does not bump for items that were in the cart when the page opened', () => {
  const { cartCount } = cart(5)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page({}, { cartCount }))
  expect(badge(container)).toBeNull()
  render(page({}, { cartCount }), { container, hydrate: true })
  expect(badge(container)?.textContent).toBe('5')
  expect(badge(container)?.hasAttribute('data-bump')).toBe(false)
  container.remove()
})

it('hides the counter when it is disabled', () => {
  const { cartCount } = cart(2)
  const { container } = render(page({ cartCounter: false }, { cartCount }))
  expect(badge(container)).toBeNull()
  expect(screen.getByRole('button', { name: 'Cart' })).toBeTruthy()
})

it("opens the app's cart", () => {
  const openCart = vi.fn()
  render(page({}, { openCart }))
  fireEvent.click(screen.getByRole('button', { name: 'Cart, 0 items' }))
  expect(openCart).toHaveBeenCalledOnce()
})

it('shows its links in a sheet that works without a script', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  expect(menu(container).open).toBe(false)
  expect(menu(container).querySelector('summary')?.getAttribute('aria-label')).toBe('Menu')
  expect([...menu(container).querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([
    '/',
    '/shop',
    '/about',
    '/page/contact',
  ])
})

it('closes the sheet on Escape, on a choice, on a click outside, and when it loses focus', () => {
  const navigate = vi.fn()
  const { container } = render(page({}, { navigate }))
  const sheet = menu(container)
  const summary = sheet.querySelector('summary') as HTMLElement
  const link = within(sheet).getByText('Shop')

  sheet.open = true
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(sheet.open).toBe(false)
  expect(document.activeElement).toBe(summary)

  sheet.open = true
  fireEvent.click(link)
  expect(sheet.open).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/shop')

  sheet.open = true
  fireEvent.pointerDown(link)
  expect(sheet.open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(sheet.open).toBe(false)

  sheet.open = true
  fireEvent.blur(link, { relatedTarget: screen.getByRole('button', { name: 'Cart, 0 items' }) })
  expect(sheet.open).toBe(false)
})

it('searches with a form without a script, and with the services with one', () => {
  const openSearch = vi.fn()
  const { container } = render(page({ searchStyle: 'full' }, { openSearch }))
  const form = container.querySelector('.bf-navbar__actions form') as HTMLFormElement
  expect(form.getAttribute('action')).toBe('/search')
  expect(form.method).toBe('get')
  const input = form.elements.namedItem('q') as HTMLInputElement
  input.value = '  mug '
  fireEvent.submit(form)
  expect(openSearch).toHaveBeenCalledWith('mug')
})

const link = (more: object) => ({ label: 'Shop', url: '/shop', ...more })
const columns = [
  { title: 'Women', url: '/collection/women', links: [{ label: 'Coats', url: '/collection/coats' }, 'Soon'] },
  { title: 'Sale', links: [{ label: 'Last pieces', url: '/collection/sale' }] },
]
const ready = (count: number) => {
  const value = Array.from({ length: count }, (_, i) => ({
    id: `c${i}`,
    slug: `s${i}`,
    name: `Category ${i}`,
    image: i ? '' : '/c.webp',
  }))
  return { a: { categories: { status: 'ready' as const, value } } }
}
const withMenu = (menu: object, { data, ...services }: Partial<BlockServices> & { data?: Record<string, Resources> } = {}) => (
  <Page
    views={{ navbar: View }}
    content={[navbar({ links: [link(menu), { label: 'About', url: '/about' }] })]}
    services={{ ...inertServices, ...services }}
    data={data}
  />
)
const hrefs = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'))

it('opens menus of links and of categories without a script, and shows no empty ones', () => {
  const html = (menu: object, data?: Record<string, Resources>) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(withMenu(menu, data && { data }))
    return container
  }
  const menus = html({ menu: 'links', columns }).querySelectorAll<HTMLDetailsElement>('.bf-navbar__more')
  expect(menus).toHaveLength(2)
  for (const { open, firstElementChild, lastElementChild } of menus) {
    expect([open, firstElementChild?.tagName, firstElementChild?.getAttribute('aria-label')]).toEqual([
      false,
      'SUMMARY',
      'Menu: Shop',
    ])
    expect(hrefs(lastElementChild)).toEqual(['/collection/women', '/collection/coats', '/collection/sale'])
    expect(lastElementChild?.textContent).toBe('WomenCoatsSoonSaleLast pieces')
  }
  const categories = html({ menu: 'categories' }, ready(2))
  expect(hrefs(categories.querySelector('.bf-navbar__nav .bf-navbar__panel'))).toEqual(['/collection/s0', '/collection/s1'])
  expect(categories.querySelectorAll('.bf-navbar__nav .bf-navbar__panel img')).toHaveLength(1)
  for (const empty of [html({ menu: 'categories' }, ready(0)), html({ menu: 'categories' }), html({ menu: 'links' })])
    expect(empty.querySelector('.bf-navbar__more')).toBeNull()
  expect(blocks.navbar?.data?.({ links: [{ menu: 'none' }] })).toEqual({})
  expect(blocks.navbar?.data?.({ links: [{ menu: 'categories' }] })).toEqual({ categories: { limit: 12, isNested: true } })
})

it('nests subcategories below their category, and draws a tile for a category without an image', () => {
  const category = (id: string, parentId: string | null, image = '') => ({ id, slug: id, name: id, image, parentId })
  const value = [category('bags', null, '/b.png'), category('éclat', null), category('coats', 'bags'), category('rain', 'coats')]
  const { container } = render(withMenu({ menu: 'categories' }, { data: { a: { categories: { status: 'ready', value } } } }))
  const groups = [...container.querySelectorAll('.bf-navbar__nav .bf-navbar__groups > div')]
  expect(groups.map(hrefs)).toEqual([['/collection/bags', '/collection/coats', '/collection/rain'], ['/collection/éclat']])
  expect(groups[0]?.querySelector('.bf-navbar__children .bf-navbar__children')?.textContent).toBe('rain')
  expect(groups[1]?.querySelector('[aria-hidden]')?.textContent).toBe('É')
  expect(within(groups[1] as HTMLElement).getByRole('link', { name: 'éclat', hidden: true })).toBeTruthy()
})

it('opens a menu for a mouse and closes it on leaving, Escape, a choice and a press outside', () => {
  vi.useFakeTimers()
  try {
    const navigate = vi.fn()
    const { container } = render(withMenu({ menu: 'links', columns }, { navigate }))
    const more = container.querySelector('.bf-navbar__nav details') as HTMLDetailsElement
    const item = more.parentElement as HTMLElement
    const summary = more.querySelector('summary') as HTMLElement
    const point = (event: 'pointerOver' | 'pointerOut', pointerType: string) => {
      fireEvent[event](item, { pointerType })
      act(() => vi.advanceTimersByTime(500))
    }
    point('pointerOver', 'touch')
    expect(more.open).toBe(false)
    point('pointerOver', 'mouse')
    expect(more.open).toBe(true)
    point('pointerOut', 'mouse')
    expect(more.open).toBe(false)

    const coats = within(more).getByText('Coats')
    more.open = true
    fireEvent.keyDown(coats, { key: 'Escape' })
    expect([more.open, document.activeElement]).toEqual([false, summary])
    more.open = true
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(more.open).toBe(false)
    more.open = true
    fireEvent.pointerDown(coats)
    expect(more.open).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(more.open).toBe(false)
    more.open = true
    fireEvent.click(coats)
    expect(more.open).toBe(false)
    expect(navigate).toHaveBeenCalledWith('/collection/coats')

    // In the sheet, menus stay open until the sheet closes.
    const [sheet, inner] = container.querySelectorAll<HTMLDetailsElement>('.bf-navbar__menu, .bf-navbar__menu details')
    if (!sheet || !inner) throw new Error('no menu in the sheet')
    sheet.open = inner.open = true
    fireEvent.pointerDown(inner)
    expect([sheet.open, inner.open]).toEqual([true, true])
  } finally {
    vi.useRealTimers()
  }
})

it('marks the link of the current page, and leaves modified clicks to the browser', () => {
  const navigate = vi.fn()
  const { container } = render(page({}, { navigate, currentPath: '/about' }))
  const links = container.querySelectorAll('.bf-navbar__nav a')
  expect([...links].filter((a) => a.getAttribute('aria-current') === 'page').map((a) => a.textContent)).toEqual(['About'])
  expect(fireEvent.click(links[1] as Element, { ctrlKey: true })).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
  expect(fireEvent.click(links[1] as Element)).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/shop')
})

it('leaves external links and new tabs to the browser', () => {
  const navigate = vi.fn()
  const links = [
    { label: 'Away', url: 'https://a.example', type: 'external' },
    { label: 'Tab', url: '/shop', target: '_blank' },
    { label: 'Protocol', url: '//a.example', type: 'internal' },
  ]
  const { container } = render(page({ links }, { navigate }))
  for (const link of container.querySelectorAll('.bf-navbar__nav a')) {
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
  }
  expect(navigate).not.toHaveBeenCalled()
  expect(container.querySelector('.bf-navbar__nav a[target]')?.getAttribute('rel')).toBe('noopener noreferrer')
})
