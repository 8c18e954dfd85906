import { inertServices, PageRoot } from '@blockfront/engine/render'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { setPageLocale } from '../../language/all-catalogs.ts'
import type { Listing, ListingQuery } from '../../payload.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { FilterForm } from './FilterForm.tsx'

setPageLocale('en')
afterEach(cleanup)

const noFilters: ListingQuery = {
  q: '',
  sort: 'newest',
  category: '',
  minPrice: '',
  maxPrice: '',
  inStock: false,
  attributes: [],
}
const empty: Listing['facets'] = { categories: [], price: null, attributes: [], inStock: 0 }
const show = (query: Partial<ListingQuery>, facets: Partial<Listing['facets']> = {}) => {
  const list = { heading: 'Shop', items: [], totalElements: 0, page: 0, totalPages: 0 }
  const listing = { ...list, query: { ...noFilters, ...query }, facets: { ...empty, ...facets } }
  render(
    <PageRoot views={{}} services={inertServices}>
      <FilterForm listing={listing} path="/shop" />
      <AppliedFilters listing={listing} path="/shop?category=belts&attributes=Color:tan&attributes=Color:red&page=2" />
    </PageRoot>,
  )
}

test('an empty list keeps its filters and offers other values', () => {
  show(
    { category: 'belts', maxPrice: '5', inStock: true, attributes: ['Color:tan'] },
    {
      categories: [
        { id: 'a', slug: 'bags', name: 'Bags', count: 2 },
        { id: 'e', slug: 'belts', name: 'Belts', count: 0 },
      ],
      attributes: [{ name: 'Color', isColor: true, values: [{ value: 'tan', count: 0 }] }],
    },
  )
  const checked = (role: string, name: string) => screen.getByRole<HTMLInputElement>(role, { name, hidden: true }).checked
  expect(checked('radio', 'Belts0')).toBe(true)
  expect(checked('radio', 'Bags2')).toBe(false)
  expect(checked('checkbox', 'tan0')).toBe(true)
  expect(checked('checkbox', 'In stock only0')).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To', hidden: true }).value).toBe('5')
  expect(screen.getByRole('button', { name: 'Filters (4)' })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove filter Belts', '/shop?attributes=Color%3Atan&attributes=Color%3Ared'],
    ['Remove filter To 5.00', '/shop?category=belts&attributes=Color%3Atan&attributes=Color%3Ared'],
    ['Remove filter In stock only', '/shop?category=belts&attributes=Color%3Atan&attributes=Color%3Ared'],
    ['Remove filter Color: tan', '/shop?category=belts&attributes=Color%3Ared'],
    ['Clear filters', '/shop'],
  ])
  expect(document.querySelector<HTMLElement>('.sf-filters__swatch')?.style.backgroundColor).toBe('tan')
})

test('an invalid price shows an error at its field', () => {
  const listing = { heading: 'Shop', items: [], totalElements: 0, page: 0, totalPages: 0, facets: empty }
  const query = { ...noFilters, minPrice: '34.567', maxPrice: '50' }
  render(
    <PageRoot views={{}} services={inertServices}>
      <FilterForm path="/shop" listing={{ ...listing, query, unreadPrices: { fields: ['minPrice'], example: '1234.00' } }} />
    </PageRoot>,
  )
  const [from, to] = ['From', 'To'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true }))
  expect(from?.value).toBe('34.567')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Enter a price such as 1234.00.')
  expect(from?.getAttribute('aria-describedby')).toBe(screen.getByRole('alert', { hidden: true }).id)
  expect(to?.getAttribute('aria-invalid')).toBeNull()
})

test('an empty list without filters has no price fields', () => {
  show({})
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull()
})

test('applies what was chosen before hydration, and keeps a text that is being typed', () => {
  const navigate = vi.fn()
  const listing: Listing = {
    ...{ heading: 'Shop', items: [], totalElements: 0, page: 0, totalPages: 0, query: noFilters },
    facets: { ...empty, price: { min: 1, max: 9 }, inStock: 3 },
  }
  const form = (
    <PageRoot views={{}} services={{ ...inertServices, navigate }}>
      <FilterForm listing={listing} path="/shop" />
    </PageRoot>
  )
  const hydrateAfter = (act: (field: (name: string) => HTMLInputElement) => void) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form)
    const field = (name: string) => container.querySelector(`[name=${name}]`) as HTMLInputElement
    act(field)
    render(form, { container, hydrate: true })
    return field
  }
  hydrateAfter(() => undefined)
  expect(navigate).not.toHaveBeenCalled()

  const chosen = hydrateAfter((field) => field('inStock').click())
  expect(navigate.mock.lastCall).toEqual(['/shop?sort=newest&inStock=true'])
  expect(chosen('inStock').checked).toBe(true)

  navigate.mockClear()
  const typed = hydrateAfter((field) => {
    // jsdom focuses nothing in a closed popover; in wide windows the panel is part of the page.
    const panel = field('minPrice').closest('[popover]')
    panel?.removeAttribute('popover')
    field('minPrice').focus()
    panel?.setAttribute('popover', 'auto')
    field('minPrice').value = '3'
  })
  expect(navigate).not.toHaveBeenCalled()
  expect(typed('minPrice').value).toBe('3')
  fireEvent.change(typed('minPrice'))
  expect(navigate.mock.lastCall).toEqual(['/shop?sort=newest&minPrice=3'])
})
