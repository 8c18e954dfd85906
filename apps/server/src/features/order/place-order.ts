import { createHash, createHmac } from 'node:crypto'
import { formatOrderNumber, isPhoneNumber } from '@blockfront/commerce'
import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { hashToken, newId } from '../../db/id.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import { clientKey } from '../../limits/client-address.ts'
import { readCheckoutConfig } from '../checkout/checkout-config.ts'
import { type Reckoning, reckon } from '../checkout/quote.ts'
import { findRegion, regionsOf } from '../checkout/regions.ts'
import { announceStock } from '../product/product-change.ts'
import { moveStock } from '../product/stock.ts'
import { storeRow } from '../store/store.ts'
import { postOrderPlaced } from './order-email.ts'
import { noteEvent } from './order-event.ts'

type Body = HandlerInput<'order.place'>['body']
type Placed = HandlerOutput<'order.place'>

/** The token behind an order's page. It can be made again from the server's secret, so that a replay gets the same answer. */
const tokenOf = ({ secret }: Pick<Config, 'secret'>, storeId: string, orderId: string): string =>
  createHmac('sha256', secret).update(`order/${storeId}/${orderId}`).digest('base64url')

/**
 * Places the order of a quote: everything or nothing, in one transaction. Answers 409 with a fresh quote when anything that the
 * shopper agreed to has changed. `ip` is the shopper's; without it, the server itself places the order and no limit of open orders
 * applies. The key makes a second submission the same order (server.md: 24 hours; 422 for other parameters).
 */
export function placeOrder(
  { db, config }: { db: Database; config: Config },
  store: { storeId: string; host: string; ip?: string },
  key: string,
  body: Body,
): Promise<Placed> {
  const { storeId } = store
  return withStore(db, storeId, async (trx) => {
    const known = await claimKey(trx, storeId, key, body)
    if (known) return { ...known, token: tokenOf(config, storeId, known.orderId) }
    await checkPerson(trx, storeId, body)
    const clientHash = store.ip === undefined ? null : clientHashOf(config, storeId, store.ip)
    if (clientHash && config.rateLimits) await requireFewOpenOrders(trx, storeId, { clientHash, email: body.contact.email })
    const reckoning = await reckon(trx, storeId, quoteInput(body), { lock: true })
    const { quote, rate } = reckoning
    const method = reckoning.methods.find(({ id }) => id === body.methodId)
    const sound = quote.problems.length === 0 && quote.lines.every(({ problem }) => problem === null)
    if (!sound || !rate || rate.id !== body.rateId || !method || quote.quoteHash !== body.quoteHash)
      throw appError('quote_changed', { details: { quote } })

    const orderId = newId()
    const token = tokenOf(config, storeId, orderId)
    const label = await insertOrder(trx, { storeId, orderId, token, clientHash, body, reckoning, rate, method })
    await noteEvent(trx, { storeId, orderId, type: 'placed', data: { total: quote.totals.grandTotal } })
    const seen: string[] = []
    for (const line of reckoning.lines) {
      if (!line.tracked || !line.product) continue
      const productId = line.product.id
      const variationId = line.variation?.id ?? null
      const move = { storeId, productId, variationId, delta: -line.quantity, reason: 'order', orderId } as const
      if (await moveStock(trx, move)) seen.push(productId)
    }
    if (seen.length > 0) await announceStock(trx, storeId, seen)
    await postOrderPlaced(trx, config, { storeId, host: store.host, orderId, token })
    const answer = { orderId, number: label, status: 'open' as const }
    await trx
      .updateTable('idempotency_keys')
      .set({ response_status: 200, response: JSON.stringify(answer) })
      .where('store_id', '=', storeId)
      .where('key', '=', key)
      .execute()
    return { ...answer, token }
  })
}

/**
 * The order that was placed under a key, for who sent it and did not hear back: null where none was. It takes the key and gives it back,
 * since a submission that is under way is waited for by that alone.
 */
