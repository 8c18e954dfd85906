import { createClient } from '@blockfront/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { productCard, quoteOf } from '../testing/payload.ts'
import { emptyValues } from './checkout-values.ts'
import { createOrderPlacement, orderBody } from './order-placement.ts'

beforeEach(() => sessionStorage.clear())

const { id: productId } = productCard('vase')
const line = { productId, variationId: null, storeId: 'here', name: 'Vase', price: 20, discountPrice: 0, quantity: 1 }
const cart = [{ ...line, selectedAttributes: {}, productImage: '', shipping: 0 }]
const body = orderBody({ ...emptyValues('AT'), city: 'Wien' }, cart, quoteOf())
const placed = { orderId: 'o', number: '1', token: 'secret', status: 'open' }
const quoteChanged = { error: 'Changed.', code: 'quote_changed', details: { quote: quoteOf({ quoteHash: 'newer' }) } }

type Answered = 'lost' | { status: number; body: object }
const existing = { status: 200, body: { order: placed } }
const standsNot = { status: 200, body: { order: null } }

/** Places orders as a page does that was just loaded; the server's answers come in turn. */
function page(...answers: Answered[]) {
  const sent: { key: string | null; quoteHash: string; city: string }[] = []
  const asked: (string | null)[] = []
  const api = createClient({
    fetch: async (url, init) => {
      const { quoteHash, shippingAddress } = JSON.parse(String(init?.body))
      const key = new Headers(init?.headers).get('idempotency-key')
      if (String(url).endsWith('/order/find-placed')) asked.push(key)
      else sent.push({ key, quoteHash, city: shippingAddress.city })
      const answer = answers.shift() ?? 'lost'
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer.body), { status: answer.status })
    },
  })
  const placement = createOrderPlacement(api)
  const place = async (wanted: typeof body) => {
    const outcome = await placement.place(wanted, 25)
    if (outcome.outcome === 'placed') placement.forget()
    return outcome
  }
  return { sent, asked, placement, place }
}
const inGraz = { ...body, shippingAddress: { ...body.shippingAddress, city: 'Graz' } }
const message = (outcome: object) => ('message' in outcome ? outcome.message : '')

test('an order whose answer was lost is asked for again under its key, as it went out, also after a reload', async () => {
  const first = page('lost')
  expect(message(await first.place(body))).toContain('will not be ordered twice')
  const reloaded = page({ status: 200, body: placed })
  expect(await reloaded.place({ ...body, quoteHash: 'newer' })).toMatchObject({ outcome: 'placed', order: placed })
  expect(reloaded.sent).toEqual(first.sent)
})

test('another order gets another key, and so does the same one once it was placed', async () => {
  const placedNow = { status: 200, body: placed }
  const { place, sent } = page('lost', standsNot, 'lost', standsNot, placedNow, placedNow)
  await place(body)
  await place(inGraz)
  await place(body)
  await place(body)
  expect(sent.map(({ city }) => city)).toEqual(['Wien', 'Graz', 'Wien', 'Wien'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
})

test('another order does not go out while one whose answer was lost was placed, or may stand', async () => {
  const { place, placement, sent, asked } = page('lost', 'lost', { status: 503, body: {} }, existing)
  await place(body)
  expect(message(await place(inGraz))).toContain('cannot say whether your order was placed')
  expect(message(await place(inGraz))).toContain('cannot say whether your order was placed')
  expect(await place(inGraz)).toMatchObject({ outcome: 'stood', order: placed, sent: { body, total: 25 } })
  expect(sent).toHaveLength(1)
  expect(asked).toEqual([sent[0]?.key, sent[0]?.key, sent[0]?.key])
  placement.forget()
  expect(sessionStorage.getItem('sent-order')).toBeNull()
})

test('who comes back is told whether the order was placed, and keeps its key until then', async () => {
  const first = page('lost')
  await first.place(body)
  const found = await page(existing).placement.findLost()
  expect(found).toMatchObject({ order: placed, sent: { body, total: 25 } })
  const { placement, asked, place, sent } = page(standsNot, { status: 200, body: placed })
  expect(await placement.findLost()).toBeUndefined()
  expect(await placement.findLost()).toBeUndefined()
  expect(asked).toHaveLength(1)
  await place(body)
  expect(sent).toEqual(first.sent)
  const changed = { status: 422, body: { error: 'Other parameters.', code: 'idempotency_mismatch' } }
  await page('lost').place(body)
  expect(await page(changed).placement.findLost()).toBeUndefined()
  await expect(page('lost').placement.findLost()).rejects.toThrow()
})

test('of an order that was refused nothing is asked', async () => {
  const { place, asked, sent } = page({ status: 400, body: { error: 'No.', code: 'invalid_input' } }, 'lost')
  await place(body)
  await place(inGraz)
  expect([asked.length, sent.length]).toEqual([0, 2])
})

test('a total that changed is agreed to anew: the next try goes out with it', async () => {
  const { place, sent } = page('lost', { status: 409, body: quoteChanged }, { status: 200, body: placed })
  await place(body)
  expect(await place(body)).toMatchObject({ outcome: 'changed', quote: { quoteHash: 'newer' } })
  await place({ ...body, quoteHash: 'newer' })
  expect(sent.map(({ quoteHash }) => quoteHash)).toEqual(['first', 'first', 'newer'])
})

test('what nobody knows is not called refused', async () => {
  const gateway = page({ status: 504, body: {} }, { status: 500, body: { error: 'Broken.', code: 'internal' } })
  expect(message(await gateway.place(body))).toContain('cannot say whether your order was placed')
  expect(message(await gateway.place(body))).toContain('Your order was not placed. Broken.')
})

test('what is stored but was no order is not taken for one', async () => {
  sessionStorage.setItem('sent-order', '{"key":1}')
  const { place, sent } = page('lost', { status: 200, body: placed })
  await place(body)
  await place(body)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sessionStorage.getItem('sent-order')).toBeNull()
})
