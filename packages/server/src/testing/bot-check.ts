import { hash } from 'node:crypto'
import { type Client, expectOk } from './server.ts'

/** Returns the token that a browser sends after the proof of work that the server asked of it. */
export async function solveBotCheck(client: Client): Promise<string> {
  const { json: check } = await expectOk(client.call('email.botCheck'))
  if (check.kind !== 'proof_of_work') throw new Error('This test has no Turnstile.')
  return solveChallenge(check.challenge, check.difficulty)
}

/** Returns the token with a solution of a challenge. Hashes in one call and as text: four times as fast as `createHash`. */
export function solveChallenge(challenge: string, difficulty: number): string {
  for (let i = 0; ; i++) {
    const token = `${challenge}.${i}`
    if (Number.parseInt(hash('sha256', token).slice(0, 8), 16) >>> (32 - difficulty) === 0) return token
  }
}
