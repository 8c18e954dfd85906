import { randomUUID } from 'node:crypto'
import type { CallOutput } from '@blockfront/contract/client'
import { callsOf, type StartedStore } from '../server/started-server.ts'

/** A shopper from Vienna places an order. Returns its number, id and link. */
export async function buy(
  { host }: Pick<StartedStore, 'host'>,
  productId: string,
  quantity: number,
  lastName: string,
): Promise<CallOutput<'order.place'>> {
  const { call } = callsOf(host)
  const lines = [{ productId, quantity }]
  const { quoteHash, rateId, methods } = await call('checkout.quote', { body: { lines, country: 'AT' } })
  return call('order.place', {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      lines,
      quoteHash,
      rateId: rateId ?? '',
      methodId: methods[0]?.id ?? '',
      contact: { email: `${lastName.toLowerCase()}@example.com` },
      shippingAddress: { firstName: 'Ada', lastName, line1: 'Main Street 1', city: 'Vienna', postalCode: '1010', country: 'AT' },
    },
  })
}
