import { lookupKeyOf, plans } from '@blockfront/contract/plans'
import type Stripe from 'stripe'
import * as make from './billing-objects.ts'
import type { BillingParams } from './billing-params.ts'
import { checkoutSession, stripeId } from './objects.ts'
import { missing, StripeRefusal } from './refusal.ts'

interface BillingOptions {
  sessions: Map<string, Stripe.Checkout.Session>
  seconds(): number
  /** URL of the fake, under which its pages are. */
  url: string
  emit(type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void
}

const DAY = 24 * 3600
/** Days after which the fake gives up collecting an invoice, and cancels the subscription. */
const RETRY_DAYS = 21

/** Customers, prices, subscriptions and invoices of one account. Time passes by `tick`. */
export function createBillingCalls({ sessions, seconds, url, emit }: BillingOptions) {
  const customers = new Map<string, Stripe.Customer>()
  const declining = new Set<string>()
  const products = new Map<string, Stripe.Product>()
  const prices: Stripe.Price[] = []
  const subscriptions = new Map<string, make.FakeSubscription>()
  const invoices: Stripe.Invoice[] = []
  const subscriptionOf = new Map<string, string>()
  const portals = new Map<string, { customer: string; returnUrl: string }>()
  const checkouts = new Map<string, BillingParams['createSession']>()

  const customer = (id: string) => customers.get(id) ?? refuse(missing('customer', id))
  const price = (id: string) => prices.find((each) => each.id === id) ?? refuse(missing('price', id))
  const subscription = (id: string) => subscriptions.get(id) ?? refuse(missing('subscription', id))
  const invoice = (id: string) => invoices.find((each) => each.id === id) ?? refuse(missing('invoice', id))
  const itemOf = ({ items }: make.FakeSubscription) => items.data[0] ?? refuse(missing('subscription_item', ''))
  const changed = (object: make.FakeSubscription) => emit('customer.subscription.updated', object as Stripe.Subscription)
  const amountOf = ({ unit_amount }: Stripe.Price) => unit_amount ?? 0

  /** Creates an invoice and charges the customer's card. Returns whether it is paid. */
  function charge(of: make.FakeSubscription, total: number): boolean {
    const { currency } = of
    const payer = customer(of.customer)
    const due = Math.max(0, total + payer.balance)
    payer.balance = Math.min(0, total + payer.balance)
    const number = `FAKE-${String(invoices.length + 1).padStart(4, '0')}`
    const made = make.invoice({ customer: of.customer, created: seconds(), currency, total, due, number, pages: url })
    invoices.unshift(made)
    subscriptionOf.set(made.id, of.id)
    of.latest_invoice = made.id
    return collect(made, !declining.has(of.customer))
  }

  function collect(of: Stripe.Invoice, approved: boolean): boolean {
    of.attempted = true
    if (!approved && of.amount_remaining > 0) {
      emit('invoice.payment_failed', of)
      return false
    }
    Object.assign(of, { status: 'paid', amount_paid: of.amount_due, amount_remaining: 0 })
    emit('invoice.paid', of)
    return true
  }

  /** The amount that a change of the price costs now: the rest of the period at the new price, less the rest at the old one. */
  function prorated(of: make.FakeSubscription, next: Stripe.Price): number {
    if (of.status === 'trialing') return 0
    const { price: old, current_period_start: start, current_period_end: end } = itemOf(of)
    const rest = Math.max(0, end - seconds()) / (end - start)
    const isSameInterval = old.recurring?.interval === next.recurring?.interval
    return Math.round(amountOf(next) * (isSameInterval ? rest : 1)) - Math.round(amountOf(old) * rest)
  }

  function end(of: make.FakeSubscription, at: number): void {
    Object.assign(of, { status: 'canceled', ended_at: at, canceled_at: at })
    emit('customer.subscription.deleted', of as Stripe.Subscription)
  }

  /** Does what is due for a subscription; returns whether something was. */
  function advance(of: make.FakeSubscription): boolean {
    const item = itemOf(of)
    if (of.status === 'canceled') return false
    const unpaid = invoices.findLast((each) => each.status === 'open' && subscriptionOf.get(each.id) === of.id)
    if (unpaid && seconds() - unpaid.created > RETRY_DAYS * DAY) {
      end(of, seconds())
      return true
    }
    if (item.current_period_end > seconds()) return false
    if (of.cancel_at_period_end) {
      end(of, item.current_period_end)
      return true
    }
    item.current_period_start = item.current_period_end
    item.current_period_end = periodEnd(item.current_period_start, item.price)
    of.status = charge(of, amountOf(item.price)) ? 'active' : 'past_due'
    changed(of)
    return true
  }

  return {
    customers,
    prices,
    subscriptions,
    invoices,
    portals,

    /** Whether the card of a customer is declined from now on. */
    declineCard: (id: string, declined = true) => void (declined ? declining.add(id) : declining.delete(id)),

    /** Processes everything that is due after the clock was moved forward. */
    tick(): void {
      for (const each of subscriptions.values()) while (advance(each)) {}
    },

    createCustomer(params: BillingParams['createCustomer']): Stripe.Customer {
      const made = make.customer({ ...params, created: seconds() })
      customers.set(made.id, made)
      return made
    },

    /** Creates the products and prices of all plans, as the operator's command does. */
    createPlanPrices(): void {
      for (const plan of plans)
        for (const [interval, amount] of [
          ['month', plan.monthlyPrice],
          ['year', plan.yearlyPrice],
        ] as const) {
          const lookup_key = lookupKeyOf(plan.code, interval === 'year' ? 'yearly' : 'monthly')
          const metadata = { blockfront_plan: plan.code }
          const currency = plan.currency.toLowerCase()
          prices.push(
            make.price({
              product: plan.code,
              currency,
              unit_amount: amount * 100,
              interval,
              lookup_key,
              metadata,
              created: seconds(),
            }),
          )
        }
    },

    createProduct({ id, name }: BillingParams['createProduct']): Stripe.Product {
      if (products.has(id)) throw new StripeRefusal('resource_already_exists', 'Product already exists.')
      const made = make.product({ id, name, created: seconds() })
      products.set(id, made)
      return made
    },

    listProducts: ({ ids }: BillingParams['listProducts']) => [...products.values()].filter(({ id }) => ids.includes(id)),

    createPrice({ recurring, transfer_lookup_key, ...params }: BillingParams['createPrice']): Stripe.Price {
      if (!products.has(params.product)) throw missing('product', params.product)
      const former = prices.find(({ lookup_key }) => lookup_key === params.lookup_key)
      if (former && !transfer_lookup_key) throw new StripeRefusal('resource_already_exists', 'The lookup key is in use.')
      if (former) former.lookup_key = null
      const made = make.price({ ...params, interval: recurring.interval, created: seconds() })
      prices.push(made)
      return made
    },

    listPrices: ({ lookup_keys }: BillingParams['listPrices']) =>
      prices.filter(({ lookup_key, active }) => active && lookup_keys.includes(lookup_key ?? '')),

    createSubscriptionSession(params: BillingParams['createSession']): Stripe.Checkout.Session {
      const [line] = params.line_items
      const chosen = price(line?.price ?? '')
      const { trial_end } = params.subscription_data
      if (trial_end && trial_end < seconds() + 2 * DAY)
        throw new StripeRefusal('parameter_invalid', 'The `trial_end` date has to be at least 2 days in the future.', {
          param: 'subscription_data[trial_end]',
        })
      const id = stripeId('cs_test')
      const object = checkoutSession({
        id,
        mode: 'subscription',
        created: seconds(),
        currency: chosen.currency,
        amount_total: trial_end ? 0 : amountOf(chosen),
        expires_at: seconds() + DAY,
        success_url: params.success_url,
        cancel_url: params.cancel_url,
        client_reference_id: params.client_reference_id ?? null,
        customer: customer(params.customer).id,
        url: `${url}/pay/${id}`,
      })
      sessions.set(id, object)
      checkouts.set(id, params)
      return object
    },

    /** Starts the subscription of a session whose card was approved. */
    subscribe(session: Stripe.Checkout.Session): void {
      const params = checkouts.get(session.id) ?? refuse(missing('checkout.session', session.id))
      const chosen = price(params.line_items[0]?.price ?? '')
      const { trial_end: trialEnd = null, metadata } = params.subscription_data
      const created = seconds()
      const made = make.subscription({
        customer: params.customer,
        created,
        price: chosen,
        periodEnd: trialEnd ?? periodEnd(created, chosen),
        trialEnd,
        metadata,
      })
      subscriptions.set(made.id, made)
      declining.delete(params.customer)
      charge(made, trialEnd === null ? amountOf(chosen) : 0)
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, subscription: made.id })
      emit('customer.subscription.created', made as Stripe.Subscription)
      emit('checkout.session.completed', session)
    },