export function findPlaced({ db, config }: { db: Database; config: Config }, storeId: string, key: string, body: Body) {
  return withStore(db, storeId, async (trx): Promise<HandlerOutput<'order.findPlaced'>> => {
    const known = await claimKey(trx, storeId, key, body)
    if (known) return { order: { ...known, token: tokenOf(config, storeId, known.orderId) } }
    await trx.deleteFrom('idempotency_keys').where('store_id', '=', storeId).where('key', '=', key).execute()
    return { order: null }
  })
}

const quoteInput = ({ lines, shippingAddress, rateId }: Body) => ({
  lines,
  country: shippingAddress.country,
  region: shippingAddress.region,
  postalCode: shippingAddress.postalCode,
  rateId,
})

/** Takes the key, or answers what was placed under it. A parallel submission waits here until the first one is through. */
async function claimKey(trx: StoreTrx, storeId: string, key: string, body: Body): Promise<Omit<Placed, 'token'> | undefined> {
  const request_hash = createHash('sha256').update(JSON.stringify(body)).digest()
  await trx
    .deleteFrom('idempotency_keys')
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
  const taken = await trx
    .insertInto('idempotency_keys')
    .values({
      store_id: storeId,
      key,
      request_hash,
      response_status: null,
      response: null,
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const before = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!request_hash.equals(before.request_hash)) throw appError('idempotency_mismatch')
  return before.response as unknown as Omit<Placed, 'token'>
}

/** Most open unpaid orders of one store: with one email address, and from one network, which many people may share. */
const MOST_OPEN = { email: 5, client: 30 }

const clientHashOf = ({ secret }: Pick<Config, 'secret'>, storeId: string, ip: string): Buffer =>
  createHmac('sha256', secret)
    .update(`order-client/${storeId}/${clientKey(ip)}`)
    .digest()
    .subarray(0, 16)

/**
 * Throws `open_orders_limit` when the shopper has too many orders that are neither paid nor sent: strangers must not reserve a store's
 * stock. Parallel orders of the same shopper wait for each other.
 */
async function requireFewOpenOrders(
  trx: StoreTrx,
  storeId: string,
  { clientHash, email }: { clientHash: Buffer; email: string },
): Promise<void> {
  const keys = [`${storeId}/client/${clientHash.toString('hex')}`, ...(email ? [`${storeId}/email/${email.toLowerCase()}`] : [])]
  // Always in the same order, so that no two orders wait for each other.
  for (const key of keys.sort()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 16))`.execute(trx)
  const open = trx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('status', 'in', ['open', 'pending_payment'])
    .where('payment_status', '=', 'pending')
    .where('fulfillment_status', '=', 'unfulfilled')
  const byClient = await open.where('client_hash', '=', clientHash).executeTakeFirstOrThrow()
  if (byClient.count >= MOST_OPEN.client)
    throw appError('open_orders_limit', {
      message: `There are already ${MOST_OPEN.client} unpaid orders from your network at this store. Please pay for one of them first, or contact the store.`,
    })
  if (!email) return
  const byEmail = await open.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirstOrThrow()
  if (byEmail.count >= MOST_OPEN.email)
    throw appError('open_orders_limit', {
      message: `There are already ${MOST_OPEN.email} unpaid orders with this email address at this store. Please pay for one of them first, or contact the store.`,
    })
}

/** What the store's checkout asks of a shopper. Throws `invalid_input` with a message for every part that is missing or invalid. */
async function checkPerson(trx: StoreTrx, storeId: string, body: Body): Promise<void> {
  const { contactMethod, fields, terms } = await readCheckoutConfig(trx, storeId)
  const missing: Record<string, string> = {}
  const needed = 'Please fill in this field.'
  const { shippingAddress: address, contact } = body
  if (contactMethod !== 'phone' && !contact.email) missing['contact.email'] = 'Please enter your email address.'
  if (contactMethod !== 'email' && !contact.phone) missing['contact.phone'] = 'Please enter your phone number.'
  const phones = { 'contact.phone': contact.phone, 'shippingAddress.phone': address.phone }
  for (const [path, phone] of Object.entries(phones))
    if (phone && !isPhoneNumber(phone)) missing[path] = 'Please enter a valid phone number.'
  const hasRegions = regionsOf(address.country).length > 0
  if (hasRegions && address.region && !findRegion(address.country, address.region))
    missing['shippingAddress.region'] = 'Please choose a region from the list.'
  for (const part of ['lastName', 'company', 'line2', 'phone', 'postalCode', 'region'] as const)
    if (fields[part] === 'required' && !address[part] && (part !== 'region' || hasRegions))
      missing[`shippingAddress.${part}`] = needed
  if (fields.note === 'required' && !body.note) missing.note = needed
  if (terms.required && !body.acceptsTerms) missing.acceptsTerms = 'Please accept the terms to continue.'
  if (Object.keys(missing).length > 0) throw appError('invalid_input', { fields: missing })
}

/** The address with its region's full code. Text that is no code of the country stays as it was typed. */
const withRegionCode = (address: Body['shippingAddress']): Body['shippingAddress'] => ({
  ...address,
  region: findRegion(address.country, address.region)?.code ?? address.region,
})

interface NewOrder {
  storeId: string
  orderId: string
  token: string
  clientHash: Buffer | null
  body: Body
  reckoning: Reckoning
  rate: NonNullable<Reckoning['rate']>
  method: Reckoning['methods'][number]
}

/** Writes the order, its lines and its expected payment; answers its number as people read it. */
async function insertOrder(
  trx: StoreTrx,
  { storeId, orderId, token, clientHash, body, reckoning, rate, method }: NewOrder,
): Promise<string> {
  const { totals, lines, currency, quote, ratePrice, taxRate } = reckoning
  const { order_number_prefix: prefix, unpaid_order_days: days } = await storeRow(trx, storeId)
  const { last_number: number } = await trx
    .insertInto('order_counters')
    .values({ store_id: storeId, last_number: 1001 })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet({ last_number: sql<number>`order_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  const label = formatOrderNumber(prefix, Number(number))
  const { contact } = body
  const shippingAddress = withRegionCode(body.shippingAddress)
  const billingAddress = withRegionCode(body.billingAddress ?? shippingAddress)
  await trx
    .insertInto('orders')
    .values({
      store_id: storeId,
      id: orderId,
      number: Number(number),
      label,
      access_token_hash: hashToken(token),
      status: 'open',
      payment_status: 'pending',
      fulfillment_status: 'unfulfilled',
      email: contact.email,
      contact: JSON.stringify(contact),
      shipping_address: JSON.stringify(shippingAddress),
      billing_address: JSON.stringify(billingAddress),
      shipping_rate: JSON.stringify({ name: rate.name, type: rate.type, price: ratePrice }),
      payment_method: JSON.stringify({ type: method.type, title: method.title, instructions: method.instructions }),
      currency,
      prices_include_tax: quote.pricesIncludeTax,
      tax_rate_bp: taxRate,
      subtotal: totals.subtotal,
      discount_total: totals.discountTotal,
      shipping_total: totals.shippingTotal,
      shipping_tax: totals.shippingTax,
      tax_total: totals.taxTotal,
      grand_total: totals.grandTotal,
      customer_note: body.note,
      marketing_consent: body.marketingConsent,
      search_text: [label, shippingAddress.firstName, shippingAddress.lastName, contact.email].join(' ').toLowerCase(),
      stock_released_at: null,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      client_hash: clientHash,
    })
    .execute()
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        store_id: storeId,
        id: newId(),
        order_id: orderId,
        product_id: line.view.productId,
        variation_id: line.view.variationId,
        name: line.view.name,
        sku: line.variation?.sku || line.product?.sku || '',
        image: line.view.productImage,
        attributes: JSON.stringify(line.view.selectedAttributes),
        list_price: line.listPrice,
        unit_price: line.unitPrice,
        quantity: line.quantity,
        line_total: totals.lines[position]?.lineTotal ?? 0,
        tax_total: totals.lines[position]?.tax ?? 0,
        taxable: line.product?.taxable ?? true,
        tracked: line.tracked,
        position,
      })),
    )
    .execute()
  await trx
    .insertInto('payments')
    .values({
      store_id: storeId,
      id: newId(),
      order_id: orderId,
      method_type: method.type,
      status: 'pending',
      amount: totals.grandTotal,
      currency,
      provider: null,
      provider_ref: null,
      failure: null,
    })
    .execute()
  return label
}
