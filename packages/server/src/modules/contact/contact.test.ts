import type { CallInput } from '@blockfront/contract/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { solveBotCheck, solveChallenge } from '../../testing/bot-check.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { proofOfWork, requireBotCheck } from './bot-check.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'writes' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const message = { name: 'Ada', customerEmail: 'ada@example.com', subject: 'A question', message: 'Do you ship to the moon?' }

describe('the contact form', () => {
  it('emails the owner, with replies to the shopper, and accepts a proof of work only once', async () => {
    const shopper = server.client(shop.host)
    const body = { ...message, turnstileToken: await solveBotCheck(shopper) }
    await expectOk(shopper.call('email.contact', { body }))
    const { json: profile } = await expectOk(shop.owner.call('user.getProfile'))
    expect((await server.email(profile.email, 'contact')).text).toContain('Do you ship to the moon?')
    expect((await messages()).content).toMatchObject([{ ...message, isRead: false }])
    expect((await shopper.call('email.contact', { body })).json.code).toBe('bot_check_failed')
  })

  it('quotes every line of the visitor, and keeps subject and name on one line', async () => {
    const shopper = server.client(shop.host)
    const body = {
      ...message,
      name: 'Ada\n\nBlockfront Security\u2028Reset your password',
      subject: 'Urgent\u202etxt.exe\u2029Bcc: all',
      message: 'Hi\r\nBlockfront\u2028https://evil.test\rBye',
      turnstileToken: await solveBotCheck(shopper),
    }
    await expectOk(shopper.call('email.contact', { body }))
    const { json: profile } = await expectOk(shop.owner.call('user.getProfile'))
    await expect
      .poll(async () => (await server.email(profile.email, 'contact')).subject)
      .toBe('Contact form: Urgent txt.exe Bcc: all')
    const [, about, name, email, ...lines] = (await server.email(profile.email, 'contact')).text.split('\n\n')
    expect(about).toContain('We do not know who they are')
    expect(name).toBe('Name: Ada Blockfront Security Reset your password')
    expect(email).toBe('Email: ada@example.com')
    expect(lines[0]).toBe('> Hi\n> Blockfront\n> https://evil.test\n> Bye')
    expect(lines).toHaveLength(2)
  })

  it('sends no email to an address that no member of the store has confirmed', async () => {
    const { storeId, host, owner } = await server.createStore()
    await expectOk(owner.call('store.updateDetails', { body: { storeId, storeEmail: 'Third.Person@example.com' } }))
    const shopper = server.client(host)
    await expectOk(shopper.call('email.contact', { body: { ...message, turnstileToken: await solveBotCheck(shopper) } }))
    const { json: profile } = await expectOk(owner.call('user.getProfile'))
    expect((await server.email(profile.email, 'contact')).text).toContain('Do you ship to the moon?')
    const third = await server.signUp('third.person@example.com')
    await server.owner.query(`delete from outbox where to_address = 'third.person@example.com'`)
    await server.addStaff(storeId, third.userId)
    await expectOk(shopper.call('email.contact', { body: { ...message, turnstileToken: await solveBotCheck(shopper) } }))
    await server.email('third.person@example.com', 'contact')
  })

  it('of the platform emails its operator, with replies to the visitor', async () => {
    const visitor = server.client()
    const body = { ...message, subject: 'Hello\nBcc: all', turnstileToken: await solveBotCheck(visitor) }
    expect((await expectOk(visitor.call('email.platformContact', { body }))).json).toEqual({ ok: true })
    const { rows } = await server.owner.query(`select to_address, reply_to from outbox where kind = 'platform-contact'`)
    expect(rows).toEqual([{ to_address: server.serverContext.config.mailFrom, reply_to: message.customerEmail }])
    expect((await visitor.call('email.platformContact', { body })).json.code).toBe('bot_check_failed')
  })

  it('rejects a message without a valid proof of work, and sends nothing', async () => {
    const shopper = server.client(shop.host)
    const good = await solveBotCheck(shopper)
    const unsolved = good.replace(/\w+$/, 'none')
    for (const turnstileToken of ['', 'x', good.replace(/^\d+/, '1'), `${Date.now() + 9e6}.abc.def.1`, unsolved])
      expect((await shopper.call('email.contact', { body: { ...message, subject: 'spam', turnstileToken } })).json.code).toBe(
        'bot_check_failed',
      )
    // Solved, but changed after the server signed it, or too late.
    const { challenge, difficulty } = proofOfWork(server.serverContext.config)
    const [until] = challenge.split('.')
    expect(Math.ceil((Number(until) - Date.now()) / 60_000)).toBe(30)
    const forged = challenge.replace(/^\d+/, String(Number(until) + 1))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * 60_000 })
    const expired = proofOfWork(server.serverContext.config).challenge
    vi.useRealTimers()
    for (const wrong of [forged, expired]) {
      const body = { ...message, subject: 'spam', turnstileToken: solveChallenge(wrong, difficulty) }
      expect((await shopper.call('email.contact', { body })).json.code).toBe('bot_check_failed')
    }
    const { rows } = await server.owner.query(`select 1 from contact_messages where subject = 'spam'`)
    expect(rows).toEqual([])
  })
})

