import { people } from '@blockfront/starter'
import { sql } from 'kysely'
import type pg from 'pg'
import { cancelOrder } from '../flows/cancel-order/index.ts'
import { changeParcel, fulfillOrder } from '../flows/fulfill-order/index.ts'
import { placeOrder } from '../flows/place-order/index.ts'
import { markPaid } from '../flows/take-payment/index.ts'
import type { ServerContext } from '../ground/context.ts'
import { newId } from '../ground/db/id.ts'
import { type StoreTrx, withStoreReadOnly } from '../ground/db/scope.ts'
import { AppError } from '../ground/errors.ts'
import { getQuote } from '../modules/checkout/index.ts'
import { updateOrder } from '../modules/order/index.ts'
import { recordRefund } from '../modules/refund/index.ts'
import { dice } from './dice.ts'
import { DEMO_CODE } from './discounts.ts'

/** How many orders the demo has, and over how many days they are spread. */
const [COUNT, DAYS] = [48, 42]

interface Shop {
  storeId: string
  host: string
  ownerId: string
}

type Choice = { productId: string; variationId: string | null }

/** Places the orders of the last weeks through the services that shoppers and owners use, and dates them back. */
export async function placeDemoOrders(serverContext: ServerContext, owner: pg.Pool, shop: Shop): Promise<void> {
  const { storeId } = shop
  const there = await withStoreReadOnly(serverContext.db, storeId, (trx) =>
    trx.selectFrom('orders').select('id').where('store_id', '=', storeId).execute(),
  )
  const choices = await withStoreReadOnly(serverContext.db, storeId, (trx) => choicesIn(trx, storeId))
  for (let i = there.length; i < COUNT; i++) {
    const roll = dice(i + 7)
    const orderId = await place(serverContext, shop, choices, i, roll)
    if (orderId === undefined) continue
    // More of them lately: a shop that grows.
    const age = DAYS * (1 - (i + 1) / COUNT) ** 1.4 + roll() * 0.6
    await settle(serverContext, shop, orderId, age, roll)
    await dateBack(owner, storeId, orderId, age)
  }
  await refundOne(serverContext, shop)
}

/** Refunds an item of the latest order that was sent, unless an order already has a refund. */
async function refundOne({ db, config }: ServerContext, { storeId, ownerId }: Shop): Promise<void> {
  const context = { db, config, store: { storeId }, session: { userId: ownerId } }
  const sent = await withStoreReadOnly(db, storeId, async (trx) => {
    const { rows } = await sql<{ orderId: string; lineId: string }>`
      select o.id as "orderId", l.id as "lineId"
        from orders o join order_lines l on l.store_id = o.store_id and l.order_id = o.id
       where o.store_id = ${storeId} and o.payment_status = 'paid' and o.fulfillment_status = 'fulfilled'
         and l.line_total < o.paid_total * 0.8 and not exists (select from refunds r where r.store_id = o.store_id)
       order by o.created_at desc, l.position limit 1`.execute(trx)
    return rows[0]
  })
  if (!sent) return
  const { orderId, lineId } = sent
  const choice = { lines: [{ id: lineId, quantity: 1 }], shipping: 0 }
  const refund = { refundId: newId(), restock: new Set<string>(), reason: 'Arrived damaged.', manual: true, notify: false }
  const change = { type: 'refund_requested', isRecorded: true } as const
  await updateOrder(
    context,
    { orderId },
    change,
    async (trx, order) => (await recordRefund(trx, config, order, { ...refund, choice, actorId: ownerId })).columns,
  )
}

