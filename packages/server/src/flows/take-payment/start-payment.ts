import type { Currency } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import {
  expectsOnlinePayment,
  type OrderRow,
  orderPath,
  orderRow,
  orderToken,
  setOrderColumns,
} from '../../modules/order/index.ts'
import {
  anyMethod,
  insertPayment,
  isProviderType,
  latestPayment,
  nextCheck,
  type PaymentMethodRow,
  type PaymentRow,
  ProviderError,
  paymentRow,
  providerOf,
  type StartInput,
  setPaymentColumns,
  voidUnstarted,
  webhookUrl,
} from '../../modules/payment/index.ts'
import { primaryHostname, storeRow, storeUrl } from '../../modules/store/index.ts'
import { applyPayment, type PaymentContext } from './apply-payment.ts'
import { closePayment } from './close-payment.ts'

const MINUTE = 60_000
/** A hosted page must stay open for at least this long when it starts. */
const SHORTEST_SESSION = 30 * MINUTE
/** A page that closes sooner than this is not shown again. */
const ALMOST_OVER = MINUTE
/** No new attempt starts for an order that is older than this: its stock is reserved while an attempt is open. */
const LONGEST_RESERVATION = 24 * 60 * MINUTE

/**
 * Returns the hosted page on which the shopper pays for an order. A page that is still open is returned again; a failed attempt is
 * followed by a new one. Throws `transition_forbidden` for an order that does not expect an online payment, and `unavailable` if the
 * provider cannot start one now; the order then stays payable.
 */
export async function startPayment(context: PaymentContext, orderId: string): Promise<string> {
  const attempt = await findAttempt(context, orderId)
  if (attempt.previous) await endAttempt(context, attempt.previous)
  const current = attempt.previous ? await nextAttempt(context, orderId) : attempt
  return current.payment.redirect_to ?? startAtProvider(context, current)
}

interface Attempt {
  payment: PaymentRow
  order: OrderRow
  method: PaymentMethodRow
  input: StartInput
}

const isOver = ({ status, provider_ref, expires_at }: PaymentRow, now: number): boolean => {
  if (status !== 'pending') return true
  const left = (expires_at?.getTime() ?? 0) - now
  return provider_ref === null ? left < SHORTEST_SESSION : left < ALMOST_OVER
}

/** The payment to start or to continue. `previous` is the id of one that is over, after which a new one is needed. */
const findAttempt = ({ db, config, store: { storeId } }: PaymentContext, orderId: string) =>
  withStore(db, storeId, async (trx): Promise<Attempt & { previous?: string }> => {
    const order = await payableOrder(trx, storeId, orderId)
    const payment = orNotFound(await latestPayment(trx, order))
    const attempt = await attemptOf(trx, config, order, payment)
    return isOver(payment, Date.now()) ? { ...attempt, previous: payment.id } : attempt
  })

async function payableOrder(trx: StoreTrx, storeId: string, orderId: string): Promise<OrderRow> {
  const order = await orderRow(trx, storeId, orderId, { forUpdate: true })
  if (!expectsOnlinePayment(order))
    throw appError('transition_forbidden', { message: 'This order does not expect an online payment.' })
  return order
}

async function attemptOf(trx: StoreTrx, config: ServerContext['config'], order: OrderRow, payment: PaymentRow): Promise<Attempt> {
  const { store_id: storeId } = order
  const [store, hostname, method] = await Promise.all([
    storeRow(trx, storeId),
    primaryHostname(trx, storeId),
    payment.method_id ? anyMethod(trx, storeId, payment.method_id) : undefined,
  ])
  if (!method || !isProviderType(method.type)) throw notAvailable()
  const page = storeUrl(config, hostname, orderPath(order, orderToken(config, storeId, order.id)))
  const input: StartInput = {
    attempt: payment.id,
    amount: payment.amount,
    currency: payment.currency as Currency,
    description: `${store.name}: order ${order.label}`,
    email: order.email,
    locale: store.locale,
    manualCapture: payment.manual_capture,
    urls: {
      success: `${page}?payment=return`,
      cancel: `${page}?payment=cancel`,
      webhook: webhookUrl(config, method),
    },
    expiresAt: payment.expires_at ?? new Date(Date.now() + SHORTEST_SESSION),
    key: payment.id,
  }
  return { payment, order, method, input }
}

const notAvailable = (cause?: unknown) =>
  appError('unavailable', {
    message: 'The payment could not be started. Nothing was charged, and your order is reserved. Please try again.',
    cause,
  })

