import { randomUUID } from 'node:crypto'
import type { Work } from '../load/pace.ts'
import { type BenchStore, sendOk } from './bench-store.ts'
import { prepare } from './connection.ts'

/** Numbers of shoppers who order at the same time. */
export const SHOPPERS = Array.from({ length: 16 }, (_, index) => index + 2)

/** A shopper with separate products: each buys two of them, with counted stock. */
export const purchaseOf = (shopper: number) => ({
  lines: [2, 4].map((n) => ({ productId: `p${shopper * 100 + n}`, variationId: null, quantity: 1 })),
  contact: { email: `ada${shopper}@example.com`, phone: '' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    company: '',
    line1: 'Main Street 1',
    line2: '',
    city: 'Vienna',
    region: '',
    postalCode: '1010',
    country: 'AT',
    phone: '',
  },
})

type Purchase = ReturnType<typeof purchaseOf>
type Quote = { quoteHash: string; rateId: string; methods: { id: string }[] }

/** Buys again and again over HTTP, on a separate connection. */
export async function overHttp(store: BenchStore, host: string, { lines, ...rest }: Purchase): Promise<Work> {
  const connection = await store.connect()
  return async () => {
    const quoteRequest = prepare('POST', host, '/api/checkout/quote', { body: { lines, country: 'AT' } })
    const quote = JSON.parse((await sendOk(connection, quoteRequest)).toString('utf8')) as Quote
    const { quoteHash, rateId, methods } = quote
    const body = { lines, ...rest, quoteHash, rateId, methodId: methods[0]?.id }
    await sendOk(connection, prepare('POST', host, '/api/order/place', { headers: { 'idempotency-key': randomUUID() }, body }))
  }
}

/** Deletes everything that the bench ordered and added, so that the next run starts with the same data. */
export const takeBack = async ({ owner }: BenchStore) => {
  for (const table of ['orders', 'stock_movements', 'idempotency_keys', 'customers'])
    await owner.query(`delete from ${table} where true`)
  await owner.query('delete from outbox where about_store_id is not null')
  await owner.query(`delete from products where id like 'bench-%'`)
}
