import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type BlockServices, inertServices, Page, type PageBlock } from '../render/index.ts'
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
