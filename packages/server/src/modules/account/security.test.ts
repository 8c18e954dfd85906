import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMailbox } from '../../ground/email/mailbox.ts'
import { log } from '../../operator/log.ts'
import { secondFactor } from '../../operator/second-factor.ts'
import { createPasskey } from '../../testing/passkey.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { consumeTotpCode } from './two-factor/totp.ts'

let server: TestServer
let site: { origin: string; rpId: string }
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true, countryHeader: 'x-country' } })
  const { origin, hostname } = new URL(server.serverContext.config.publicUrl)
  site = { origin, rpId: hostname }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type Person = Awaited<ReturnType<TestServer['signUp']>>

const confirm = (person: Person) => expectOk(person.call('user.confirm', { body: { password: person.password } }))
const codeAt = (secret: string, now = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
const code = (result: { status: number; json: { code?: string } }) => [result.status, result.json.code]

/** Whether attempts with this key count for so many seconds from the first one on, which `attempt` makes. */
async function countFor(key: string, seconds: number, attempt: () => Promise<unknown>): Promise<boolean> {
  const started = Date.now()
  await attempt()
  const ended = Date.now()
  const { rows } = await server.owner.query('select expire from rate_limits where key = $1', [key])
  const counted = Number(rows[0]?.expire) - seconds * 1000
  return counted >= started && counted <= ended
}

/** Turns on two-factor authentication and returns the secret and the recovery codes. */
async function withTotp(person: Person) {
  await confirm(person)
  const { secret, uri } = (await expectOk(person.call('user.startTotp'))).json
  expect(uri).toContain('otpauth://totp/Blockfront')
  const { recoveryCodes } = (await expectOk(person.call('user.enableTotp', { body: { code: codeAt(secret) } }))).json
  return { secret, recoveryCodes }
}

async function passwordStep(person: Person): Promise<{ client: Client; token: string }> {
  const client = server.client()
  const { json } = await expectOk(client.call('auth.login', { body: { email: person.email, password: person.password } }))
  expect(client.cookie()).not.toContain('session=')
  return { client, token: json.secondFactor ?? '' }
}

async function addPasskey(person: Person) {
  const passkey = createPasskey()
  await confirm(person)
  const { token, options } = (await expectOk(person.call('user.passkeyOptions'))).json
  const body = { token, name: 'Laptop', response: passkey.register(options, site) }
  await expectOk(person.call('user.addPasskey', { body }))
  return { passkey, body }
}

describe('two-factor authentication', () => {
  it('needs a confirmation to be turned on, and a code that works once to sign in', async () => {
    const person = await server.signUp()
    expect(code(await person.call('user.startTotp'))).toEqual([403, 'confirmation_required'])
    const { secret, recoveryCodes } = await withTotp(person)
    expect(secret).toHaveLength(32)
    expect(recoveryCodes).toHaveLength(10)
    for (const recovery of recoveryCodes) expect(recovery).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(code(await person.call('user.startTotp'))).toEqual([409, 'conflict'])
    expect((await server.email(person.email, 'account-change')).subject).toBe('Two-factor authentication was turned on')

    const { client, token } = await passwordStep(person)
    // The code that turned it on was used.
    const replayed = await client.call('auth.secondFactor', { body: { token, code: codeAt(secret) } })
    expect(code(replayed)).toEqual([401, 'bad_credentials'])
    expect((await client.call('auth.checkAuth')).status).toBe(401)
    // A clock may differ by one step, not by two.
    const tooEarly = codeAt(secret, Date.now() + 90_000)
    expect(code(await client.call('auth.secondFactor', { body: { token, code: tooEarly } }))).toEqual([401, 'bad_credentials'])
    const next = codeAt(secret, Date.now() + 30_000)
    await expectOk(client.call('auth.secondFactor', { body: { token, code: next } }))
    await expectOk(client.call('auth.checkAuth'))
    expect(client.cookie()).toContain('device=')

    const again = await passwordStep(person)
    expect(code(await again.client.call('auth.secondFactor', { body: { token: again.token, code: next } }))).toEqual([
      401,
      'bad_credentials',
    ])
    expect(code(await client.call('auth.secondFactor', { body: { token, code: next } }))).toEqual([400, 'token_invalid'])

    const [recovery = ''] = recoveryCodes
    const uses = await Promise.all(
      [again, await passwordStep(person)].map(({ client: each, token: own }) =>
        each.call('auth.secondFactor', { body: { token: own, code: recovery.toUpperCase() } }),
      ),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 401])
    const { json } = await expectOk(client.call('user.security'))
    expect(json.totp?.recoveryCodesLeft).toBe(9)
    const { rows } = await server.owner.query('select secret from two_factor where user_id = $1', [person.userId])
    expect(rows[0].secret.toString('utf8')).not.toContain(secret)
  })

  it('accepts the codes of the time steps before and after the current one, and no earlier code than the last one', async () => {
    const person = await server.signUp()
    const { secret } = await withTotp(person)
    await server.owner.query('update two_factor set last_step = 0 where user_id = $1', [person.userId])
    const { config, db } = server.serverContext
    const start = Date.parse('2031-01-01T00:00:00Z')
    const accepts = (codeSecond: number, second: number) =>
      consumeTotpCode(db, config.secret, person.userId, codeAt(secret, start + codeSecond * 1000), start + second * 1000)
    const results: boolean[] = []
    for (const codeSecond of [-50, 70, -20, 10, 40, 10]) results.push(await accepts(codeSecond, 10))
    expect(results).toEqual([false, false, true, true, true, false])
    expect(await accepts(60, 60)).toBe(true)
  })

  it('replaces recovery codes, reports each use, and forgets wrong codes after a right one', async () => {
    const person = await server.signUp()
    await confirm(person)
    expect(code(await person.call('user.newRecoveryCodes'))).toEqual([409, 'conflict'])
    await expectOk(person.call('user.disableTotp'))
    const { recoveryCodes: old } = await withTotp(person)
    const { recoveryCodes } = (await expectOk(person.call('user.newRecoveryCodes'))).json
    expect(new Set([...old, ...recoveryCodes]).size).toBe(20)
    const { client, token } = await passwordStep(person)
    const { rows } = await server.owner.query(
      `select purpose, round(extract(epoch from expires_at - now()) / 60)::int as minutes from sign_in_challenges where user_id = $1`,
      [person.userId],
    )
    expect(rows).toEqual([{ purpose: 'second-factor', minutes: 10 }])
    const enter = async (entered: string, by = client, own = token) =>
      (await by.call('auth.secondFactor', { body: { token: own, code: entered } })).status
    const wrong = Array.from({ length: 8 }, (_, n) => `wrong-code${n}`)
    const statuses: number[] = [await enter(old[0] ?? '')]
    for (const entered of wrong) statuses.push(await enter(entered))
    expect(statuses).toEqual(Array<number>(9).fill(401))
    expect(await enter(recoveryCodes[0] ?? '')).toBe(200)
    const again = await passwordStep(person)
    const others: number[] = []
    for (const entered of wrong) others.push(await enter(entered, again.client, again.token))
    expect(others).toEqual(Array<number>(8).fill(401))
    for (let n = 0; n < 3; n++) others.push(await enter('wrong-codes', again.client, again.token))
    expect(others.slice(8)).toEqual([401, 401, 429])
    const subjects = (await readMailbox(server.owner, person.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /recovery/i.test(subject))).toHaveLength(2)
    expect(subjects.filter((subject) => /turned off/.test(subject))).toEqual([])
  })

  it('makes a password alone insufficient for changes of the account', async () => {
    const person = await server.signUp()
    const { secret } = await withTotp(person)
    await server.owner.query('update sessions set confirmed_at = null')
    const { password } = person
    const change = { body: { email: 'elsewhere@example.com', password } }
    expect(code(await person.call('user.changeEmail', change))).toEqual([403, 'confirmation_required'])
    const missing = await person.call('user.confirm', { body: { password } })
    expect([missing.status, missing.json.fields]).toEqual([400, { code: 'Enter a code from your authenticator app.' }])
    const next = codeAt(secret, Date.now() + 30_000)
    await expectOk(person.call('user.confirm', { body: { password, code: next } }))
    await expectOk(person.call('user.changeEmail', { body: { email: 'elsewhere@example.com' } }))
    await server.owner.query(`update sessions set confirmed_at = now() - interval '11 minutes'`)
    for (const response of [
      await person.call('user.disableTotp'),
      await person.call('user.newRecoveryCodes'),
      await person.call('user.enableTotp', { body: { code: '000000' } }),
      await person.call('user.removePasskey', { body: { passkeyId: 'any' } }),
    ])
      expect(code(response)).toEqual([403, 'confirmation_required'])
    await server.confirmSessions()
    await expectOk(person.call('user.disableTotp'))
    const subjects = (await readMailbox(server.owner, person.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Two-factor authentication was turned off')
    const { rows: codes } = await server.owner.query('select 1 from recovery_codes where user_id = $1', [person.userId])
    expect(codes).toEqual([])
    const client = server.client()
    const { json } = await expectOk(client.call('auth.login', { body: { email: person.email, password } }))
    expect(json.secondFactor).toBeUndefined()
    await expectOk(client.call('auth.checkAuth'))
  })

  it('is removed by the operator for a user who lost it, which ends sessions, is reported and recorded', async () => {
    const { serverContext } = server
    const person = await server.signUp()
    await expect(secondFactor(serverContext, [person.email, 'reset'])).rejects.toThrow('Nothing was changed')
    await withTotp(person)
    expect(await secondFactor(serverContext, [person.email])).toContain('is on')
    await expect(secondFactor(serverContext, [person.email, 'remove'])).rejects.toThrow('second-factor EMAIL [reset]')
    expect(await secondFactor(serverContext, [person.email.toUpperCase(), 'reset'])).toContain('is off')
    expect((await person.call('auth.checkAuth')).status).toBe(401)
    await expect
      .poll(async () => (await readMailbox(server.owner, person.email)).map(({ subject }) => subject))
      .toContain('Two-factor authentication was removed by the operator of this site')
    const { email, password } = person
    const { json } = await expectOk(server.client().call('auth.login', { body: { email, password } }))
    expect(json.secondFactor).toBeUndefined()
    expect(await log(serverContext.db, [email])).toMatch(/: second-factor reset(?: \(by .+\))?$/)
  })

  it('limits guesses for an account, not only for a client', async () => {
    const person = await server.signUp()
    await confirm(person)
    await expectOk(person.call('user.startTotp'))
    const statuses: number[] = []
    const guess = async () => statuses.push((await person.call('user.enableTotp', { body: { code: '000000' } })).status)
    expect(await countFor(`second-factor:${person.userId}`, 900, guess)).toBe(true)
    for (let i = 1; i < 12; i++) await guess()
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })
})

describe('attempts', () => {
  it('to confirm an account are ten in a quarter of an hour, and are forgotten after a right one', async () => {
    const person = await server.signUp()
    const attempt = async (password: string) => (await person.call('user.confirm', { body: { password } })).status
    const statuses: number[] = []
    expect(await countFor(`confirm:${person.userId}`, 900, async () => statuses.push(await attempt('wrong wrong')))).toBe(true)
    for (let n = 1; n < 9; n++) statuses.push(await attempt('wrong wrong'))
    statuses.push(await attempt(person.password))
    for (let n = 0; n < 11; n++) statuses.push(await attempt('wrong wrong'))
    expect(statuses).toEqual([...Array<number>(9).fill(401), 200, ...Array<number>(10).fill(401), 429])
  })

  it('to guess the password with a stolen session are limited in all calls together', async () => {
    const person = await server.signUp()
    const password = 'wrong wrong'
    const guesses = [
      () => person.call('user.changePassword', { body: { currentPassword: password, newPassword: 'a new and long one' } }),
      () => person.call('user.changeEmail', { body: { email: 'thief@example.com', password } }),
      () => person.call('user.delete', { body: { password } }),
      () => person.call('user.confirm', { body: { password } }),
    ]
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await guesses[n % 4]?.())?.status ?? 0)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    const right = await person.call('user.changePassword', {
      body: { currentPassword: person.password, newPassword: 'a new and long one' },
    })
    expect(right.status).toBe(429)
  })

  it('to sign in from one client count for a quarter of an hour', async () => {
    const { email } = await server.signUp()
    const attempt = () => server.client().call('auth.login', { body: { email, password: 'wrong wrong' } })
    expect(await countFor(`login-here:${email} 127.0.0.1`, 900, attempt)).toBe(true)
  })
})

