import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, payOnPage } from '../../../../testing/payment/hosted-page.ts'
import { type FakeStripe, startFakeStripe } from '../../../../testing/payment/stripe/fake-stripe.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../testing/payment/webhook-receiver.ts'
import type { Credentials, PaymentProvider, ProviderServices, StartInput } from '../provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

let fake: FakeStripe
let webhooks: WebhookReceiver
let provider: PaymentProvider
beforeAll(async () => {
  fake = await startFakeStripe()
  webhooks = await startWebhookReceiver()
  provider = createStripeProvider({ config: { stripeApi: fake.url } } as ProviderServices)
})
afterAll(async () => {
  await fake.stop()
  await webhooks.stop()
})

const connect = async (secretKey: string, webhookUrl = webhooks.url): Promise<Credentials> =>
  (await provider.connect?.({ secretKey }, { webhookUrl })) ?? {}

const input = (changes: Partial<StartInput> = {}): StartInput => ({
  attempt: 'attempt',
  amount: 1250,
  currency: 'EUR',
  description: 'Order 1001',
  email: '',
  locale: 'xx',
  manualCapture: false,
  urls: { success: 'http://shop.localhost/paid', cancel: 'http://shop.localhost/cart', webhook: webhooks.url },
  expiresAt: new Date(Date.now() + 60 * 60_000),
  key: crypto.randomUUID(),
  ...changes,
})

describe('connect', () => {
  it('registers one webhook endpoint, and replaces it when a key is entered again', async () => {
    const secretKey = fake.createAccount()
    const { endpoints } = fake.account(secretKey)
    const first = await connect(secretKey)
    const other = await connect(secretKey, `${webhooks.url}/other`)
    const second = await connect(secretKey)
    expect(endpoints.map(({ url }) => url)).toEqual([webhooks.url, `${webhooks.url}/other`])
    expect(endpoints.map(({ secret }) => secret)).toEqual([second.webhookSecret, other.webhookSecret])
    expect(first.webhookSecret).not.toBe(second.webhookSecret)
    expect(endpoints[0]?.api_version).toMatch(/^\d{4}-\d{2}-\d{2}\.\w+$/)
  })

  it.each([
    ['sk_test_123456789', 'does not accept this key'],
    ['rk_test_123456789', 'does not allow'],
  ])('reports the problem with %s to the owner', async (secretKey, message) => {
    await expect(connect(secretKey)).rejects.toMatchObject({ code: 'credentials', message: expect.stringContaining(message) })
  })

  it.each([
    ['drop', 'did not respond'],
    ['error', 'error on its side'],
  ] as const)('tells a missing response from an error of Stripe: %s', async (action, message) => {
    const secretKey = fake.createAccount()
    const outage = fake.intercept({ match: /./, when: 'before', action, times: 10 })
    await expect(connect(secretKey)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining(message) })
    outage.stop()
  })

  it('reports to the owner when Stripe cannot reach this server', async () => {
    await expect(connect(fake.createAccount(), 'http://shop.example.com/webhook')).rejects.toMatchObject({
      code: 'credentials',
      message: expect.stringContaining('publicly accessible'),
    })
  })
})

describe('receive', () => {
  it('accepts only a recent signature of the same body', async () => {
    const credentials = await connect(fake.createAccount())
    const { ref, redirectTo } = await provider.start(credentials, input())
    await payOnPage(redirectTo, cards.approved)
    await fake.webhooks.settled()
    const webhook = webhooks.received.at(-1)
    if (!webhook) throw new Error('Stripe sent no webhook.')
    expect(await provider.receive(credentials, webhook)).toMatchObject({ ref })
    const changed = Buffer.from(webhook.rawBody.toString().replace(ref, `${ref}0`))
    const other = await connect(fake.createAccount())
    for (const [used, rawBody, headers] of [
      [credentials, changed, webhook.headers],
      [credentials, webhook.rawBody, new Headers()],
      [credentials, webhook.rawBody, new Headers({ 'stripe-signature': 't=1,v1=00' })],
      [other, webhook.rawBody, webhook.headers],
      [{ secretKey: 'sk_test_1' }, webhook.rawBody, webhook.headers],
    ] as const)
      await expect(provider.receive(used, { rawBody, headers })).rejects.toMatchObject({ code: 'signature' })
  })

  it('finds the payment of a refund and of a dispute, and ignores payments of other integrations', async () => {
    const secretKey = fake.createAccount()
    const credentials = await connect(secretKey)
    const account = fake.account(secretKey)
    const mine = await provider.start(credentials, input())
    await payOnPage(mine.redirectTo, cards.approved)
    await provider.refund(credentials, { ref: mine.ref, amount: 100, currency: 'EUR', key: 'refund', reason: '' })
    account.dispute(String(account.session(mine.ref).payment_intent))
    const foreign = account.createSession({
      mode: 'payment',
      ui_mode: 'hosted_page',
      metadata: {},
      payment_intent_data: { metadata: {}, capture_method: 'automatic' },
      line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 900, product_data: { name: 'Something' } } }],
      success_url: 'http://shop.localhost/',
      cancel_url: 'http://shop.localhost/',
    })
    account.pay(foreign.id, 'approve')
    account.dispute(String(foreign.payment_intent))
    await fake.webhooks.settled()
    const about: Record<string, (string | undefined)[]> = {}
    for (const webhook of webhooks.received.slice(-7)) {
      const { type } = JSON.parse(webhook.rawBody.toString()) as { type: string }
      about[type] ??= []
      about[type].push((await provider.receive(credentials, webhook))?.ref)
    }
    expect(about['charge.refunded']).toEqual([mine.ref])
    expect(about['charge.dispute.created']?.toSorted()).toEqual([mine.ref, undefined])
    expect(about['checkout.session.completed']?.toSorted()).toEqual([mine.ref, undefined])
  })
})

