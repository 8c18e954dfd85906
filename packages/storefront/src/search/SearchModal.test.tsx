import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productCard } from '../testing/payload.ts'
import { InShop, type Respond, stubDialogs, testShop } from '../testing/shop.tsx'
import { SearchModal } from './SearchModal.tsx'

stubDialogs()
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const results = (count: number, totalPages = 1) => ({
  body: { content: Array.from({ length: count }, (_, index) => productCard(`p${index}`)), totalPages, totalElements: count },
})

function open(respond: Respond, term = '') {
  const shop = testShop(respond)
  render(
    <InShop shop={shop}>
      <SearchModal term={term} />
    </InShop>,
  )
  return shop
}

function searchFor(term: string) {
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: term } })
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
}

test('starts empty with a prompt, and focuses the field after 100 ms', () => {
  open(() => results(1))
  expect(screen.getByText('Product Search')).toBeTruthy()
  expect(screen.getByText('Please enter a search term and press Search.')).toBeTruthy()
  const input = screen.getByRole('combobox', { hidden: true })
  expect((input as HTMLInputElement).value).toBe('')
  act(() => void vi.advanceTimersByTime(90))
  expect(document.activeElement).not.toBe(input)
  act(() => void vi.advanceTimersByTime(20))
  expect(document.activeElement).toBe(input)
})

test('a term of spaces sends no request', () => {
  const respond = vi.fn<Respond>(() => results(1))
  open(respond)
  searchFor('   ')
  expect(respond).not.toHaveBeenCalled()
  expect(screen.getByText('Please enter a search term and press Search.')).toBeTruthy()
})

test('shows eight skeletons while loading; sends a trimmed term, page size 16 and a zero-based page', async () => {
  const requests: string[] = []
  let give: (value: ReturnType<typeof results>) => void = () => undefined
  open((url) => {
    requests.push(url.search)
    return new Promise((resolve) => {
      give = resolve
    })
  })
  searchFor('  vase ')
  expect(document.querySelectorAll('.bf-card--coming')).toHaveLength(8)
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 60_000 })
  const query = new URLSearchParams(requests[0])
  expect([query.get('name'), query.get('pageNumber'), query.get('pageSize')]).toEqual(['vase', '0', '16'])
  await act(async () => give(results(3)))
  expect(await screen.findByText('Product p2')).toBeTruthy()
})

test('a page number and Next load another page', async () => {
  const pages: (string | null)[] = []
  open((url) => {
    pages.push(url.searchParams.get('pageNumber'))
    return results(16, 4)
  })
  searchFor('lamp')
  fireEvent.click(await screen.findByRole('button', { name: 'Page 3', hidden: true }))
  await vi.waitFor(() => expect(pages).toEqual(['0', '2']), { timeout: 60_000 })
  fireEvent.click(await screen.findByRole('button', { name: 'Next', hidden: true }))
  await vi.waitFor(() => expect(pages).toEqual(['0', '2', '3']), { timeout: 60_000 })
  expect(await screen.findByText('Next')).toHaveProperty('tagName', 'SPAN')
})

test('images have the sizes from the response', async () => {
  const found = { ...productCard('p0'), productImage: '/p0.webp' }
  const images = { '/p0.webp': { src: '/p0.webp', srcSet: '/p0-320.webp 320w' } }
  open(() => ({ body: { content: [found], totalPages: 1, totalElements: 1, pictures: images } }), 'picture')
  await screen.findByText('Product p0')
  expect(document.querySelector('.bf-card img')?.getAttribute('srcset')).toBe('/p0-320.webp 320w')
})

test('without results, shows a message', async () => {
  open(() => results(0), 'unicorn')
  expect(await screen.findByText('No products found')).toBeTruthy()
})

test('an error shows its message, and Retry searches again', async () => {
  let works = false
  open(() => (works ? results(1) : { status: 500, body: { error: 'The database rests.', code: 'internal' } }), 'chair')
  expect(await screen.findByText('Error: The database rests.')).toBeTruthy()
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }))
  expect(await screen.findByText('Product p0')).toBeTruthy()
})

test('submitting the same term after an error searches again', async () => {
  let works = false
  const requests = vi.fn<Respond>(() =>
    works ? results(1) : { status: 500, body: { error: 'The database rests.', code: 'internal' } },
  )
  open(requests, 'table')
  expect(await screen.findByText('Error: The database rests.')).toBeTruthy()
  works = true
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  expect(await screen.findByText('Product p0')).toBeTruthy()
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  expect(screen.getByText('Product p0')).toBeTruthy()
  expect(requests).toHaveBeenCalledTimes(2)
})

test('a suggestion has the price that is charged, or the lowest one', async () => {
  const found = [
    { ...productCard('a'), discountPrice: 15 },
    { ...productCard('b'), maxPrice: 30 },
  ]
  open(() => ({ body: { content: found, pictures: {} } }))
  fireEvent.change(screen.getByRole('combobox', { hidden: true }), { target: { value: 'product' } })
  await screen.findByText('Product b')
  const prices = [...document.querySelectorAll('.sf-suggest__price')].map(({ textContent }) => textContent)
  expect(prices).toEqual(['€15.00', 'From €20.00'])
})