    subscription,

    listSubscriptions: ({ customer: id, status }: BillingParams['listSubscriptions']) =>
      [...subscriptions.values()].filter((each) => each.customer === id && (status === 'all' || each.status !== 'canceled')),

    updateSubscription(id: string, params: BillingParams['updateSubscription']): make.FakeSubscription {
      const object = subscription(id)
      if (object.status === 'canceled') throw new StripeRefusal('resource_missing', 'A canceled subscription cannot be changed.')
      const next = params.items?.[0] && price(params.items[0].price)
      if (next) {
        const item = itemOf(object)
        const due = prorated(object, next)
        if (due > 0 && declining.has(object.customer))
          throw new StripeRefusal('card_declined', 'Your card was declined.', { status: 402, type: 'card_error' })
        if (next.recurring?.interval !== item.price.recurring?.interval && object.status !== 'trialing') {
          item.current_period_start = seconds()
          item.current_period_end = periodEnd(seconds(), next)
        }
        item.price = next
        charge(object, due)
      }
      if (params.cancel_at_period_end !== undefined) object.cancel_at_period_end = params.cancel_at_period_end
      changed(object)
      return object
    },

    cancelSubscription(id: string, { prorate }: BillingParams['cancelSubscription']): make.FakeSubscription {
      const object = subscription(id)
      const { price: old, current_period_start: start, current_period_end: until } = itemOf(object)
      if (prorate && object.status === 'active')
        customer(object.customer).balance -= Math.round((amountOf(old) * Math.max(0, until - seconds())) / (until - start))
      end(object, seconds())
      return object
    },

