import { type Currency, toMajor } from '@blockfront/commerce'
import type { AbandonedCheckout, AbandonedCheckoutSummary } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { Config } from '../../ground/config.ts'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { AbandonedCheckoutsTable } from '../../ground/db/tables.ts'
import { primaryHostname } from '../store/index.ts'
import { publishedLanguage } from '../translation/index.ts'
import { recoveryUrl } from './recovery-link.ts'

export type CheckoutRow = Selectable<AbandonedCheckoutsTable>

/** Minutes without a change after which a checkout is abandoned. */
export const ABANDONED_AFTER = 10

/** A stored line. Money in minor units. */
export interface StoredLine {
  productId: string
  variationId: string | null
  name: string
  productImage: string
  selectedAttributes: Record<string, string>
  quantity: number
  unitPrice: number
  lineTotal: number
}

export const linesOf = ({ lines }: Pick<CheckoutRow, 'lines'>): StoredLine[] => lines as StoredLine[]

/** An abandoned checkout; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const checkoutRow = rowReader('abandoned_checkouts')

/** An abandoned checkout as the list shows it. */
export const viewCheckoutSummary = (row: CheckoutRow): AbandonedCheckoutSummary => ({
  checkoutId: row.id,
  email: row.email,
  itemCount: row.item_count,
  currency: row.currency as Currency,
  grandTotal: toMajor(row.grand_total, row.currency as Currency),
  country: row.country,
  reminder: row.reminder,
  reminderAt: row.reminder_at?.toISOString() ?? null,
  recoveredAt: row.recovered_at?.toISOString() ?? null,
  orderId: row.order_id,
  activeAt: row.active_at.toISOString(),
})

/** An abandoned checkout with its lines and the recovery link. */
export async function viewCheckout(
  trx: StoreTrx,
  config: Pick<Config, 'secret' | 'publicUrl'>,
  row: CheckoutRow,
): Promise<AbandonedCheckout> {
  const { store_id: storeId } = row
  const major = (minor: number) => toMajor(minor, row.currency as Currency)
  const order =
    row.order_id &&
    (await trx
      .selectFrom('orders')
      .select('label')
      .where('store_id', '=', storeId)
      .where('id', '=', row.order_id)
      .executeTakeFirst())
  return {
    ...viewCheckoutSummary(row),
    lines: linesOf(row).map((line) => ({ ...line, unitPrice: major(line.unitPrice), lineTotal: major(line.lineTotal) })),
    subtotal: major(row.subtotal),
    discountTotal: major(row.discount_total),
    shippingTotal: major(row.shipping_total),
    taxTotal: major(row.tax_total),
    pricesIncludeTax: row.prices_include_tax,
    marketingConsent: row.marketing_consent,
    orderNumber: order ? order.label : null,
    recoveryUrl: row.recovered_at
      ? ''
      : recoveryUrl(config, await primaryHostname(trx, storeId), {
          ...row,
          locale: await publishedLanguage(trx, storeId, row.locale),
        }),
    createdAt: row.created_at.toISOString(),
  }
}
