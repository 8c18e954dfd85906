import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let owner: Client & { userId: string; email: string }
let storeId: string
beforeAll(async () => {
  server = await startTestServer()
  const shop = await server.createStore({ subdomain: 'team' })
  owner = shop.owner as typeof owner
  storeId = shop.storeId
  await server.owner.query(`update plans set limits = jsonb_set(limits, '{staff}', '6')`)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const code = (response: { status: number; json: { code?: string } }) => [response.status, response.json.code]
const invite = (email: string, role: 'manager' | 'fulfillment' = 'fulfillment') =>
  owner.call('staff.invite', { body: { storeId, email, role } })
const tokenFor = async (email: string) => linkToken((await server.email(email, 'staff-invitation')).text)

/** A member who accepted an invitation. */
async function member(role: 'manager' | 'fulfillment') {
  const person = await server.signUp()
  await expectOk(invite(person.email, role))
  await expectOk(person.call('staff.acceptInvitation', { body: { token: await tokenFor(person.email) } }))
  return person
}

describe('an invitation', () => {
  it('works once, for the account with its address, and confirms the address of a new account', async () => {
    await expectOk(invite('New.Person@example.com'))
    const email = 'new.person@example.com'
    const token = await tokenFor(email)
    const found = await expectOk(server.client().call('staff.findInvitation', { body: { token } }))
    expect(found.json).toEqual({ storeName: 'Store team', email, role: 'fulfillment' })
    const other = await server.signUp()
    expect(code(await other.call('staff.acceptInvitation', { body: { token } }))).toEqual([403, 'forbidden'])

    const person = server.client()
    await expectOk(person.call('auth.signup', { body: { name: 'New', email, password: 'a long and rare phrase' } }))
    // While another account has confirmed the address, the new one cannot.
    const move = (address: string) => server.owner.query('update users set email = $1 where id = $2', [address, other.userId])
    await move(email)
    expect(code(await person.call('staff.acceptInvitation', { body: { token } }))).toEqual([400, 'token_invalid'])
    await move(other.email)
    // Until now, another person may have been signed in to the account.
    const stranger = server.client()
    await expectOk(stranger.call('auth.login', { body: { email, password: 'a long and rare phrase' } }))
    await expectOk(person.call('staff.acceptInvitation', { body: { token } }))
    expect((await stranger.call('auth.checkAuth')).status).toBe(401)
    const { json } = await expectOk(person.call('auth.checkAuth'))
    expect(json).toMatchObject({ emailVerified: true, selectedStoreId: storeId })
    expect(code(await person.call('staff.acceptInvitation', { body: { token } }))).toEqual([400, 'token_invalid'])
    expect(code(await person.call('product.add', { body: { storeId, name: 'Cup', price: 1 } }))).toEqual([403, 'forbidden'])
    await expectOk(person.call('order.list', { query: { storeId } }))
    expect(code(await invite(email))).toEqual([409, 'conflict'])
    const { rows } = await server.owner.query(
      `select extract(epoch from expires_at - created_at) / 86400 as days from store_invitations where email = $1`,
      [email],
    )
    expect(rows.map(({ days }) => Math.round(Number(days)))).toEqual([7])
  })

  it('names the store, and is found without its link by the account that confirmed its address', async () => {
    const person = server.client()
    const email = 'without.link@example.com'
    await expectOk(invite(email))
    expect((await server.email(email, 'staff-invitation')).subject).toBe('Invitation to Store team')
    await expectOk(person.call('auth.signup', { body: { name: 'New', email, password: 'a long and rare phrase' } }))
    expect((await person.call('staff.myInvitations')).status).toBe(401)
    const { rows } = await server.owner.query('select id from store_invitations where email = $1', [email])
    const accept = (by: Client, invitationId?: string) => by.call('staff.acceptInvitation', { body: { invitationId } })
    expect(code(await accept(person, rows[0].id))).toEqual([400, 'token_invalid'])
    const link = linkToken((await server.email(email, 'verify-email')).text)
    await expectOk(person.call('auth.verifyEmail', { body: { token: link } }))
    const { json } = await expectOk(person.call('staff.myInvitations'))
    expect(json).toEqual([{ invitationId: rows[0].id, storeName: 'Store team', role: 'fulfillment' }])
    const other = await server.signUp()
    expect((await expectOk(other.call('staff.myInvitations'))).json).toEqual([])
    expect(code(await accept(other, rows[0].id))).toEqual([400, 'token_invalid'])
    expect(code(await accept(person))).toEqual([400, 'token_invalid'])
    expect((await expectOk(accept(person, rows[0].id))).json).toEqual({ storeId })
    expect((await expectOk(person.call('staff.myInvitations'))).json).toEqual([])
    await expectOk(person.call('order.list', { query: { storeId } }))
    await expectOk(person.call('staff.leave', { body: { storeId } }))
  })

  it('ends when it is canceled, sent again, replaced or expired', async () => {
    const person = await server.signUp()
    const { json: first } = await expectOk(invite(person.email))
    const accept = async (token: string) => code(await person.call('staff.acceptInvitation', { body: { token } }))
    const tokens = async () => {
      const { rows } = await server.owner.query<{ text_body: string }>(
        `select text_body from outbox where to_address = $1 and kind = 'staff-invitation' order by created_at`,
        [person.email],
      )
      return rows.map(({ text_body }) => linkToken(text_body))
    }
    await expectOk(owner.call('staff.resendInvitation', { body: { storeId, invitationId: first.invitationId } }))
    const { json: second } = await expectOk(invite(person.email, 'manager'))
    const [old = '', resent = '', latest = ''] = await tokens()
    expect(await accept(old)).toEqual([400, 'token_invalid'])
    expect(await accept(resent)).toEqual([400, 'token_invalid'])
    await server.owner.query('update store_invitations set expires_at = now() where id = $1', [second.invitationId])
    expect(await accept(latest)).toEqual([400, 'token_invalid'])
    const { json } = await expectOk(owner.call('staff.list', { query: { storeId } }))
    expect(json.invitations).toMatchObject([{ email: person.email, role: 'manager', isExpired: true }])
    // The owner is listed first.
    expect(json.members.map(({ userId, role, isYou }) => [userId, role, isYou])).toEqual([
      [owner.userId, 'owner', true],
      [expect.any(String), 'fulfillment', false],
    ])
    await expectOk(owner.call('staff.cancelInvitation', { body: { storeId, invitationId: second.invitationId } }))
    expect((await expectOk(owner.call('staff.list', { query: { storeId } }))).json.invitations).toEqual([])
  })

  it('counts toward the staff of the plan', async () => {
    const { owner: busy, storeId: busyStore } = await server.createStore()
    await server.owner.query(
      `insert into store_invitations (store_id, id, email, role, token_hash, expires_at)
       select $1, 'i' || n, n || '@example.com', 'manager', sha256(n::text::bytea), now() from generate_series(1, 5) n`,
      [busyStore],
    )
    const add = (email: string) => busy.call('staff.invite', { body: { storeId: busyStore, email, role: 'manager' } })
    await expectOk(add('sixth@example.com'))
    expect(code(await add('seventh@example.com'))).toEqual([402, 'limit_reached'])
  })
})

describe('members', () => {
  it('lose access immediately when they are removed, and may leave; the owner may not', async () => {
    const person = await member('manager')
    await expectOk(person.call('product.filter', { query: { storeId } }))
    await expectOk(owner.call('staff.changeRole', { body: { storeId, userId: person.userId, role: 'fulfillment' } }))
    expect(code(await person.call('product.add', { body: { storeId, name: 'Cup', price: 1 } }))).toEqual([403, 'forbidden'])
    await expectOk(owner.call('staff.remove', { body: { storeId, userId: person.userId } }))
    expect(code(await person.call('store.findCurrent', { query: { storeId } }))).toEqual([403, 'forbidden'])
    expect((await expectOk(person.call('auth.checkAuth'))).json.selectedStoreId).toBeNull()

    const leaving = await member('fulfillment')
    await expectOk(leaving.call('staff.leave', { body: { storeId } }))
    expect((await leaving.call('order.list', { query: { storeId } })).status).toBe(403)
    expect(code(await owner.call('staff.leave', { body: { storeId } }))).toEqual([409, 'conflict'])
    const { userId } = owner
    expect(code(await owner.call('staff.remove', { body: { storeId, userId } }))).toEqual([409, 'conflict'])
    expect(code(await owner.call('staff.changeRole', { body: { storeId, userId, role: 'manager' } }))).toEqual([409, 'conflict'])
  })

  it('become owner by a confirmed transfer, which is reported to both', async () => {
    const person = await member('manager')
    const body = { storeId, userId: person.userId }
    expect(code(await owner.call('staff.transferOwnership', { body }))).toEqual([403, 'confirmation_required'])
    await server.confirmSessions()
    const outsider = await server.signUp()
    const foreign = { storeId, userId: outsider.userId }
    expect((await owner.call('staff.transferOwnership', { body: foreign })).status).toBe(404)
    const transfer = async (by: typeof owner, userId: string) =>
      code(await by.call('staff.transferOwnership', { body: { storeId, userId } }))
    expect(await transfer(owner, owner.userId)).toEqual([409, 'conflict'])
    expect(await transfer(person, person.userId)).toEqual([403, 'forbidden'])
    await server.owner.query('update users set email_verified_at = null where id = $1', [person.userId])
    expect(await transfer(owner, person.userId)).toEqual([409, 'conflict'])
    await server.owner.query('update users set email_verified_at = now() where id = $1', [person.userId])
    await expectOk(owner.call('staff.transferOwnership', { body }))
    expect((await expectOk(owner.call('store.findCurrent', { query: { storeId } }))).json.role).toBe('manager')
    expect((await expectOk(person.call('store.findCurrent', { query: { storeId } }))).json.role).toBe('owner')
    expect((await server.email(person.email, 'account-change')).subject).toBe('You are now the owner of a store')
    expect((await server.email(owner.email, 'account-change')).subject).toBe('You transferred the ownership of a store')
    await server.confirmSessions()
    await expectOk(person.call('staff.transferOwnership', { body: { storeId, userId: owner.userId } }))
  })
})

describe('what a member added for other programs and people', () => {
  /** A manager with a webhook and a link to a draft, and functions that say whether these still work. */
  const withGrants = async () => {
    const person = await member('manager')
    await server.confirmSessions()
    const url = `https://${person.userId.toLowerCase()}.example/hook`
    const { json: hook } = await expectOk(person.call('webhook.add', { body: { storeId, url, events: ['order.created'] } }))
    const { json: page } = await expectOk(
      person.call('page.add', { body: { storeId, name: `Draft ${person.userId}`, content: [] } }),
    )
    const { json: link } = await expectOk(person.call('preview.add', { body: { storeId, pageId: page.pageId, days: 7 } }))
    const left = async () => {
      const { rows } = await server.owner.query(
        `select 'webhook' as kind from webhooks where id = $1 union all select 'link' from page_previews where id = $2`,
        [hook.webhook.webhookId, link.previewId],
      )
      return rows.map(({ kind }) => kind)
    }
    return { ...person, webhookId: hook.webhook.webhookId, receiver: new URL(url).host, left }
  }
  const grantsOf = async (userId: string) => {
    const { json } = await expectOk(owner.call('staff.list', { query: { storeId } }))
    return json.members.find((one) => one.userId === userId)?.grants
  }

  it('is listed to the owner, who gets an email about a webhook, and ends with the membership', async () => {
    const [removed, leaves, demoted] = [await withGrants(), await withGrants(), await withGrants()]
    expect(await grantsOf(removed.userId)).toEqual({ apiTokens: [], webhooks: [removed.receiver], previewLinks: 1 })
    const { json: profile } = await expectOk(owner.call('user.getProfile'))
    const email = await server.email(profile.email, 'account-change')
    expect(email.subject).toBe('A webhook of your store has a new URL')
    expect(email.text).toContain('/dashboard/webhooks')
    await expectOk(owner.call('staff.remove', { body: { storeId, userId: removed.userId } }))
    await expectOk(leaves.call('staff.leave', { body: { storeId } }))
    await expectOk(owner.call('staff.changeRole', { body: { storeId, userId: demoted.userId, role: 'fulfillment' } }))
    expect([await removed.left(), await leaves.left(), await demoted.left()]).toEqual([[], [], []])
    await expectOk(owner.call('staff.remove', { body: { storeId, userId: demoted.userId } }))
  })

  it('belongs to the member who chose the URL', async () => {
    const [first, second] = [await withGrants(), await member('manager')]
    await server.confirmSessions()
    const body = { storeId, webhookId: first.webhookId, url: 'https://second.example/hook' }
    await expectOk(second.call('webhook.update', { body }))
    await expectOk(owner.call('staff.remove', { body: { storeId, userId: first.userId } }))
    expect(await first.left()).toEqual(['webhook'])
    await expectOk(owner.call('staff.remove', { body: { storeId, userId: second.userId } }))
    expect(await first.left()).toEqual([])
  })
})

describe('the activity log', () => {
  it('says in words what was changed, filtered by person, area and day, and as CSV', async () => {
    const person = await member('manager')
    const { json: jug } = await expectOk(person.call('product.add', { body: { storeId, name: 'Jug', price: 1 } }))
    await expectOk(person.call('product.update', { body: { storeId, id: jug.id, name: 'Jug', price: 2 } }))
    const list = async (filter: object = {}) =>
      (await expectOk(owner.call('activity.list', { query: { storeId, ...filter } }))).json
    const { content, people } = await list({ actorId: person.userId })
    expect(content.map(({ text }) => text)).toEqual(['Changed the price of Jug', 'Added the product Jug', 'Joined the store'])
    expect(people.map(({ userId }) => userId)).toContain(person.userId)
    const products = await list({ area: 'product' })
    expect(products.totalElements).toBe(2)
    expect((await list({ to: '2020-01-01' })).totalElements).toBe(0)
    const last = await list({ actorId: person.userId, pageSize: 2, pageNumber: 1 })
    expect(last).toMatchObject({ content: [{ text: 'Joined the store' }], totalElements: 3, totalPages: 2, pageNumber: 1 })
    // A spreadsheet must not run the name of a member as a formula.
    await server.owner.query(`update users set name = '=1+1' where id = $1`, [person.userId])
    const { csv, count } = (await expectOk(owner.call('activity.export', { query: { storeId, area: 'product' } }))).json
    expect(count).toBe(2)
    expect(csv).toContain('product.update,Changed the price of Jug\r\n')
    expect(csv).toContain(",'=1+1,")
    expect(await list({ area: 'product', pageSize: 1 })).toMatchObject({ totalPages: 2, pageNumber: 0 })

    // Days are those of the store's time zone: in May, midnight in Auckland is at noon UTC. The server itself is no person.
    await server.owner.query(`update stores set timezone = 'Pacific/Auckland' where store_id = $1`, [storeId])
    await server.owner.query(
      `insert into audit_log (store_id, id, actor_id, action, target, detail, at)
       values ($1, 'late', null, 'product.add', '', '{"name": "Late"}', '2020-05-10T12:00:00Z'),
              ($1, 'early', null, 'product.delete', $2, '{}', '2020-05-10T11:59:59Z')`,
      [storeId, jug.id],
    )
    const texts = async (filter: object) => (await list(filter)).content.map(({ actor, text }) => [actor, text])
    expect(await texts({ from: '2020-05-11', to: '2020-05-11' })).toEqual([[null, 'Added the product Late']])
    expect(await texts({ to: '2020-05-10' })).toEqual([[null, 'Deleted the product Jug']])
    expect(await texts({ from: '2020-05-10', to: '2020-05-10' })).toEqual([[null, 'Deleted the product Jug']])
    const old = (await expectOk(owner.call('activity.export', { query: { storeId, to: '2020-05-11' } }))).json
    expect(old).toMatchObject({ count: 2, total: 2 })
    expect(old.csv.split('\r\n')).toEqual([
      'at,person,email,action,description',
      '2020-05-10T12:00:00.000Z,,,product.add,Added the product Late',
      '2020-05-10T11:59:59.000Z,,,product.delete,Deleted the product Jug',
      '',
    ])
  })
})
