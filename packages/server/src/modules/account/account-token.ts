import { type Kysely, sql } from 'kysely'
import { hashToken, newToken } from '../../ground/db/id.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { appError } from '../../ground/errors.ts'

export type Purpose = Tables['tokens']['purpose']

/** How long a link is valid. */
const LIFETIME_MINUTES: Record<Purpose, number> = {
  'verify-email': 3 * 24 * 60,
  // As long as emails are counted (email-limit.ts): if a stranger uses up the limit, the owner still has a valid link in the inbox.
  'reset-password': 60,
  'change-email': 24 * 60,
  'undo-email-change': 72 * 60,
}

/**
 * Creates the token of a link and returns it for the URL. Only its hash is stored. A new link replaces the earlier one with the same
 * purpose, except that an account can have several links that undo a change of email address (see {@link endTokens}).
 */
export async function issueToken(trx: Kysely<Tables>, userId: string, purpose: Purpose, email: string): Promise<string> {
  const token = newToken()
  const insert = trx.insertInto('tokens').values({
    token_hash: hashToken(token),
    user_id: userId,
    purpose,
    email,
    created_at: sql`clock_timestamp()`,
    expires_at: sql`now() + make_interval(mins => ${sql.lit(LIFETIME_MINUTES[purpose])})`,
  })
  if (purpose === 'undo-email-change') await insert.execute()
  else
    await insert
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'purpose'])
          .where('purpose', '<>', sql.lit('undo-email-change'))
          .doUpdateSet(({ ref }) => ({
            token_hash: ref('excluded.token_hash'),
            email: ref('excluded.email'),
            created_at: ref('excluded.created_at'),
            expires_at: ref('excluded.expires_at'),
          })),
      )
      .execute()
  return token
}

export interface RedeemedToken {
  userId: string
  email: string
  purpose: Purpose
  createdAt: Date
}

/**
 * Deletes a token and returns what it was for. Locks the row of its user until the end of the transaction, so that changes of one
 * account run one after the other. Throws `token_invalid` when the token is unknown, used, expired or for another purpose.
 */
export async function redeemToken(trx: Kysely<Tables>, token: string, purposes: Purpose[]): Promise<RedeemedToken> {
  const tokenHash = hashToken(token)
  const found = await trx.selectFrom('tokens').select('user_id').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (!found) throw appError('token_invalid')
  // The user before the token: every other change of an account locks in this order.
  await trx.selectFrom('users').select('id').where('id', '=', found.user_id).forUpdate().execute()
  const row = await trx
    .deleteFrom('tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'email', 'purpose', 'created_at'])
    .executeTakeFirst()
  if (!row) throw appError('token_invalid')
  return { userId: row.user_id, email: row.email, purpose: row.purpose, createdAt: row.created_at }
}

/**
 * Ends the links of an account after a change of its password or email address. Undo links remain valid: otherwise an attacker who
 * changed the address could end the owner's undo link by changing the password as well.
 * @param undoneAt when the undo link that the owner followed was sent. Later undo links end too, because they restore addresses that
 * the attacker chose.
 */
export async function endTokens(trx: Kysely<Tables>, userId: string, undoneAt?: Date): Promise<void> {
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('purpose', '<>', 'undo-email-change'), ...(undoneAt ? [eb('created_at', '>=', undoneAt)] : [])]),
    )
    .execute()
}