/** Products of the demo orders: those without options, and variations with some stock. */
async function choicesIn(trx: StoreTrx, storeId: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select p.id as "productId", v.id as "variationId"
      from products p
      left join product_variations v on v.store_id = p.store_id and v.product_id = p.id
     where p.store_id = ${storeId} and p.status = 'active' and p.stock_status = 'in_stock' and p.price < 60000
       and (v.id is null or (v.enabled and v.stock_quantity > 3)) and (v.id is not null or not p.track_inventory or p.stock_quantity > 5)
     order by p.slug, v.position`.execute(trx)
  return rows
}

/** Mail servers accept only addresses with unaccented letters. */
const emailOf = (...names: readonly string[]) =>
  `${names.join('.').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@example.com`

async function place(serverContext: ServerContext, shop: Shop, choices: readonly Choice[], i: number, roll: () => number) {
  const wanted = new Map<string, Choice & { quantity: number }>()
  for (let line = 0; line <= roll() * 3; line++) {
    const choice = choices[Math.floor(roll() * choices.length)]
    if (choice) wanted.set(choice.productId, { ...choice, quantity: roll() < 0.25 ? 2 : 1 })
  }
  const lines = [...wanted.values()]
  const [firstName, lastName, line1, city, region, postalCode] = people[(i * 7) % people.length] ?? people[0]
  const address = { firstName, lastName, line1, city, region, postalCode, country: 'US', company: '', line2: '', phone: '' }
  const context = { ...serverContext, store: { storeId: shop.storeId, hostname: shop.host } }
  const code = i % 9 === 4 ? DEMO_CODE : undefined
  const contact = { email: emailOf(firstName, lastName), phone: '' }
  const quote = await getQuote(context, { lines, country: 'US', region, postalCode, code, ...contact })
  const [rate, method] = [quote.rateId, quote.methods[0]]
  if (rate === null || !method) return undefined
  try {
    const order = {
      lines,
      quoteHash: quote.quoteHash,
      contact,
      ...(code && quote.codeProblem === null && { code }),
      shippingAddress: address,
      rateId: rate,
      methodId: method.id,
      note: i % 11 === 0 ? 'Please leave it with the neighbor.' : '',
      giftMessage: '',
      acceptsTerms: true,
      marketingConsent: i % 3 === 0,
    }
    const placed = await placeOrder(context, { key: `demo-order-${i}`, order })
    return placed.orderId
  } catch (error) {
    // Sold out by the orders before it: a real shop loses such an order, too.
    if (error instanceof AppError && error.status === 409) return undefined
    throw error
  }
}

/** The state of an order of this age: the older, the more likely it is completed. */
async function settle(
  { db, config }: ServerContext,
  { storeId, ownerId }: Shop,
  orderId: string,
  age: number,
  roll: () => number,
): Promise<void> {
  const context = { db, config, store: { storeId }, session: { userId: ownerId } }
  const luck = roll()
  if (luck < 0.08) {
    await cancelOrder(context, { orderId, reason: 'The customer changed their mind.', notify: false })
    return
  }
  if (age > 2 || luck > 0.6) await markPaid(context, { orderId, reference: '' })
  const tracking = { carrier: 'Parcel post', trackingNumber: `PP${orderId.slice(0, 8).toUpperCase()}`, trackingUrl: '' }
  if (age <= 5 && (age <= 2 || luck <= 0.5)) return
  const { fulfillments } = await fulfillOrder(context, { orderId, ...tracking, notify: false })
  const change = { orderId, fulfillmentId: fulfillments[0]?.id ?? '', status: 'delivered', restock: false } as const
  if (age > 9) await changeParcel(context, { ...change, notify: false })
}

/** Moves an order and its history into the past. Runs as the owner of the tables: the application cannot change a history. */
const dateBack = (owner: pg.Pool, storeId: string, orderId: string, age: number) =>
  owner.query(
    `with placed as (select now() - make_interval(secs => $3) as at),
     o as (update orders set created_at = placed.at, updated_at = least(now(), placed.at + interval '2 days')
             from placed where store_id = $1 and id = $2),
     p as (update payments set created_at = placed.at from placed where store_id = $1 and order_id = $2),
     f as (update fulfillments set created_at = least(now(), placed.at + interval '2 days'),
                  delivered_at = case when status = 'delivered' then least(now(), placed.at + interval '5 days') end
             from placed where store_id = $1 and order_id = $2)
     update order_events e
        set at = least(now(), placed.at + case e.type
              when 'placed' then interval '0' when 'paid' then interval '20 hours' when 'delivered' then interval '5 days'
              else interval '2 days' end)
       from placed where e.store_id = $1 and e.order_id = $2`,
    [storeId, orderId, Math.round(age * 86_400)],
  )
