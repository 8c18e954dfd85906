import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeMollie, startFakeMollie } from '../../../testing/payment/mollie/fake-mollie.ts'
import { type Client, expectOk, mainHostname, startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let mollie: FakeMollie
let owner: Client
let storeId: string
beforeAll(async () => {
  mollie = await startFakeMollie()
  server = await startTestServer({ config: { mollieApi: mollie.url } })
  ;({ owner, storeId } = await server.createStore({ currency: 'EUR' }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
  await mollie.stop()
})

const add = (apiKey: string) =>
  owner.call('payment.addMethod', { body: { storeId, type: 'mollie', title: 'Mollie', settings: { apiKey } } })
const update = (methodId: string, apiKey: string) =>
  owner.call('payment.updateMethod', { body: { storeId, methodId, title: 'Mollie', settings: { apiKey } } })
const methods = async () => (await expectOk(owner.call('payment.methods', { query: { storeId } }))).json
const hint = (key: string) => ({ apiKey: `…${key.slice(-4)}` })

it('saves only keys that the provider accepts', async () => {
  const before = await methods()
  for (const key of ['key_1', ' ', ''])
    expect((await add(key)).json.fields).toEqual({ 'settings.apiKey': expect.stringContaining('starts with live_ or test_') })
  expect((await add(`test_${'x'.repeat(30)}`)).json.fields).toEqual({
    'settings.apiKey': expect.stringContaining('Mollie does not accept this key.'),
  })
  const outage = mollie.intercept({ match: /./, when: 'before', action: 'error', times: 10 })
  const refused = await add(mollie.createProfile())
  outage.stop()
  expect([refused.status, refused.json.error]).toEqual([
    503,
    expect.stringMatching(/^Mollie is not available .*Nothing was saved/),
  ])
  expect(await methods()).toEqual(before)
})

it.each([
  ['stripe', 'secretKey', 'pk_test_1234567890abcdef', 'publishable key'],
  ['stripe', 'secretKey', 'test_1234567890abcdef', 'starts with sk_test_'],
  ['stripe', 'secretKey', 'sk_test_notreal', 'not complete'],
  ['stripe', 'secretKey', 'sk_test_1234567890 abcdef', 'not complete'],
  ['mollie', 'apiKey', 'test_notreal', 'not complete'],
] as const)('says what is wrong with the form of a key: %s %s %s', async (type, name, key, message) => {
  const body = { storeId, type, title: 'Keys', settings: { [name]: key } }
  const { status, json } = await owner.call('payment.addMethod', { body })
  expect([status, json.fields]).toEqual([400, { [`settings.${name}`]: expect.stringContaining(message) }])
})

it('keeps a key until another one is entered, and shows the end of it', async () => {
  const [first, second] = [mollie.createProfile(), mollie.createProfile()]
  const { json: added } = await expectOk(add(` ${first} `))
  expect(added).toMatchObject({ configHint: hint(first), problem: '', position: 1 })
  const stored = async () =>
    (await server.owner.query('select config_encrypted from payment_methods where id = $1', [added.id])).rows[0].config_encrypted
  const before = await stored()
  expect((await expectOk(update(added.id, ' '))).json.configHint).toEqual(hint(first))
  expect((await stored()).equals(before)).toBe(true)
  expect((await expectOk(update(added.id, second))).json.configHint).toEqual(hint(second))
  // After a change of the server's secret the key must be entered again.
  await server.owner.query(
    `update payment_methods set config_encrypted = set_byte(config_encrypted, 3, get_byte(config_encrypted, 3) # 1) where id = $1`,
    [added.id],
  )
  expect((await methods()).find(({ id }) => id === added.id)?.problem).toContain('Enter the keys again')
  expect((await expectOk(update(added.id, first))).json).toMatchObject({ configHint: hint(first), problem: '' })
  const { rows } = await server.owner.query(
    `select detail->'newSettings' as is_new from audit_log where target = $1 and action = 'payment.updateMethod' order by at`,
    [added.id],
  )
  expect(rows.map(({ is_new }) => is_new)).toEqual([false, true, true])
  await expectOk(owner.call('payment.deleteMethod', { params: { storeId, methodId: added.id } }))
  expect((await server.owner.query('select from payment_methods where id = $1', [added.id])).rowCount).toBe(0)
  expect((await update(added.id, first)).status).toBe(404)
})

it('of a provider that the server no longer offers can be edited, but not enabled', async () => {
  const body = { storeId, type: 'test', title: 'Test payments' } as const
  const { json: added } = await expectOk(owner.call('payment.addMethod', { body }))
  const edit = (enabled: boolean) =>
    owner.call('payment.updateMethod', { body: { storeId, methodId: added.id, title: 'Tests', enabled } })
  const stored = async () =>
    (await server.owner.query('select config_encrypted from payment_methods where id = $1', [added.id])).rows[0].config_encrypted
  const before = await stored()
  expect((await expectOk(edit(true))).json.problem).toBe('')
  expect((await stored()).equals(before)).toBe(true)
  const { rows } = await server.owner.query(
    `select detail->'newSettings' as is_new from audit_log where target = $1 and action = 'payment.updateMethod'`,
    [added.id],
  )
  expect(rows).toEqual([{ is_new: false }])
  const { config } = server.serverContext
  const { mode } = config
  config.mode = 'production'
  try {
    expect((await edit(true)).json.fields).toEqual({ enabled: 'This payment method is not available on this server.' })
    const { json } = await expectOk(edit(false))
    expect(json).toMatchObject({ title: 'Tests', enabled: false, problem: expect.stringContaining('does not offer') })
  } finally {
    config.mode = mode
  }
})

it('accepts webhooks of its provider, also about unknown payments and other objects', async () => {
  const { json: added } = await expectOk(add(mollie.createProfile()))
  const send = async (body: string, methodId = added.id) => {
    const path = `/payment/webhook/mollie/${storeId}/${methodId}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await server.client(mainHostname).raw({ method: 'POST', path, headers, body })).status
  }
  expect([await send('id=ord_1'), await send('id=tr_1'), await send('id=tr_1', 'unknown')]).toEqual([200, 200, 404])
})

it('is the first one of a store without payment methods', async () => {
  const other = await server.createStore()
  const query = { storeId: other.storeId }
  const { json: offered } = await expectOk(other.owner.call('payment.methods', { query }))
  for (const { id } of offered) await expectOk(other.owner.call('payment.deleteMethod', { params: { ...query, methodId: id } }))
  const body = { ...query, type: 'manual', title: 'Cash' } as const
  expect((await expectOk(other.owner.call('payment.addMethod', { body }))).json.position).toBe(0)
})
