import type { HandlerOutput } from '@blockfront/contract'
import type { FontMetrics, OwnFont } from '@blockfront/fonts'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { STORE_LIMITS } from '../store/index.ts'
import { fontView, storeFontUrl } from './font-view.ts'

/** Returns the uploaded fonts of a store by name. */
export const listFonts = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'font.list'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('store_fonts')
      .select(['store_id', 'id', 'family', 'category', 'weight', 'created_at', sql<number>`octet_length(file)`.as('bytes')])
      .where('store_id', '=', storeId)
      .orderBy('family')
      .limit(STORE_LIMITS.fonts.max)
      .execute()
    return rows.map(fontView)
  })

/** Returns the uploaded fonts with these names, as pages load them. */
export async function findOwnFonts(trx: StoreTrx, storeId: string, families: readonly string[]): Promise<OwnFont[]> {
  const rows = await trx
    .selectFrom('store_fonts')
    .select(['id', 'family', 'category', 'weight', 'metrics'])
    .where('store_id', '=', storeId)
    .where(
      sql<string>`lower(family)`,
      'in',
      families.map((family) => family.toLowerCase()),
    )
    .execute()
  return rows.map(({ id, family, category, weight, metrics }) => ({
    family,
    category,
    weight,
    url: storeFontUrl(storeId, id),
    metrics: metrics as unknown as FontMetrics,
  }))
}
