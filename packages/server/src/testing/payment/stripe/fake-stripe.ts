import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { type FakeApi, type FakeRequest, type FakeResponse, startFakeApi } from '../fake-api.ts'
import { createFakeWebhooks, type FakeWebhooks } from '../fake-webhooks.ts'
import { authenticationPage, messagePage, outcomeOf, paymentPage } from '../hosted-page.ts'
import { createStripeAccount, type StripeAccount } from './account.ts'
import { call } from './api-calls.ts'
import { billingPage } from './billing-pages.ts'
import { stripeId } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

export interface FakeStripe extends Omit<FakeApi, 'stop'> {
  webhooks: FakeWebhooks
  /** The secret key of a new account. */
  createAccount(): string
  /** The objects of the account with this secret key. */
  account(secretKey: string): StripeAccount
  /** Moves the clock of the fake forward, in milliseconds: sessions expire, trials end and subscriptions renew. */
  advance(milliseconds: number): void
  stop(): Promise<void>
}

/**
 * A server that behaves like Stripe's API, with its hosted payment page: it keeps state, checks parameters, enforces idempotency keys and signs
 * webhooks. `BLOCKFRONT_STRIPE_API` is its `url`.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const webhooks = createFakeWebhooks()
  const accounts = new Map<string, StripeAccount>()
  let skew = 0
  const now = () => Date.now() + skew

  const api = await startFakeApi({
    handle,
    failure: { error: { type: 'api_error', message: 'An unknown error occurred.' } },
    keyReused: refusal('idempotency_error', {
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    }),
    keyInUse: {
      ...refusal('invalid_request_error', { code: 'idempotency_key_in_use', message: 'The key is in use.' }),
      status: 409,
    },
  })

  function emit(account: () => StripeAccount, type: Stripe.Event.Type, object: Stripe.Event.Data.Object): void {
    const created = Math.floor(now() / 1000)
    const event = {
      id: stripeId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    }
    for (const { url, secret = '', enabled_events } of account().endpoints) {
      if (!enabled_events.includes(type)) continue
      const body = JSON.stringify(event)
      const time = Math.floor(Date.now() / 1000)
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      webhooks.push({
        type,
        url,
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
      })
    }
  }

  function handle(request: FakeRequest): FakeResponse {
    if (request.path.startsWith('/pay/')) return hostedPage(request)
    const billing = billingPage([...accounts.values()], request)
    if (billing) return billing
    const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    if (key.startsWith('rk_'))
      return { ...refusal('invalid_request_error', { message: 'The key does not have the required permissions.' }), status: 403 }
    const account = accounts.get(key)
    if (!account)
      return { ...refusal('invalid_request_error', { message: `Invalid API Key provided: ${key.slice(0, 8)}***` }), status: 401 }
    try {
      return { status: 200, body: call(account, request) }
    } catch (error) {
      if (error instanceof z.ZodError)
        return refusal('invalid_request_error', {
          code: 'parameter_invalid',
          message: z.prettifyError(error),
          param: error.issues[0]?.path.join('.'),
        })
      if (!(error instanceof StripeRefusal)) throw error
      const { code, message, param, status, saved, type } = error
      return { ...refusal(type, { code, message, param }), status, saved }
    }
  }

  /** The shopper's side: a form for a card, then perhaps the bank's question. */
  function hostedPage({ method, path, body }: FakeRequest): FakeResponse {
    const id = path.slice('/pay/'.length)
    const account = [...accounts.values()].find(({ sessions }) => sessions.has(id))
    if (!account) return { status: 404, body: messagePage('This page does not exist') }
    const session = account.session(id)
    const open = (message?: string): FakeResponse => ({
      status: 200,
      body: paymentPage({
        action: path,
        description: `Reference ${session.client_reference_id}`,
        amount: `${session.currency?.toUpperCase()} ${session.amount_total}`,
        cancelUrl: session.cancel_url ?? '',
        ...(message && { message }),
      }),
    })
    if (session.status === 'expired') return { status: 200, body: messagePage('This payment page has expired') }
    if (session.status === 'complete') return redirect(session.success_url)
    if (method !== 'POST') return open()
    const form = new URLSearchParams(body)
    const confirmed = form.get('confirm')
    if (confirmed && !account.isConfirming(id)) return open()
    const message = account.pay(id, confirmed ? (confirmed === 'yes' ? 'approve' : 'decline') : outcomeOf(form.get('card') ?? ''))
    if (message) return open(message)
    return account.isConfirming(id) ? { status: 200, body: authenticationPage(path) } : redirect(session.success_url)
  }

  return {
    url: api.url,
    requests: api.requests,
    intercept: api.intercept,
    webhooks,
    createAccount() {
      const key = stripeId('sk_test')
      const account: StripeAccount = createStripeAccount({
        now,
        url: api.url,
        emit: (type, object) => emit(() => account, type, object),
      })
      accounts.set(key, account)
      return key
    },
    account(secretKey) {
      const account = accounts.get(secretKey)
      if (!account) throw new Error('No account has this key.')
      return account
    },
    advance(milliseconds) {
      skew += milliseconds
      for (const account of accounts.values()) account.tick()
    },
    async stop() {
      await webhooks.settled()
      await api.stop()
    },
  }
}

const redirect = (url: string | null): FakeResponse => ({ status: 303, body: '', headers: { location: url ?? '' } })

const refusal = (type: string, details: { message: string; code?: string; param?: string | undefined }): FakeResponse => ({
  status: 400,
  body: { error: { type, ...details } },
  saved: false,
})
