import { randomUUID } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'
import pg from 'pg'
import type { ProcessFolder } from '../process.ts'
import { type Client, createClient, expectOk, openStore } from '../server.ts'
import { orderBody } from '../writers.ts'

export interface PlacedPayment {
  /** Idempotency key of the order. */
  key: string
  body: CallInput<'order.place'>['body']
  orderId: string
  token: string
  /** The hosted page; empty if the payment could not be started. */
  page: string
}

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>

/** Price of the product in euros, which is the total of each order. */
export const price = 12.5
const stockAtStart = 10_000
const subdomain = 'paid'

/** A store of a real server process that takes payments through a fake provider, with actions of its owner and shoppers. */
export async function openPaymentShop(folder: ProcessFolder, port: number, secretKey: string) {
  const database = new pg.Pool({ connectionString: await folder.ownerUrl(), max: 4 })
  database.on('error', () => {})
  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(sql, values)).rows

  const first = createClient(port, 'localhost')
  await expectOk(
    first.call('auth.signup', { body: { name: 'Paid', email: 'paid@example.com', password: 'a phrase to remember' } }),
  )
  await query('update users set email_verified_at = now()')
  await query(`update subscriptions set plan_code = 'scale', status = 'active'`)
  const { storeId } = (await expectOk(first.call('store.create', { body: { name: 'Paid', subdomain, currency: 'EUR' } }))).json
  await openStore(first, storeId)
  const stock = { price, trackInventory: true, stockQuantity: stockAtStart }
  const productId = (await expectOk(first.call('product.add', { body: { storeId, name: 'Cup', ...stock } }))).json.id
  const addMethod = async (title: string, manualCapture: boolean) =>
    (
      await expectOk(
        first.call('payment.addMethod', { body: { storeId, type: 'stripe', title, manualCapture, settings: { secretKey } } }),
      )
    ).json.id
  const methods = { now: await addMethod('Card', false), later: await addMethod('Card, charged when shipped', true) }
  const cookies = first.cookie()

  return {
    storeId,
    productId,
    methods,
    ask: query,
    owner: (at = port): Client => createClient(at, 'localhost', { cookies }),
    shopper: (at = port): Client => createClient(at, `${subdomain}.localhost`),
    stop: () => database.end(),

    /** The body of an order that is paid online. */
    async body(methodId: string, at = port): Promise<CallInput<'order.place'>['body']> {
      return { ...(await orderBody(createClient(at, `${subdomain}.localhost`), [{ productId, quantity: 1 }])), methodId }
    },

    /** Places an order, or repeats its request. */
    async place(body: CallInput<'order.place'>['body'], key: string = randomUUID(), at = port): Promise<PlacedPayment> {
      const call = createClient(at, `${subdomain}.localhost`).call('order.place', { headers: { 'idempotency-key': key }, body })
      const { orderId, token, redirectTo = '' } = (await expectOk(call)).json
      return { key, body, orderId, token, page: redirectTo }
    },

    /** Runs a job on one of the running processes. */
    runJob: (name: string, payload: object = {}) =>
      query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)]),

    /** Status, payment status and stock of an order. */
    async state(orderId: string): Promise<{ status: string; payment: string; released: boolean }> {
      const [row] = await query<{ status: string; payment: string; released: boolean }>(
        'select status, payment_status as payment, stock_released_at is not null as released from orders where id = $1',
        [orderId],
      )
      if (!row) throw new Error('There is no such order.')
      return row
    },

    /** Stock of the product, and what it must be by the orders that hold it. */
    async stock(): Promise<{ left: number; expected: number }> {
      const [row] = await query<{ left: number; held: number }>(
        `select stock_quantity as left, (select count(*)::integer from orders where stock_released_at is null) as held
           from products where id = $1`,
        [productId],
      )
      return { left: row?.left ?? 0, expected: stockAtStart - (row?.held ?? 0) }
    },
  }
}
