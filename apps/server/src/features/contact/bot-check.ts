import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { appError } from '../../errors.ts'

/** Leading zero bits that a solution needs: some tenths of a second of a phone's work. */
const DIFFICULTY = 16
/** How long a challenge can be answered, in milliseconds. */
const LIFETIME = 30 * 60_000

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(`bot-check/${text}`).digest('base64url')

/** Which check a form has to pass: Turnstile where it is configured, else a proof of work of the server's own. */
export function botCheck({ turnstile, secret }: Config): HandlerOutput<'email.botCheck'> {
  if (turnstile) return { kind: 'turnstile', siteKey: turnstile.siteKey }
  const text = `${Date.now() + LIFETIME}.${randomBytes(12).toString('base64url')}`
  return { kind: 'proof_of_work', challenge: `${text}.${sign(secret, text)}`, difficulty: DIFFICULTY }
}

/** Throws `bot_check_failed` unless the token passes the check. A proof of work counts once. */
export async function requireBotCheck(
  { config, db, ip }: { config: Config; db: Database; ip: string },
  token: string,
): Promise<void> {
  const passed = config.turnstile
    ? await passesTurnstile(config.turnstile.secretKey, token, ip)
    : await passesWork(config, db, token)
  if (!passed) throw appError('bot_check_failed')
}

/** `challenge.solution`, signed by this server, not run out, hard enough and not used before. */
async function passesWork({ secret }: Config, db: Database, token: string): Promise<boolean> {
  const [until = '', nonce = '', signature = '', solution] = token.split('.')
  if (solution === undefined || !(Number(until) > Date.now())) return false
  const expected = Buffer.from(sign(secret, `${until}.${nonce}`))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false
  const digest = createHash('sha256').update(token).digest()
  if (digest.readUInt32BE(0) >>> (32 - DIFFICULTY) !== 0) return false
  const { rows } = await sql`
    insert into rate_limits (key, points, expire) values (${`bot-check/${nonce}`}, 1, ${Number(until)})
    on conflict (key) do nothing returning key`.execute(db)
  return rows.length === 1
}

async function passesTurnstile(secret: string, response: string, remoteip: string): Promise<boolean> {
  const answer = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response, remoteip }),
    signal: AbortSignal.timeout(5_000),
  }).catch((cause: unknown) => {
    throw appError('unavailable', { cause })
  })
  const { success } = (await answer.json()) as { success?: boolean }
  return success === true
}
