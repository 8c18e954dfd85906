import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { Shop } from '../shop.ts'
import { loadViewed } from './load-viewed.ts'
import { rememberProduct, viewedProducts } from './viewed-products.ts'

afterEach(() => localStorage.clear())

it('keeps the last 20 products of each store, the newest first', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 40 }), (opened) => {
      localStorage.clear()
      rememberProduct('other', 'foreign')
      for (const one of opened) rememberProduct('s1', one)
      expect(viewedProducts('s1')).toEqual([...new Set(opened.toReversed())].slice(0, 20))
      expect(viewedProducts('other')).toEqual(['foreign'])
    }),
    { numRuns: repeat(50) },
  )
})

it.each(['nonsense', '{"a":1}', '[1, null, "a b", "good"]'])('ignores other values in its place: %s', (stored) => {
  localStorage.setItem('viewed-s1', stored)
  expect(viewedProducts('s1')).toEqual(stored.includes('good') ? ['good'] : [])
})

it('loads them without the product of the page, and asks for nothing before the first one', async () => {
  const call = vi.fn(async () => ({ content: [{ id: 'b' }, { id: 'c' }], pictures: { '/b.webp': { src: '/b.webp' } } }))
  const shop = { api: { call }, store: { storeId: 's1', root: '', locale: 'en' }, pictures: {} } as unknown as Shop
  rememberProduct('s1', 'a')
  expect(await loadViewed(shop, 4, 'a')).toEqual([])
  expect(call).not.toHaveBeenCalled()
  for (const id of ['c', 'b', 'a']) rememberProduct('s1', id)
  expect(await loadViewed(shop, 1, 'a')).toEqual([{ id: 'b' }])
  expect(call).toHaveBeenCalledWith('product.byIds', { query: { ids: 'b,c', locale: undefined } })
  expect(shop.pictures).toEqual({ '/b.webp': { src: '/b.webp' } })
})
