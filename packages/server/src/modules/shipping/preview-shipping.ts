import { toMajor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { type Problems, toMinorOrProblem } from '../../ground/money-problem.ts'
import { currencyOf } from '../product/index.ts'
import { loadRates } from './quote-rates.ts'

/** Calculates what a customer in a country or region pays for shipping, with the function of the checkout. */
export const previewShipping = (
  { db, store: { storeId } }: StoreScope,
  { country, region, subtotal, weight }: Body<'shipping.preview'>,
): Promise<HandlerOutput<'shipping.preview'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const currency = await currencyOf(trx, storeId)
    const invalid: Problems = {}
    const parcel = { subtotal: toMinorOrProblem(subtotal, currency, 'subtotal', invalid), weight }
    if (Object.keys(invalid).length > 0) throw appError('invalid_input', { fields: invalid })
    const { zone, rates, problems } = (await loadRates(trx, storeId, { country, region }))(parcel)
    return {
      zone: zone ? { id: zone.id, name: zone.name } : null,
      rates: rates.map(({ row, price }) => ({
        id: row.id,
        name: row.name,
        type: row.type,
        price: toMajor(price, currency),
        minDays: row.min_days,
        maxDays: row.max_days,
      })),
      problems,
    }
  })
