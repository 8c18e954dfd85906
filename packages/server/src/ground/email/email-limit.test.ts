import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { limitKey } from './email-limit.ts'
import { readMailbox } from './mailbox.ts'
import { queueEmail } from './outbox.ts'

let server: TestServer
let shop: TestShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'limited' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const kindsTo = async (to: string) => (await readMailbox(server.owner, to)).map(({ kind }) => kind)
const signUp = (email: string) =>
  server.client().call('auth.signup', { body: { name: 'Eve', email, password: 'correct horse battery' } })

it('strangers cause five emails an hour to one address, of which one is left for a new password', async () => {
  const victim = 'victim@example.com'
  await Promise.all(Array.from({ length: 8 }, () => expectOk(signUp(victim))))
  const eve = server.client()
  await expectOk(eve.call('auth.signup', { body: { name: 'Eve', email: victim, password: 'correct horse battery' } }))
  expect((await eve.call('auth.resendVerification')).status).toBe(429)
  const invitation = { storeId: shop.storeId, email: victim, role: 'manager' as const }
  await server.confirmSessions()
  expect((await shop.owner.call('staff.invite', { body: invitation })).status).toBe(429)
  const mallory = await server.signUp()
  await expectOk(mallory.call('user.changeEmail', { body: { email: victim, password: mallory.password } }))
  expect(await kindsTo(victim)).toHaveLength(4)

  const forgot = () => expectOk(server.client().call('auth.forgotPassword', { body: { email: victim } }))
  await forgot()
  const token = linkToken((await server.email(victim, 'reset-password')).text)
  for (let n = 0; n < 3; n++) await forgot()
  await expect
    .poll(
      async () => (await server.owner.query(`select from graphile_worker.jobs where task_identifier like 'account.%'`)).rowCount,
    )
    .toBe(0)
  expect(await kindsTo(victim)).toHaveLength(5)
  const password = 'another correct battery'
  await expectOk(server.client().call('auth.resetPassword', { body: { token, password } }))

  const { id } = await shop.product({ name: 'Cup', price: 10 })
  const order = await shop.orderBody([{ productId: id, quantity: 1 }])
  await expectOk(shop.place({ ...order, contact: { email: victim } }))
  await server.email(victim, 'order-placed')
  // The address is confirmed now: notices about the account have a separate limit.
  await server.email(victim, 'security-notice')
})

it('updates of tracking count, other emails about an order count for each order, and codes for each store', async () => {
  const to = 'ada@example.com'
  const email = { to, subject: 'Hello', text: 'A line', storeId: shop.storeId }
  const send = async (kind: string, count: number, orderId = 'o1', storeId = shop.storeId) => {
    for (let n = 0; n < count; n++)
      await server.serverContext.db.transaction().execute((trx) => queueEmail(trx, { ...email, kind, orderId, storeId }))
    return (await kindsTo(to)).filter((sent) => sent === kind).length
  }
  expect(await send('order-tracking', 9)).toBe(4)
  expect(await send('back-in-stock', 2)).toBe(0)
  expect(await send('order-shipped', 25)).toBe(20)
  expect(await send('order-shipped', 1, 'o2')).toBe(21)
  expect(await send('account-code', 7)).toBe(5)
  expect(await send('account-code', 7, 'o1', 'other')).toBe(10)
  expect(await send('platform-contact', 9)).toBe(9)
  await server.owner.query(`update outbox set created_at = created_at - interval '1 hour' where lower(to_address) = $1`, [to])
  expect(await send('order-tracking', 9)).toBe(8)
})

it.each([
  [{ kind: 'order-placed', orderId: 'o1' }, 'order/o1'],
  [{ kind: 'order-placed' }, 'notice'],
  [{ kind: 'test-order-placed' }, 'notice'],
  [{ kind: 'account-code', storeId: 's1' }, 'code/s1'],
  [{ kind: 'verify-email' }, 'address'],
  [{ kind: 'platform-contact' }, null],
])('%j counts as %s', (email, key) => {
  expect(limitKey({ to: 'ada@example.com', ...email })).toBe(key)
})
