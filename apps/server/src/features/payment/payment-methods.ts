import { toMajor } from '@blockfront/commerce'
import type { PaymentMethod } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreScope } from '../../context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../db/scope.ts'
import type { PaymentMethodsTable } from '../../db/tables/selling.ts'
import { currencyOf } from '../product/product-rows.ts'

export type PaymentMethodRow = Selectable<PaymentMethodsTable>

/** The payment methods of a store, also disabled ones, in the owner's order. */
export const methodsOf = (trx: StoreTrx, storeId: string): Promise<PaymentMethodRow[]> =>
  trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Whether a shopper can pay a total with a method. The total is in minor units. */
export const acceptsTotal = ({ enabled, min_total, max_total }: PaymentMethodRow, total: number): boolean =>
  enabled && total >= (min_total ?? 0) && total <= (max_total ?? Number.POSITIVE_INFINITY)

/** The payment methods of a store as its members see them. Secrets never leave the server. */
export const listPaymentMethods = ({ db, store: { storeId } }: StoreScope): Promise<PaymentMethod[]> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [currency, methods] = await Promise.all([currencyOf(trx, storeId), methodsOf(trx, storeId)])
    const major = (amount: number | null) => (amount === null ? null : toMajor(amount, currency))
    return methods.map((method) => ({
      id: method.id,
      type: method.type,
      title: method.title,
      instructions: method.instructions,
      enabled: method.enabled,
      position: method.position,
      minTotal: major(method.min_total),
      maxTotal: major(method.max_total),
      configHint: method.config_hint as Record<string, string>,
    }))
  })
