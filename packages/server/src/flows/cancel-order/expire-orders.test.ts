import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { expireOrder } from './expire-orders.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'expires' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

/** Moves the end of an order's reservation to one second ago. */
const endReservation = (orderId: string) =>
  server.owner.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId])
const expire = (orderId: string) => expireOrder({ ...server.serverContext, store: shop }, { orderId, now: new Date() })

describe('an unpaid order', () => {
  const tracked = (name: string) => shop.product({ name, price: 8, trackInventory: true, stockQuantity: 5 })

  it('reserves stock for the days that the store sets; then it is canceled, restocked once, and the shopper gets an email', async () => {
    const { id } = await tracked('Reserved')
    const email = 'reserved@example.com'
    await expectOk(shop.owner.call('store.updateDetails', { body: { storeId: shop.storeId, unpaidOrderDays: 3 } }))
    const { orderId, number } = (
      await expectOk(shop.place({ ...(await shop.orderBody([{ productId: id, quantity: 4 }])), contact: { email } }))
    ).json
    const { reservedUntil, createdAt } = await shop.order(orderId)
    expect((Date.parse(reservedUntil ?? '') - Date.parse(createdAt)) / 86_400_000).toBeCloseTo(3, 3)
    expect(await expire(orderId)).toBe(false)
    expect((await shop.stockOf(id)).stockQuantity).toBe(1)

    await endReservation(orderId)
    // The job that runs on a schedule.
    await server.owner.query(`select graphile_worker.add_job('order.expire', '{}')`)
    await expect.poll(async () => (await shop.order(orderId)).status).toBe('cancelled')
    const ended = await shop.order(orderId)
    expect(ended).toMatchObject({ paymentStatus: 'voided', reservedUntil: null })
    expect(ended.events.at(-1)).toMatchObject({ type: 'expired', actorName: '', message: expect.stringContaining('not paid') })
    expect(ended.payments.map(({ status }) => status)).toEqual(['voided'])
    expect((await shop.stockOf(id)).stockQuantity).toBe(5)
    expect(await expire(orderId)).toBe(false)
    expect((await shop.stockOf(id)).stockQuantity).toBe(5)
    expect((await server.email(email, 'order-cancelled')).text).toMatch(new RegExp(`${number} was canceled[^]*not paid in time`))
  })

  it.each(['order.markPaid', 'order.fulfill'] as const)(
    'stays open, with its stock reserved, when %s comes before the end',
    async (change) => {
      const { id } = await tracked(`Kept by ${change}`)
      const { orderId } = await shop.buy([{ productId: id, quantity: 2 }])
      await expectOk(shop.owner.call(change, { body: { storeId: shop.storeId, orderId } }))
      expect((await shop.order(orderId)).reservedUntil).toBe(null)
      await endReservation(orderId)
      expect(await expire(orderId)).toBe(false)
      expect((await shop.stockOf(id)).stockQuantity).toBe(3)
    },
  )

  it('is either paid or canceled, never both, when both happen at the same time', async () => {
    const { id } = await shop.product({ name: 'Raced', price: 8, trackInventory: true, stockQuantity: 40 })
    const outcomes = new Set<boolean>()
    for (let round = 0; round < 8; round++) {
      const { orderId } = await shop.buy([{ productId: id, quantity: 1 }])
      const before = (await shop.stockOf(id)).stockQuantity
      await endReservation(orderId)
      const pay = () => shop.owner.call('order.markPaid', { body: { storeId: shop.storeId, orderId } })
      const both = round % 2 ? [pay(), expire(orderId)] : [expire(orderId), pay()]
      const results = await Promise.all(both)
      const canceled = results.includes(true)
      const paid = results.some((result) => typeof result === 'object' && result.status === 200)
      outcomes.add(canceled)
      expect(paid).toBe(!canceled)
      expect(await shop.order(orderId)).toMatchObject(
        canceled ? { status: 'cancelled', paymentStatus: 'voided' } : { status: 'open', paymentStatus: 'paid' },
      )
      expect((await shop.stockOf(id)).stockQuantity).toBe(before + (canceled ? 1 : 0))
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })
})
