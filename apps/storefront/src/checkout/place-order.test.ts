import { createClient } from '@blockfront/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { productCard, quoteOf } from '../testing/payload.ts'
import { emptyDraft } from './draft.ts'
import { createPlacing, orderBody } from './place-order.ts'

beforeEach(() => sessionStorage.clear())

const { id: productId } = productCard('vase')
const line = { productId, variationId: null, storeId: 'here', name: 'Vase', price: 20, discountPrice: 0, quantity: 1 }
const cart = [{ ...line, selectedAttributes: {}, productImage: '', shipping: 0 }]
const body = orderBody({ ...emptyDraft('AT'), city: 'Wien' }, cart, quoteOf())
const placed = { orderId: 'o', number: '1', token: 'secret', status: 'open' }
const quoteChanged = { error: 'Changed.', code: 'quote_changed', details: { quote: quoteOf({ quoteHash: 'newer' }) } }

type Answered = 'lost' | { status: number; body: object }

/** Places orders as a page does that was just loaded; the server's answers come in turn. */
function page(...answers: Answered[]) {
  const sent: { key: string | null; quoteHash: string; city: string }[] = []
  const api = createClient({
    fetch: async (_, init) => {
      const { quoteHash, shippingAddress } = JSON.parse(String(init?.body))
      sent.push({ key: new Headers(init?.headers).get('idempotency-key'), quoteHash, city: shippingAddress.city })
      const answer = answers.shift() ?? 'lost'
      if (answer === 'lost') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(answer.body), { status: answer.status })
    },
  })
  return { sent, place: createPlacing(api) }
}
const message = (outcome: object) => ('message' in outcome ? outcome.message : '')

test('an order whose answer was lost is asked for again under its key, as it went out, also after a reload', async () => {
  const first = page('lost')
  expect(message(await first.place(body))).toContain('will not be ordered twice')
  const reloaded = page({ status: 200, body: placed })
  expect(await reloaded.place({ ...body, quoteHash: 'newer' })).toMatchObject({ outcome: 'placed', order: placed })
  expect(reloaded.sent).toEqual(first.sent)
})

test('another order gets another key, and so does the same one once it stands', async () => {
  const { place, sent } = page('lost', 'lost', { status: 200, body: placed }, { status: 200, body: placed })
  await place(body)
  await place({ ...body, shippingAddress: { ...body.shippingAddress, city: 'Graz' } })
  await place(body)
  await place(body)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(4)
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
