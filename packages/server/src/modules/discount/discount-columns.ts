import type { Currency, DiscountOffer, DiscountScope } from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { type Problems, toMinorOrProblem } from '../../ground/money-problem.ts'
import { categoryNames } from '../category/index.ts'
import { productNames } from '../product/index.ts'
import { storeRow } from '../store/index.ts'

type DiscountBody = Body<'discount.add'>

const CHOOSE = { products: 'Choose at least one product.', categories: 'Choose at least one category.' }
const GONE = 'One of these products or categories no longer exists. Remove it and save again.'

/**
 * The columns of a discount, after the checks that need the store: amounts in its currency, and products and categories that exist.
 * Throws `invalid_input` with a message for each invalid field.
 */
export async function discountColumns(trx: StoreTrx, storeId: string, body: DiscountBody, now: Date) {
  const currency = (await storeRow(trx, storeId)).currency as Currency
  const problems: Problems = {}
  const offer = offerOf(body.offer, currency, problems)
  const scope = withUniqueIds(body.scope)
  const minSubtotal = body.minSubtotal === null ? null : toMinorOrProblem(body.minSubtotal, currency, 'minSubtotal', problems)
  const startsAt = body.startsAt === undefined ? now : new Date(body.startsAt)
  const endsAt = body.endsAt === null ? null : new Date(body.endsAt)
  if (endsAt && endsAt <= startsAt) problems.endsAt = 'The end must be after the start.'
  await checkScope(trx, storeId, scope, 'scope.ids', problems)
  if (offer.type === 'buy_x_get_y') await checkScope(trx, storeId, offer.getScope, 'offer.getScope.ids', problems)
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
  return {
    name: body.name,
    code: body.code,
    offer: JSON.stringify(offer),
    scope: JSON.stringify(scope),
    // A minimum of 0 is none.
    min_subtotal: minSubtotal || null,
    min_quantity: body.minQuantity,
    starts_at: startsAt,
    ends_at: endsAt,
    usage_limit: body.usageLimit,
    once_per_customer: body.oncePerCustomer,
    combines: body.combines,
    enabled: body.enabled,
  }
}

function offerOf(offer: DiscountBody['offer'], currency: Currency, problems: Problems): DiscountOffer {
  if (offer.type === 'buy_x_get_y') return { ...offer, getScope: withUniqueIds(offer.getScope) }
  if (offer.type !== 'fixed_amount') return offer
  if (offer.amount === 0) problems['offer.amount'] = 'Enter an amount above 0.'
  return { ...offer, amount: toMinorOrProblem(offer.amount, currency, 'offer.amount', problems) }
}

const withUniqueIds = (scope: DiscountScope): DiscountScope =>
  scope.type === 'all' ? scope : { ...scope, ids: [...new Set(scope.ids)] }

async function checkScope(trx: StoreTrx, storeId: string, scope: DiscountScope, path: string, problems: Problems): Promise<void> {
  if (scope.type === 'all') return
  const names = scope.type === 'products' ? productNames : categoryNames
  if (scope.ids.length === 0) problems[path] = CHOOSE[scope.type]
  else if ((await names(trx, storeId, scope.ids)).length < scope.ids.length) problems[path] = GONE
}