/** Ends an attempt at its provider, so that the shopper cannot pay twice, and applies its last state. */
async function endAttempt(context: PaymentContext, paymentId: string): Promise<void> {
  try {
    await closePayment(context, paymentId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw notAvailable(error)
  }
}

/** When the last attempt for an order can start: with a payment link while it is valid, else while it is reserved. Milliseconds since 1970. */
const lastStart = ({ status, created_at, pay_until, expires_at }: OrderRow): number =>
  (status === 'open' ? expires_at : pay_until)?.getTime() ?? created_at.getTime() + LONGEST_RESERVATION

/** Inserts the next attempt, unless a parallel request did, or the order was paid meanwhile. */
const nextAttempt = ({ db, config, store: { storeId } }: PaymentContext, orderId: string) =>
  withStore(db, storeId, async (trx) => {
    const order = await payableOrder(trx, storeId, orderId)
    const latest = orNotFound(await latestPayment(trx, order))
    if (!isOver(latest, Date.now())) return attemptOf(trx, config, order, latest)
    if (Date.now() > lastStart(order))
      throw appError('transition_forbidden', { message: 'This order is too old to be paid. Please place it again.' })
    const method = latest.method_id ? await anyMethod(trx, storeId, latest.method_id) : undefined
    if (!method || method.deleted_at !== null || !method.enabled) throw notAvailable()
    await voidUnstarted(trx, latest)
    const { amount, currency } = latest
    await insertPayment(trx, { storeId, orderId, method, amount, currency })
    await setOrderColumns(trx, order, { payment_status: 'pending' })
    return attemptOf(trx, config, order, orNotFound(await latestPayment(trx, order)))
  })

/** Starts a payment at its provider, and stores the page. The order stays reserved until that page closes. */
async function startAtProvider(context: PaymentContext, { payment, order, method, input }: Attempt): Promise<string> {
  const { storeId } = context.store
  const started = await start(context, method, input)
  return withStore(context.db, storeId, async (trx) => {
    const current = await orderRow(trx, storeId, order.id, { forUpdate: true })
    const { status } = await paymentRow(trx, storeId, payment.id, { forUpdate: true })
    await setPaymentColumns(trx, payment, {
      provider: method.type,
      provider_ref: started.ref,
      redirect_to: started.redirectTo,
      expires_at: started.expiresAt,
      next_check_at: nextCheck({ ...payment, provider_ref: started.ref }),
      updated_at: sql<Date>`now()`,
    })
    if (expectsOnlinePayment(current) && status === 'pending')
      await setOrderColumns(trx, current, { expires_at: reservedUntil(current, started) })
    // The order was canceled, or its payment method was changed, while the provider responded.
    else await enqueue(trx, 'payment.cancel', { storeId, paymentId: payment.id })
    return started.redirectTo
  })
}

/**
 * An order stays reserved until the page of its payment closes, and for as long as its payment link is valid. An order that was placed with another
 * method keeps its reservation.
 */
function reservedUntil({ status, pay_until, expires_at }: OrderRow, { expiresAt }: { expiresAt: Date }): Date {
  const other = status === 'open' ? expires_at : pay_until
  return other && other > expiresAt ? other : expiresAt
}

async function start(context: PaymentContext, method: PaymentMethodRow, input: StartInput) {
  try {
    const { provider, credentials } = providerOf(context, method)
    const started = await provider.start(credentials, input)
    if (!/^https?:\/\//.test(started.redirectTo)) throw new ProviderError('refused', 'The provider returned no web address.')
    return started
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { storeId } = context.store
    context.log.error({ err: error, storeId, methodId: method.id, payment: input.attempt }, 'A payment could not be started')
    throw notAvailable(error)
  }
}

/** Like {@link applyPayment} for the latest payment of an order, for a shopper who waits. A provider that is away changes nothing. */
export async function refreshPayment(context: PaymentContext, order: OrderRow): Promise<void> {
  const payment = await withStore(context.db, order.store_id, (trx) => latestPayment(trx, order))
  if (!payment || (payment.checked_at && Date.now() - payment.checked_at.getTime() < SHOPPER_INTERVAL)) return
  await applyPayment(context, payment.id).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
  })
}

/** A waiting shopper causes at most one call of the provider in this time. Milliseconds. */
const SHOPPER_INTERVAL = 1_000
