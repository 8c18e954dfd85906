import { type HandlerOutput, tokenScopes } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { hashToken, newId, newToken } from '../../ground/db/id.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountChangeEmail, requireConfirmation } from '../account/index.ts'
import { checkLimit, primaryHostname } from '../store/index.ts'
import { readTokens } from './list-tokens.ts'

/** Before the random part, so that people and scanners for secrets recognize a token of this software. */
export const TOKEN_PREFIX = 'bf_'

/**
 * Creates a token and returns it; only its hash is stored. Throws `confirmation_required`, and `store_limit` when the store has too many
 * tokens.
 */
export function addToken(
  { db, config, session, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'session' | 'store'>,
  { name, scopes, expiresInDays }: Omit<Body<'apiToken.add'>, 'storeId'>,
): Promise<HandlerOutput<'apiToken.add'>> {
  requireConfirmation(session)
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'apiTokens')
    const [id, token] = [newId(), TOKEN_PREFIX + newToken()]
    await trx
      .insertInto('api_tokens')
      .values({
        store_id: storeId,
        id,
        name,
        token_hash: hashToken(token),
        ending: token.slice(-4),
        // Without repetitions, and in one order.
        scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
        created_by: session.userId,
        expires_at: expiresInDays === null ? null : sql<Date>`now() + make_interval(days => ${expiresInDays}::integer)`,
      })
      .execute()
    const detail = { name, scopes, expiresInDays }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'apiToken.add', target: id, detail })
    await queueAccountChangeEmail(trx, config, session.email, 'api-token-added', await primaryHostname(trx, storeId))
    const [apiToken] = await readTokens(trx, storeId, id)
    return { token, apiToken: orNotFound(apiToken) }
  })
}
