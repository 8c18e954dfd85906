import type Stripe from 'stripe'
import type { PaymentShop } from './payment-shop.ts'
import type { FakeStripe } from './stripe/fake-stripe.ts'

interface OrderRow {
  id: string
  status: string
  payment: string
  total: number
  paid: number
  refunded: number
  attempts: string[]
}

/** The provider's amounts of one order, in cents. */
interface Money {
  kept: number
  /** Whether money is reserved on a card. */
  isHeld: boolean
}

const paidStatuses = ['paid', 'partially_refunded', 'refunded']

/**
 * Compares every order with the money that the provider holds for it, and returns what does not fit: an order that is paid without money, or
 * money without an order. An empty list is what reconciliation must reach.
 */
export async function contradictions(shop: PaymentShop, fake: FakeStripe, secretKey: string): Promise<string[]> {
  const orders = await shop.ask<OrderRow>(`
    select o.id, o.status, o.payment_status as payment, o.grand_total::integer as total, o.paid_total::integer as paid,
      o.refunded_total::integer as refunded, (select array_agg(p.id) from payments p where p.order_id = o.id) as attempts
    from orders o where exists (select from payments p where p.order_id = o.id and p.method_type = 'stripe')`)
  return orders.flatMap((order) => problemsOf(order, moneyOf(fake, secretKey, order)).map((problem) => `${order.id}: ${problem}`))
}

function moneyOf(fake: FakeStripe, secretKey: string, { attempts }: OrderRow): Money {
  const account = fake.account(secretKey)
  const intents = [...account.sessions.values()]
    .filter((session) => attempts.includes(session.client_reference_id ?? ''))
    .flatMap(({ payment_intent: id }): Stripe.PaymentIntent[] => (id ? [account.intent(String(id))] : []))
  const returned = account.refunds.filter((refund) => intents.some(({ id }) => id === refund.payment_intent))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    kept: sum(intents.map(({ amount_received }) => amount_received)) - sum(returned.map(({ amount }) => amount)),
    isHeld: intents.some(({ status }) => status === 'requires_capture'),
  }
}

function problemsOf({ status, payment, total, paid, refunded }: OrderRow, { kept, isHeld }: Money): string[] {
  const problems: string[] = []
  const isPaid = paidStatuses.includes(payment)
  if (isPaid && paid !== total) problems.push(`is ${payment} with ${paid} instead of ${total}`)
  if (isPaid && kept !== paid - refunded) problems.push(`is ${payment}: ${paid} − ${refunded}, but the provider has ${kept}`)
  if (!isPaid && kept !== 0) problems.push(`is ${status} and ${payment}, but the provider has ${kept}`)
  if ((payment === 'authorized') !== isHeld)
    problems.push(`is ${payment}, but the provider holds ${isHeld ? 'an' : 'no'} authorization`)
  if (status === 'open' && !isPaid && payment !== 'authorized') problems.push(`is open and ${payment}`)
  return problems
}
