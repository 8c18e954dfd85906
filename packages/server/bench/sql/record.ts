/**
 * Runs feature functions and prints the statements that each sent, as JSON:
 * `node record.ts <database> '[["listProducts", "<storeId>", {…}], …]'`. It is a separate process because features import what was
 * built, and a bench runs on sources.
 */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { placeOrder } from '../../src/flows/place-order/place-order.ts'
import { readConfig } from '../../src/ground/config.ts'
import type { StoreScope } from '../../src/ground/context.ts'
import { connect } from '../../src/ground/db/database.ts'
import type { Body } from '../../src/ground/handler.ts'
import { createWorkers } from '../../src/ground/workers/workers.ts'
import { findSession } from '../../src/modules/account/session/session.ts'
import { getQuote } from '../../src/modules/checkout/get-quote.ts'
import { listCustomers } from '../../src/modules/customer/list-customers.ts'
import { listOrders } from '../../src/modules/order/list/list-orders.ts'
import { saveDraft } from '../../src/modules/page/draft/save-draft.ts'
import { getPublishedPage } from '../../src/modules/page/publish/published-page.ts'
import { getStorefrontProduct } from '../../src/modules/product/get-product.ts'
import { filterProducts } from '../../src/modules/product/list/filter-products.ts'
import { listProducts } from '../../src/modules/product/list/list-products.ts'
import { recordStatements, type Statement } from '../../src/testing/database/statements.ts'

type Order = Body<'order.place'>
type Purchase = Pick<Order, 'lines' | 'contact'> & { shippingAddress: NonNullable<Order['shippingAddress']> }

type Draft = Body<'page.saveDraft'>

/** Saves a small draft of a page, which needs no worker. */
const saveSmallDraft = ({ db, store }: StoreScope, draft: Draft) =>
  saveDraft({ db, store, work: createWorkers({ thread: '', process: '' }) }, draft)

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
  saveSmallDraft,
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