it('asks Turnstile whether a token is valid, if the server uses it', async () => {
  const asked: object[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    asked.push(Object.fromEntries(options?.body as URLSearchParams))
    return Response.json({ success: asked.length === 1 })
  })
  try {
    const { config, db } = server.serverContext
    const turnstile = { siteKey: 'site', secretKey: 'secret' }
    const check = () => requireBotCheck({ config: { ...config, turnstile }, db, ip: '1.2.3.4' }, 'token')
    await check()
    expect(asked).toEqual([{ secret: 'secret', response: 'token', remoteip: '1.2.3.4' }])
    await expect(check()).rejects.toMatchObject({ code: 'bot_check_failed' })
  } finally {
    vi.restoreAllMocks()
  }
})

/** The store's messages as its owner sees them. */
const messages = async (query: Omit<CallInput<'message.list'>['query'], 'storeId'> = {}, of = shop) =>
  (await expectOk(of.owner.call('message.list', { query: { ...query, storeId: of.storeId } }))).json

/** The details of an action in a store's audit log. */
const recorded = async (storeId: string, action: string) => {
  const { rows } = await server.owner.query('select detail from audit_log where store_id = $1 and action = $2 order by at', [
    storeId,
    action,
  ])
  return rows.map(({ detail }) => detail)
}

describe('contact messages in the dashboard', () => {
  let inbox: typeof shop
  const write = async (subject: string, name = 'Ada') => {
    const shopper = server.client(inbox.host)
    const body = { ...message, name, subject, turnstileToken: await solveBotCheck(shopper) }
    await expectOk(shopper.call('email.contact', { body }))
  }
  const subjects = async (query?: Parameters<typeof messages>[0]) =>
    (await messages(query, inbox)).content.map(({ subject }) => subject)
  beforeAll(async () => {
    inbox = await server.createStore({ subdomain: 'inbox' })
  })

  it('are stored, and sent to the account of the owner of a store without an email address, and listed newest first in pages', async () => {
    for (const subject of ['First', 'Second', 'Third 100%']) await write(subject, subject === 'Second' ? 'Grace Hopper' : 'Ada')
    const { json: store } = await expectOk(inbox.owner.call('store.findCurrent', { query: { storeId: inbox.storeId } }))
    const { json: profile } = await expectOk(inbox.owner.call('user.getProfile'))
    const { rows } = await server.owner.query(
      `select distinct to_address as to from outbox where about_store_id = $1 and kind = 'contact'`,
      [inbox.storeId],
    )
    expect([store.storeEmail, rows]).toEqual(['', [{ to: profile.email }]])
    expect(await subjects()).toEqual(['Third 100%', 'Second', 'First'])
    expect(await messages({ pageSize: 2, pageNumber: 1 }, inbox)).toMatchObject({
      content: [{ subject: 'First', name: 'Ada', customerEmail: 'ada@example.com', message: message.message }],
      totalPages: 2,
      totalElements: 3,
      unread: 3,
    })
  })

  it('are found by name, address, subject and text, with wildcards taken literally', async () => {
    expect(await subjects({ search: 'HOPPER' })).toEqual(['Second'])
    expect(await subjects({ search: 'the moon' })).toHaveLength(3)
    expect(await subjects({ search: '100%' })).toEqual(['Third 100%'])
    expect(await subjects({ search: '%' })).toEqual(['Third 100%'])
    expect(await subjects({ search: 'nobody' })).toEqual([])
  })

  it('are exported as CSV without formulas, with the filters of the list', async () => {
    await write('=1+1', '+Eve')
    const csv = async (query: Omit<CallInput<'message.export'>['query'], 'storeId'> = {}) =>
      (await expectOk(inbox.owner.call('message.export', { query: { ...query, storeId: inbox.storeId } }))).json
    const all = await csv()
    expect(all).toMatchObject({ count: 4, total: 4 })
    const lines = all.csv.trimEnd().split('\r\n')
    expect(lines[0]).toBe('received_at,name,email,subject,message,read')
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Ada,ada@example\.com,First,.+,no$/)
    expect(lines.at(-1)).toContain(",'+Eve,ada@example.com,'=1+1,")
    expect(await csv({ search: 'hopper', read: false })).toMatchObject({ count: 1, total: 1 })
    expect(await csv({ read: true })).toMatchObject({ count: 0 })
    const ids = (await messages({ search: '+Eve' }, inbox)).content.map(({ messageId }) => messageId)
    await expectOk(inbox.owner.call('message.delete', { body: { storeId: inbox.storeId, ids } }))
  })

  it('are marked as read and unread, and deleted: those in the request, and no others', async () => {
    const ids = (await messages({}, inbox)).content.map(({ messageId }) => messageId)
    const [newest = '', middle = '', oldest = ''] = ids
    const foreign = (await messages()).content[0]?.messageId ?? ''
    const mark = (isRead: boolean, named: string[]) =>
      expectOk(inbox.owner.call('message.markRead', { body: { storeId: inbox.storeId, ids: named, isRead } }))
    expect((await mark(true, [newest, oldest, foreign])).json).toEqual({ updated: 2 })
    expect(await subjects({ read: true })).toEqual(['Third 100%', 'First'])
    expect(await messages({ read: false }, inbox)).toMatchObject({
      content: [{ messageId: middle }],
      totalElements: 1,
      unread: 1,
    })
    const { csv } = (await expectOk(inbox.owner.call('message.export', { query: { storeId: inbox.storeId, read: true } }))).json
    expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/,First,.+,yes$/),
      expect.stringMatching(/,yes$/),
    ])
    await mark(false, [newest])
    expect(await messages({ read: true }, inbox)).toMatchObject({ content: [{ messageId: oldest }], unread: 2 })

    const body = { storeId: inbox.storeId, ids: [newest, oldest, foreign] }
    expect((await expectOk(inbox.owner.call('message.delete', { body }))).json).toEqual({ deleted: 2 })
    expect(await subjects()).toEqual(['Second'])
    expect((await messages()).content.map(({ messageId }) => messageId)).toContain(foreign)
    expect(await recorded(inbox.storeId, 'message.delete')).toEqual([{ count: 1 }, { count: 2 }])
  })
})

