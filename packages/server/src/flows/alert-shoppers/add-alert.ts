import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { insertStockAlert } from '../../modules/stock-alert/index.ts'
import { checkLimit, storeRow } from '../../modules/store/index.ts'
import { publishedLanguage } from '../../modules/translation/index.ts'
import { findAlertProduct, stockOf } from './alert-stock.ts'

/** Requests of one address in a store. */
const MAX_PER_ADDRESS = 20
/** Requests for one product. */
const MAX_PER_PRODUCT = 5_000

const FULL = 'This store cannot take more of these requests at the moment. Please try again later.'
const TOO_MANY = `There are already requests of this email address for ${MAX_PER_ADDRESS} items of this store.`

/**
 * Keeps the request of a shopper for one email when an item is back in stock. The result does not reveal whether the address already waits
 * for it. Throws `not_found`, `conflict` if the item can be bought or the store does not send the email, and `store_limit`.
 */
export function addStockAlert(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  { productId, variationId, email, locale }: Body<'stockAlert.add'>,
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    if (store.disabled_emails.includes('back-in-stock'))
      throw appError('conflict', { message: 'This store does not send emails about its stock.' })
    const found = await findAlertProduct(trx, storeId, productId)
    const state = found && stockOf(found, variationId ?? '')
    if (!state || state === 'gone') throw appError('not_found', { message: 'This product is no longer available.' })
    if (state === 'in_stock') throw appError('conflict', { message: 'This item is in stock again. Reload the page to buy it.' })
    const language = (await publishedLanguage(trx, storeId, locale)) ?? ''
    const key = { store_id: storeId, product_id: productId, variation_id: variationId ?? '', email }
    if (await isWaiting(trx, key)) return { ok: true as const }
    await checkLimit(trx, storeId, 'stockAlerts', { message: FULL })
    const { rows } = await sql<{ ofAddress: string; ofProduct: string }>`
      select (select count(*) from stock_alerts a where a.store_id = ${storeId} and a.email = ${email}) as "ofAddress",
             (select count(*) from stock_alerts a where a.store_id = ${storeId} and a.product_id = ${productId}) as "ofProduct"`.execute(
      trx,
    )
    if (Number(rows[0]?.ofAddress) >= MAX_PER_ADDRESS) throw appError('store_limit', { message: TOO_MANY })
    if (Number(rows[0]?.ofProduct) >= MAX_PER_PRODUCT) throw appError('store_limit', { message: FULL })
    await insertStockAlert(trx, { ...key, locale: language })
    return { ok: true as const }
  })
}

async function isWaiting(
  trx: StoreTrx,
  key: { store_id: string; product_id: string; variation_id: string; email: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('stock_alerts')
    .select('id')
    .where('store_id', '=', key.store_id)
    .where('product_id', '=', key.product_id)
    .where('variation_id', '=', key.variation_id)
    .where('email', '=', key.email)
    .executeTakeFirst()
  return row !== undefined
}
