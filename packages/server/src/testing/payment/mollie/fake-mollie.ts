import { z } from 'zod'
import { type FakeApi, type FakeRequest, type FakeResponse, startFakeApi } from '../fake-api.ts'
import { createFakeWebhooks, type FakeWebhooks } from '../fake-webhooks.ts'
import { authenticationPage, messagePage, outcomeOf, paymentPage } from '../hosted-page.ts'
import {
  createMollieProfile,
  type FakeMolliePayment,
  type MollieProfile,
  MollieRefusal,
  mollieParams,
  written,
} from './profile.ts'

export interface FakeMollie extends Omit<FakeApi, 'stop'> {
  webhooks: FakeWebhooks
  /** The API key of a new profile. */
  createProfile(): string
  /** The payments of the profile with this key. */
  profile(apiKey: string): MollieProfile
  /** Moves the clock of the fake forward, in milliseconds: payments expire. */
  advance(milliseconds: number): void
  stop(): Promise<void>
}

/** A server that behaves like Mollie's API, with its hosted payment page. `BLOCKFRONT_MOLLIE_API` is its `url`. */
export async function startFakeMollie(): Promise<FakeMollie> {
  const webhooks = createFakeWebhooks()
  const profiles = new Map<string, MollieProfile>()
  let skew = 0
  const api = await startFakeApi({
    handle,
    failure: { status: 500, title: 'Internal Server Error', detail: 'Try again later.' },
    keyReused: problem(422, 'The idempotency key was used with another request'),
    keyInUse: problem(409, 'A request with this idempotency key is running'),
  })

  function handle(request: FakeRequest): FakeResponse {
    if (request.path.startsWith('/pay/')) return hostedPage(request)
    const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const profile = profiles.get(key)
    if (!profile) return problem(401, 'Missing authentication, or failed to authenticate')
    try {
      return call(profile, api.url, request)
    } catch (error) {
      if (error instanceof z.ZodError) return problem(422, z.prettifyError(error))
      if (error instanceof MollieRefusal) return problem(error.status, error.message)
      throw error
    }
  }

  /** The shopper's side: a form for a card, then perhaps the bank's question. */
  function hostedPage({ method, path, query, body }: FakeRequest): FakeResponse {
    const id = path.slice('/pay/'.length)
    const profile = [...profiles.values()].find(({ payments }) => payments.has(id))
    if (!profile) return { status: 404, body: messagePage('This page does not exist') }
    const payment = profile.payment(id)
    const open = (message?: string): FakeResponse => ({
      status: 200,
      body: paymentPage({
        action: path,
        description: payment.description,
        amount: `${payment.amount.currency} ${payment.amount.value}`,
        cancelUrl: `${path}?cancel`,
        ...(message && { message }),
      }),
    })
    if (payment.status === 'expired') return { status: 200, body: messagePage('This payment page has expired') }
    if (payment.status === 'open' && query.has('cancel')) profile.cancel(id)
    if (payment.status === 'canceled') return redirect(payment.cancelUrl)
    if (payment.status !== 'open') return redirect(payment.redirectUrl)
    if (method !== 'POST') return open()
    const form = new URLSearchParams(body)
    const confirmed = form.get('confirm')
    if (confirmed && !payment.confirming) return open()
    const message = profile.pay(id, confirmed ? (confirmed === 'yes' ? 'approve' : 'decline') : outcomeOf(form.get('card') ?? ''))
    if (message) return open(message)
    return payment.confirming ? { status: 200, body: authenticationPage(path) } : redirect(payment.redirectUrl)
  }

  return {
    url: api.url,
    requests: api.requests,
    intercept: api.intercept,
    webhooks,
    createProfile() {
      const key = `test_${crypto.randomUUID().replaceAll('-', '')}`
      const changed = ({ id, status, webhookUrl }: FakeMolliePayment) =>
        webhooks.push({
          type: status,
          url: webhookUrl,
          body: `id=${id}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      profiles.set(key, createMollieProfile({ now: () => Date.now() + skew, changed }))
      return key
    },
    profile(apiKey) {
      const profile = profiles.get(apiKey)
      if (!profile) throw new Error('No profile has this key.')
      return profile
    },
    advance(milliseconds) {
      skew += milliseconds
    },
    async stop() {
      await webhooks.settled()
      await api.stop()
    },
  }
}

function call(profile: MollieProfile, pages: string, { method, path, body }: FakeRequest): FakeResponse {
  const [, version, resource, id = '', part] = path.split('/')
  const at = `${method} ${version}/${resource}${id && '/:id'}${part ? `/${part}` : ''}`
  const created = (object: object): FakeResponse => ({ status: 201, body: object })
  const given = () => JSON.parse(body) as unknown
  switch (at) {
    case 'GET v2/profiles/:id':
      return { status: 200, body: { resource: 'profile', id: 'pfl_fake', mode: 'test' } }
    case 'POST v2/payments':
      return created(shown(profile, pages, profile.create(mollieParams.payment.parse(given()))))
    case 'GET v2/payments/:id':
      return { status: 200, body: shown(profile, pages, profile.payment(id)) }
    case 'DELETE v2/payments/:id':
      return { status: 200, body: shown(profile, pages, profile.cancel(id)) }
    case 'POST v2/payments/:id/release-authorization':
      profile.release(id)
      return { status: 202, body: '' }
    case 'GET v2/payments/:id/captures':
      return { status: 200, body: list('captures', profile.payment(id).captures) }
    case 'POST v2/payments/:id/captures':
      return created(profile.capture(id, mollieParams.capture.parse(given())))
    case 'GET v2/payments/:id/refunds':
      return { status: 200, body: list('refunds', profile.payment(id).refunds) }
    case 'POST v2/payments/:id/refunds':
      return created(profile.refund(id, mollieParams.refund.parse(given())))
    default:
      throw new MollieRefusal(404, 'The resource does not exist')
  }
}

const list = (name: string, items: object[]) => ({ count: items.length, _embedded: { [name]: items }, _links: {} })

/** A payment as the API returns it: https://docs.mollie.com/reference/get-payment */
function shown(profile: MollieProfile, pages: string, payment: FakeMolliePayment): object {
  const { id, status, amount, description, metadata, captureMode, redirectUrl, webhookUrl, failure, expires } = payment
  const { captured, refunded } = profile.totals(payment)
  return {
    resource: 'payment',
    id,
    mode: 'test',
    status,
    amount,
    description,
    metadata,
    captureMode,
    redirectUrl,
    webhookUrl,
    isCancelable: status === 'open' || status === 'authorized',
    ...(status === 'open' && { expiresAt: new Date(expires).toISOString() }),
    ...(captured > 0 && { amountCaptured: written(amount, captured) }),
    ...(status === 'paid' && {
      amountRefunded: written(amount, refunded),
      amountRemaining: written(amount, captured - refunded),
    }),
    ...(payment.chargedBack > 0 && { amountChargedBack: written(amount, payment.chargedBack) }),
    ...(failure && { details: { failureReason: 'card_declined', failureMessage: failure } }),
    _links: status === 'open' ? { checkout: { href: `${pages}/pay/${id}`, type: 'text/html' } } : {},
  }
}

const redirect = (url: string): FakeResponse => ({ status: 303, body: '', headers: { location: url } })

const problem = (status: number, detail: string): FakeResponse => ({
  status,
  body: { status, title: 'Error', detail },
  saved: false,
})
