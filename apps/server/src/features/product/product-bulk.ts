import { type Currency, MoneyError, toMinor } from '@blockfront/commerce'
import type { HandlerInput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import { recordAudit } from '../audit.ts'
import { announceProducts, productPlaces } from './product-change.ts'
import { currencyOf } from './product-view.ts'

type Body = HandlerInput<'product.bulkUpdate'>['body']

function minor(amount: number | undefined, currency: Currency, path: string): number | undefined {
  if (amount === undefined) return undefined
  try {
    return toMinor(amount, currency)
  } catch (error) {
    throw error instanceof MoneyError ? appError('invalid_input', { fields: { [path]: error.message } }) : error
  }
}

/** Changes several products at once, all or none. Throws 404 when one of them is not there. */
export function bulkUpdate(db: Database, actorId: string, { storeId, ids: named, changes }: Body) {
  const wanted = [...new Set(named)].sort()
  return withStore(db, storeId, async (trx) => {
    const currency = await currencyOf(trx, storeId)
    const rows = await trx
      .selectFrom('products')
      .select(['id', 'price', 'discount_price', 'allow_backorder', 'track_inventory'])
      .where('store_id', '=', storeId)
      .where('id', 'in', wanted)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (rows.length < wanted.length)
      throw appError('not_found', { message: 'Some of these products do not exist any more. Reload the list.' })
    const prices = rows.map(pricesAfter(changes, currency))
    if (prices.some(({ price, discount }) => discount > 0 && discount >= price))
      throw appError('invalid_input', {
        fields: { 'changes.discountPrice': 'For one of the products this is not below its price.' },
      })
    const ids = rows.map(({ id }) => id)
    const ofEach = (amounts: number[]) => sql<number>`(${amounts}::bigint[])[array_position(${ids}::text[], id)]`
    const places = await productPlaces(trx, storeId, wanted)
    const stock = changes.stockQuantity
    if (stock !== undefined && stock < 0 && rows.some((row) => row.track_inventory && !row.allow_backorder))
      throw appError('invalid_input', { fields: { 'changes.stockQuantity': 'Stock below 0 needs backorders to be allowed.' } })
    await trx
      .updateTable('products')
      .set({
        status: changes.status,
        price: ofEach(prices.map(({ price }) => price)),
        discount_price: ofEach(prices.map(({ discount }) => discount)),
        stock_quantity: stock,
        ...(stock === undefined ? {} : { stock_status: stockStatusFor(stock) }),
        ...tagChange(changes),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('store_id', '=', storeId)
      .where('id', 'in', wanted)
      .execute()
    await changeCategories(trx, storeId, wanted, changes)
    await recordAudit(trx, { storeId, actorId, action: 'product.bulkUpdate', detail: { ids: wanted, changes } })
    await announceProducts(trx, storeId, wanted, places)
    return { updated: wanted.length }
  })
}

/** The highest price that a product may have, in major units (contract, "productInput"). */
const MOST = 999_999_999

/** An amount of minor units moved by percent, rounded to the nearest unit. */
const moved = (amount: number, percent: number) => Math.round((amount * (100 + percent)) / 100)

/** Both prices of a product once the changes are made, in minor units. Throws 400 for changes that contradict one another. */
function pricesAfter(changes: Body['changes'], currency: Currency) {
  const { pricePercent, discountPercent } = changes
  const price = minor(changes.price, currency, 'changes.price')
  const discount = minor(changes.discountPrice, currency, 'changes.discountPrice')
  if (price !== undefined && pricePercent !== undefined)
    throw appError('invalid_input', { fields: { 'changes.pricePercent': 'Give a price or a percentage, not both.' } })
  if (discount !== undefined && discountPercent !== undefined)
    throw appError('invalid_input', { fields: { 'changes.discountPercent': 'Give a sale price or a percentage, not both.' } })
  const most = toMinor(MOST, currency)
  return (row: { price: number; discount_price: number }) => {
    const next = price ?? moved(row.price, pricePercent ?? 0)
    if (next > most)
      throw appError('invalid_input', { fields: { 'changes.pricePercent': 'One of the prices would be too high.' } })
    const sale = discountPercent === undefined ? row.discount_price : moved(next, -discountPercent)
    return { price: next, discount: discount ?? sale }
  }
}

const stockStatusFor = (stock: number) =>
  sql<'in_stock'>`case when not track_inventory then stock_status when ${stock}::integer > 0 then 'in_stock' when allow_backorder then 'on_backorder' else 'out_of_stock' end`

function tagChange({ addTags = [], removeTags = [] }: Body['changes']) {
  if (addTags.length === 0 && removeTags.length === 0) return {}
  return {
    tags: sql<
      string[]
    >`(select coalesce(array_agg(distinct t), '{}') from unnest(tags || ${addTags}::text[]) as u (t) where t <> all (${removeTags}::text[]))`,
  }
}

async function changeCategories(
  trx: StoreTrx,
  storeId: string,
  ids: string[],
  { addCategoryIds = [], removeCategoryIds = [] }: Body['changes'],
) {
  if (removeCategoryIds.length > 0)
    await trx
      .deleteFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .where('category_id', 'in', removeCategoryIds)
      .execute()
  if (addCategoryIds.length === 0) return
  const added = [...new Set(addCategoryIds)]
  const known = await trx.selectFrom('categories').select('id').where('store_id', '=', storeId).where('id', 'in', added).execute()
  if (known.length < added.length)
    throw appError('invalid_input', { fields: { 'changes.addCategoryIds': 'One of these categories does not exist any more.' } })
  await sql`
    insert into product_categories (store_id, product_id, category_id, created_at)
    select p.store_id, p.id, c.id, p.created_at from products p
      join unnest(${added}::text[]) as c (id) on true
     where p.store_id = ${storeId} and p.id = any (${ids}::text[])
    on conflict do nothing`.execute(trx)
}
