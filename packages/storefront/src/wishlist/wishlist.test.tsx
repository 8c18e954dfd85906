import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { productCard, store } from '../testing/payload.ts'
import { InShop, type Respond, testShop } from '../testing/shop.tsx'
import { createWishlist } from './browser-wishlist.ts'
import { lazyWishlist } from './lazy-wishlist.ts'
import { WishlistScreen } from './WishlistScreen.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const KEY = `wishlist-${store.storeId}`
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')

/** An account on a server with one list. */
function account(productIds: string[], isSignedIn = true) {
  const requests: unknown[] = []
  const respond: Respond = (url, body) => {
    if (url.pathname.endsWith('/products/by-ids') || url.searchParams.has('ids'))
      return { body: { content: (url.searchParams.get('ids') ?? '').split(',').map(productCard), pictures: {} } }
    const { add = [], remove = [] } = body as { add?: string[]; remove?: string[] }
    requests.push({ add, remove })
    if (!isSignedIn) return { body: { productIds: null } }
    productIds = [...add.filter((id) => !productIds.includes(id)), ...productIds.filter((id) => !remove.includes(id))]
    return { body: { productIds } }
  }
  return { requests, respond }
}

test('a guest keeps up to 100 products in the browser, and sends nothing', async () => {
  const { requests, respond } = account([])
  const toast = vi.fn()
  const onChange = vi.fn()
  const list = createWishlist(testShop(respond, { toast }), KEY, onChange)
  for (let i = 0; i < 101; i++) list.toggle(`p${i}`)
  expect(list.ids()).toHaveLength(100)
  expect(list.ids()[0]).toBe('p99')
  await expect.poll(() => toast).toHaveBeenCalledWith('error', expect.stringContaining('full'))
  list.toggle('p50')
  expect(createWishlist(testShop(respond), KEY, onChange).ids()).toEqual(list.ids())
  expect(list.ids()).not.toContain('p50')
  expect(onChange).toHaveBeenCalledTimes(101)
  expect(requests).toEqual([])
})

test('an account takes over the list of the browser once, and changes of both are kept', async () => {
  const { requests, respond } = account(['old'])
  const changeMeanwhile: Respond = (...request) => {
    const response = respond(...request)
    if (requests.length > 1) return response
    list.toggle('a')
    list.toggle('c')
    return response
  }
  const list = createWishlist(testShop(changeMeanwhile), KEY, () => undefined)
  list.toggle('a')
  list.toggle('b')
  await list.sync()
  expect(list.ids()).toEqual(['c', 'b', 'old'])
  await list.sync()
  expect(list.ids()).toEqual(['c', 'b', 'old'])
  expect(requests).toEqual([
    { add: ['b', 'a'], remove: [] },
    { add: ['c'], remove: ['a'] },
  ])
  expect(stored()).toEqual({ ids: ['c', 'b', 'old'], changes: {}, isSignedIn: true })
  list.toggle('d')
  await expect.poll(() => requests).toHaveLength(3)
  list.forget()
  expect([list.ids(), list.isSignedIn()]).toEqual([[], false])
})

test('keeps the list without a session, after a failure, and next to damaged storage', async () => {
  localStorage.setItem(KEY, '{"ids": ["a", 7, "b c", "a"], "changes": {"a": true, "x": "no"}, "isSignedIn": true}')
  const without = account([], false)
  const list = createWishlist(testShop(without.respond), KEY, () => undefined)
  expect(list.ids()).toEqual(['a'])
  await expect.poll(() => list.isSignedIn()).toBe(false)
  expect(stored()).toEqual({ ids: ['a'], changes: { a: true }, isSignedIn: false })
  const failing = createWishlist(
    testShop(() => ({ status: 500, body: { error: 'Away', code: 'internal' } })),
    KEY,
    () => undefined,
  )
  await expect(failing.sync()).rejects.toThrow()
  expect(failing.ids()).toEqual(['a'])
  localStorage.setItem(KEY, 'nonsense')
  expect(createWishlist(testShop(without.respond), KEY, () => undefined).ids()).toEqual([])
})

test('the page shows the saved products, removes one, and then says that it is empty', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ids: ['p1', 'p2'] }))
  const shop = testShop(account([]).respond)
  shop.wishlist = lazyWishlist(shop)
  render(
    <InShop shop={shop}>
      <WishlistScreen />
    </InShop>,
  )
  expect(await screen.findByText('2 products')).toBeTruthy()
  const [heart] = screen.getAllByRole('button', { name: /^Wishlist: / })
  if (!heart) throw new Error('no heart')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(heart)
  expect(await screen.findByText('1 product')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Wishlist: / }))
  expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  expect(stored().ids).toEqual([])
})
