import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FakeApi } from '../../../testing/payment/fake-api.ts'
import { cards, type PageResult, payOnPage } from '../../../testing/payment/hosted-page.ts'
import { type FakeMollie, startFakeMollie } from '../../../testing/payment/mollie/fake-mollie.ts'
import { type FakeStripe, startFakeStripe } from '../../../testing/payment/stripe/fake-stripe.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/payment/webhook-receiver.ts'
import { createMollieProvider } from './mollie/mollie-provider.ts'
import type { Credentials, PaymentProvider, ProviderServices, StartInput } from './provider.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/** One provider, with the other side of it. */
interface Rig {
  provider: PaymentProvider
  credentials: Credentials
  wrongCredentials: Credentials
  /** The fake behind the API. */
  api: FakeApi
  /** Moves the provider's clock, in milliseconds. */
  advance(milliseconds: number): void
  /** A shopper complains at the bank. */
  dispute(ref: string): void
  /** The owner refunds a part in the provider's own dashboard. */
  refundInDashboard(ref: string, amount: number): void
  /** Paths of the calls that start a payment and refund one. */
  paths: { start: RegExp; refund: RegExp }
}

let stripe: FakeStripe
let mollie: FakeMollie
let webhooks: WebhookReceiver
const rigs = {} as Record<'stripe' | 'mollie', Rig>
beforeAll(async () => {
  stripe = await startFakeStripe()
  mollie = await startFakeMollie()
  webhooks = await startWebhookReceiver()
  const services = { config: { stripeApi: stripe.url, mollieApi: mollie.url } } as ProviderServices
  const secretKey = stripe.createAccount()
  const stripeProvider = createStripeProvider(services)
  rigs.stripe = {
    provider: stripeProvider,
    credentials: (await stripeProvider.connect?.({ secretKey }, { webhookUrl: webhooks.url })) ?? {},
    wrongCredentials: { secretKey: 'sk_test_unknown' },
    api: stripe,
    advance: stripe.advance,
    dispute: (ref) => stripe.account(secretKey).dispute(String(stripe.account(secretKey).session(ref).payment_intent)),
    refundInDashboard: (ref, amount) => {
      const account = stripe.account(secretKey)
      account.refund({ payment_intent: String(account.session(ref).payment_intent), amount, metadata: {} })
    },
    paths: { start: /^POST \/v1\/checkout\/sessions\b/, refund: /^POST \/v1\/refunds\b/ },
  }
  const apiKey = mollie.createProfile()
  const mollieProvider = createMollieProvider(services)
  rigs.mollie = {
    provider: mollieProvider,
    credentials: (await mollieProvider.connect?.({ apiKey }, { webhookUrl: webhooks.url })) ?? {},
    wrongCredentials: { apiKey: 'test_unknown' },
    api: mollie,
    advance: mollie.advance,
    dispute: (ref) => mollie.profile(apiKey).dispute(ref),
    refundInDashboard: (ref, amount) => {
      const value = (amount / 100).toFixed(2)
      mollie.profile(apiKey).refund(ref, { amount: { currency: 'EUR', value }, metadata: null })
      mollie.profile(apiKey).settle(ref)
    },
    paths: { start: /^POST \/v2\/payments(?: |$)/, refund: /^POST \/v2\/payments\/\w+\/refunds\b/ },
  }
})
afterAll(async () => {
  await stripe.stop()
  await mollie.stop()
  await webhooks.stop()
})

let attempts = 0
const input = (changes: Partial<StartInput> = {}): StartInput => {
  const attempt = `attempt${++attempts}`
  return {
    attempt,
    amount: 1250,
    currency: 'EUR',
    description: 'Order 1001',
    email: 'shopper@example.com',
    locale: 'de-DE',
    manualCapture: false,
    urls: { success: 'http://shop.localhost/paid', cancel: 'http://shop.localhost/cart', webhook: webhooks.url },
    expiresAt: new Date(Date.now() + 60 * 60_000),
    key: attempt,
    ...changes,
  }
}

const isPaid = { state: 'paid', authorized: 1250, captured: 1250, refunded: 0, disputed: 0, failure: '' }

