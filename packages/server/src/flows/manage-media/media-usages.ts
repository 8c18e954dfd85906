import type { MediaUsage, TranslationType } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { sourceOf } from '../translate-store/index.ts'

/** Usages of one file in a response. */
const MAX_USAGES = 50

/** Names of usages whose target has no name. */
const usageLabels: Partial<Record<MediaUsage['kind'], string>> = { global: 'Header and footer', checkout: 'Checkout' }

interface UsageRow {
  media_id: string
  kind: MediaUsage['kind']
  target_id: string
  product_id: string | null
  name: string | null
}

/** The uses of files, by the id of the file. Triggers keep the table `media_usages` up to date. */
export async function listUsages(
  trx: StoreTrx,
  storeId: string,
  mediaIds: readonly string[],
): Promise<Map<string, MediaUsage[]>> {
  if (mediaIds.length === 0) return new Map()
  const { rows } = await sql<UsageRow>`
    select * from (
      select u.media_id, u.kind, u.target_id, v.product_id, row_number() over (partition by u.media_id order by u.kind, u.target_id) as nth,
        coalesce(g.draft_settings ->> 'name', g.name, p.name, v.name, c.name, s.name, w.name) as name
      from media_usages u
      left join pages g on u.kind = 'page' and g.store_id = u.store_id and g.id = u.target_id
      left join products p on u.kind = 'product' and p.store_id = u.store_id and p.id = u.target_id
      left join lateral (
        select r.product_id, b.name || ' (' || coalesce((select string_agg(a.value, ', ' order by a.key) from jsonb_each_text(r.attributes) a), '') || ')' as name from product_variations r
        join products b on b.store_id = r.store_id and b.id = r.product_id
        where r.store_id = u.store_id and r.id = u.target_id
      ) v on u.kind = 'variation'
      left join categories c on u.kind = 'category' and c.store_id = u.store_id and c.id = u.target_id
      left join page_sections w on u.kind = 'section' and w.store_id = u.store_id and w.id = u.target_id
      left join stores s on u.kind = 'store' and s.store_id = u.store_id
      where u.store_id = ${storeId} and u.media_id = any (${mediaIds})
    ) usages where nth <= ${MAX_USAGES} order by nth`.execute(trx)
  const translated = await translatedItems(trx, storeId, rows)
  const usages = new Map<string, MediaUsage[]>()
  for (const { media_id, kind, target_id, product_id, name } of rows) {
    const usage = {
      kind,
      id: target_id,
      name: (name ?? usageLabels[kind] ?? '').slice(0, 200),
      productId: product_id ?? undefined,
      ...translated.get(target_id),
    }
    usages.set(media_id, [...(usages.get(media_id) ?? []), usage])
  }
  return usages
}

type TranslatedItem = Required<Pick<MediaUsage, 'id' | 'name' | 'locale' | 'type'>>

/** The items of the translations among usages, by the target of the usage: language, type and id. */
async function translatedItems(trx: StoreTrx, storeId: string, rows: readonly UsageRow[]): Promise<Map<string, TranslatedItem>> {
  const keys = rows.flatMap(({ kind, target_id }) => {
    const [locale = '', type = '', id = ''] = target_id.split('/')
    return kind === 'translation' ? [{ target: target_id, locale, type: type as TranslationType, id }] : []
  })
  const items = new Map<string, TranslatedItem>()
  for (const [type, ofType = []] of Map.groupBy(keys, (key) => key.type)) {
    const sources = await sourceOf(type).load(trx, storeId, [...new Set(ofType.map(({ id }) => id))])
    const names = new Map(sources.map(({ id, name }) => [id, name]))
    for (const { target, locale, id } of ofType)
      items.set(target, { id, name: (names.get(id) ?? '').slice(0, 200), locale, type })
  }
  return items
}
