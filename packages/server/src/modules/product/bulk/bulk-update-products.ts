import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope } from '../../../ground/context.ts'
import { type StoreTrx, withStoreRepeating } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { recordEvent } from '../../../ground/events/record-event.ts'
import type { Body } from '../../../ground/handler.ts'
import { checkCategories } from '../../category/index.ts'
import { NEGATIVE_STOCK } from '../product-columns.ts'
import { currencyOf } from '../product-rows.ts'
import { invalidateProducts, productVisibility } from '../product-visibility.ts'
import { pricesAfter, variationPricesAfter } from './bulk-prices.ts'

type Input = Body<'product.bulkUpdate'>
type Changes = Input['changes']

/** Changes several products in one transaction. Throws `not_found` when one of them does not exist; then none is changed. */
export function bulkUpdateProducts(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { ids: requested, changes }: Input,
): Promise<{ updated: number }> {
  const ids = [...new Set(requested)].sort()
  return withStoreRepeating(db, storeId, async (trx) => {
    const currency = await currencyOf(trx, storeId)
    const rows = await lockProducts(trx, storeId, ids)
    const after = pricesAfter(changes, currency)
    const prices = rows.map(after)
    const stock = changes.stockQuantity
    if (stock !== undefined && stock < 0 && rows.some((row) => row.track_inventory && !row.allow_backorder))
      throw appError('invalid_input', { fields: { 'changes.stockQuantity': NEGATIVE_STOCK } })
    const visibility = await productVisibility(trx, storeId, ids)
    const rowIds = rows.map(({ id }) => id)
    const ofEach = (amounts: number[]) => sql<number>`(${amounts}::bigint[])[array_position(${rowIds}::text[], id)]`
    await trx
      .updateTable('products')
      .set({
        status: changes.status,
        price: ofEach(prices.map(({ price }) => price)),
        discount_price: ofEach(prices.map(({ discount }) => discount)),
        stock_quantity: stock,
        ...(stock !== undefined && { stock_status: stockStatusFor(stock) }),
        ...tagChange(changes),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .execute()
    if (stock !== undefined)
      await trx
        .updateTable('product_variations')
        .set({ stock_quantity: stock })
        .where('store_id', '=', storeId)
        .where('product_id', 'in', ids)
        .execute()
    if (changesPrices(changes)) await changeVariations(trx, storeId, rows, after)
    await changeCategories(trx, storeId, ids, changes)
    await recordAudit(trx, { storeId, actorId, action: 'product.bulkUpdate', detail: { ids, changes } })
    await invalidateProducts(trx, storeId, ids, visibility)
    await recordEvent(trx, { storeId, type: 'product.updated', subject: '', data: { productIds: ids } })
    return { updated: ids.length }
  })
}

const changesPrices = ({ price, discountPrice, pricePercent, discountPercent }: Changes) =>
  [price, discountPrice, pricePercent, discountPercent].some((value) => value !== undefined)

/** Changes the prices of the variations of locked products that have their own. */
async function changeVariations(
  trx: StoreTrx,
  storeId: string,
  products: Awaited<ReturnType<typeof lockProducts>>,
  after: ReturnType<typeof pricesAfter>,
): Promise<void> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const variations = await trx
    .selectFrom('product_variations')
    .select(['id', 'product_id', 'price', 'discount_price'])
    .where('store_id', '=', storeId)
    .where('product_id', 'in', [...byId.keys()])
    .where((eb) => eb.or([eb('price', '>', 0), eb('discount_price', '>', 0)]))
    .execute()
  const changed = variations.flatMap((variation) => {
    const product = byId.get(variation.product_id)
    return product ? [{ id: variation.id, ...variationPricesAfter(after, product, variation) }] : []
  })
  const column = (name: 'id' | 'price' | 'discount') => changed.map((one) => one[name])
  await sql`
    update product_variations v set price = c.price, discount_price = c.discount
      from unnest(${column('id')}::text[], ${column('price')}::bigint[], ${column('discount')}::bigint[]) as c (id, price, discount)
     where v.store_id = ${storeId} and v.id = c.id`.execute(trx)
}

async function lockProducts(trx: StoreTrx, storeId: string, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'price', 'discount_price', 'allow_backorder', 'track_inventory'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < ids.length)
    throw appError('not_found', { message: 'Some of these products no longer exist. Reload the list.' })
  return rows
}

/** The stock status of a product with a new stock. A product without tracked inventory keeps its status. */
const stockStatusFor = (stock: number) =>
  sql<'in_stock'>`case when not track_inventory then stock_status when ${stock}::integer > 0 then 'in_stock' when allow_backorder then 'on_backorder' else 'out_of_stock' end`

function tagChange({ addTags = [], removeTags = [] }: Changes) {
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
  { addCategoryIds = [], removeCategoryIds = [] }: Changes,
): Promise<void> {
  if (removeCategoryIds.length > 0)
    await trx
      .deleteFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .where('category_id', 'in', removeCategoryIds)
      .execute()
  if (addCategoryIds.length === 0) return
  const added = [...new Set(addCategoryIds)]
  await checkCategories(trx, storeId, added, 'changes.addCategoryIds')
  await sql`
    insert into product_categories (store_id, product_id, category_id, created_at)
    select p.store_id, p.id, c.id, p.created_at from products p
      join unnest(${added}::text[]) as c (id) on true
     where p.store_id = ${storeId} and p.id = any (${ids}::text[])
    on conflict do nothing`.execute(trx)
}
