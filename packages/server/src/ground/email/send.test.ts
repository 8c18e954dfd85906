import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../operator/commands.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { readConfig } from '../config.ts'
import { newId } from '../db/id.ts'
import { enqueue } from '../db/job-queue.ts'
import { queueEmail } from './outbox.ts'

let received: { to: string[]; text: string }[] = []
let refuse = 0
/** What happens to the next messages after they arrived, before the server answers. */
let afterMessage: (() => Promise<void>)[] = []
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
        void (afterMessage.shift()?.() ?? Promise.resolve()).then(() => done())
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

describe('an email whose answer from the mail server was lost', () => {
  /** Closes all connections to the mail server, which never answers. */
  const loseAnswer = () =>
    new Promise<void>(() => {
      for (const connection of smtp.connections) (connection as unknown as { _socket: Socket })._socket.destroy()
    })
  const messageIds = () => received.map(({ text }) => /^Message-ID: (.+)\r$/im.exec(text)?.[1])
  const send = (kind: string, to: string) =>
    server.serverContext.db.transaction().execute((trx) => queueEmail(trx, { ...mail, kind, to }))
  /** An email that a process was sending when it was killed, this number of seconds ago. */
  const left = async (kind: string, to: string, seconds: number) => {
    const id = newId()
    await server.owner.query(
      `insert into outbox (id, kind, to_address, subject, text_body, status, attempted_at)
       values ($1, $2, $3, 'Hello', 'A line', 'sending', now() - make_interval(secs => $4))`,
      [id, kind, to, seconds],
    )
    await enqueue(server.serverContext.db, 'mail.send', { mailId: id })
  }
  const jobs = async () =>
    (await server.owner.query('select from graphile_worker._private_jobs where locked_by is not null')).rowCount

  it('is unknown, and is sent again with the same Message-ID if it is about an order or signing in', async () => {
    received = []
    afterMessage = [loseAnswer]
    await send('order-placed', 'buyer@example.com')
    await expect.poll(async () => (await statusOf('buyer@example.com')).status).toBe('unknown')
    await server.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await expect.poll(async () => (await statusOf('buyer@example.com')).status, { timeout: 60_000 }).toBe('sent')
    expect(received).toHaveLength(2)
    expect(new Set(messageIds()).size).toBe(1)
  })

  it('stays unknown if it is about anything else', async () => {
    received = []
    afterMessage = [loseAnswer]
    await send('low-stock', 'seller@example.com')
    await expect.poll(async () => (await statusOf('seller@example.com')).status).toBe('unknown')
    await expect.poll(jobs).toBe(0)
    expect(await statusOf('seller@example.com')).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('may have been sent'),
    })
    expect(received).toHaveLength(1)
    const config = readConfig({ DATABASE_URL: server.database.ownerUrl })
    expect(await runCommand(config, ['emails'])).toContain(' unknown low-stock to seller@example.com: The answer')
  })

  it('because its process was killed, is found by another one after a minute', async () => {
    received = []
    await left('low-stock', 'killed@example.com', 61)
    await left('account-code', 'code@example.com', 61)
    await left('account-code', 'recent@example.com', 20)
    await expect.poll(async () => (await statusOf('killed@example.com')).status).toBe('unknown')
    await expect.poll(async () => (await statusOf('code@example.com')).status).toBe('sent')
    await expect.poll(jobs).toBe(0)
    expect((await statusOf('recent@example.com')).status).toBe('sending')
    expect(received.map(({ to }) => to)).toEqual([['code@example.com']])
  })

  it('is not what the loss of the database makes of it: the email is recorded as sent when the database is back', async () => {
    received = []
    afterMessage = [
      async () => {
        await server.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'blockfront-worker%' and datname = current_database()`)
      },
    ]
    await send('order-placed', 'failover@example.com')
    await expect.poll(async () => (await statusOf('failover@example.com')).status).toBe('sent')
    await server.owner.query(`update graphile_worker._private_jobs set run_at = now()`)
    await send('order-placed', 'next@example.com')
    await expect.poll(async () => (await statusOf('next@example.com'))?.status, { timeout: 30_000 }).toBe('sent')
    expect(received.map(({ to }) => to)).toEqual([['failover@example.com'], ['next@example.com']])
  })
})
