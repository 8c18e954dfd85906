import { createHash } from 'node:crypto'
import { callsOf, type StartedStore } from '../server/started-server.ts'

/** Sends a store's contact form as Ada Byron, with the proof of work. */
export async function writeMessage({ host }: StartedStore, written: { subject: string; message: string }): Promise<void> {
  const { call } = callsOf(host)
  const check = await call('email.botCheck')
  if (check.kind !== 'proof_of_work') throw new Error('These tests run without Turnstile.')
  const isSolved = (token: string) =>
    createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - check.difficulty) === 0
  let solution = 0
  while (!isSolved(`${check.challenge}.${solution}`)) solution++
  const sender = { name: 'Ada Byron', customerEmail: 'ada@example.com' }
  await call('email.contact', { body: { ...sender, ...written, turnstileToken: `${check.challenge}.${solution}` } })
}
