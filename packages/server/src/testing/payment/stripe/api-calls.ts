import type Stripe from 'stripe'
import type { FakeRequest } from '../fake-api.ts'
import type { StripeAccount } from './account.ts'
import { billingCall } from './billing-routes.ts'
import { readFormParams } from './form-params.ts'
import { stripeParams } from './params.ts'
import { missing } from './refusal.ts'

/** Runs a call of the API, and returns the object of its response. */
export function call(account: StripeAccount, { method, path, query, body }: FakeRequest): object {
  const given = method === 'POST' ? readFormParams(body) : readFormParams(query.toString())
  const [, version, ...names] = path.split('/')
  const [first, second, third, fourth] = version === 'v1' ? names : []
  const at = (pattern: string) => pattern === `${method} ${names.join('/')}`
  const billing = version === 'v1' ? billingCall(account, method, names, given) : undefined
  if (billing) return billing
  if (first === 'checkout' && second === 'sessions') {
    if (at('POST checkout/sessions')) return account.createSession(stripeParams.createSession.parse(given))
    if (at('GET checkout/sessions')) {
      const { payment_intent } = stripeParams.listSessions.parse(given)
      return page([...account.sessions.values()].filter((session) => session.payment_intent === payment_intent))
    }
    if (method === 'POST' && fourth === 'expire') return account.expireSession(third ?? '')
    if (method === 'GET' && !fourth) return expanded(account, third ?? '', stripeParams.retrieveSession.parse(given).expand)
  }
  if (method === 'POST' && first === 'payment_intents' && third === 'capture')
    return account.capture(second ?? '', stripeParams.capture.parse(given).amount_to_capture)
  if (method === 'POST' && first === 'payment_intents' && third === 'cancel') return account.cancelIntent(second ?? '')
  if (at('POST refunds')) return account.refund(stripeParams.createRefund.parse(given))
  if (at('GET refunds')) return of(account.refunds, stripeParams.listRefunds.parse(given))
  if (at('GET disputes')) return of(account.disputes, stripeParams.listDisputes.parse(given))
  if (at('POST webhook_endpoints')) return account.createEndpoint(stripeParams.createEndpoint.parse(given))
  if (at('GET webhook_endpoints')) {
    stripeParams.listEndpoints.parse(given)
    return page(account.endpoints.map(({ secret: _, ...endpoint }) => endpoint))
  }
  if (method === 'DELETE' && first === 'webhook_endpoints') return account.deleteEndpoint(second ?? '')
  throw missing('resource', `${method} ${path}`)
}

const page = (data: object[]) => ({ object: 'list', data, has_more: false, url: '' })

interface Filter {
  payment_intent?: string | undefined
  charge?: string | undefined
}

const of = (objects: (Stripe.Refund | StripeAccount['disputes'][number])[], { payment_intent, charge }: Filter) =>
  page(
    objects.filter(
      (object) => (!payment_intent || object.payment_intent === payment_intent) && (!charge || object.charge === charge),
    ),
  )

/** A session with the objects that the request names instead of their ids. */
function expanded(account: StripeAccount, id: string, paths: string[]): Stripe.Checkout.Session {
  const session = account.session(id)
  const deep = paths.includes('payment_intent.latest_charge')
  if (!session.payment_intent || (!deep && !paths.includes('payment_intent'))) return session
  const intent = account.intent(String(session.payment_intent))
  const charge = deep && intent.latest_charge ? account.charge(String(intent.latest_charge)) : intent.latest_charge
  return { ...session, payment_intent: { ...intent, latest_charge: charge } }
}