describe('passkeys', () => {
  it('sign in and confirm; replayed, expired and foreign responses are refused', async () => {
    const person = await server.signUp()
    expect(code(await person.call('user.passkeyOptions'))).toEqual([403, 'confirmation_required'])
    const { passkey, body } = await addPasskey(person)
    expect((await server.email(person.email, 'account-change')).subject).toBe('A passkey was added to your account')
    expect(code(await person.call('user.addPasskey', { body }))).toEqual([400, 'token_invalid'])

    const another = await server.signUp()
    await confirm(another)
    const offered = (await expectOk(another.call('user.passkeyOptions'))).json
    expect((offered.options.pubKeyCredParams as { alg: number }[]).map(({ alg }) => alg)).toEqual([-8, -7, -257])
    const twice = { token: offered.token, name: 'Taken', response: passkey.register(offered.options, site) }
    expect(code(await another.call('user.addPasskey', { body: twice }))).toEqual([401, 'bad_credentials'])
    const addUnverified = async () => {
      const { token, options } = (await expectOk(another.call('user.passkeyOptions'))).json
      const response = createPasskey().register(options, { ...site, isUserVerified: false })
      return { token, name: 'Found', response }
    }
    expect(code(await another.call('user.addPasskey', { body: await addUnverified() }))).toEqual([401, 'bad_credentials'])
    const unconfirmed = await addUnverified()
    await server.owner.query('update sessions set confirmed_at = null where user_id = $1', [another.userId])
    expect(code(await another.call('user.addPasskey', { body: unconfirmed }))).toEqual([403, 'confirmation_required'])

    const client = server.client()
    const start = async () => (await expectOk(client.call('auth.passkeyOptions'))).json
    const first = await start()
    const result = { token: first.token, response: passkey.sign(first.options, site) }
    await expectOk(client.call('auth.passkeyLogin', { body: result }))
    expect((await expectOk(client.call('auth.checkAuth'))).json.userId).toBe(person.userId)
    expect(client.cookie()).toContain('device=')
    const { rows } = await server.owner.query('select counter::int, last_used_at from passkeys where id = $1', [passkey.id])
    expect(rows).toEqual([{ counter: expect.any(Number), last_used_at: expect.any(Date) }])
    expect(rows[0].counter).toBeGreaterThan(0)
    expect((await expectOk(client.call('user.security'))).json).toMatchObject({
      totp: null,
      passkeys: [{ name: 'Laptop', lastUsedAt: rows[0].last_used_at.toISOString() }],
    })
    expect(code(await server.client().call('auth.passkeyLogin', { body: result }))).toEqual([400, 'token_invalid'])

    const second = await start()
    const crossed = { token: second.token, response: passkey.sign(first.options, site) }
    expect(code(await client.call('auth.passkeyLogin', { body: crossed }))).toEqual([401, 'bad_credentials'])

    const third = await start()
    await server.owner.query('update sign_in_challenges set expires_at = now()')
    const late = { token: third.token, response: passkey.sign(third.options, site) }
    expect(code(await client.call('auth.passkeyLogin', { body: late }))).toEqual([400, 'token_invalid'])

    for (const foreign of [
      { ...site, origin: 'https://evil.example' },
      { ...site, rpId: 'evil.example' },
      // Somebody may have found the device.
      { ...site, isUserVerified: false },
    ]) {
      const { token, options } = await start()
      const response = passkey.sign(options, foreign)
      expect(code(await client.call('auth.passkeyLogin', { body: { token, response } }))).toEqual([401, 'bad_credentials'])
    }
    const { rows: expired } = await server.owner.query('select purpose from sign_in_challenges where expires_at <= now()')
    expect(expired).toEqual([])
    const unknown = await start()
    const stranger = { token: unknown.token, response: createPasskey().sign(unknown.options, site) }
    expect(code(await client.call('auth.passkeyLogin', { body: stranger }))).toEqual([401, 'bad_credentials'])
  })

  it('are at most 20 for an account', async () => {
    const person = await server.signUp()
    const insert = (from: number, to: number) =>
      server.owner.query(
        `insert into passkeys (id, user_id, name, public_key, counter, transports)
         select 'limit-' || n, $1, 'Key', '', 0, '{}' from generate_series($2::int, $3::int) n`,
        [person.userId, from, to],
      )
    await confirm(person)
    await insert(1, 19)
    await server.owner.query('delete from sign_in_challenges where user_id is null')
    await expectOk(person.call('user.passkeyOptions'))
    await expectOk(person.call('user.confirmOptions'))
    await expectOk(server.client().call('auth.passkeyOptions'))
    const { rows } = await server.owner.query(
      `select purpose, round(extract(epoch from expires_at - now()) / 60)::int as minutes
         from sign_in_challenges where user_id = $1 or user_id is null order by purpose`,
      [person.userId],
    )
    expect(rows).toEqual(['passkey-add', 'passkey-confirm', 'passkey-sign-in'].map((purpose) => ({ purpose, minutes: 5 })))
    await insert(20, 20)
    expect(code(await person.call('user.passkeyOptions'))).toEqual([409, 'conflict'])
    const other = await server.signUp()
    await confirm(other)
    expect(code(await other.call('user.removePasskey', { body: { passkeyId: 'limit-1' } }))).toEqual([404, 'not_found'])
    expect(code(await other.call('user.renamePasskey', { body: { passkeyId: 'limit-1', name: 'Mine' } }))).toEqual([
      404,
      'not_found',
    ])
    await expectOk(person.call('user.removePasskey', { body: { passkeyId: 'limit-1' } }))
    expect((await server.email(person.email, 'account-change')).subject).toContain('removed')
    const { rows: reports } = await server.owner.query(`select to_address from outbox where to_address = any($1) and kind = $2`, [
      [person.email, other.email],
      'account-change',
    ])
    expect(reports).toEqual([{ to_address: person.email }])
  })

  it('of another account confirm nothing, and a challenge of another account is refused', async () => {
    const [person, other] = [await server.signUp(), await server.signUp()]
    const { passkey } = await addPasskey(person)
    await server.owner.query('update sessions set confirmed_at = null')
    const own = (await expectOk(other.call('user.confirmOptions'))).json
    const byOther = { token: own.token, response: passkey.sign(own.options, site) }
    expect(code(await other.call('user.confirmWithPasskey', { body: byOther }))).toEqual([401, 'bad_credentials'])
    const theirs = (await expectOk(other.call('user.confirmOptions'))).json
    const crossed = { token: theirs.token, response: passkey.sign(theirs.options, site) }
    expect(code(await person.call('user.confirmWithPasskey', { body: crossed }))).toEqual([400, 'token_invalid'])
    const right = (await expectOk(person.call('user.confirmOptions'))).json
    const confirmed = { token: right.token, response: passkey.sign(right.options, site) }
    await expectOk(person.call('user.confirmWithPasskey', { body: confirmed }))

    expect((await other.call('user.renamePasskey', { body: { passkeyId: passkey.id, name: 'Mine' } })).status).toBe(404)
    await expectOk(person.call('user.renamePasskey', { body: { passkeyId: passkey.id, name: 'Desk' } }))
    expect((await expectOk(person.call('user.security'))).json.passkeys).toMatchObject([{ name: 'Desk' }])
    await expectOk(person.call('user.removePasskey', { body: { passkeyId: passkey.id } }))
    const { token, options } = (await expectOk(server.client().call('auth.passkeyOptions'))).json
    const response = passkey.sign(options, site)
    expect((await server.client().call('auth.passkeyLogin', { body: { token, response } })).status).toBe(401)
  })
})

describe('sessions', () => {
  it('are listed with device, network and country, and end one by one or all together', async () => {
    const person = await server.signUp()
    const [phone, tablet] = [server.client(), server.client()]
    const body = { email: person.email, password: person.password }
    for (const client of [phone, tablet]) {
      await expectOk(client.call('auth.login', { body }))
      const headers: Record<string, string> = client === tablet ? { 'x-country': 'pt' } : {}
      await client.raw({ method: 'GET', path: '/api/auth/check-auth', headers })
    }
    const { sessions } = (await expectOk(phone.call('user.security'))).json
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions.map(({ network }) => network)).toContain('127.0.0.0/24')
    expect(sessions.map(({ country }) => country).sort()).toEqual(['', '', 'PT'])
    const stranger = await server.signUp()
    const current = sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? ''
    expect((await stranger.call('user.endSession', { body: { sessionId: current } })).status).toBe(404)
    await expectOk(tablet.call('user.endSession', { body: { sessionId: current } }))
    expect((await phone.call('auth.checkAuth')).status).toBe(401)
    await expectOk(tablet.call('user.endOtherSessions'))
    expect((await person.call('auth.checkAuth')).status).toBe(401)
    await expectOk(tablet.call('auth.checkAuth'))
  })
})
