import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import { expectOk, type TestServer } from '../server.ts'

export type CartLine = { productId: string; variationId?: string | null; quantity: number }
export type OrderBody = CallInput<'order.place'>['body']
type ProductBody = Omit<CallInput<'product.add'>['body'], 'storeId'>
type Destination = Pick<CallInput<'checkout.quote'>['body'], 'country' | 'region'>

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

export const testAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Main Street 1',
  city: 'Vienna',
  postalCode: '1010',
  country: 'AT',
}

/** A new store with actions of its owner and shoppers, for tests of selling. */
export async function openTestShop(server: TestServer, options: Parameters<TestServer['createStore']>[0] = {}) {
  const store = await server.createStore({ currency: 'EUR', ...options })
  const { owner, storeId, host } = store
  const shopper = () => server.client(host)

  const product = async (body: ProductBody) => (await expectOk(owner.call('product.add', { body: { ...body, storeId } }))).json

  const quote = async (lines: CartLine[], to: Destination = { country: 'AT' }) =>
    (await expectOk(shopper().call('checkout.quote', { body: { lines, ...to } }))).json

  /** The body of an order for a new quote. */
  const orderBody = async (
    lines: CartLine[],
    to?: Destination,
  ): Promise<OrderBody & Pick<Required<OrderBody>, 'shippingAddress'>> => {
    const { quoteHash, rateId, methods } = await quote(lines, to)
    return {
      lines,
      quoteHash,
      rateId: rateId ?? '',
      methodId: methods[0]?.id ?? '',
      contact: { email: 'ada@example.com' },
      shippingAddress: { ...testAddress, ...to },
    }
  }

  const place = (body: OrderBody, key: string = randomUUID(), buyer = shopper()) =>
    buyer.call('order.place', { headers: { 'idempotency-key': key }, body })

  return {
    ...store,
    shopper,
    product,
    quote,
    orderBody,
    place,
    /** Places an order of a new quote. */
    buy: async (lines: CartLine[]) => (await expectOk(place(await orderBody(lines)))).json,
    stockOf: async (id: string) => (await expectOk(owner.call('product.getById', { params: { id } }))).json,
    order: async (orderId: string) => (await expectOk(owner.call('order.get', { query: { storeId, orderId } }))).json,
    receipt: async (token: string) => (await expectOk(shopper().call('order.status', { query: { token } }))).json,
  }
}
