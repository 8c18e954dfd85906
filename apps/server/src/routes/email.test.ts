import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, expectOk, startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let shop: { owner: Client; storeId: string; host: string }
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore({ subdomain: 'writes' })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

/** Does the work that the server asks of a browser. */
async function solve(somebody: Client): Promise<string> {
  const { json: check } = await expectOk(somebody.call('email.botCheck'))
  if (check.kind !== 'proof_of_work') throw new Error('This test has no Turnstile.')
  for (let i = 0; ; i++) {
    const token = `${check.challenge}.${i}`
    if (createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - check.difficulty) === 0) return token
  }
}

const message = { name: 'Ada', customerEmail: 'ada@example.com', subject: 'A question', message: 'Do you ship to the moon?' }

describe('the contact form', () => {
  it('reaches the owner, answers go to the shopper, and one proof serves once', async () => {
    const shopper = server.client(shop.host)
    const body = { ...message, turnstileToken: await solve(shopper) }
    await expectOk(shopper.call('email.contact', { body }))
    const { json: profile } = await expectOk(shop.owner.call('user.getProfile'))
    expect((await server.mail(profile.email, 'contact')).text).toContain('Do you ship to the moon?')
    const { rows } = await server.owner.query(`select email from contact_messages where store_id = $1`, [shop.storeId])
    expect(rows).toEqual([{ email: 'ada@example.com' }])
    expect((await shopper.call('email.contact', { body })).json.code).toBe('bot_check_failed')
  })

  it('refuses what nobody worked for, and sends nothing', async () => {
    const shopper = server.client(shop.host)
    const good = await solve(shopper)
    for (const turnstileToken of ['', 'x', good.replace(/^\d+/, '1'), `${Date.now() + 9e6}.abc.def.1`])
      expect((await shopper.call('email.contact', { body: { ...message, subject: 'spam', turnstileToken } })).json.code).toBe(
        'bot_check_failed',
      )
    const { rows } = await server.owner.query(`select 1 from contact_messages where subject = 'spam'`)
    expect(rows).toEqual([])
  })
})

describe('the newsletter', () => {
  it('takes an address once, and never says whether it was known', async () => {
    const shopper = server.client(shop.host)
    const answers = [1, 2].map(() => shopper.call('email.subscribe', { body: { email: 'Reader@Example.com' } }))
    for (const answer of await Promise.all(answers)) expect([answer.status, answer.json]).toEqual([200, { ok: true }])
    const { rows } = await server.owner.query(`select email from newsletter_subscribers where store_id = $1`, [shop.storeId])
    expect(rows).toEqual([{ email: 'reader@example.com' }])
  })
})
