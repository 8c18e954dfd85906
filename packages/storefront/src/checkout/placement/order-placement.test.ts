import { createClient } from '@blockfront/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { setPageLocale } from '../../language/all-catalogs.ts'
import { productCard, quoteOf } from '../../testing/payload.ts'
import { emptyValues } from '../form/checkout-values.ts'
import { createOrderPlacement, orderBody } from './order-placement.ts'

setPageLocale('en')
beforeEach(() => sessionStorage.clear())

const { id: productId } = productCard('vase')
const line = { productId, variationId: null, storeId: 'here', name: 'Vase', price: 20, discountPrice: 0, quantity: 1 }
const cart = [{ ...line, selectedAttributes: {}, productImage: '', shipping: 0 }]
const body = orderBody({ ...emptyValues('AT'), city: 'Wien' }, cart, quoteOf())
const placed = { orderId: 'o', number: '1', token: 'secret', status: 'open' }
const quoteChanged = { error: 'Changed.', code: 'quote_changed', details: { quote: quoteOf({ quoteHash: 'newer' }) } }

type ServerResponse = 'lost' | { status: number; body: object }
const existing = { status: 200, body: { order: placed } }
const notPlaced = { status: 200, body: { order: null } }

/** Places orders as a newly loaded page does. The server sends the responses in order. */
function page(...responses: ServerResponse[]) {
  const sent: { key: string | null; quoteHash: string; city: string }[] = []
  const lookups: (string | null)[] = []
  const api = createClient({
    fetch: async (url, init) => {
      const { quoteHash, shippingAddress } = JSON.parse(String(init?.body))
      const key = new Headers(init?.headers).get('idempotency-key')
      if (String(url).endsWith('/order/find-placed')) lookups.push(key)
      else sent.push({ key, quoteHash, city: shippingAddress.city })
      const response = responses.shift() ?? 'lost'
      if (response === 'lost') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(response.body), { status: response.status })
    },
  })
  const placement = createOrderPlacement(api)
  const place = async (next: typeof body) => {
    const outcome = await placement.place(next, 25)
    if (outcome.outcome === 'placed') placement.forget()
    return outcome
  }
  return { sent, lookups, placement, place }
}
const inGraz = orderBody({ ...emptyValues('AT'), city: 'Graz' }, cart, quoteOf())
const message = (outcome: object) => ('message' in outcome ? outcome.message : '')

test('a retry after a lost response sends the same request and key, also after a reload', async () => {
  const first = page('lost')
  expect(message(await first.place(body))).toContain("it won't be placed twice")
  const reloaded = page({ status: 200, body: placed })
  expect(await reloaded.place({ ...body, quoteHash: 'newer' })).toMatchObject({ outcome: 'placed', order: placed })
  expect(reloaded.sent).toEqual(first.sent)
})

test('another order gets another key, and so does the same order after it was placed', async () => {
  const placedNow = { status: 200, body: placed }
  const { place, sent } = page('lost', notPlaced, 'lost', notPlaced, placedNow, placedNow)
  await place(body)
  await place(inGraz)
  await place(body)
  await place(body)
  expect(sent.map(({ city }) => city)).toEqual(['Wien', 'Graz', 'Wien', 'Wien'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test('another order is not sent while an earlier one is placed or may be placed', async () => {
  const { place, placement, sent, lookups } = page('lost', 'lost', { status: 503, body: {} }, existing)
  await place(body)
  expect(message(await place(inGraz))).toContain("don't know whether your order was placed")
  expect(message(await place(inGraz))).toContain("don't know whether your order was placed")
  expect(await place(inGraz)).toMatchObject({ outcome: 'earlier-order', order: placed, submitted: { body, total: 25 } })
  expect(sent).toHaveLength(1)
  expect(lookups).toEqual([sent[0]?.key, sent[0]?.key, sent[0]?.key])
  placement.forget()
  expect(sessionStorage.getItem('sent-order')).toBeNull()
})

test('a reloaded page finds the placed order, and keeps its key until then', async () => {
  const first = page('lost')
  await first.place(body)
  const found = await page(existing).placement.findLost()
  expect(found).toMatchObject({ order: placed, submitted: { body, total: 25 } })
  const { placement, lookups, place, sent } = page(notPlaced, { status: 200, body: placed })
  expect(await placement.findLost()).toBeUndefined()
  expect(await placement.findLost()).toBeUndefined()
  expect(lookups).toHaveLength(1)
  await place(body)
  expect(sent).toEqual(first.sent)
  const changed = { status: 422, body: { error: 'Other parameters.', code: 'idempotency_mismatch' } }
  await page('lost').place(body)
  expect(await page(changed).placement.findLost()).toBeUndefined()
  await expect(page('lost').placement.findLost()).rejects.toThrow()
})

test('a rejected order is not looked up', async () => {
  const { place, lookups, sent } = page({ status: 400, body: { error: 'No.', code: 'invalid_input' } }, 'lost')
  await place(body)
  await place(inGraz)
  expect([lookups.length, sent.length]).toEqual([0, 2])
})

test('after a quote change, the next attempt sends the new quote', async () => {
  const { place, sent } = page('lost', { status: 409, body: quoteChanged }, { status: 200, body: placed })
  await place(body)
  expect(await place(body)).toMatchObject({ outcome: 'quote-changed', quote: { quoteHash: 'newer' } })
  await place({ ...body, quoteHash: 'newer' })
  expect(sent.map(({ quoteHash }) => quoteHash)).toEqual(['first', 'first', 'newer'])
})

test('an unknown result is not reported as a failure', async () => {
  const gateway = page({ status: 504, body: {} }, { status: 500, body: { error: 'Broken.', code: 'internal' } })
  expect(message(await gateway.place(body))).toContain("don't know whether your order was placed")
  expect(message(await gateway.place(body))).toContain('Your order was not placed. Broken.')
})

test('invalid stored data does not count as an order', async () => {
  sessionStorage.setItem('sent-order', '{"key":1}')
  const { place, sent } = page('lost', { status: 200, body: placed })
  await place(body)
  await place(body)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sessionStorage.getItem('sent-order')).toBeNull()
})
