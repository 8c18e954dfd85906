import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMailbox } from '../../ground/email/mailbox.ts'
import { expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'
import { findSession } from './session/session.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const password = 'a long and rare phrase'

describe('concurrent sign-ups with one address', () => {
  it('succeed for every client and create one account', async () => {
    const body = { name: 'Twice', email: 'twice@example.com', password: 'a phrase to remember' }
    const responses = await Promise.all(Array.from({ length: 8 }, () => server.client().call('auth.signup', { body })))
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(200))
    const { rows } = await server.owner.query(`select count(*)::integer as count from users where email = 'twice@example.com'`)
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('signing up', () => {
  it('starts a session that requires a confirmed address, then a trial', async () => {
    const anna = server.client()
    const signup = await expectOk(anna.call('auth.signup', { body: { name: 'Anna', email: 'Anna@Example.com', password } }))
    expect(String(signup.headers['set-cookie'])).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)

    const guarded = await anna.call('auth.checkAuth')
    expect([guarded.status, guarded.json.code, guarded.json.redirectTo]).toEqual([401, 'email_unverified', '/verify-email'])
    const unverified = await expectOk(anna.call('auth.checkAuth', { query: { screen: 'verify-email' } }))
    expect(unverified.json).toMatchObject({ email: 'anna@example.com', emailVerified: false, mailbox: '/dev/mailbox' })
    expect((await anna.call('store.findAll', { query: {} })).json.code).toBe('email_unverified')

    const email = await server.email('anna@example.com', 'verify-email')
    await expectOk(anna.call('auth.verifyEmail', { body: { token: linkToken(email.text) } }))
    const status = await expectOk(anna.call('auth.checkAuth'))
    expect(status.json.mailbox).toBeUndefined()
    expect(status.json).toMatchObject({
      name: 'Anna',
      emailVerified: true,
      selectedStoreId: null,
      subscription: { status: 'trialing', plan: 'starter' },
    })
    const days = (new Date(status.json.subscription.trialEndsAt ?? 0).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
  })

  it('does not reveal the development mailbox in production', async () => {
    const carl = server.client()
    await expectOk(carl.call('auth.signup', { body: { name: 'Carl', email: 'carl@example.com', password } }))
    const { config } = server.serverContext
    const { mode } = config
    config.mode = 'production'
    const unverified = await carl.call('auth.checkAuth', { query: { screen: 'verify-email' } })
    config.mode = mode
    expect([unverified.status, unverified.json.emailVerified, 'mailbox' in unverified.json]).toEqual([200, false, false])
  })

  it('sends no text of the user to the address of another person', async () => {
    const stranger = server.client()
    const name = 'You won, see https://evil.test'
    const target = 'not.mine@example.com'
    await expectOk(stranger.call('auth.signup', { body: { name, email: target, password } }))
    await expectOk(stranger.call('auth.resendVerification'))
    await expectOk(stranger.call('auth.forgotPassword', { body: { email: target } }))
    await expectOk(stranger.call('user.changeEmail', { body: { email: 'another.person@example.com', password } }))
    await server.email(target, 'reset-password')
    const { rows } = await server.owner.query(
      `select kind, concat_ws(' ', subject, from_name, text_body, html_body) as text from outbox where to_address in ($1, $2)`,
      [target, 'another.person@example.com'],
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['change-email', 'reset-password', 'verify-email', 'verify-email'])
    for (const { text } of rows) expect(text).not.toMatch(/evil|You won/)
  })

  it('has links that are valid for three days, and for half an hour to reset a password; a change for a day', async () => {
    const person = await server.signUp()
    const fresh = server.client()
    await expectOk(fresh.call('auth.signup', { body: { name: 'Fresh', email: 'fresh@example.com', password } }))
    await expectOk(person.call('auth.forgotPassword', { body: { email: person.email } }))
    await expectOk(person.call('user.changeEmail', { body: { email: 'fresh.address@example.com', password: person.password } }))
    await server.email(person.email, 'reset-password')
    const { rows } = await server.owner.query(
      `select purpose, round(extract(epoch from t.expires_at - now()) / 60)::int as minutes
       from tokens t join users u on u.id = t.user_id where u.id = $1 or u.email = 'fresh@example.com' order by purpose`,
      [person.userId],
    )
    expect(rows).toEqual([
      { purpose: 'change-email', minutes: 24 * 60 },
      { purpose: 'reset-password', minutes: 60 },
      { purpose: 'verify-email', minutes: 3 * 24 * 60 },
    ])
  })

  it('sends the link again, and nothing once the address is confirmed', async () => {
    const person = await server.signUp()
    const count = async (address: string) => (await readMailbox(server.owner, address)).map(({ kind }) => kind)
    const before = await count(person.email)
    await expectOk(person.call('auth.resendVerification'))
    expect(await count(person.email)).toEqual(before)
    const twin = server.client()
    await expectOk(twin.call('auth.signup', { body: { name: 'Twin', email: person.email, password } }))
    await expectOk(twin.call('auth.resendVerification'))
    expect((await count(person.email)).filter((kind) => kind === 'signup-known')).toHaveLength(2)
  })

  it('with the address of another person gives no access after that person confirms it, with a new password', async () => {
    const email = 'victim@example.com'
    const stranger = server.client()
    await expectOk(stranger.call('auth.signup', { body: { name: 'Stranger', email, password: 'known to the stranger' } }))
    const token = linkToken((await server.email(email, 'verify-email')).text)
    const victim = server.client()
    for (let i = 0; i < 2; i++) {
      const refused = await victim.call('auth.verifyEmail', { body: { token } })
      expect([refused.status, refused.json.code]).toEqual([403, 'password_required'])
    }
    // Programs that open links change nothing.
    expect((await stranger.call('auth.checkAuth')).json.code).toBe('email_unverified')
    const common = await victim.call('auth.verifyEmail', { body: { token, password: 'password1234' } })
    expect(common.json.code).toBe('invalid_input')
    await expectOk(victim.call('auth.verifyEmail', { body: { token, password: 'known to the victim only' } }))
    expect((await stranger.call('auth.checkAuth')).json.code).toBe('unauthenticated')
    const login = (secret: string) => server.client().call('auth.login', { body: { email, password: secret } })
    expect((await login('known to the stranger')).status).toBe(401)
    await expectOk(login('known to the victim only'))
  })

  it('continues in the browser that signed up, with its password, and ends other sessions', async () => {
    const email = 'same.browser@example.com'
    const [here, there] = [server.client(), server.client()]
    await expectOk(here.call('auth.signup', { body: { name: 'Same', email, password } }))
    await expectOk(there.call('auth.login', { body: { email, password } }))
    const token = linkToken((await server.email(email, 'verify-email')).text)
    await expectOk(here.call('auth.verifyEmail', { body: { token } }))
    expect((await here.call('auth.checkAuth')).json.emailVerified).toBe(true)
    expect((await there.call('auth.checkAuth')).json.code).toBe('unauthenticated')
    await expectOk(server.client().call('auth.login', { body: { email, password } }))
  })

  it('accepts a verification link only once', async () => {
    const ben = server.client()
    await expectOk(ben.call('auth.signup', { body: { name: 'Ben', email: 'ben@example.com', password } }))
    const token = linkToken((await server.email('ben@example.com')).text)
    await expectOk(ben.call('auth.verifyEmail', { body: { token } }))
    const again = await ben.call('auth.verifyEmail', { body: { token } })
    expect([again.status, again.json.code]).toEqual([400, 'token_invalid'])
  })

  it('never reveals that an address is in use', async () => {
    const owner = await server.signUp('known@example.com')
    const stranger = server.client()
    const fresh = server.client()
    const onKnown = await stranger.call('auth.signup', { body: { name: 'X', email: 'known@example.com', password } })
    const onFresh = await fresh.call('auth.signup', { body: { name: 'X', email: 'unknown@example.com', password } })
    expect(shape(onKnown)).toEqual(shape(onFresh))
    expect(shape(await stranger.call('auth.checkAuth'))).toEqual(shape(await fresh.call('auth.checkAuth')))
    const relogin = (email: string) => server.client().call('auth.login', { body: { email, password } })
    expect(shape(await relogin('known@example.com'))).toEqual(shape(await relogin('unknown@example.com')))

    expect((await server.email('known@example.com', 'signup-known')).text).toContain('You already have an account')
    await expectOk(server.client().call('auth.login', { body: { email: owner.email, password: owner.password } }))
    expect((await expectOk(owner.call('auth.checkAuth'))).json.userId).toBe(owner.userId)
  })

  it.each(['short', 'password123', 'qwertyuiop', 'aaaaaaaaaaaa', '1234567890', 'P@ssw0rd2024', 'newcomer2024'])(
    'rejects the password %s',
    async (weak) => {
      const response = await server
        .client()
        .call('auth.signup', { body: { name: 'New', email: 'newcomer@example.com', password: weak } })
      expect(response.status).toBe(400)
      expect(response.json.fields).toHaveProperty('password')
    },
  )
})

describe('signing in and out', () => {
  it('responds to an unknown address as to a wrong password', async () => {
    await server.signUp('carl@example.com')
    const wrong = await server.client().call('auth.login', { body: { email: 'carl@example.com', password: 'wrong wrong wrong' } })
    const unknown = await server
      .client()
      .call('auth.login', { body: { email: 'nobody@example.com', password: 'wrong wrong wrong' } })
    expect([wrong.status, wrong.json.code]).toEqual([401, 'bad_credentials'])
    expect(shape(wrong)).toEqual(shape(unknown))
  })

  it('starts a session with a new token and ends the previous one', async () => {
    const person = await server.signUp()
    const before = person.cookie()
    await expectOk(person.call('auth.login', { body: { email: person.email, password: person.password } }))
    expect(person.cookie()).not.toBe(before)
    const old = await server.client().raw({ method: 'GET', path: '/api/auth/check-auth', headers: { cookie: before } })
    expect(old.status).toBe(401)
  })

  it('selects the only store of the user, and keeps 300 characters of the name of the browser', async () => {
    const { owner, storeId } = await server.createStore()
    const { email, password: known } = owner as Awaited<ReturnType<TestServer['signUp']>>
    const selected = async () => {
      const client = server.client()
      const headers = { 'user-agent': `Firefox/1 ${'x'.repeat(400)}` }
      await client.raw({ method: 'POST', path: '/api/auth/login', headers, body: { email, password: known } })
      return (await expectOk(client.call('auth.checkAuth'))).json.selectedStoreId
    }
    expect(await selected()).toBe(storeId)
    await server.createStore({ owner })
    expect(await selected()).toBeNull()
    const { rows } = await server.owner.query(
      `select distinct length(s.user_agent) as length from sessions s join users u on u.id = s.user_id where u.email = $1 and s.user_agent <> ''`,
      [email],
    )
    expect(rows).toContainEqual({ length: 300 })
  })

  it('records at most every five minutes when a session was used, and at once from where', async () => {
    const person = await server.signUp()
    const { db } = server.serverContext
    const token = /session=([^;]+)/.exec(person.cookie())?.[1] ?? ''
    const place = { network: '192.0.2.0/24', country: 'PT' }
    const row = async () => {
      const { rows } = await server.owner.query('select seen_at, network, country from sessions where user_id = $1', [
        person.userId,
      ])
      return [rows[0].seen_at.getTime(), rows[0].network, rows[0].country]
    }
    const use = async (milliseconds: number, at?: typeof place) => {
      await server.owner.query(`update sessions set seen_at = now() - interval '1 second', network = $2 where user_id = $1`, [
        person.userId,
        at ? '' : '203.0.113.0/24',
      ])
      const [before] = await row()
      expect(await findSession(db, token, at, Number(before) + milliseconds)).toMatchObject({ userId: person.userId })
      const [after, network, country] = await row()
      return [after !== before, network, country]
    }
    expect((await use(5 * 60_000))[0]).toBe(false)
    expect((await use(5 * 60_000 + 1)).slice(0, 2)).toEqual([true, '203.0.113.0/24'])
    expect(await use(0, place)).toEqual([true, '192.0.2.0/24', 'PT'])
  })

  it('ends the session on the server when the user signs out', async () => {
    const person = await server.signUp()
    const cookie = person.cookie()
    await expectOk(person.call('auth.logout'))
    expect(person.cookie()).toBe('')
    const replay = await server.client().raw({ method: 'GET', path: '/api/auth/check-auth', headers: { cookie } })
    expect([replay.status, replay.json]).toMatchObject([401, { code: 'unauthenticated', redirectTo: '/login' }])
  })

  it('ends a session after a week without use, and at its expiry', async () => {
    const idle = await server.signUp()
    await server.owner.query(`update sessions set seen_at = now() - interval '7 days' where user_id = $1`, [idle.userId])
    expect((await idle.call('auth.checkAuth')).status).toBe(401)
    const old = await server.signUp()
    await server.owner.query(`update sessions set expires_at = now() where user_id = $1`, [old.userId])
    expect((await old.call('auth.checkAuth')).status).toBe(401)
  })

  it('stores only hashes of tokens and passwords', async () => {
    const person = await server.signUp()
    const token = person.cookie().split('=')[1] ?? ''
    const { rows } = await server.owner.query(
      `select u.password_hash, encode(s.token_hash, 'escape') as hash from users u join sessions s on s.user_id = u.id where u.id = $1`,
      [person.userId],
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0].hash).not.toContain(token)
  })
})

describe('a forgotten password', () => {
  it('is reset by an emailed link, which ends all sessions', async () => {
    const person = await server.signUp()
    await expectOk(server.client().call('auth.forgotPassword', { body: { email: person.email } }))
    const token = linkToken((await server.email(person.email, 'reset-password')).text)
    const browser = server.client()
    const weak = await browser.call('auth.resetPassword', { body: { token, password: 'password123' } })
    expect([weak.status, Object.keys(weak.json.fields ?? {})]).toEqual([400, ['password']])
    const chosen = 'another long phrase'
    const reset = await expectOk(browser.call('auth.resetPassword', { body: { token, password: chosen } }))
    // It ends a session of another account in this browser, which is known to the account from now on.
    expect(String(reset.headers['set-cookie'])).toContain('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(browser.cookie()).toMatch(/^device=[\w-]+\.\w+\.[\w-]+$/)
    expect((await server.email(person.email, 'security-notice')).subject).toContain('password')
    expect((await person.call('auth.checkAuth')).status).toBe(401)
    await expectOk(server.client().call('auth.login', { body: { email: person.email, password: chosen } }))
    expect((await server.client().call('auth.login', { body: { email: person.email, password: person.password } })).status).toBe(
      401,
    )
    expect((await server.client().call('auth.resetPassword', { body: { token, password: chosen } })).json.code).toBe(
      'token_invalid',
    )
  })

  it('sends the same response for an unknown address', async () => {
    const known = await server.signUp()
    const first = await server.client().call('auth.forgotPassword', { body: { email: known.email } })
    const second = await server.client().call('auth.forgotPassword', { body: { email: 'never-seen@example.com' } })
    expect(shape(first)).toEqual(shape(second))
  })

  it('cannot be reset, nor the address confirmed, once another account has confirmed the address', async () => {
    const email = 'confirmed.elsewhere@example.com'
    const holder = await server.signUp()
    const late = server.client()
    await expectOk(late.call('auth.signup', { body: { name: 'Late', email, password } }))
    await expectOk(late.call('auth.forgotPassword', { body: { email } }))
    const tokens = await Promise.all(
      ['verify-email', 'reset-password'].map(async (kind) => linkToken((await server.email(email, kind)).text)),
    )
    await server.owner.query('update users set email = $1 where id = $2', [email, holder.userId])
    const [verification = '', reset = ''] = tokens
    for (const { status, json } of [
      await late.call('auth.verifyEmail', { body: { token: verification } }),
      await late.call('auth.resetPassword', { body: { token: reset, password: 'another long phrase' } }),
    ])
      expect([status, json.code]).toEqual([400, 'token_invalid'])
  })

  it('rejects an expired link', async () => {
    const person = await server.signUp()
    await expectOk(server.client().call('auth.forgotPassword', { body: { email: person.email } }))
    const token = linkToken((await server.email(person.email, 'reset-password')).text)
    await server.owner.query(`update tokens set expires_at = now() where user_id = $1`, [person.userId])
    expect((await server.client().call('auth.resetPassword', { body: { token, password } })).json.code).toBe('token_invalid')
  })
})

describe('an ended trial', () => {
  it('does not lock the account out', async () => {
    const person = await server.signUp()
    await server.owner.query(`update subscriptions set trial_ends_at = now() - interval '99 days' where user_id = $1`, [
      person.userId,
    ])
    await expectOk(person.call('auth.checkAuth'))
    await expectOk(person.call('store.findAll', { query: {} }))
  })
})

describe('a profile', () => {
  it('shows and changes the name', async () => {
    const person = await server.signUp()
    await expectOk(person.call('user.updateProfile', { body: { name: '  Ada Lovelace ' } }))
    expect((await expectOk(person.call('user.getProfile'))).json).toMatchObject({
      name: 'Ada Lovelace',
      email: person.email,
      emailVerified: true,
      pendingEmail: null,
    })
  })
})

describe('a password', () => {
  it('changes with the current password, starts a new session and ends all others', async () => {
    const person = await server.signUp()
    const elsewhere = server.client()
    await expectOk(elsewhere.call('auth.login', { body: { email: person.email, password: person.password } }))
    const wrong = await person.call('user.changePassword', {
      body: { currentPassword: 'not this one', newPassword: 'a wholly new phrase' },
    })
    expect([wrong.status, wrong.json.code, wrong.json.fields]).toEqual([
      401,
      'bad_credentials',
      { currentPassword: 'Incorrect password.' },
    ])
    expect(
      (await person.call('user.changePassword', { body: { currentPassword: person.password, newPassword: 'password123' } }))
        .status,
    ).toBe(400)

    const before = person.cookie()
    await expectOk(
      person.call('user.changePassword', { body: { currentPassword: person.password, newPassword: 'a wholly new phrase' } }),
    )
    expect(person.cookie()).not.toBe(before)
    // The browser is trusted with the new password.
    const device = (cookie: string) => /device=([^;]+)/.exec(cookie)?.[1]
    expect(device(person.cookie())).toMatch(/^[\w-]+\.\w+\.[\w-]+$/)
    expect(device(person.cookie())).not.toBe(device(before))
    await expectOk(person.call('auth.checkAuth'))
    expect((await elsewhere.call('auth.checkAuth')).status).toBe(401)
    expect((await server.email(person.email, 'security-notice')).text).toContain('If this was not you, choose a new password now')
    await expectOk(server.client().call('auth.login', { body: { email: person.email, password: 'a wholly new phrase' } }))
  })

  it('changes only once when two requests use the same current password', async () => {
    const person = await server.signUp()
    const responses = await Promise.all(
      ['a wholly new phrase', 'another phrase entirely'].map((newPassword) =>
        person.call('user.changePassword', { body: { currentPassword: person.password, newPassword } }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('deleting an account', () => {
  it('deletes the stores that it owns, and keeps those where it is staff', async () => {
    const { owner, storeId } = await server.createStore()
    const other = await server.createStore()
    const { userId, email, password } = owner as Awaited<ReturnType<TestServer['signUp']>>
    await server.addStaff(other.storeId, userId)
    // This makes the browser known to the account.
    await expectOk(owner.call('auth.login', { body: { email, password } }))
    expect((await owner.call('user.delete', { body: { password: 'not this one' } })).status).toBe(401)
    await expectOk(owner.call('user.delete', { body: { password } }))
    expect(owner.cookie()).toBe('')
    expect((await server.client().call('auth.login', { body: { email, password } })).status).toBe(401)
    const { rows } = await server.owner.query(`select store_id from stores where store_id = any ($1)`, [[storeId, other.storeId]])
    expect(rows).toEqual([{ store_id: other.storeId }])
  })
})

/** Everything that an attacker can compare between two responses, without random values. */
function shape({ status, json, headers }: { status: number; json: unknown; headers: Record<string, unknown> }) {
  const cookie = String(headers['set-cookie'] ?? '').replace(/(session|device)=[\w.-]+/g, '$1=…')
  return { status, json, cookie, headers: Object.keys(headers).sort() }
}
