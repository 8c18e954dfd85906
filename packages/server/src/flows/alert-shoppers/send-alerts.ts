import { productPath } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { JobContext } from '../../ground/context.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { lockDueAlerts, settleAlerts } from '../../modules/stock-alert/index.ts'
import { primaryHostname, queueStoreEmail, type StoreRow, storeRow, storeUrl } from '../../modules/store/index.ts'
import { publishedLanguage, rootOf, storeInLanguage, translateCartLines } from '../../modules/translation/index.ts'
import { unsubscribeUrl } from '../remind-shoppers/index.ts'
import { type AlertProduct, findAlertProduct, stockOf } from './alert-stock.ts'

type AlertContext = Pick<JobContext, 'db' | 'config' | 'log'>

/** Requests that one transaction handles. */
const BATCH = 100

/** After this time the job queues itself again, so that other jobs run in between. Milliseconds. */
const TURN = 20_000

/**
 * Sends the emails about products that are in stock again, one for each request, and deletes the requests. A product that is still sold out
 * waits for its next change. A product that fails is logged and does not stop the others.
 */
export async function sendStockAlerts(_payload: Record<string, never>, context: AlertContext): Promise<void> {
  const end = Date.now() + TURN
  const { rows } = await sql<{
    store_id: string
    product_id: string
  }>`select store_id, product_id from due_stock_alerts()`.execute(context.db)
  for (const { store_id: storeId, product_id: productId } of rows) {
    try {
      while (await sendBatch(context, storeId, productId))
        if (Date.now() > end) return await enqueue(context.db, 'stockAlert.send', {}, { key: 'stockAlert.send' })
    } catch (error) {
      context.log.error({ err: error, storeId, productId }, 'Emails about a product in stock could not be sent')
    }
  }
}

/**
 * Handles the next requests for a product. The row locks, the emails and the deletion are in one transaction: of two workers, one sends and
 * the other skips. Returns whether there may be more.
 */
const sendBatch = (context: AlertContext, storeId: string, productId: string): Promise<boolean> =>
  withStore(context.db, storeId, async (trx) => {
    const alerts = await lockDueAlerts(trx, storeId, productId, BATCH)
    if (alerts.length === 0) return false
    const [store, hostname, found] = await Promise.all([
      storeRow(trx, storeId),
      primaryHostname(trx, storeId),
      findAlertProduct(trx, storeId, productId),
    ])
    const isSent = !store.disabled_emails.includes('back-in-stock')
    const ready = alerts.filter(({ variation_id }) => found && isSent && stockOf(found, variation_id) === 'in_stock')
    for (const alert of ready) if (found) await queueAlert(trx, context, { alert, found, store, hostname })
    const others = alerts.filter((alert) => !ready.includes(alert))
    const ids = (list: typeof alerts) => list.map(({ id }) => id)
    await settleAlerts(trx, storeId, { answered: ids(ready), others: ids(others) })
    return alerts.length === BATCH
  })

interface Ready {
  alert: { variation_id: string; email: string; locale: string }
  found: AlertProduct
  store: StoreRow
  hostname: string
}

/** Queues the email of a request, in the language of the page where it was made if the store still has it. */
async function queueAlert(
  trx: StoreTrx,
  { config }: AlertContext,
  { alert, found: { product, variations }, store, hostname }: Ready,
): Promise<void> {
  const { store_id: storeId } = store
  const locale = await publishedLanguage(trx, storeId, alert.locale)
  const variation = variations.find(({ id }) => id === alert.variation_id)
  const attributes = (variation?.attributes ?? {}) as Record<string, string>
  const [line] = await translateCartLines(trx, storeId, locale, [
    { productId: product.id, name: product.name, selectedAttributes: attributes },
  ])
  const query = variation ? `?${new URLSearchParams(attributes)}` : ''
  const unsubscribe = unsubscribeUrl(config, hostname, { storeId, email: alert.email, locale })
  await queueStoreEmail(trx, config, storeInLanguage(store, { locale }), {
    kind: 'back-in-stock',
    to: alert.email,
    headers: { listUnsubscribe: unsubscribe },
    data: {
      item: line?.name ?? product.name,
      options: Object.entries(line?.selectedAttributes ?? attributes).map(([name, value]) => ({ name, value })),
      url: storeUrl(config, hostname, `${locale ? rootOf(locale) : ''}${productPath(product.slug)}${query}`),
      unsubscribeUrl: unsubscribe,
    },
  })
}
