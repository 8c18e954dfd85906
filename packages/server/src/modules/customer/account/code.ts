import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../../../ground/config.ts'
import type { RequestContext, StoreContext } from '../../../ground/context.ts'
import { type StoreTrx, withStore } from '../../../ground/db/scope.ts'
import { isEmailLimitReached } from '../../../ground/email/email-limit.ts'
import { appError, tooManyAttempts } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { queueStoreEmail, storeRow } from '../../store/index.ts'
import { publishedLanguage, storeInLanguage } from '../../translation/index.ts'

/** Minutes until a code expires. */
const LIFETIME_MINUTES = 10
/** Codes that may be tried for one email. */
const MAX_TRIES = 5

type Person = { storeId: string; email: string }

const hashOf = ({ secret }: Pick<Config, 'secret'>, { storeId, email }: Person, code: string): Buffer =>
  createHmac('sha256', secret).update(`customer-code/${storeId}/${email}/${code}`).digest()

/**
 * Emails a new code, in the language of the page, and invalidates the earlier one. The result is the same for known and unknown addresses. After
 * five codes in an hour, the last one is valid again instead, so that nobody can lock a customer out by requesting codes. Throws `not_found` if
 * the store has no customer accounts, and `rate_limited`.
 */
export async function requestCode(
  { db, config, store: { storeId } }: StoreContext & RequestContext,
  { email, locale: requestedLocale }: Body<'shopper.requestCode'>,
): Promise<{ ok: true }> {
  const person = { storeId, email }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return withStore(db, storeId, async (trx) => {
    const store = await requireAccounts(trx, storeId)
    if (await isEmailLimitReached(trx, { kind: 'account-code', to: email, storeId })) return renewCode(trx, person)
    await trx
      .insertInto('customer_codes')
      .values({ store_id: storeId, email, code_hash: hashOf(config, person, code), expires_at: expiry })
      .onConflict((conflict) =>
        conflict
          .columns(['store_id', 'email'])
          .doUpdateSet({ code_hash: hashOf(config, person, code), tries: 0, expires_at: expiry }),
      )
      .execute()
    const data = { code, minutes: LIFETIME_MINUTES }
    const locale = await publishedLanguage(trx, storeId, requestedLocale)
    await queueStoreEmail(trx, config, storeInLanguage(store, { locale }), { kind: 'account-code', to: email, data })
    return { ok: true as const }
  })
}

const expiry = sql<Date>`now() + make_interval(mins => ${sql.lit(LIFETIME_MINUTES)})`

/** Makes the last code of an email address valid again, with the tries that are left. Throws `rate_limited` without one. */
async function renewCode(trx: StoreTrx, { storeId, email }: Person): Promise<{ ok: true }> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_codes')
    .set({ expires_at: expiry })
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw tooManyAttempts(3600)
  return { ok: true }
}

/** Returns the store. Throws `not_found` if it has no customer accounts. */
export async function requireAccounts(trx: StoreTrx, storeId: string) {
  const store = await storeRow(trx, storeId)
  if (!store.customer_accounts) throw appError('not_found')
  return store
}

/** Uses up a code. Returns false for a wrong or expired one, and after too many tries. Counts the try in any case: it must be committed. */
export async function takeCode(trx: StoreTrx, config: Pick<Config, 'secret'>, person: Person, code: string): Promise<boolean> {
  const found = await trx
    .updateTable('customer_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('store_id', '=', person.storeId)
    .where('email', '=', person.email)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('code_hash')
    .executeTakeFirst()
  if (!found || !timingSafeEqual(found.code_hash, hashOf(config, person, code))) return false
  await forgetCode(trx, person)
  return true
}

/** Invalidates the code of an email address. */
export async function forgetCode(trx: StoreTrx, { storeId, email }: Person): Promise<void> {
  await trx.deleteFrom('customer_codes').where('store_id', '=', storeId).where('email', '=', email).execute()
}
