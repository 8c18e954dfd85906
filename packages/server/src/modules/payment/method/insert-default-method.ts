import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { PaymentMethodRow } from './payment-methods.ts'

/** The payment method of a new store. */
const defaultMethod = { type: 'cod', title: 'Cash on delivery', instructions: 'Pay in cash when your order arrives.' } as const

/** Whether a method is the one of a new store, unchanged. */
export const isDefaultMethod = ({ type, title, instructions }: PaymentMethodRow): boolean =>
  type === defaultMethod.type && title === defaultMethod.title && instructions === defaultMethod.instructions

/** Inserts the payment method of a new store: cash on delivery. */
export async function insertDefaultMethod(trx: StoreTrx, storeId: string): Promise<void> {
  await trx
    .insertInto('payment_methods')
    .values({
      store_id: storeId,
      id: newId(),
      ...defaultMethod,
      min_total: null,
      max_total: null,
      config_encrypted: null,
    })
    .execute()
}
