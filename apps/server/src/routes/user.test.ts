import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, linkToken, startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
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
  it('changes with the old one, gives a new token, and ends all other sessions', async () => {
    const person = await server.signUp()
    const elsewhere = server.client()
    await expectOk(elsewhere.call('auth.login', { body: { email: person.email, password: person.password } }))
    const wrong = await person.call('user.changePassword', {
      body: { currentPassword: 'not this one', newPassword: 'a wholly new phrase' },
    })
    expect([wrong.status, wrong.json.code, wrong.json.fields]).toEqual([
      401,
      'bad_credentials',
      { currentPassword: 'The password is not right.' },
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
    await expectOk(person.call('auth.checkAuth'))
    expect((await elsewhere.call('auth.checkAuth')).status).toBe(401)
    expect((await server.mail(person.email, 'security-notice')).text).toContain('password was changed')
    await expectOk(server.client().call('auth.login', { body: { email: person.email, password: 'a wholly new phrase' } }))
  })
})

describe('an address', () => {
  it('changes once it is confirmed from the new one, and the old one is told', async () => {
    const person = await server.signUp()
    await expectOk(person.call('user.changeEmail', { body: { email: 'new.address@example.com', password: person.password } }))
    expect((await expectOk(person.call('user.getProfile'))).json).toMatchObject({
      email: person.email,
      pendingEmail: 'new.address@example.com',
    })
    const token = linkToken((await server.mail('new.address@example.com', 'change-email')).text)
    await expectOk(server.client().call('auth.verifyEmail', { body: { token } }))
    expect((await expectOk(person.call('user.getProfile'))).json).toMatchObject({
      email: 'new.address@example.com',
      pendingEmail: null,
    })
    expect((await server.mail(person.email, 'security-notice')).text).toContain('new.address@example.com')
  })

  it('of somebody else answers the same and changes nothing', async () => {
    const other = await server.signUp()
    const person = await server.signUp()
    await expectOk(person.call('user.changeEmail', { body: { email: other.email, password: person.password } }))
    await server.mail(other.email, 'signup-known')
    expect((await expectOk(person.call('user.getProfile'))).json.email).toBe(person.email)
    expect((await expectOk(other.call('user.getProfile'))).json.email).toBe(other.email)
  })

  it('takes no line break into a mail header', async () => {
    const person = await server.signUp()
    const answer = await person.call('user.changeEmail', {
      body: { email: 'a@example.com\r\nBcc: all@example.com', password: person.password },
    })
    expect(answer.status).toBe(400)
  })
})

describe('deleting an account', () => {
  it('takes its stores along, and leaves those where it was staff', async () => {
    const { owner, storeId } = await server.createStore()
    const other = await server.createStore()
    const { userId, email, password } = owner as Awaited<ReturnType<TestServer['signUp']>>
    await server.addStaff(other.storeId, userId)
    expect((await owner.call('user.delete', { body: { password: 'not this one' } })).status).toBe(401)
    await expectOk(owner.call('user.delete', { body: { password } }))
    expect(owner.cookie()).toBe('')
    expect((await server.client().call('auth.login', { body: { email, password } })).status).toBe(401)
    const { rows } = await server.owner.query(`select store_id from stores where store_id = any ($1)`, [[storeId, other.storeId]])
    expect(rows).toEqual([{ store_id: other.storeId }])
  })
})
