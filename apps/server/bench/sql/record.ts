/**
 * Runs feature functions and prints the statements that each sent, as JSON:
 * `node record.ts <database> '[["listProducts", "<storeId>", {…}], …]'`. It is a separate process because features import what was
 * built, and a bench runs on sources.
 */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import type { StoreScope } from '../../src/context.ts'
import { connect } from '../../src/db/database.ts'
import { findSession } from '../../src/features/account/session/session.ts'
import { getQuote } from '../../src/features/checkout/get-quote.ts'
import { listCustomers } from '../../src/features/customer/list-customers.ts'
import { listOrders } from '../../src/features/order/list/list-orders.ts'
import { placeOrder } from '../../src/features/order/place/place-order.ts'
import { getPublishedPage } from '../../src/features/page/publish/published-page.ts'
import { getStorefrontProduct } from '../../src/features/product/get-product.ts'
import { filterProducts } from '../../src/features/product/list/filter-products.ts'
import { listProducts } from '../../src/features/product/list/list-products.ts'
import type { Body } from '../../src/handler.ts'
import { recordStatements, type Statement } from '../../src/testing/database/statements.ts'

type Order = Body<'order.place'>
type Purchase = Pick<Order, 'lines' | 'contact'> & { shippingAddress: NonNullable<Order['shippingAddress']> }

/** A quote, and the order that follows from it. */
async function buy({ db, store }: StoreScope, { lines, contact, shippingAddress }: Purchase): Promise<void> {
  const { quoteHash, rateId, methods } = await getQuote({ db, store }, { lines, country: shippingAddress.country })
  const config = readConfig({ NODE_ENV: 'test', BLOCKFRONT_SECRET: 'a secret that only benches have, 32 letters' })
  const choices = { quoteHash, rateId, methodId: methods[0]?.id ?? '' }
  const order = {
    lines,
    contact,
    shippingAddress,
    ...choices,
    note: '',
    giftMessage: '',
    acceptsTerms: false,
    marketingConsent: false,
  }
  await placeOrder({ db, config, store, log: pino({ level: 'silent' }) }, { key: randomUUID(), order })
}

const features = {
  buy,
  findSession: ({ db }: StoreScope, { token }: { token: string }) => findSession(db, token),
  getPublishedPage,
  getStorefrontProduct,
  filterProducts,
  listCustomers,
  listOrders,
  listProducts,
}

/** A feature function with the store and the input that it is called with. */
export type RecordedCall = [feature: keyof typeof features, storeId: string, input: object]

const [url = '', calls = '[]'] = process.argv.slice(2)
const connection = connect({ url, max: 1 })
const sent = recordStatements(connection.pool)
const perCall: Statement[][] = []
for (const [name, storeId, input] of JSON.parse(calls) as RecordedCall[]) {
  const feature = features[name] as (context: StoreScope, input: object) => Promise<unknown>
  await feature({ db: connection.db, store: { storeId } }, input)
  // The end of a read-only transaction is sent after the result: wait for it.
  await connection.pool.query('select 1')
  perCall.push(sent.splice(0).slice(0, -1))
}
await connection.close()
process.stdout.write(JSON.stringify(perCall))