    previewInvoice({ subscription: id, subscription_details }: BillingParams['previewInvoice']): Stripe.Invoice {
      const object = subscription(id)
      const total = prorated(object, price(subscription_details.items[0]?.price ?? ''))
      const due = Math.max(0, total + customer(object.customer).balance)
      return make.invoice({
        customer: object.customer,
        created: seconds(),
        currency: object.currency,
        total,
        due,
        number: '',
        pages: url,
      })
    },

    listInvoices: ({ customer: id }: BillingParams['listInvoices']) => invoices.filter((each) => each.customer === id),

    invoice,

    /** Applies the result of the customer's card to an open invoice. Returns the message for a customer who has to try again. */
    payInvoice(id: string, approved: boolean): string | null {
      const object = invoice(id)
      if (object.status !== 'open') return null
      if (!collect(object, approved)) return 'Your card was declined.'
      const of = subscriptions.get(subscriptionOf.get(id) ?? '')
      if (of && of.status !== 'canceled') {
        of.status = 'active'
        changed(of)
      }
      return null
    },

    createPortal({ customer: id, return_url }: BillingParams['createPortal']): Stripe.BillingPortal.Session {
      const session = stripeId('bps')
      portals.set(session, { customer: customer(id).id, returnUrl: return_url })
      return {
        id: session,
        object: 'billing_portal.session',
        configuration: 'bpc_fake',
        created: seconds(),
        customer: id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url,
        url: `${url}/portal/${session}`,
      }
    },
  }
}

function refuse(error: Error): never {
  throw error
}

/** The end of a period that starts at a time, in seconds. */
function periodEnd(start: number, { recurring }: Stripe.Price): number {
  const date = new Date(start * 1000)
  if (recurring?.interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1)
  else date.setUTCMonth(date.getUTCMonth() + 1)
  return Math.floor(date.getTime() / 1000)
}
