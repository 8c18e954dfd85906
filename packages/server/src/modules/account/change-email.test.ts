import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskey } from '../../testing/passkey.ts'
import { type Client, expectOk, linkToken, startTestServer, type TestServer } from '../../testing/server.ts'

type Person = Awaited<ReturnType<TestServer['signUp']>>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

let addresses = 0

/** Requests a change of address. Returns the new address and the token that was sent there. */
async function requestChange(person: Client & { password: string }) {
  const email = `changed${++addresses}@example.com`
  await expectOk(person.call('user.changeEmail', { body: { email, password: person.password } }))
  return { email, token: linkToken((await server.email(email, 'change-email')).text) }
}

/** Changes the address of an account. Returns the new address and the token of the undo link. */
async function takeOver(person: Client & { password: string }, from: string) {
  const { email, token } = await requestChange(person)
  await expectOk(person.call('auth.verifyEmail', { body: { token } }))
  return { email, undo: linkToken((await server.email(from, 'email-changed')).text) }
}

const emailOf = async (userId: string) =>
  (await server.owner.query(`select email from users where id = $1`, [userId])).rows[0]?.email

const undo = (token: string) => server.client().call('auth.undoEmailChange', { body: { token } })

describe('an email address', () => {
  it('changes when the link in the new inbox is followed: other sessions and links end, and the old address gets an undo link', async () => {
    const person = await server.signUp()
    await expectOk(person.call('user.changeEmail', { body: { email: 'new.address@example.com', password: person.password } }))
    expect((await expectOk(person.call('user.getProfile'))).json).toMatchObject({
      email: person.email,
      pendingEmail: 'new.address@example.com',
    })
    await server.email(person.email, 'change-email-requested')
    const elsewhere = server.client()
    await expectOk(elsewhere.call('auth.login', { body: { email: person.email, password: person.password } }))
    await expectOk(server.client().call('auth.forgotPassword', { body: { email: person.email } }))
    const reset = linkToken((await server.email(person.email, 'reset-password')).text)
    const before = person.cookie()
    const token = linkToken((await server.email('new.address@example.com', 'change-email')).text)
    await expectOk(person.call('auth.verifyEmail', { body: { token } }))
    expect(person.cookie()).not.toBe(before)
    expect((await expectOk(person.call('user.getProfile'))).json).toMatchObject({
      email: 'new.address@example.com',
      pendingEmail: null,
    })
    expect((await elsewhere.call('user.getProfile')).status).toBe(401)
    const late = await server.client().call('auth.resetPassword', { body: { token: reset, password: 'a phrase of a thief' } })
    expect(late.json.code).toBe('token_invalid')
    const notice = await server.email(person.email, 'email-changed')
    expect(notice.text).toContain(`/undo-email-change?token=${linkToken(notice.text)}`)
    const { rows } = await server.owner.query(
      `select extract(epoch from expires_at - now()) / 3600 as hours, token_hash = sha256($2::bytea) as hashed
         from tokens where user_id = $1`,
      [person.userId, linkToken(notice.text)],
    )
    expect(rows).toEqual([{ hours: expect.anything(), hashed: true }])
    expect(Math.round(Number(rows[0].hours))).toBe(72)
  })

  it('changes when another browser follows the link and chooses a password, without a session for that browser', async () => {
    const person = await server.signUp()
    const { email, token } = await requestChange(person)
    const squatter = server.client()
    await expectOk(squatter.call('auth.signup', { body: { name: 'X', email, password: 'a phrase of a stranger' } }))
    const other = server.client()
    expect((await other.call('auth.verifyEmail', { body: { token } })).json.code).toBe('password_required')
    await expectOk(person.call('user.getProfile'))
    await expectOk(other.call('auth.verifyEmail', { body: { token, password: 'of the new inbox' } }))
    expect(other.cookie()).toBe('')
    expect((await person.call('user.getProfile')).status).toBe(401)
    // The previous password may be the one of a stranger, who changed to this address.
    const login = (password: string) => server.client().call('auth.login', { body: { email, password } })
    expect((await login(person.password)).status).toBe(401)
    await expectOk(login('of the new inbox'))
    // An account that only claims the address is deleted.
    const { rows } = await server.owner.query('select id from users where email = $1', [email])
    expect(rows).toEqual([{ id: person.userId }])
  })

  it('is restored by the undo link, which ends all sessions and the password', async () => {
    const person = await server.signUp()
    const { email, undo: link } = await takeOver(person, person.email)
    // Neither of these ends the link of the owner.
    await expectOk(
      person.call('user.changePassword', { body: { currentPassword: person.password, newPassword: 'a phrase of a thief' } }),
    )
    const pending = await requestChange({ ...person, password: 'a phrase of a thief' })
    await expectOk(person.call('user.confirm', { body: { password: 'a phrase of a thief' } }))
    const passkey = createPasskey()
    const { origin, hostname: rpId } = new URL(server.serverContext.config.publicUrl)
    const added = (await expectOk(person.call('user.passkeyOptions'))).json
    const response = passkey.register(added.options, { origin, rpId })
    await expectOk(person.call('user.addPasskey', { body: { token: added.token, name: 'Thief', response } }))

    // The thief may also have turned on two-factor authentication.
    await server.owner.query(`insert into two_factor (user_id, secret, enabled_at) values ($1, '', now())`, [person.userId])

    const undone = await expectOk(undo(link))
    expect(String(undone.headers['set-cookie'])).toContain('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(await emailOf(person.userId)).toBe(person.email)
    expect((await person.call('auth.checkAuth')).status).toBe(401)
    const login = (password: string) => server.client().call('auth.login', { body: { email: person.email, password } })
    for (const password of [person.password, 'a phrase of a thief']) expect((await login(password)).status).toBe(401)
    expect((await server.client().call('auth.verifyEmail', { body: { token: pending.token } })).json.code).toBe('token_invalid')
    await server.email(email, 'email-change-undone')

    const password = 'an entirely fresh phrase'
    await expectOk(server.client().call('auth.resetPassword', { body: { token: undone.json.passwordToken, password } }))
    expect((await expectOk(login(password))).json.secondFactor).toBeUndefined()
    const again = (await expectOk(server.client().call('auth.passkeyOptions'))).json
    const signed = { token: again.token, response: passkey.sign(again.options, { origin, rpId }) }
    expect((await server.client().call('auth.passkeyLogin', { body: signed })).status).toBe(401)
    expect((await undo(link)).json.code).toBe('token_invalid')
  })

  it('is restored to the first owner, whatever is undone later', async () => {
    const person = await server.signUp()
    const first = await takeOver(person, person.email)
    const second = await takeOver(person, first.email)
    await expectOk(undo(second.undo))
    expect(await emailOf(person.userId)).toBe(first.email)
    await expectOk(undo(first.undo))
    expect(await emailOf(person.userId)).toBe(person.email)

    const again = await server.signUp()
    const third = await takeOver(again, again.email)
    const fourth = await takeOver(again, third.email)
    await expectOk(undo(third.undo))
    expect((await undo(fourth.undo)).json.code).toBe('token_invalid')
    expect(await emailOf(again.userId)).toBe(again.email)
  })

  it('is not restored after 72 hours, or when another account has confirmed it', async () => {
    const late = await server.signUp()
    const { undo: link } = await takeOver(late, late.email)
    await server.owner.query(`update tokens set expires_at = now() where user_id = $1`, [late.userId])
    expect((await undo(link)).json.code).toBe('token_invalid')

    const left = await server.signUp()
    const taken = await takeOver(left, left.email)
    await server.owner.query(`delete from outbox where to_address = $1`, [left.email])
    await server.signUp(left.email)
    const response = await undo(taken.undo)
    expect([response.status, response.json.code]).toEqual([409, 'conflict'])
    expect(await emailOf(left.userId)).toBe(taken.email)
  })

  it('gets no notice and no undo link if it was never confirmed', async () => {
    const stranger = server.client()
    const password = 'a phrase of a stranger'
    await expectOk(stranger.call('auth.signup', { body: { name: 'X', email: 'third.person@example.com', password } }))
    const signup = linkToken((await server.email('third.person@example.com', 'verify-email')).text)
    const { token } = await requestChange({ ...stranger, password })
    await expectOk(stranger.call('auth.verifyEmail', { body: { token } }))
    const { rows } = await server.owner.query(`select kind from outbox where to_address = 'third.person@example.com'`)
    expect(rows).toEqual([{ kind: 'verify-email' }])
    expect((await stranger.call('auth.verifyEmail', { body: { token: signup } })).json.code).toBe('token_invalid')
  })

  it('has one valid link, also after concurrent requests', async () => {
    const person = await server.signUp()
    const bodies = [1, 2, 3, 4].map((n) => ({ email: `many${n}@example.com`, password: person.password }))
    await Promise.all(bodies.map((body) => expectOk(person.call('user.changeEmail', { body }))))
    const { rows } = await server.owner.query(`select email from tokens where user_id = $1 and purpose = 'change-email'`, [
      person.userId,
    ])
    expect(rows).toHaveLength(1)
    await expectOk(person.call('user.delete', { body: { password: person.password } }))
    expect((await server.owner.query(`select 1 from tokens where user_id = $1`, [person.userId])).rows).toEqual([])
  })

  it('does not change with a password that is replaced at the same moment', async () => {
    const person = await server.signUp()
    const password = await server.owner.connect()
    try {
      await password.query('begin')
      await password.query(`update users set password_hash = 'replaced' where id = $1`, [person.userId])
      const change = person.call('user.changeEmail', { body: { email: 'too.late@example.com', password: person.password } })
      const waiting = () =>
        server.owner.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%password_hash%'`,
        )
      await expect.poll(async () => (await waiting()).rowCount).toBe(1)
      await password.query('commit')
      const { status, json } = await change
      expect([status, json.code]).toEqual([401, 'bad_credentials'])
    } finally {
      password.release()
    }
  })

  it('of another account gets the same response, and nothing changes', async () => {
    const other = await server.signUp()
    const person = await server.signUp()
    await expectOk(person.call('user.changeEmail', { body: { email: other.email, password: person.password } }))
    await server.email(other.email, 'signup-known')
    expect((await expectOk(person.call('user.getProfile'))).json.email).toBe(person.email)
    expect((await expectOk(other.call('user.getProfile'))).json.email).toBe(other.email)
  })

  it('with a line break is rejected, so that it cannot add email headers', async () => {
    const person = await server.signUp()
    const response = await person.call('user.changeEmail', {
      body: { email: 'a@example.com\r\nBcc: all@example.com', password: person.password },
    })
    expect(response.status).toBe(400)
  })
})

describe('changing the password', () => {
  it('ends every link that was sent before, by the form and by a reset link', async () => {
    const byForm = (person: Person) =>
      expectOk(
        person.call('user.changePassword', { body: { currentPassword: person.password, newPassword: 'a wholly new phrase' } }),
      )
    const byLink = async (person: Person) => {
      await expectOk(server.client().call('auth.forgotPassword', { body: { email: person.email } }))
      const token = linkToken((await server.email(person.email, 'reset-password')).text)
      await expectOk(server.client().call('auth.resetPassword', { body: { token, password: 'a wholly new phrase' } }))
    }
    for (const change of [byForm, byLink]) {
      const person = await server.signUp()
      const stolen = await requestChange(person)
      await change(person)
      const response = await server.client().call('auth.verifyEmail', { body: { token: stolen.token } })
      expect([response.status, response.json.code]).toEqual([400, 'token_invalid'])
      expect(await emailOf(person.userId)).toBe(person.email)
    }
  })
})
