import type { Currency } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { availableLines } from '../checkout/index.ts'
import { checkoutRow, linesOf } from './checkout-rows.ts'
import { checkoutIdOf } from './recovery-link.ts'

/** Returns the cart of a recovery link with current prices. Throws `not_found` for a wrong link, and once the cart was ordered or removed. */
export function recoverCart(
  { db, config, store: { storeId } }: Pick<StoreContext, 'db' | 'config' | 'store'>,
  { token, locale }: Body<'checkout.recoverCart'>,
): Promise<HandlerOutput<'checkout.recoverCart'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const checkoutId = checkoutIdOf(config, storeId, token)
    const row = checkoutId && (await checkoutRow(trx, storeId, checkoutId))
    if (!row || row.recovered_at) throw appError('not_found')
    const { email, country, currency } = row
    return { email, country, ...(await availableLines(trx, storeId, linesOf(row), { currency: currency as Currency, locale })) }
  })
}
