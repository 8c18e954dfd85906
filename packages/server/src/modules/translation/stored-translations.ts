import type { TranslationType } from '@blockfront/contract'
import type { Translation, Translations } from '@blockfront/engine'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** The id of the item of a type that a store has once. */
export const SINGLE_ID = 'store'

export type { Translation, Translations } from '@blockfront/engine'

/** The translations of items of one type, by item id. Items without any are left out. */
export async function loadTranslations(
  trx: StoreTrx,
  storeId: string,
  { locale, type, ids }: { locale: string; type: TranslationType; ids: readonly string[] },
): Promise<Map<string, Translations>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('translations')
    .select(['id', 'fields'])
    .where('store_id', '=', storeId)
    .where('locale', '=', locale)
    .where('type', '=', type)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, fields }) => [id, fields as Translations]))
}

/** The translations of one text of items, such as the names of products, by item id. */
export async function loadTranslationsOf(
  trx: StoreTrx,
  storeId: string,
  { locale, type, ids, path }: { locale: string; type: TranslationType; ids: readonly string[]; path: string },
): Promise<Map<string, Translation>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('translations')
    .select(['id', sql<Translation | null>`fields -> ${path}::text`.as('translation')])
    .where('store_id', '=', storeId)
    .where('locale', '=', locale)
    .where('type', '=', type)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.flatMap(({ id, translation }) => (translation ? [[id, translation] as const] : [])))
}

/** The translation of a text; the text itself without one, and if the translation was made from another text. */
export const translated = (source: string, translation: Translation | undefined): string =>
  translation?.source === source && translation.text ? translation.text : source

/** The text at a path in an item's translations. */
export const translatedAt = (translations: Translations | undefined, path: string, source: string): string =>
  translations && Object.hasOwn(translations, path) ? translated(source, translations[path]) : source

/** Deletes the translations of items that were deleted. */
export async function deleteTranslations(
  trx: StoreTrx,
  storeId: string,
  type: TranslationType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('translations').where('store_id', '=', storeId).where('type', '=', type).where('id', 'in', ids).execute()
}

interface Key {
  locale: string
  type: TranslationType
  id: string
}

/** Locks the translations of an item until the transaction ends: two members may save different texts of one item at the same time. */
export const lockTranslations = (trx: StoreTrx, storeId: string, { locale, type, id }: Key) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${storeId}/translation/${locale}/${type}/${id}`}, 17))`.execute(trx)

/** Stores the translations of an item. */
export async function storeTranslations(
  trx: StoreTrx,
  storeId: string,
  key: Key,
  values: { fields: string; source_hash: string; missing: number },
): Promise<void> {
  await trx
    .insertInto('translations')
    .values({ store_id: storeId, ...key, ...values })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'locale', 'type', 'id']).doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Removes a file from the translations of an item. */
export async function removeMediaFrom(trx: StoreTrx, storeId: string, { locale, type, id }: Key, mediaId: string): Promise<void> {
  await trx
    .updateTable('translations')
    .set({ fields: sql<string>`without_media(${storeId}, ${mediaId}, fields)` })
    .where('store_id', '=', storeId)
    .where('locale', '=', locale)
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
}
