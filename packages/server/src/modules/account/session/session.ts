import { sql } from 'kysely'
import type { Session, Subscription } from '../../../ground/context.ts'
import type { Database } from '../../../ground/db/database.ts'
import { hashToken, newToken } from '../../../ground/db/id.ts'

/** A session ends after a week without use, and after 30 days in any case. (OWASP, Session Management Cheat Sheet.) */
export const MAX_IDLE_DAYS = 7
export const MAX_SESSION_SECONDS = 30 * 24 * 3600

/** How often the time of a session's last use is updated at most, so that not every read writes. */
const UPDATE_AFTER_MS = 5 * 60_000

type Row = {
  user_id: string
  selected_store_id: string | null
  seen_at: Date
  network: string
  confirmed_at: Date | null
  email: string
  name: string
  verified: boolean
  /** Null without a subscription. */
  status: Subscription['status'] | null
  plan_code: string | null
  trial_ends_at: Date | null
}

/** The network and country of a session; empty texts if they are unknown. */
type Place = {
  /** In CIDR notation. */
  network: string
  /** ISO 3166-1, by a header of the proxy. */
  country: string
}

/** Returns the session of a token, or undefined when it has ended. Records when it was used, and from where if that is known. */
export async function findSession(
  db: Database,
  token: string,
  { network, country }: Place = { network: '', country: '' },
  now = Date.now(),
): Promise<Session | undefined> {
  const tokenHash = hashToken(token)
  const { rows } = await sql<Row>`
    select s.user_id, s.seen_at, s.network, s.confirmed_at, u.email, u.name, u.email_verified_at is not null as verified,
           case when member_role(s.selected_store_id, s.user_id) is not null then s.selected_store_id end as selected_store_id,
           p.status, p.plan_code, p.trial_ends_at
    from sessions s
    join users u on u.id = s.user_id
    left join subscriptions p on p.user_id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and s.seen_at > now() - make_interval(days => ${sql.lit(MAX_IDLE_DAYS)})`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  if (now - row.seen_at.getTime() > UPDATE_AFTER_MS || (network !== '' && row.network === ''))
    await db
      .updateTable('sessions')
      .set({ seen_at: sql`now()`, ...(network && { network, country }) })
      .where('token_hash', '=', tokenHash)
      .execute()
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    emailVerified: row.verified,
    selectedStoreId: row.selected_store_id,
    subscription: { status: row.status ?? 'canceled', plan: row.plan_code ?? '', trialEndsAt: row.trial_ends_at },
    tokenHash,
    confirmedAt: row.confirmed_at,
  }
}

/** Starts a session and returns its token. Only the hash of the token is stored. */
export async function startSession(
  db: Database,
  userId: string,
  userAgent: string,
  selectedStoreId: string | null = null,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      selected_store_id: selectedStoreId,
      expires_at: sql`now() + make_interval(secs => ${sql.lit(MAX_SESSION_SECONDS)})`,
    })
    .execute()
  return token
}

/** Selects a store in a session. */
export async function setSelectedStore(db: Database, tokenHash: Buffer, storeId: string): Promise<void> {
  await db.updateTable('sessions').set({ selected_store_id: storeId }).where('token_hash', '=', tokenHash).execute()
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends all sessions of a user. */
export async function endSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
