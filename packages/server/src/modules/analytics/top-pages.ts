import { productPath } from '@blockfront/commerce'
import type { Analytics, VisitedPageKind } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { countUnitsSold, type DayRange } from '../order/index.ts'
import { pagePath } from '../page/index.ts'

/** The products with the most views. */
export async function topProducts(
  trx: StoreTrx,
  storeId: string,
  range: DayRange,
  limit: number,
): Promise<Analytics['products']> {
  const { rows } = await sql<{ id: string; name: string | null; views: number; carts: number }>`
    select t.item_id as id, p.name, t.views, t.carts
      from (select c.item_id, sum(c.views)::integer as views, sum(c.carts)::integer as carts from daily_page_counts c
             where c.store_id = ${storeId} and c.kind = 'product' and c.day between ${range.from}::date and ${range.to}::date
             group by c.item_id order by 2 desc, 3 desc, c.item_id limit ${limit}) t
      left join products p on p.store_id = ${storeId} and p.id = t.item_id
     order by t.views desc, t.carts desc, t.item_id`.execute(trx)
  const sold = await countUnitsSold(
    trx,
    storeId,
    range,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, views, carts }) => ({
    productId: id,
    name: name ?? '',
    views,
    addedToCart: carts,
    sold: sold.get(id) ?? 0,
  }))
}

interface PageRow {
  kind: VisitedPageKind
  title: string | null
  slug: string | null
  type: string | null
  views: number
}

/** The pages of all kinds with the most views. */
export async function topPages(trx: StoreTrx, storeId: string, range: DayRange, limit: number): Promise<Analytics['pages']> {
  const { rows } = await sql<PageRow>`
    select t.kind, coalesce(p.name, g.name, d.name) as title, coalesce(p.slug, g.slug, d.slug) as slug, p.type, t.views
      from (select c.kind, c.item_id, sum(c.views)::integer as views from daily_page_counts c
             where c.store_id = ${storeId} and c.day between ${range.from}::date and ${range.to}::date
             group by c.kind, c.item_id having sum(c.views) > 0 order by 3 desc, c.kind, c.item_id limit ${limit}) t
      left join pages p on p.store_id = ${storeId} and t.kind = 'page' and p.id = t.item_id
      left join categories g on g.store_id = ${storeId} and t.kind = 'collection' and g.id = t.item_id
      left join products d on d.store_id = ${storeId} and t.kind = 'product' and d.id = t.item_id
     order by t.views desc, t.kind, t.item_id`.execute(trx)
  return rows.map((row) => ({ kind: row.kind, title: row.title ?? '', path: pathOf(row), views: row.views }))
}

/** The path of a page; empty for a deleted one. */
export function pathOf({ kind, slug, type }: Omit<PageRow, 'title' | 'views'>): string {
  switch (kind) {
    case 'notFound':
      return ''
    case 'page':
      return slug === null ? '' : pagePath({ type: type ?? 'custom', slug })
    case 'product':
      return slug === null ? '' : productPath(slug)
    case 'collection':
      return slug === null ? '' : `/collection/${slug}`
    default:
      return `/${kind}`
  }
}
