import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../../ground/errors.ts'

/** The message for a slug that another page has. */
export const SLUG_TAKEN = 'Another page of this store uses this URL.'

/**
 * Returns a function that checks whether another page of the store has a slug, or will have it after its next publish. `ownId` is the
 * id of the page that may have it.
 */
export const isSlugTaken =
  (trx: StoreTrx, storeId: string, ownId = '') =>
  async (slug: string): Promise<boolean> =>
    (await trx
      .selectFrom('pages')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '!=', ownId)
      .where((eb) => eb.or([eb('slug', '=', slug), eb(sql<string>`draft_settings ->> 'slug'`, '=', slug)]))
      .executeTakeFirst()) !== undefined

/** Rejects with the message for a slug that another page uses, and with any other error unchanged. */
export function orSlugTaken(error: unknown): Promise<never> {
  if (isConstraintViolation(error, 'pages_store_id_slug_key')) throw appError('slug_taken', { fields: { slug: SLUG_TAKEN } })
  throw error
}