describe.each(['stripe', 'mollie'] as const)('the payment provider %s', (type) => {
  const begin = async (changes: Partial<StartInput> = {}) => {
    const { provider, credentials } = rigs[type]
    const given = input(changes)
    return { given, ...(await provider.start(credentials, given)) }
  }
  const read = (ref: string) => rigs[type].provider.read(rigs[type].credentials, ref)
  const refund = (ref: string, amount: number, key: string) =>
    rigs[type].provider.refund(rigs[type].credentials, { ref, amount, currency: 'EUR', key, reason: 'Too small' })
  const capture = async (ref: string, amount: number, key: string) =>
    rigs[type].provider.capture?.(rigs[type].credentials, { ref, amount, currency: 'EUR', key })
  const cancel = (ref: string, release = true) => rigs[type].provider.cancel(rigs[type].credentials, { ref, release })
  const paid = async (changes: Partial<StartInput> = {}) => {
    const started = await begin(changes)
    await payOnPage(started.redirectTo, cards.approved)
    return started
  }

  it('starts a payment on a hosted page that stays open for at least 30 minutes', async () => {
    const { given, ref, redirectTo, expiresAt } = await begin()
    expect(await read(ref)).toEqual({
      reference: given.attempt,
      amount: 1250,
      currency: 'EUR',
      authorized: 0,
      captured: 0,
      refunded: 0,
      disputed: 0,
      disputeOutcome: null,
      state: 'pending',
      failure: '',
      externalRefunds: [],
    })
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 30 * 60_000)
    const page = await fetch(redirectTo)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Card number')])
  })

  it('starts one payment for a key, also if the response is lost', async () => {
    const { api, paths } = rigs[type]
    const lost = api.intercept({ match: paths.start, when: 'after', action: 'drop' })
    const { given, ref } = await begin()
    await lost.reached
    expect((await rigs[type].provider.start(rigs[type].credentials, given)).ref).toBe(ref)
    await expect(rigs[type].provider.start(rigs[type].credentials, { ...given, amount: 9900 })).rejects.toMatchObject({
      code: 'refused',
    })
  })

  it('reports an approved payment, names it in a webhook, and returns the shopper', async () => {
    const before = webhooks.received.length
    const { given, ref, redirectTo } = await begin()
    expect((await payOnPage(redirectTo, cards.approved)).location).toBe(given.urls.success)
    expect(await read(ref)).toMatchObject({ ...isPaid, reference: given.attempt })
    await expect
      .poll(async () => {
        const { provider, credentials } = rigs[type]
        const events = await Promise.all(webhooks.received.slice(before).map((webhook) => provider.receive(credentials, webhook)))
        return events.some((event) => event?.ref === ref && event.eventId !== '')
      })
      .toBe(true)
  })

  it('reports an authenticated payment, and a failed authentication with its reason', async () => {
    const confirmed = await begin()
    await payOnPage(confirmed.redirectTo, cards.authenticated, 'yes')
    expect(await read(confirmed.ref)).toMatchObject(isPaid)
    const failed = await begin()
    await payOnPage(failed.redirectTo, cards.authenticated, 'no')
    const { state, captured, failure } = await read(failed.ref)
    expect(['pending', 'failed']).toContain(state)
    expect([captured, failure]).toEqual([0, expect.stringContaining('declined')])
    // Nothing is left that the shopper could pay.
    await cancel(failed.ref)
    expect((await payOnPage(failed.redirectTo, cards.approved)).html).not.toContain('Card number')
  })

  it('reports a declined card with its reason, and a second card after it', async () => {
    const { ref, redirectTo } = await begin()
    await payOnPage(redirectTo, cards.declined)
    const declined = await read(ref)
    expect(declined).toMatchObject({ captured: 0, failure: expect.stringContaining('declined') })
    const again: PageResult = await payOnPage(redirectTo, cards.approved)
    // If the page is still open, the shopper tries another card.
    if (declined.state === 'pending') expect(again.location).toContain('/paid')
    expect((await read(ref)).state).toBe(declined.state === 'pending' ? 'paid' : 'failed')
  })

  it('cancels a payment that nobody paid, after which it cannot be paid', async () => {
    const { ref, redirectTo } = await begin()
    await cancel(ref, false)
    await cancel(ref)
    await payOnPage(redirectTo, cards.approved)
    const { state, captured } = await read(ref)
    expect(['canceled', 'expired']).toContain(state)
    expect(captured).toBe(0)
  })

  it('does not cancel a payment that was captured', async () => {
    const { ref } = await paid()
    await expect(cancel(ref)).rejects.toMatchObject({ code: 'refused' })
    expect(await read(ref)).toMatchObject(isPaid)
  })

  it('reports a payment that nobody paid in time', async () => {
    const { ref, redirectTo } = await begin()
    rigs[type].advance(61 * 60_000)
    await payOnPage(redirectTo, cards.approved).finally(() => rigs[type].advance(-61 * 60_000))
    expect(await read(ref)).toMatchObject({ state: 'expired', captured: 0 })
    await cancel(ref)
    expect(await read(ref)).toMatchObject({ state: 'expired' })
  })

  it('authorizes first and captures once', async () => {
    const { ref } = await paid({ manualCapture: true })
    expect(await read(ref)).toMatchObject({ state: 'authorized', authorized: 1250, captured: 0 })
    await expect(refund(ref, 100, `${ref}-early`)).rejects.toMatchObject({ code: 'refused' })
    await capture(ref, 1250, `${ref}-capture`)
    await capture(ref, 1250, `${ref}-capture`)
    expect(await read(ref)).toMatchObject(isPaid)
    await expect(capture(ref, 1250, `${ref}-again`)).rejects.toMatchObject({ code: 'refused' })
  })

  it('captures a part, which is not reported as a refund of the rest', async () => {
    const { ref } = await paid({ manualCapture: true })
    await capture(ref, 1000, `${ref}-capture`)
    expect(await read(ref)).toMatchObject({ state: 'paid', captured: 1000, refunded: 0 })
    await refund(ref, 300, `${ref}-refund`)
    expect(await read(ref)).toMatchObject({ captured: 1000, refunded: 300 })
  })

  it('releases an authorization, after which it cannot be captured', async () => {
    const { ref } = await paid({ manualCapture: true })
    await expect(cancel(ref, false)).rejects.toMatchObject({ code: 'refused' })
    expect(await read(ref)).toMatchObject({ state: 'authorized' })
    await cancel(ref)
    expect(await read(ref)).toMatchObject({ state: 'canceled', captured: 0, refunded: 0 })
    await expect(capture(ref, 1250, `${ref}-capture`)).rejects.toMatchObject({ code: 'refused' })
  })

  it('refunds in parts, never more than was captured', async () => {
    const { ref } = await paid()
    await refund(ref, 300, `${ref}-1`)
    await refund(ref, 300, `${ref}-2`)
    expect(await read(ref)).toMatchObject({ state: 'paid', captured: 1250, refunded: 600 })
    await expect(refund(ref, 651, `${ref}-3`)).rejects.toMatchObject({ code: 'refused' })
    expect((await refund(ref, 650, `${ref}-4`)).state).not.toBe('failed')
    expect(await read(ref)).toMatchObject({ captured: 1250, refunded: 1250 })
    await expect(refund(ref, 1, `${ref}-5`)).rejects.toMatchObject({ code: 'refused' })
  })

  it('refunds once for a key, also if the response is lost or the provider has forgotten the key', async () => {
    const { ref } = await paid()
    const lost = rigs[type].api.intercept({ match: rigs[type].paths.refund, when: 'after', action: 'drop', times: 2 })
    await expect(refund(ref, 500, `${ref}-1`)).rejects.toMatchObject({ code: 'unavailable' })
    lost.stop()
    const repeated = await refund(ref, 500, `${ref}-1`)
    const sent = rigs[type].api.requests.filter((line) => rigs[type].paths.refund.test(line)).length
    expect(await refund(ref, 500, `${ref}-1`)).toEqual(repeated)
    expect(rigs[type].api.requests.filter((line) => rigs[type].paths.refund.test(line)).length).toBe(sent)
    expect(await read(ref)).toMatchObject({ refunded: 500 })
  })

  it("reports refunds of the provider's own dashboard apart from ours", async () => {
    const { ref } = await paid()
    await refund(ref, 300, `${ref}-1`)
    rigs[type].refundInDashboard(ref, 400)
    const { refunded, externalRefunds } = await read(ref)
    expect([refunded, externalRefunds]).toEqual([700, [{ ref: expect.stringMatching(/^re_/), amount: 400, state: 'done' }]])
  })

  it('reports a dispute', async () => {
    const { ref } = await paid()
    rigs[type].dispute(ref)
    expect(await read(ref)).toMatchObject({ captured: 1250, disputed: 1250 })
  })

  it('keeps amounts in currencies of zero and two decimals', async () => {
    const { ref } = await paid({ amount: 1250, currency: 'JPY' })
    expect(await read(ref)).toMatchObject({ ...isPaid, currency: 'JPY' })
    const { ref: krona } = await paid({ amount: 1250, currency: 'ISK' })
    expect(await read(krona)).toMatchObject({ ...isPaid, currency: 'ISK' })
  })

  it('reports wrong credentials, an unknown payment and an outage by their codes', async () => {
    const { provider, credentials, wrongCredentials, api } = rigs[type]
    const { ref } = await begin()
    await expect(provider.read(wrongCredentials, ref)).rejects.toMatchObject({ code: 'credentials' })
    await expect(provider.connect?.(wrongCredentials, { webhookUrl: webhooks.url })).rejects.toMatchObject({
      code: 'credentials',
    })
    await expect(provider.read(credentials, `${ref}x`)).rejects.toMatchObject({ code: 'refused' })
    // One failure is repeated; an outage is reported.
    api.intercept({ match: /^GET /, when: 'before', action: 'error' })
    expect(await read(ref)).toMatchObject({ state: 'pending' })
    const outage = api.intercept({ match: /./, when: 'before', action: 'error', times: 10 })
    const before = api.requests.length
    await expect(provider.read(credentials, ref)).rejects.toMatchObject({ code: 'unavailable' })
    expect(api.requests.length - before).toBe(2)
    await expect(provider.start(credentials, input())).rejects.toMatchObject({ code: 'unavailable' })
    outage.stop()
    const broken = api.intercept({ match: /./, when: 'before', action: 'drop', times: 10 })
    await expect(provider.read(credentials, ref)).rejects.toMatchObject({ code: 'unavailable' })
    broken.stop()
  })
})
