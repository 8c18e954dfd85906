import { createHash } from 'node:crypto'
import { type Client, expectOk } from './server.ts'

/** Returns the token that a browser sends after the proof of work that the server asked of it. */
export async function solveBotCheck(client: Client): Promise<string> {
  const { json: check } = await expectOk(client.call('email.botCheck'))
  if (check.kind !== 'proof_of_work') throw new Error('This test has no Turnstile.')
  for (let i = 0; ; i++) {
    const token = `${check.challenge}.${i}`
    if (createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - check.difficulty) === 0) return token
  }
}
