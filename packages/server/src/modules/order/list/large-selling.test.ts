import { repeat } from '@blockfront/tooling/tests/repeat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMedia } from '../../../flows/manage-media/list-media.ts'
import type { Database } from '../../../ground/db/database.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { fillCustomers } from '../../../testing/large/large-customers.ts'
import { fillSelling } from '../../../testing/large/large-selling.ts'
import { LARGE, type LargeStore, openLargeStore } from '../../../testing/large/large-store.ts'
import { faultsOf } from '../../../testing/large/plans.ts'
import { listMessages } from '../../contact/contact-message.ts'
import { listCustomers } from '../../customer/list-customers.ts'
import { listSubscribers } from '../../customer/newsletter/subscriber.ts'
import { listRedirects } from '../../redirect/list-redirects.ts'
import { findRedirect } from '../../redirect/redirect.ts'
import { listOrders } from './list-orders.ts'

const storeId = LARGE
const [orderCount, customerCount, fileCount] = [repeat(10_000, 40_000), repeat(7_500, 20_000), repeat(7_500, 10_000)]

let store: LargeStore
beforeAll(async () => {
  store = await openLargeStore(async (owner) => {
    await fillSelling(owner, storeId, orderCount, fileCount)
    await fillCustomers(owner, storeId, customerCount)
  })
})
afterAll(() => store.close())

const page = { storeId, pageNumber: 0, pageSize: 20 }
const inStore = (db: Database) => ({ db, store: { storeId } })
const orders = { ...page, sort: 'newest' as const }
const customers = { ...page, sort: 'newest' as const }

describe(`a store with ${orderCount} orders, ${customerCount} customers and ${fileCount} files`, () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['its newest orders', (db) => listOrders(inStore(db), orders)],
    ['its oldest orders', (db) => listOrders(inStore(db), { ...orders, sort: 'oldest' })],
    ['the hundredth page of its orders', (db) => listOrders(inStore(db), { ...orders, pageNumber: 99 })],
    ['its largest orders', (db) => listOrders(inStore(db), { ...orders, sort: 'total_desc' })],
    ['its smallest orders', (db) => listOrders(inStore(db), { ...orders, sort: 'total_asc' })],
    ['open orders', (db) => listOrders(inStore(db), { ...orders, status: 'open' })],
    [
      'orders with a voided payment, of which there are none',
      (db) => listOrders(inStore(db), { ...orders, paymentStatus: 'voided' }),
    ],
    ['unpaid orders', (db) => listOrders(inStore(db), { ...orders, paymentStatus: 'pending' })],
    ['unfulfilled orders', (db) => listOrders(inStore(db), { ...orders, fulfillmentStatus: 'unfulfilled' })],
    ['the orders of two days', (db) => listOrders(inStore(db), { ...orders, from: '2026-01-02', to: '2026-01-03' })],
    ['its last orders', (db) => listOrders(inStore(db), { ...orders, pageNumber: orderCount / 20 - 1 })],
    [
      'its last orders by total',
      (db) => listOrders(inStore(db), { ...orders, sort: 'total_desc', pageNumber: orderCount / 20 - 1 }),
    ],
    [
      'paid and completed orders by total',
      (db) => listOrders(inStore(db), { ...orders, status: 'completed', paymentStatus: 'paid', sort: 'total_asc' }),
    ],
    ['an order by its number', (db) => listOrders(inStore(db), { ...orders, search: '#4711' })],
    ['orders by a name', (db) => listOrders(inStore(db), { ...orders, search: 'name471' })],
    ['orders by an address', (db) => listOrders(inStore(db), { ...orders, search: 'buyer4711@example.com' })],
    ['open orders by a common name', (db) => listOrders(inStore(db), { ...orders, search: 'anna', status: 'open' })],
    ['its newest customers', (db) => listCustomers(inStore(db), customers)],
    ['its last customers', (db) => listCustomers(inStore(db), { ...customers, pageNumber: customerCount / 20 - 1 })],
    [
      'its last customers by email',
      (db) => listCustomers(inStore(db), { ...customers, sort: 'email', pageNumber: customerCount / 20 - 1 }),
    ],
    ['customers with the largest sums', (db) => listCustomers(inStore(db), { ...customers, sort: 'spent_desc' })],
    [
      'customers with orders, by their number',
      (db) => listCustomers(inStore(db), { ...customers, hasOrders: true, sort: 'orders_desc' }),
    ],
    [
      'customers who accept marketing',
      (db) => listCustomers(inStore(db), { ...customers, acceptsMarketing: true, sort: 'last_order' }),
    ],
    ['customers by a sum', (db) => listCustomers(inStore(db), { ...customers, minSpent: 100, maxSpent: 120 })],
    ['customers by an address', (db) => listCustomers(inStore(db), { ...customers, search: 'buyer4711@' })],
    ['its newest files', (db) => listMedia(inStore(db), page)],
    ['the hundredth page of its files', (db) => listMedia(inStore(db), { ...page, pageNumber: 99 })],
    ['its videos', (db) => listMedia(inStore(db), { ...page, kind: 'video' })],
    ['files by a name', (db) => listMedia(inStore(db), { ...page, search: 'picture-471' })],
    ['files by words of their alternative text', (db) => listMedia(inStore(db), { ...page, search: 'green 471' })],
    ['its newest messages', (db) => listMessages(inStore(db), page)],
    ['its unread messages', (db) => listMessages(inStore(db), { ...page, read: false })],
    ['messages by a name and an address', (db) => listMessages(inStore(db), { ...page, search: 'writer4711@' })],
    ['its newest subscribers', (db) => listSubscribers(inStore(db), page)],
    ['subscribers by an address', (db) => listSubscribers(inStore(db), { ...page, search: 'reader4711@' })],
    ['its redirects', (db) => listRedirects(inStore(db), page)],
    ['where a path leads', (db) => withStoreReadOnly(db, storeId, (trx) => findRedirect(trx, storeId, '/page/old-4711'))],
  ])('reads %s by indexes, and only the rows that it returns or counts', async (_, call) => {
    expect((await store.plansOf(call)).flatMap(faultsOf)).toEqual([])
  })

  it('finds orders and files by text', async () => {
    const byNumber = await listOrders(inStore(store.db), { ...orders, search: '#4711' })
    expect(byNumber.content[0]?.number).toBe('#4711')
    const byName = await listOrders(inStore(store.db), { ...orders, search: 'Name471 ' })
    expect(byName.content.every(({ number }) => Number(number.slice(1)) % 10 === 1)).toBe(true)
    const byWords = await listMedia(inStore(store.db), { ...page, search: 'GREEN 471' })
    expect(byWords.totalElements).toBeGreaterThan(0)
    expect(byWords.content.every(({ alt }) => /green/.test(alt))).toBe(true)
    expect((await listMedia(inStore(store.db), { ...page, search: '100%' })).totalElements).toBe(0)
  })
})
