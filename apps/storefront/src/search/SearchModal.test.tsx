import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productCard } from '../testing/payload.ts'
import { type Answer, InShop, stubDialogs, testShop } from '../testing/shop.tsx'
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

function open(answer: Answer, term = '') {
  const shop = testShop(answer)
  render(
    <InShop shop={shop}>
      <SearchModal term={term} />
    </InShop>,
  )
  return shop
}

function searchFor(term: string) {
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: term } })
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
}

test('it starts empty, asks for a term, and takes the focus after 100 ms', () => {
  open(() => results(1))
  expect(screen.getByText('Product Search')).toBeTruthy()
  expect(screen.getByText('Please enter a search term and press Search.')).toBeTruthy()
  const input = screen.getByRole('searchbox', { hidden: true })
  expect((input as HTMLInputElement).value).toBe('')
  act(() => void vi.advanceTimersByTime(90))
  expect(document.activeElement).not.toBe(input)
  act(() => void vi.advanceTimersByTime(20))
  expect(document.activeElement).toBe(input)
})

test('spaces alone are no term: nothing is asked', () => {
  const answer = vi.fn<Answer>(() => results(1))
  open(answer)
  searchFor('   ')
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByText('Please enter a search term and press Search.')).toBeTruthy()
})

test('eight skeletons wait for results; the term is trimmed, pages are of 16 and count from 0', async () => {
  const asked: string[] = []
  let give: (value: ReturnType<typeof results>) => void = () => undefined
  open((url) => {
    asked.push(url.search)
    return new Promise((resolve) => {
      give = resolve
    })
  })
  searchFor('  vase ')
  expect(document.querySelectorAll('.bf-card--coming')).toHaveLength(8)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const query = new URLSearchParams(asked[0])
  expect([query.get('name'), query.get('pageNumber'), query.get('pageSize')]).toEqual(['vase', '0', '16'])
  await act(async () => give(results(3)))
  expect(await screen.findByText('Product p2')).toBeTruthy()
})

test('another page is asked for by its number, and by Next', async () => {
  const pages: (string | null)[] = []
  open((url) => {
    pages.push(url.searchParams.get('pageNumber'))
    return results(16, 4)
  })
  searchFor('lamp')
  fireEvent.click(await screen.findByRole('button', { name: 'Page 3', hidden: true }))
  await vi.waitFor(() => expect(pages).toEqual(['0', '2']))
  fireEvent.click(await screen.findByRole('button', { name: 'Next', hidden: true }))
  await vi.waitFor(() => expect(pages).toEqual(['0', '2', '3']))
  expect(await screen.findByText('Next')).toHaveProperty('tagName', 'SPAN')
})

test('pictures come in the sizes that the answer names', async () => {
  const found = { ...productCard('p0'), productImage: '/p0.webp' }
  const pictures = { '/p0.webp': { src: '/p0.webp', srcSet: '/p0-320.webp 320w' } }
  open(() => ({ body: { content: [found], totalPages: 1, totalElements: 1, pictures } }), 'picture')
  await screen.findByText('Product p0')
  expect(document.querySelector('.bf-card img')?.getAttribute('srcset')).toBe('/p0-320.webp 320w')
})

test('nothing found says so', async () => {
  open(() => results(0), 'unicorn')
  expect(await screen.findByText('No products found')).toBeTruthy()
})

test('a failure says what it was, and Retry asks again', async () => {
  let works = false
  open(() => (works ? results(1) : { status: 500, body: { error: 'The database rests.', code: 'internal' } }), 'chair')
  expect(await screen.findByText('Error: The database rests.')).toBeTruthy()
  works = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry', hidden: true }))
  expect(await screen.findByText('Product p0')).toBeTruthy()
})

test('the same term asked again after a failure is asked for anew', async () => {
  let works = false
  const asked = vi.fn<Answer>(() =>
    works ? results(1) : { status: 500, body: { error: 'The database rests.', code: 'internal' } },
  )
  open(asked, 'table')
  expect(await screen.findByText('Error: The database rests.')).toBeTruthy()
  works = true
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  expect(await screen.findByText('Product p0')).toBeTruthy()
  fireEvent.submit(screen.getByRole('search', { hidden: true }))
  expect(screen.getByText('Product p0')).toBeTruthy()
  expect(asked).toHaveBeenCalledTimes(2)
})
