import type { Analytics as AnalyticsData } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { Analytics } from './Analytics.tsx'

const none = { visits: 0, productViews: 0, addedToCart: 0, reachedCheckout: 0, orders: 0 }
const empty: AnalyticsData = {
  from: '2026-03-01',
  to: '2026-03-02',
  totals: none,
  previous: null,
  days: [
    { date: '2026-03-01', visits: 0, previousVisits: 0, orders: 0 },
    { date: '2026-03-02', visits: 0, previousVisits: 0, orders: 0 },
  ],
  products: [],
  sources: [],
  pages: [],
}
const busy: AnalyticsData = {
  ...empty,
  totals: { visits: 1200, productViews: 600, addedToCart: 90, reachedCheckout: 40, orders: 30 },
  previous: { visits: 1000, productViews: 500, addedToCart: 90, reachedCheckout: 50, orders: 25 },
  days: [
    { date: '2026-03-01', visits: 500, previousVisits: 400, orders: 10 },
    { date: '2026-03-02', visits: 700, previousVisits: 600, orders: 20 },
  ],
  products: [
    { productId: 'p1', name: 'Vase', views: 300, addedToCart: 40, sold: 20 },
    { productId: 'p2', name: '', views: 20, addedToCart: 0, sold: 0 },
  ],
  sources: [
    { source: '', visits: 700, previousVisits: 350, addedToCart: 50, reachedCheckout: 20, ordered: 15 },
    { source: 'example.org', visits: 500, previousVisits: 0, addedToCart: 40, reachedCheckout: 20, ordered: 15 },
  ],
  pages: [
    { kind: 'page', title: 'Home', path: '/', views: 900 },
    { kind: 'checkout', title: '', path: '/checkout', views: 40 },
    { kind: 'collection', title: '', path: '', views: 4 },
  ],
}

let response: () => Response
let requests: string[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(new URL(input, location.origin).search)
    return response()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StoreContext value={{ storeId: 's1', storeDomain: 'shop.localhost', locale: 'en', timezone: 'UTC' } as Store}>
          <Analytics />
        </StoreContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('shows figures, funnel, chart, sources, products and pages, compared with the previous period', async () => {
  response = () => Response.json(busy)
  open()
  const funnel = within((await screen.findByRole('heading', { name: 'From visit to order' })).closest('section') as HTMLElement)
  expect(funnel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Visits1,200Previous period: 1,000',
    'Viewed a product60050% of visits · Previous period: 500',
    'Added to cart907.5% of visits · Previous period: 90',
    'Reached checkout403.3% of visits · Previous period: 50',
    'Orders placed302.5% of visits · Previous period: 25',
  ])
  expect(screen.getAllByText('+20% vs. previous period')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'Visits by day, Mar 1 to Mar 2: 1,200 in total.' })).toBeTruthy()
  expect(rowsOf('Sources')).toEqual([expect.stringMatching(/Direct.*\+100%/), expect.stringContaining('example.org')])
  expect(rowsOf('Top products')).toEqual([expect.stringContaining('Vase'), expect.stringContaining('Deleted product')])
  expect(rowsOf('Top pages')).toEqual([
    expect.stringContaining('Home'),
    expect.stringContaining('Checkout'),
    expect.stringContaining('Deleted page'),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const days = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('row')
  expect(days.map((row) => row.textContent)).toEqual(['DayVisitsPrevious periodOrders', 'Mar 270060020', 'Mar 150040010'])
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }))
  await expect.poll(() => requests).toEqual(['?days=30&storeId=s1', '?days=7&storeId=s1'])
})

test('a store without visits shows its URL; a failed load can be repeated', async () => {
  response = () => Response.json({ error: 'The server had a problem.', code: 'internal' }, { status: 500 })
  open()
  await screen.findByText('Could not load this content')
  response = () => Response.json(empty)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No visits yet')
  expect(screen.getByText(/shop\.localhost/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy URL' })).toBeTruthy()
})

test('with more orders than visits, there is no conversion rate, and a note says why', async () => {
  response = () => Response.json({ ...empty, totals: { ...none, visits: 1, orders: 3 } })
  open()
  await screen.findByText('Conversion rate')
  const shown = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent
  expect([shown('Visits'), shown('Conversion rate')]).toEqual(['1', '–'])
  expect(screen.getByText(/^Not counted: visitors who opted out/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('300%')
})
