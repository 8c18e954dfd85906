import type { Currency } from '@blockfront/commerce'
import type { ProductCard } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { plannedOnce, unseen } from '../../db/planned-once.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import { cardColumns } from './product-card.ts'
import { cardView, currencyOf } from './product-view.ts'

/** What a slider or grid shows: `latest` and `old` are of all products, any other name is a category's id. */
export interface Shelf {
  name: string
  limit: number
}

/** The cards of shelves by their names, the newest first, or the oldest in `old`. */
export async function readShelves(
  trx: StoreTrx,
  storeId: string,
  shelves: readonly Shelf[],
  known?: Currency,
): Promise<Map<string, ProductCard[]>> {
  const cards = new Map(shelves.map(({ name }) => [name, [] as ProductCard[]]))
  if (shelves.length === 0) return cards
  const currency = known ?? (await currencyOf(trx, storeId))
  const rows = await trx
    .selectFrom(chosenFor(storeId, shelves))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('products as c')
          .selectAll('c')
          .where('c.store_id', '=', unseen(storeId))
          .whereRef('c.id', '=', 'chosen.id')
          .offset(sql.lit(0))
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(cardColumns(storeId))
    .select('chosen.shelf')
    .orderBy(sql`case when chosen.shelf = 'old' then p.created_at end`)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .modifyEnd(plannedOnce)
    .execute()
  for (const row of rows) cards.get(row.shelf)?.push(cardView(row, currency))
  for (const { name, limit } of shelves) cards.get(name)?.splice(limit)
  return cards
}

/** Shelves are read so far at least, so that few different statements are to be planned. */
const LENGTHS = [8, 12, 16, 24, 32, 64, 128]

/**
 * The ids of what stands on shelves, and some more. Its text is the same whichever shelves are asked for, and each part ends after so
 * many rows of an index, which PostgreSQL knows beforehand only where the number stands in the text. With `offset 0` it looks up
 * products one by one, whatever it believes of the store's size.
 */
function chosenFor(storeId: string, shelves: readonly Shelf[]) {
  const longest = Math.max(...shelves.map(({ limit }) => limit))
  const limit = sql.lit(LENGTHS.find((length) => length >= longest) ?? longest)
  const names = shelves.map(({ name }) => name)
  const store = unseen(storeId)
  return sql<{ id: string; shelf: string }>`(
    (select a.id, 'latest' as shelf from products a
      where ${unseen(names.includes('latest'))} and a.store_id = ${store} and a.status = 'active'
      order by a.created_at desc, a.id limit ${limit})
    union all
    (select a.id, 'old' from products a
      where ${unseen(names.includes('old'))} and a.store_id = ${store} and a.status = 'active'
      order by a.created_at, a.id limit ${limit})
    union all
    select newest.id, wanted.category from unnest(${unseen(names.filter((name) => name !== 'latest' && name !== 'old'))}) wanted (category)
     cross join lateral (
       select pc.product_id as id from product_categories pc
        cross join lateral (
          select from products a where a.store_id = ${store} and a.id = pc.product_id and a.status = 'active' offset 0
        ) active
        where pc.store_id = ${store} and pc.category_id = wanted.category
        order by pc.created_at desc, pc.product_id limit ${limit}
     ) newest
  )`.as('chosen')
}

/** Others of a category beside a product, the newest first. */
export async function readRelatedCards(
  trx: StoreTrx,
  storeId: string,
  productId: string,
  categoryId: string,
  { currency, limit }: { currency: Currency; limit: number },
): Promise<ProductCard[]> {
  const cards = await readShelf(trx, storeId, { name: categoryId, limit: limit + 1 }, currency)
  return cards.filter(({ id }) => id !== productId).slice(0, limit)
}

async function readShelf(trx: StoreTrx, storeId: string, shelf: Shelf, known?: Currency): Promise<ProductCard[]> {
  const shelves = await readShelves(trx, storeId, [shelf], known)
  return shelves.get(shelf.name) ?? []
}

export const collectionCards = (db: Database, storeId: string, name: string, limit: number) =>
  readStore(db, storeId, (trx) => readShelf(trx, storeId, { name, limit }))