describe('start', () => {
  it.each([
    ['an amount below the minimum', { amount: 40 }, 'at least 50'],
    ['a third decimal in dinars', { amount: 1255, currency: 'KWD' }, 'last digit must be 0'],
    ['a currency that Stripe does not have', { currency: 'IRR' }, 'Invalid currency'],
    ['an expiry in less than 30 minutes', { expiresAt: new Date(Date.now() + 10 * 60_000) }, '30 minutes'],
    ['an expiry after more than 24 hours', { expiresAt: new Date(Date.now() + 25 * 3600_000) }, '24 hours'],
  ] as const)('refuses %s', async (_, changes, message) => {
    const credentials = await connect(fake.createAccount())
    await expect(provider.start(credentials, input(changes))).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(message),
    })
  })

  it.each([
    ['en-GB', 'en-GB'],
    ['de-AT', 'de'],
    ['xx', 'auto'],
  ])('opens the page of a shopper with the language %s in %s', async (locale, expected) => {
    const secretKey = fake.createAccount()
    const { ref } = await provider.start(await connect(secretKey), input({ locale, email: 'shopper@example.com' }))
    const session = fake.account(secretKey).session(ref)
    expect([session.locale, session.customer_email]).toEqual([expected, 'shopper@example.com'])
    // The shopper pays the amount of the order, in its currency.
    expect(session.adaptive_pricing).toEqual({ enabled: false })
  })

  it('charges dinars with a last digit of 0', async () => {
    const credentials = await connect(fake.createAccount())
    const { ref, redirectTo } = await provider.start(credentials, input({ amount: 1250, currency: 'KWD' }))
    await payOnPage(redirectTo, cards.approved)
    expect(await provider.read(credentials, ref)).toMatchObject({ amount: 1250, captured: 1250, currency: 'KWD' })
  })

  it('gives each payment its reference twice, and no third-party price', async () => {
    const secretKey = fake.createAccount()
    const credentials = await connect(secretKey)
    const { ref, redirectTo } = await provider.start(credentials, input({ attempt: 'mine' }))
    await payOnPage(redirectTo, cards.approved)
    const account = fake.account(secretKey)
    const session = account.session(ref)
    expect([session.client_reference_id, session.metadata]).toEqual(['mine', { attempt: 'mine' }])
    expect(account.intent(String(session.payment_intent)).metadata).toEqual({ attempt: 'mine' })
  })
})

describe('read', () => {
  it('counts no refund that failed or came from an expired authorization, and no inquiry of a bank', async () => {
    const secretKey = fake.createAccount()
    const credentials = await connect(secretKey)
    const { ref, redirectTo } = await provider.start(credentials, input())
    await payOnPage(redirectTo, cards.approved)
    const account = fake.account(secretKey)
    const intent = String(account.session(ref).payment_intent)
    for (const amount of [100, 200, 300]) account.refund({ payment_intent: intent, amount, metadata: {} })
    const [expired, failed] = account.refunds
    if (expired) expired.reason = 'expired_uncaptured_charge'
    if (failed) failed.status = 'failed'
    account.dispute(intent)
    const [inquiry] = account.disputes
    if (inquiry) inquiry.status = 'warning_needs_response'
    const { refunded, disputed, externalRefunds } = await provider.read(credentials, ref)
    expect([refunded, disputed]).toEqual([100, 0])
    expect(externalRefunds.map(({ amount, state }) => [amount, state])).toEqual([
      [200, 'failed'],
      [100, 'done'],
    ])
  })
})
