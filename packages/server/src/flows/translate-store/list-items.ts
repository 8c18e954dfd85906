import type { HandlerOutput, TranslationState } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { listPattern } from '../../ground/db/like-pattern.ts'
import { pageOf } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { requireLanguage } from '../../modules/translation/index.ts'
import { sourceOf } from './sources/all.ts'

/**
 * Returns a page of the items of a type, by name, with the number of items in each state. An item is stale if its texts are not those of
 * the last save, or if one of its translations was stale then. Throws `not_found` for a language that the store does not have.
 */
export function listTranslationItems(
  { db, store: { storeId } }: StoreScope,
  { locale, type, state, search, pageNumber, pageSize }: Query<'translation.list'>,
): Promise<HandlerOutput<'translation.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    await requireLanguage(trx, storeId, locale)
    const pattern = listPattern(search)
    const items = await sourceOf(type).items(trx, storeId)
    // The hash is only computed of items with translations.
    const listed = sql`
      select i.id, i.name,
        case when t.id is null then 'missing' when t.source_hash <> i.hash then 'stale' when t.missing > 0 then 'missing' else 'done' end
          as state
        from (${items}) i
        left join translations t on t.store_id = ${storeId} and t.locale = ${locale} and t.type = ${type} and t.id = i.id
       where ${pattern ? sql`list_text(i.name) like ${pattern}` : sql`true`}`
    const { rows: sums } = await sql<{ state: TranslationState; count: string }>`
      select l.state, count(*) as count from (${listed}) l group by l.state`.execute(trx)
    const { rows: content } = await sql<{ id: string; name: string; state: TranslationState }>`
      select l.id, l.name, l.state from (${listed}) l where ${state ? sql`l.state = ${state}` : sql`true`}
       order by ${byName('l.name')}, l.id limit ${pageSize} offset ${pageNumber * pageSize}`.execute(trx)
    const counts = { missing: 0, stale: 0, done: 0 }
    for (const { state: one, count } of sums) counts[one] = Number(count)
    const totalElements = state ? counts[state] : counts.missing + counts.stale + counts.done
    return { ...pageOf(content, totalElements, { pageNumber, pageSize }), counts }
  })
}
