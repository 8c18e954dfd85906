import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type BlockServices, BlockServicesContext } from '../render/block-services.ts'
import { inertServices } from '../render/inert-services.ts'
import type { Review, ReviewList } from '../render/resource.ts'
import block, { View } from './reviews.tsx'

afterEach(cleanup)

const review = (id: string, more: Partial<Review> = {}): Review => ({
  ...{ id, rating: 4, title: `Title ${id}`, text: 'Good', authorName: 'Ada', reply: '' },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', date: 'March 1, 2026' },
  ...more,
})

const draw = (value: ReviewList, more: Partial<BlockServices> = {}) =>
  render(
    <BlockServicesContext value={{ ...inertServices, ...more }}>
      <View {...block.props().parse({ numberOfReviews: 2 })} data={{ reviews: { status: 'ready', value } }} />
    </BlockServicesContext>,
  )

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows the average, the number of reviews by stars, and the reviews with replies', () => {
  const product = { id: 'p', rating: 4.3333, counts: [0, 0, 1, 0, 2] }
  draw({ items: [review('a', { reply: 'Thank you.' }), review('b', { title: '', text: '' })], product })
  expect(screen.getByText('Rated 4.3 out of 5')).toBeTruthy()
  expect(screen.getByText('3 reviews')).toBeTruthy()
  const shares = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
  expect(shares.map(({ textContent }) => textContent)).toEqual(
    [5, 4, 3, 2, 1].map((stars, index) => `Rated ${stars} out of 5${stars} ★${[2, 0, 1, 0, 0][index]}`),
  )
  expect(screen.getByText('Reply from the store').nextSibling?.textContent).toBe('Thank you.')
  expect(titles()).toEqual(['Title a'])
})

it('loads further reviews of a product once each, moves the focus to the first of them, and keeps the button after an error', async () => {
  const alert = vi.fn()
  const pages = [[review('b'), review('c')], [review('d')]]
  const loadReviews = vi.fn<NonNullable<BlockServices['loadReviews']>>()
  loadReviews.mockRejectedValueOnce(new Error('offline'))
  for (const page of pages) loadReviews.mockResolvedValueOnce(page)
  draw({ items: [review('a'), review('b')], product: { id: 'p', rating: 4, counts: [0, 0, 0, 5, 0] } }, { loadReviews, alert })
  const button = () => screen.getByRole('button', { name: 'Show more reviews' })
  await userEvent.click(button())
  await waitFor(() => expect(alert).toHaveBeenCalledOnce())
  await userEvent.click(button())
  await waitFor(() => expect(titles()).toEqual(['Title a', 'Title b', 'Title c']))
  expect(document.activeElement?.textContent).toContain('Title c')
  await userEvent.click(button())
  await waitFor(() => expect(titles()).toEqual(['Title a', 'Title b', 'Title c', 'Title d']))
  expect(loadReviews.mock.calls.map(([{ page }]) => page)).toEqual([1, 1, 2])
  expect(screen.queryByRole('button')).toBeNull()
})

it('links the products of reviews on pages that are not about one, without an average', () => {
  draw({ items: [review('a', { product: { id: 'p', name: 'Jar', slug: 'jar' } })] })
  expect(screen.getByRole('link', { name: 'Jar' }).getAttribute('href')).toBe('/page/product/jar')
  expect(screen.queryByText(/^Rated .* out of 5$/)).toBeNull()
  cleanup()
  draw({ items: [] })
  expect(screen.getByText('0 reviews')).toBeTruthy()
})
