import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { queueEmail } from './outbox.ts'

let received: { to: string[]; text: string }[] = []
let refuse = 0
let smtp: SMTPServer
let server: TestServer
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse-- > 0 ? new Error('mailbox busy') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  server = await startTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const mail = { kind: 'test', to: 'someone@example.com', subject: 'Hello', text: 'A line' }
const statusOf = async (to: string) =>
  (await server.owner.query(`select status, attempts, last_error from outbox where to_address = $1`, [to])).rows[0]

describe('an email', () => {
  it('is sent by SMTP when its transaction commits, and only then', async () => {
    received = []
    const rolledBack = server.serverContext.db.transaction().execute(async (trx) => {
      await queueEmail(trx, { ...mail, to: 'never@example.com' })
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await server.serverContext.db
      .transaction()
      .execute((trx) => queueEmail(trx, { ...mail, replyTo: 'shopper@example.com', fromName: 'Flowers' }))
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.to).toEqual(['someone@example.com'])
    expect(received[0]?.text).toMatch(/^From: Flowers <.+>\r$/m)
    expect(received[0]?.text).toMatch(/^Reply-To: shopper@example\.com\r$/m)
    await expect.poll(async () => (await statusOf('someone@example.com')).status).toBe('sent')
  })

  it('is sent again after the server rejects it', async () => {
    received = []
    refuse = 1
    await server.serverContext.db.transaction().execute((trx) => queueEmail(trx, { ...mail, to: 'busy@example.com' }))
    await expect.poll(async () => (await statusOf('busy@example.com'))?.status).toBe('failed')
    expect((await statusOf('busy@example.com')).last_error).toContain('mailbox busy')
    await server.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await expect.poll(async () => (await statusOf('busy@example.com')).status, { timeout: 60_000 }).toBe('sent')
    expect(received).toHaveLength(1)
  })

  it.each(['a@example.com\nBcc: b@example.com', 'a@example.com, b@example.com', 'A <a@example.com>', 'nobody', ''])(
    'is never sent to %j',
    async (to) => {
      await expect(queueEmail(server.serverContext.db, { ...mail, to })).rejects.toThrow(/single plain address/)
    },
  )

  it('has a subject on one line', async () => {
    received = []
    await server.serverContext.db
      .transaction()
      .execute((trx) => queueEmail(trx, { ...mail, to: 'lines@example.com', subject: 'One\r\nBcc: b@example.com' }))
    await expect.poll(() => received.length).toBe(1)
    expect(received[0]?.text).toMatch(/^Subject: One Bcc: b@example\.com\r$/m)
    expect(received[0]?.to).toEqual(['lines@example.com'])
  })

  it('has the headers to unsubscribe with one click, and an HTML part', async () => {
    received = []
    const listUnsubscribe = `https://shop.example.com/unsubscribe?token=${'t'.repeat(200)}`
    await server.serverContext.db
      .transaction()
      .execute((trx) => queueEmail(trx, { ...mail, to: 'reminded@example.com', html: '<p>Hi</p>', headers: { listUnsubscribe } }))
    await expect.poll(() => received.length).toBe(1)
    const unfolded = received[0]?.text.replaceAll(/\r\n[ \t]+/g, ' ')
    const headers = unfolded?.split('\r\n')
    expect(headers).toContain(`List-Unsubscribe: <${listUnsubscribe}>`)
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(unfolded).toMatch(/multipart\/alternative.*A line.*<p>Hi<\/p>/s)
  })

  it('cannot be read by the application role', async () => {
    await expect(server.serverContext.db.selectFrom('outbox').selectAll().execute()).rejects.toThrow(/permission denied/)
  })
})
