import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plan as planCommand } from '../../operator/plan.ts'
import { stripePrices } from '../../operator/stripe-prices.ts'
import { cards, payOnPage } from '../../testing/payment/hosted-page.ts'
import { type FakeStripe, startFakeStripe } from '../../testing/payment/stripe/fake-stripe.ts'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { sendPlanNotices } from './send-notice.ts'
import { checkSubscriptions } from './stripe/check-subscriptions.ts'
import { BILLING_WEBHOOK, billingEvents } from './stripe/receive-webhook.ts'

const DAY = 24 * 3600_000
let fake: FakeStripe
let server: TestServer
let secretKey: string
beforeAll(async () => {
  fake = await startFakeStripe()
  secretKey = fake.createAccount()
  server = await startTestServer({ config: { stripe: { secretKey, webhookSecret: 'whsec_later' }, stripeApi: fake.url } })
  const url = `http://localhost:${server.port}${BILLING_WEBHOOK}`
  const { secret = '' } = fake.account(secretKey).createEndpoint({ url, enabled_events: [...billingEvents] })
  server.serverContext.config.stripe = { secretKey, webhookSecret: secret }
})
afterAll(async () => {
  await fake.stop()
  await server.stop()
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
})

const overview = async ({ owner }: TestShop) => (await expectOk(owner.call('billing.overview'))).json

/** Subscribes on the payment page, as a browser does, and waits for the webhooks. */
async function subscribe({ owner }: TestShop, plan: string, card: string = cards.approved) {
  const { json } = await expectOk(owner.call('billing.choosePlan', { body: { plan, interval: 'monthly' } }))
  const result = await payOnPage(json.redirectTo ?? '', card)
  await fake.webhooks.settled()
  return result
}

/** Moves Stripe's clock, and waits for the webhooks. */
async function wait(days: number) {
  fake.advance(days * DAY)
  await fake.webhooks.settled()
}

const customerOf = async ({ storeId }: TestShop): Promise<string> => {
  const { rows } = await server.owner.query<{ customer_ref: string }>(
    `select customer_ref from subscriptions where user_id = (select user_id from store_members where store_id = $1)`,
    [storeId],
  )
  return rows[0]?.customer_ref ?? ''
}

/** In how many hours the subscription of a store's owner is read next. */
const nextCheck = async ({ storeId }: TestShop): Promise<number> => {
  const { rows } = await server.owner.query<{ hours: number }>(
    `select extract(epoch from next_check_at - now())::float / 3600 as hours from subscriptions
     where user_id = (select user_id from store_members where store_id = $1)`,
    [storeId],
  )
  return rows[0]?.hours ?? 0
}

describe('prices at Stripe', () => {
  it('are created by the operator, and a price that differs from the published one is never charged', async () => {
    const { config } = server.serverContext
    expect((await stripePrices(config)).split('\n')).toHaveLength(6)
    expect(await stripePrices(config)).toMatch(/^(?:blockfront_\w+: unchanged\n?){6}$/)
    const shop = await openTestShop(server)
    const price = fake.account(secretKey).prices.find(({ lookup_key }) => lookup_key === 'blockfront_scale_yearly')
    if (!price) throw new Error('There is no such price.')
    price.unit_amount = 1
    const refused = await shop.owner.call('billing.choosePlan', { body: { plan: 'scale', interval: 'yearly' } })
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(await stripePrices(config)).toContain('blockfront_scale_yearly: replaced')
    await expectOk(shop.owner.call('billing.choosePlan', { body: { plan: 'scale', interval: 'yearly' } }))
  })
})

