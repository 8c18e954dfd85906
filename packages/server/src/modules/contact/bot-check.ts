import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { RequestContext, ServerContext } from '../../ground/context.ts'
import type { Database } from '../../ground/db/database.ts'
import { appError } from '../../ground/errors.ts'

/** Leading zero bits of a solution's hash. A phone needs some tenths of a second to find one. */
const DIFFICULTY = 16
/** How long a challenge is valid. */
const LIFETIME_MS = 30 * 60_000

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(`bot-check/${text}`).digest('base64url')

/** Returns the check that a form has to pass: Turnstile if it is configured, otherwise a new proof of work. */
export function botCheck({ config: { turnstile, secret } }: Pick<ServerContext, 'config'>): HandlerOutput<'email.botCheck'> {
  if (turnstile) return { kind: 'turnstile', siteKey: turnstile.siteKey }
  return { kind: 'proof_of_work', ...proofOfWork({ secret }) }
}

/** Returns a new proof of work, for calls that cannot show a widget. */
export function proofOfWork({ secret }: Pick<Config, 'secret'>): { challenge: string; difficulty: number } {
  const text = `${Date.now() + LIFETIME_MS}.${randomBytes(12).toString('base64url')}`
  return { challenge: `${text}.${sign(secret, text)}`, difficulty: DIFFICULTY }
}

/** Throws `bot_check_failed` unless the token passes the check. A proof of work is accepted once. */
export async function requireBotCheck(
  { config, db, ip }: Pick<ServerContext & RequestContext, 'config' | 'db' | 'ip'>,
  token: string,
): Promise<void> {
  const passed = config.turnstile
    ? await passesTurnstile(config.turnstile.secretKey, token, ip)
    : await passesProofOfWork(config, db, token)
  if (!passed) throw appError('bot_check_failed')
}

/** The token is `challenge.solution`. The challenge must be signed by this server, not expired and not used before. */
export async function passesProofOfWork({ secret }: Pick<Config, 'secret'>, db: Database, token: string): Promise<boolean> {
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

async function passesTurnstile(secret: string, token: string, remoteip: string): Promise<boolean> {
  const response = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip }),
    signal: AbortSignal.timeout(5_000),
  }).catch((cause: unknown) => {
    throw appError('unavailable', { cause })
  })
  const { success } = (await response.json()) as { success?: boolean }
  return success === true
}
