import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
})

const endTrial = (storeId: string, days: number) =>
  server.owner.query(
    `update subscriptions set trial_ends_at = now() - make_interval(days => $2)
     where user_id = (select user_id from store_members where store_id = $1 and role = 'owner')`,
    [storeId, days],
  )

it('lists the plans to everyone, the smallest first, with prices in major units', async () => {
  const { status, json } = await server.client().call('billing.plans')
  expect(status).toBe(200)
  expect(json.map(({ code, monthlyPrice, yearlyPrice }) => [code, monthlyPrice, yearlyPrice])).toEqual([
    ['starter', 19, 190],
    ['growth', 49, 490],
    ['scale', 149, 1490],
  ])
  expect(json[0]).toMatchObject({ currency: 'USD', trialDays: 14, limits: { stores: 3, products: 500 } })
})

it('copies changed plans into the database at the start', async () => {
  await server.owner.query(`update plans set limits = '{}', monthly_price = 1 where code = 'growth'`)
  await (await server.another()).stop()
  const { rows } = await server.owner.query(
    `select monthly_price::integer as price, limits ->> 'pages' as pages from plans where code = 'growth'`,
  )
  expect(rows).toEqual([{ price: 4900, pages: '100' }])
})

it('on a development server, the account switches plans itself, and a smaller one says what it exceeds', async () => {
  const { owner, storeId } = await server.createStore()
  const choose = (plan: string) => owner.call('billing.choosePlan', { body: { plan, interval: 'yearly' } })
  expect((await expectOk(choose('scale'))).json).toEqual({ redirectTo: null })
  const { json } = await expectOk(owner.call('billing.overview'))
  expect(json).toMatchObject({
    plan: 'scale',
    planName: 'Scale',
    interval: 'yearly',
    status: 'active',
    dashboard: 'open',
    changedBy: 'account',
  })
  expect(json.usage).toEqual([{ limit: 'stores', used: 1, allowed: 50 }])
  const pages = json.stores[0]?.usage.find(({ limit }) => limit === 'pages')
  expect(pages).toMatchObject({ allowed: 1000 })

  await server.owner.query(
    `insert into products (store_id, id, name, slug, price, status)
     select $1, 'many' || n, 'Many', 'many-' || n, 1, 'draft' from generate_series(1, 500) n`,
    [storeId],
  )
  const smaller = { plan: 'starter', interval: 'monthly' } as const
  const previewChange = async () => (await expectOk(owner.call('billing.previewChange', { body: smaller }))).json
  expect(await previewChange()).toEqual({ exceeds: [], dueNow: null })
  await expectOk(owner.call('product.add', { body: { storeId, name: 'Beyond the smaller plan', price: 1 } }))
  expect(await previewChange()).toEqual({
    exceeds: [{ storeName: expect.any(String), limit: 'products', used: 501, allowed: 500 }],
    dueNow: null,
  })
  await expectOk(choose('starter'))
  const { rows } = await server.owner.query('select count(*)::integer as count from products where store_id = $1', [storeId])
  expect(rows).toEqual([{ count: 501 }])
  const refused = await owner.call('product.add', { body: { storeId, name: 'One more', price: 1 } })
  expect([refused.status, refused.json.code, refused.json.redirectTo]).toEqual([402, 'limit_reached', '/billing'])
  expect((await choose('gold')).json.code).toBe('invalid_input')

  expect((await owner.call('billing.cancel')).json.code).toBe('confirmation_required')
  await server.confirmSessions()
  await expectOk(owner.call('billing.cancel'))
  expect((await expectOk(owner.call('billing.overview'))).json).toMatchObject({ status: 'canceled', dashboard: 'read-only' })
  await expectOk(choose('growth'))
  expect((await expectOk(owner.call('billing.overview'))).json).toMatchObject({ plan: 'growth', dashboard: 'open' })
})

it('the plan of the owner decides for all members: staff with an ended trial work on, and an ended plan stops staff too', async () => {
  const { owner, storeId } = await server.createStore()
  const staff = await server.signUp()
  await server.addStaff(storeId, staff.userId)
  await server.owner.query(`update subscriptions set trial_ends_at = now() - interval '99 days' where user_id = $1`, [
    staff.userId,
  ])
  const add = () => staff.call('category.add', { body: { storeId, name: `By staff ${Math.random()}` } })
  await expectOk(add())
  const ownStore = await staff.call('store.create', { body: { name: 'Mine', subdomain: 'too-late', currency: 'USD' } })
  expect([ownStore.status, ownStore.json.code]).toEqual([402, 'plan_required'])

  await endTrial(storeId, 1)
  expect((await expectOk(owner.call('billing.storePlan', { query: { storeId } }))).json).toMatchObject({ dashboard: 'grace' })
  await expectOk(add())
  await endTrial(storeId, 8)
  const refused = await add()
  expect([refused.status, refused.json.code]).toEqual([402, 'plan_required'])
  expect(refused.json.error).toContain('Ask the owner')
  expect((await expectOk(staff.call('billing.storePlan', { query: { storeId } }))).json).toMatchObject({
    dashboard: 'read-only',
    isOwner: false,
  })
  await expectOk(staff.call('category.list', { query: { storeId } }))
  // An owner can always take access away.
  await expectOk(owner.call('staff.remove', { body: { storeId, userId: staff.userId } }))
})

it('a plan that can no longer be chosen keeps its name and limits for its accounts', async () => {
  const { owner, storeId } = await server.createStore()
  const { json: second } = await expectOk(
    owner.call('store.create', { body: { name: 'A store of the same owner', subdomain: 'second-of-owner', currency: 'USD' } }),
  )
  await server.owner.query(
    `insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position)
     values ('legacy', 'Legacy', 'USD', 100, 1000, 14, '{"pages": 7}', 9)`,
  )
  await server.owner.query(
    `update subscriptions set plan_code = 'legacy' where user_id = (select user_id from store_members where store_id = $1)`,
    [storeId],
  )
  const { json } = await expectOk(owner.call('billing.overview'))
  expect(json).toMatchObject({ plan: 'legacy', planName: 'legacy', usage: [{ limit: 'stores', used: 2, allowed: 0 }] })
  expect(json.stores.map((store) => store.storeId)).toEqual([second.storeId, storeId])
  expect(json.stores[0]?.usage).toEqual([{ limit: 'pages', used: expect.any(Number), allowed: 7 }])
})

it('where only the operator changes plans, the account learns it from the overview', async () => {
  const { owner } = await server.createStore()
  const { config } = server.serverContext
  const { mode } = config
  config.mode = 'production'
  try {
    expect((await expectOk(owner.call('billing.overview'))).json.changedBy).toBe('operator')
    for (const call of [
      owner.call('billing.choosePlan', { body: { plan: 'scale', interval: 'monthly' } }),
      owner.call('billing.cancel'),
    ])
      expect((await call).status).toBe(403)
    expect((await owner.call('billing.openPortal')).status).toBe(409)
    expect((await expectOk(owner.call('billing.invoices'))).json).toEqual([])
  } finally {
    config.mode = mode
  }
})