describe('a plan that is paid through Stripe', () => {
  it('changes immediately with its price shown before, and does not change when the payment fails', async () => {
    const shop = await openTestShop(server)
    await server.owner.query(
      `update subscriptions set trial_ends_at = now() where user_id = (select user_id from store_members where store_id = $1)`,
      [shop.storeId],
    )
    const body = { plan: 'growth', interval: 'monthly' } as const
    expect(await overview(shop)).toMatchObject({ isSubscribed: false, hasPortal: false, paidUntil: null })
    expect((await expectOk(shop.owner.call('billing.previewChange', { body }))).json.dueNow).toBeNull()
    expect((await expectOk(shop.owner.call('billing.invoices'))).json).toEqual([])
    for (const call of ['billing.openPortal', 'billing.cancel', 'billing.resume'] as const)
      expect((await shop.owner.call(call)).json.code).toBe('conflict')
    await subscribe(shop, 'starter')
    const { paidUntil, ...subscribed } = await overview(shop)
    expect(subscribed).toMatchObject({ isSubscribed: true, hasPortal: true, status: 'active' })
    const paidDays = (Date.parse(paidUntil ?? '') - Date.now()) / DAY
    expect(Math.round(paidDays)).toBeGreaterThanOrEqual(28)
    expect(Math.round(paidDays)).toBeLessThanOrEqual(31)
    expect(await nextCheck(shop)).toBeCloseTo(24, 0)
    const { json: preview } = await expectOk(shop.owner.call('billing.previewChange', { body }))
    expect(preview).toEqual({ exceeds: [], dueNow: { amount: 30, currency: 'USD' } })
    expect((await shop.owner.call('billing.choosePlan', { body })).json.code).toBe('confirmation_required')
    await server.confirmSessions()
    fake.account(secretKey).declineCard(await customerOf(shop))
    const failed = await shop.owner.call('billing.choosePlan', { body })
    expect([failed.status, failed.json.code]).toEqual([402, 'billing_failed'])
    expect(await overview(shop)).toMatchObject({ plan: 'starter', status: 'active' })

    const { json: portal } = await expectOk(shop.owner.call('billing.openPortal'))
    await payOnPage(portal.url, cards.approved)
    await expectOk(shop.owner.call('billing.cancel'))
    // The owner sees each change before a webhook arrives. A change of the plan also continues it.
    fake.webhooks.held = true
    expect((await expectOk(shop.owner.call('billing.choosePlan', { body }))).json).toEqual({ redirectTo: null })
    const changed = { plan: 'growth', interval: 'monthly', status: 'active' }
    expect(await overview(shop)).toMatchObject({ ...changed, cancelsAtPeriodEnd: false })
    await expectOk(shop.owner.call('billing.cancel'))
    expect(await overview(shop)).toMatchObject({ ...changed, cancelsAtPeriodEnd: true })
    fake.webhooks.held = false
    await fake.webhooks.deliver()
    const yearly = await expectOk(shop.owner.call('billing.choosePlan', { body: { ...body, interval: 'yearly' } }))
    expect(yearly.json.redirectTo).toBeNull()
    const { json: invoices } = await expectOk(shop.owner.call('billing.invoices'))
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [441, 'paid'],
      [30, 'paid'],
      [19, 'paid'],
    ])
    for (const { createdAt } of invoices) expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(DAY)
    // The rest of the year is credited to later invoices.
    await expectOk(shop.owner.call('billing.choosePlan', { body: { plan: 'starter', interval: 'monthly' } }))
    const [credit] = (await expectOk(shop.owner.call('billing.invoices'))).json
    expect(credit).toMatchObject({ total: 0, due: 0, status: 'paid' })
  })

  it('is not bought again in another window before its webhook arrives', async () => {
    const shop = await openTestShop(server)
    const body = { plan: 'starter', interval: 'monthly' } as const
    fake.webhooks.held = true
    const { json } = await expectOk(shop.owner.call('billing.choosePlan', { body }))
    // In case neither the browser nor a webhook comes back.
    expect(await nextCheck(shop)).toBeCloseTo(1 / 6, 1)
    await payOnPage(json.redirectTo ?? '', cards.approved)
    const again = await shop.owner.call('billing.choosePlan', { body })
    expect([again.status, again.json.error]).toEqual([409, expect.stringContaining('already have a subscription')])
    fake.webhooks.held = false
    await fake.webhooks.deliver()
    // The rest of the trial stays free, to the second.
    const { trialEndsAt, paidUntil } = await overview(shop)
    expect(Date.parse(paidUntil ?? '')).toBe(Math.floor(Date.parse(trialEndsAt ?? '') / 1000) * 1000)
  })

  it('is stored once for concurrent, repeated and reordered webhooks, the return of the browser and the job', async () => {
    const shop = await openTestShop(server)
    fake.webhooks.held = true
    const first = (await expectOk(shop.owner.call('billing.choosePlan', { body: { plan: 'scale', interval: 'monthly' } }))).json
    const second = (await expectOk(shop.owner.call('billing.choosePlan', { body: { plan: 'growth', interval: 'monthly' } }))).json
    expect((await payOnPage(first.redirectTo ?? '', cards.approved)).html).toContain('expired')
    await payOnPage(second.redirectTo ?? '', cards.approved)
    fake.webhooks.held = false
    const events = fake.webhooks.waiting.splice(0)
    const [, ...refreshed] = await Promise.all([
      fake.webhooks.deliverAll([...events, ...events.toReversed(), ...events]),
      ...[1, 2, 3].map(() => shop.owner.call('billing.refresh')),
    ])
    for (const { json } of refreshed) expect(json).toMatchObject({ plan: 'growth', isSubscribed: true })
    const again = await shop.owner.call('billing.refresh')
    expect(again.json).toMatchObject({ plan: 'growth', status: 'trialing' })

    // Two subscriptions, such as from two windows: the older one ends, and what was paid for it is credited.
    const account = fake.account(secretKey)
    const customer = await customerOf(shop)
    const price = account.prices.find(({ lookup_key }) => lookup_key === 'blockfront_growth_monthly')?.id ?? ''
    const duplicate = account.createSubscriptionSession({
      ...{ mode: 'subscription', ui_mode: 'hosted_page', customer, subscription_data: { metadata: {} } },
      ...{ line_items: [{ price, quantity: 1 }], success_url: 'http://localhost/', cancel_url: 'http://localhost/' },
    })
    const [older] = account.listSubscriptions({ customer })
    if (older) Object.assign(older, { status: 'active', created: older.created - 60 })
    account.pay(duplicate.id, 'approve')
    await fake.webhooks.settled()
    expect(account.listSubscriptions({ customer }).map(({ id }) => id)).toEqual([account.session(duplicate.id).subscription])
    expect(account.customers.get(customer)?.balance).toBeLessThan(0)

    // While Stripe does not respond, nothing changes and the event is sent again.
    const failing = fake.intercept({ match: /GET \/v1\/subscriptions/, when: 'before', action: 'error', times: 99 })
    expect(await fake.webhooks.deliver(events.slice(0, 1))).toEqual([503])
    const away = await shop.owner.call('billing.refresh')
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
    const makeDue = () =>
      server.owner.query(`update subscriptions set next_check_at = now() - interval '1 second' where customer_ref is not null`)
    await makeDue()
    const job = { ...server.serverContext, owner: server.owner }
    await checkSubscriptions({}, job)
    expect(await nextCheck(shop)).toBeLessThan(0)
    failing.stop()
    // One that cannot be read for another reason is read an hour later, and the others are read now.
    const { config } = server.serverContext
    const { stripe } = config
    config.stripe = { secretKey: 'sk_test_unknown', webhookSecret: '' }
    await checkSubscriptions({}, job)
    config.stripe = stripe
    expect(await nextCheck(shop)).toBeCloseTo(1, 1)
    expect(await overview(shop)).toMatchObject({ plan: 'growth', dashboard: 'open' })
    await makeDue()
    expect(await fake.webhooks.deliver(events.slice(0, 1))).toEqual([200])
    // The next check is planned again although the subscription is unchanged.
    const { rows: planned } = await server.owner.query(
      'select next_check_at > now() as is_later from subscriptions where customer_ref = $1',
      [await customerOf(shop)],
    )
    expect(planned).toEqual([{ is_later: true }])

    const [event] = events
    if (!event) throw new Error('There is no event.')
    expect(await fake.webhooks.deliver([{ ...event, body: event.body.replace('customer', 'custumer') }])).toEqual([400])
    expect(await fake.webhooks.deliver([{ ...event, body: 'x'.repeat(600_000) }])).toEqual([413])

    // A webhook that never arrived.
    fake.webhooks.held = true
    const [subscription] = fake.account(secretKey).listSubscriptions({ customer: await customerOf(shop) })
    fake.account(secretKey).cancelSubscription(subscription?.id ?? '', { prorate: false, invoice_now: false })
    await makeDue()
    await checkSubscriptions({}, job)
    fake.webhooks.held = false
    expect(await overview(shop)).toMatchObject({ status: 'canceled', isSubscribed: false })
    const { rows: notices } = await server.owner.query(
      `select n.kind from subscription_notices n join subscriptions s using (user_id) where s.customer_ref = $1`,
      [await customerOf(shop)],
    )
    expect(notices).toEqual([{ kind: 'planReadOnly' }])
  })

  it('ends with the account', async () => {
    const shop = await openTestShop(server)
    await subscribe(shop, 'starter')
    const customer = await customerOf(shop)
    expect(fake.account(secretKey).listSubscriptions({ customer })).toHaveLength(1)
    const owner = await server.signUp()
    await server.owner.query(`update subscriptions set customer_ref = null where customer_ref = $1`, [customer])
    await server.owner.query(`update subscriptions set customer_ref = $1 where user_id = $2`, [customer, owner.userId])
    await expectOk(owner.call('user.delete', { body: { password: owner.password } }))
    await expect.poll(() => fake.account(secretKey).listSubscriptions({ customer })).toEqual([])
  })

  it('cannot be started on a payment page that was open when the account was deleted', async () => {
    const owner = await server.signUp()
    const { json } = await expectOk(owner.call('billing.choosePlan', { body: { plan: 'starter', interval: 'monthly' } }))
    await expectOk(owner.call('user.delete', { body: { password: owner.password } }))
    const statusOf = (url: string | undefined) =>
      [...fake.account(secretKey).sessions.values()].find(({ id }) => url?.endsWith(id))?.status
    await expect.poll(() => statusOf(json.redirectTo)).toBe('expired')
  })

  it('is not changed by the operator’s command', async () => {
    const { db } = server.serverContext
    const owner = await server.signUp()
    const shop = await openTestShop(server, { owner })
    expect(await planCommand(db, [owner.email.toUpperCase(), 'growth', 'yearly'])).toMatch(
      /: Growth, yearly, active, not paid online\. .* open\.$/,
    )
    expect(await overview(shop)).toMatchObject({
      plan: 'growth',
      interval: 'yearly',
      status: 'active',
      trialEndsAt: expect.any(String),
    })
    expect(await planCommand(db, [owner.email, 'cancel'])).toContain('read-only since')
    expect(await planCommand(db, [owner.email, 'scale'])).toContain('Scale, monthly, active')
    await subscribe(shop, 'starter')
    // A plan from the operator replaced the trial, which therefore does not go on.
    expect(await overview(shop)).toMatchObject({ status: 'active', isSubscribed: true })
    await expect(planCommand(db, [owner.email, 'scale'])).rejects.toThrow('pays for a subscription at Stripe')
    await expect(planCommand(db, [owner.email, 'cancel'])).rejects.toThrow('Nothing was changed')
    await expect(planCommand(db, [owner.email, 'huge'])).rejects.toThrow('The plans are: starter, growth, scale')
    await expect(planCommand(db, [owner.email, 'scale', 'weekly'])).rejects.toThrow('monthly or yearly')
    await expect(planCommand(db, ['nobody@example.com', 'scale'])).rejects.toThrow('No account has the email address')
    await expect(planCommand(db, [])).rejects.toThrow('npm run operator -- plan EMAIL')
    expect(await planCommand(db, [owner.email])).toContain('paid through stripe')
  })

  // Last, because it moves the clock of Stripe forward.
  it('goes from the trial to paid, failed, grace, read-only and paid again, and shoppers notice nothing', async () => {
    const shop = await openTestShop(server)
    const { owner, storeId } = shop
    const { id: productId } = await shop.product({ name: 'Cup', price: 10 })
    const buy = () => shop.buy([{ productId, quantity: 1 }])
    const changeSomething = () => owner.call('category.add', { body: { storeId, name: `Category ${Math.random()}` } })
    const account = fake.account(secretKey)

    expect(await overview(shop)).toMatchObject({
      status: 'trialing',
      dashboard: 'open',
      isSubscribed: false,
      changedBy: 'stripe',
    })
    await buy()

    // The rest of the trial stays free.
    const declined = await subscribe(shop, 'growth', cards.declined)
    expect(declined.html).toContain('Your card was declined.')
    expect(await overview(shop)).toMatchObject({ status: 'trialing', isSubscribed: false })
    expect((await subscribe(shop, 'growth')).location).toContain('/billing?checkout=done')
    expect(await overview(shop)).toMatchObject({ plan: 'growth', status: 'trialing', isSubscribed: true })
    await wait(15)
    expect(await overview(shop)).toMatchObject({ status: 'active', dashboard: 'open', readOnlyFrom: null })
    await buy()

    account.declineCard(await customerOf(shop))
    await wait(31)
    expect(await overview(shop)).toMatchObject({ status: 'past_due', dashboard: 'grace' })
    expect(await nextCheck(shop)).toBeCloseTo(1, 1)
    await expectOk(changeSomething())
    await buy()
    const { rows: users } = await server.owner.query<{ email: string }>(
      'select email from users where id = (select user_id from store_members where store_id = $1)',
      [storeId],
    )
    const email = users[0]?.email ?? ''
    expect((await server.email(email, 'plan-notice')).subject).toBe('Your payment failed')

    // The grace days are over.
    await server.owner.query(
      `update subscriptions set past_due_since = past_due_since - interval '8 days' where plan_code = 'growth'`,
    )
    expect(await overview(shop)).toMatchObject({ status: 'past_due', dashboard: 'read-only' })
    const refused = await changeSomething()
    expect([refused.status, refused.json.code, refused.json.redirectTo]).toEqual([402, 'plan_required', '/billing'])
    expect((await expectOk(owner.call('billing.storePlan', { query: { storeId } }))).json).toMatchObject({
      dashboard: 'read-only',
      isOwner: true,
    })
    await expectOk(owner.call('product.getById', { params: { id: productId } }))
    await expectOk(owner.call('export.orders', { query: { storeId } }))
    const { orderId } = await buy()
    const { version, lines } = await shop.order(orderId)
    await expectOk(owner.call('order.markPaid', { body: { storeId, orderId, version } }))
    const order = await shop.order(orderId)
    await expectOk(
      owner.call('order.fulfill', {
        body: { storeId, orderId, version: order.version, lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })) },
      }),
    )
    expect((await shop.shopper().raw({ method: 'GET', path: '/' })).status).toBe(200)
    const job = { ...server.serverContext, owner: server.owner }
    await sendPlanNotices({}, job)
    await sendPlanNotices({}, job)
    const { rows: notices } = await server.owner.query<{ subject: string }>(
      `select subject from outbox where kind = 'plan-notice' and to_address = $1 order by created_at`,
      [email],
    )
    expect(notices.map(({ subject }) => subject)).toEqual(['Your payment failed', 'Your dashboard is read-only'])

    // Paying ends it immediately.
    const { json: invoices } = await expectOk(owner.call('billing.invoices'))
    expect(invoices[0]).toMatchObject({ status: 'open', due: 49, total: 49, currency: 'USD' })
    account.declineCard(await customerOf(shop), false)
    await payOnPage(invoices[0]?.page ?? '', cards.approved)
    await fake.webhooks.settled()
    expect(await overview(shop)).toMatchObject({ status: 'active', dashboard: 'open' })
    await expectOk(changeSomething())

    // Canceled at the end of the period, unless the owner resumes it.
    expect((await owner.call('billing.cancel')).json.code).toBe('confirmation_required')
    await server.confirmSessions()
    await expectOk(owner.call('billing.cancel'))
    expect(await overview(shop)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true })
    await expectOk(owner.call('billing.resume'))
    expect(await overview(shop)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false })
    await expectOk(owner.call('billing.cancel'))
    await wait(32)
    // A subscription that ended with its period is still marked to do so.
    await server.owner.query(
      `update subscriptions set ended_at = now(), cancel_at_period_end = true where status = 'canceled' and plan_code = 'growth'`,
    )
    const ended = { status: 'canceled', dashboard: 'read-only', isSubscribed: false, cancelsAtPeriodEnd: false, paidUntil: null }
    expect(await overview(shop)).toMatchObject(ended)
    const next = { body: { plan: 'starter', interval: 'monthly' } } as const
    expect((await expectOk(owner.call('billing.previewChange', next))).json.dueNow).toBeNull()
    await buy()
    await subscribe(shop, 'starter')
    expect(await overview(shop)).toMatchObject({ plan: 'starter', status: 'active', dashboard: 'open' })
    await buy()
  })
})
