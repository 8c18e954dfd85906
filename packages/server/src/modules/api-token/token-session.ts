import { sql } from 'kysely'
import type { ServerContext, Session } from '../../ground/context.ts'
import { hashToken } from '../../ground/db/id.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'

/** How often the time of a token's last use is updated at most, so that not every read writes. */
const UPDATE_AFTER_MS = 5 * 60_000

type Row = {
  store_id: string
  id: string
  name: string
  scopes: string[]
  last_used_at: Date | null
  user_id: string
  email: string
  user_name: string
  is_verified: boolean
}

/** Returns the API token in an Authorization header (RFC 6750, section 2.1); undefined without one. */
export const bearerTokenOf = (header: string | undefined): string | undefined => /^bearer +(\S+) *$/i.exec(header ?? '')?.[1]

/**
 * Returns a session in which the member who created a token acts through it. Counts the call for the limit of the token, and records when it was used.
 * Throws `unauthenticated` for a token that does not work, and `rate_limited`.
 */
export async function tokenSession(
  { db, requestLimits }: Pick<ServerContext, 'db' | 'requestLimits'>,
  token: string,
  now = Date.now(),
): Promise<Session> {
  const tokenHash = hashToken(token)
  const { rows } = await sql<Row>`select * from api_token_of(${tokenHash})`.execute(db)
  const [row] = rows
  if (!row) throw appError('unauthenticated', { message: 'This API token does not exist, was deleted or has expired.' })
  const { store_id: storeId, id: tokenId, name, scopes } = row
  requestLimits.takeToken(tokenId)
  if (now - (row.last_used_at?.getTime() ?? 0) > UPDATE_AFTER_MS)
    await withStore(db, storeId, (trx) =>
      trx
        .updateTable('api_tokens')
        .set({ last_used_at: sql<Date>`now()` })
        .where('store_id', '=', storeId)
        .where('id', '=', tokenId)
        .execute(),
    )
  return {
    userId: row.user_id,
    email: row.email,
    name: row.user_name,
    emailVerified: row.is_verified,
    selectedStoreId: storeId,
    // Only calls that an API token cannot make depend on the plan of an account.
    subscription: { status: 'canceled', plan: '', trialEndsAt: null },
    tokenHash,
    confirmedAt: null,
    apiToken: { storeId, tokenId, name, scopes },
  }
}