describe('the newsletter', () => {
  it('stores an address once, and never reveals whether it was subscribed', async () => {
    const shopper = server.client(shop.host)
    const responses = [1, 2].map(() => shopper.call('email.subscribe', { body: { email: 'Reader@Example.com' } }))
    for (const response of await Promise.all(responses)) expect([response.status, response.json]).toEqual([200, { ok: true }])
    const { json } = await expectOk(shop.owner.call('subscriber.list', { query: { storeId: shop.storeId } }))
    expect(json).toMatchObject({ content: [{ email: 'reader@example.com' }], totalElements: 1 })
  })

  it('is closed at the limit of a store, as is its inbox', async () => {
    const shopper = server.client(shop.host)
    await withStoreLimit('subscribers', 0, async () => {
      const { json } = await shopper.call('email.subscribe', { body: { email: 'full@example.com' } })
      expect(json.code).toBe('store_limit')
    })
    const body = { ...message, turnstileToken: await solveBotCheck(shopper) }
    await withStoreLimit('messages', 0, async () =>
      expect((await shopper.call('email.contact', { body })).json.code).toBe('store_limit'),
    )
  })

  it('lets the owner search, export and remove subscribers', async () => {
    const { owner, storeId, host } = await server.createStore({ subdomain: 'letters' })
    const addresses = ['ann@example.com', '+bob@example.com', 'cleo_1@example.org', 'dora@example.org']
    for (const email of addresses) await expectOk(server.client(host).call('email.subscribe', { body: { email } }))
    const list = async (query: Omit<CallInput<'subscriber.list'>['query'], 'storeId'> = {}) =>
      (await expectOk(owner.call('subscriber.list', { query: { ...query, storeId } }))).json
    const emails = async (search?: string) => (await list({ search })).content.map(({ email }) => email)
    expect(await emails()).toEqual(addresses.toReversed())
    expect(await list({ pageSize: 3, pageNumber: 1 })).toMatchObject({ content: [{ email: addresses[0] }], totalPages: 2 })
    expect(await emails('EXAMPLE.org')).toEqual(['dora@example.org', 'cleo_1@example.org'])
    expect(await emails('_')).toEqual(['cleo_1@example.org'])

    const { csv, count } = (await expectOk(owner.call('subscriber.export', { query: { storeId } }))).json
    expect(count).toBe(4)
    const lines = csv.trimEnd().split('\r\n')
    expect(lines[0]).toBe('email,subscribed_at')
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      'ann@example.com',
      "'+bob@example.com",
      ...addresses.slice(2),
    ])
    expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\dT[\d:.]+Z$/)

    const foreign = (await expectOk(shop.owner.call('subscriber.list', { query: { storeId: shop.storeId } }))).json
    const ids = (await list({ search: 'example.org' })).content.map(({ subscriberId }) => subscriberId)
    const body = { storeId, ids: [...ids, foreign.content[0]?.subscriberId ?? ''] }
    expect((await expectOk(owner.call('subscriber.remove', { body }))).json).toEqual({ removed: 2 })
    expect(await emails()).toEqual(['+bob@example.com', 'ann@example.com'])
    expect(await recorded(storeId, 'subscriber.remove')).toEqual([{ count: 2 }])
    const kept = (await expectOk(shop.owner.call('subscriber.list', { query: { storeId: shop.storeId } }))).json
    expect(kept.totalElements).toBe(foreign.totalElements)
  })
})
