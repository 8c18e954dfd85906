import type { Discount, DiscountOffer, DiscountScope } from '@blockfront/commerce'
import type { Selectable } from 'kysely'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { DiscountsTable } from '../../ground/db/tables.ts'

export type DiscountRow = Selectable<DiscountsTable>

/** A discount; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const discountRow = rowReader('discounts')

/** The rule of a discount. */
export const ruleOf = (row: DiscountRow, usedByCustomer: boolean): Discount => ({
  id: row.id,
  name: row.name,
  code: row.code,
  offer: row.offer as DiscountOffer,
  scope: row.scope as DiscountScope,
  minSubtotal: row.min_subtotal,
  minQuantity: row.min_quantity,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usageLimit: row.usage_limit,
  used: row.used,
  oncePerCustomer: row.once_per_customer,
  usedByCustomer,
  combines: row.combines,
  enabled: row.enabled,
})

/** The scopes of a discount: what it is for, and what buy X get Y reduces. */
export const scopesOf = (offer: DiscountOffer, scope: DiscountScope): DiscountScope[] =>
  offer.type === 'buy_x_get_y' ? [scope, offer.getScope] : [scope]

/** The ids that scopes name, by their kind. */
export const idsOf = (scopes: readonly DiscountScope[], type: 'products' | 'categories'): string[] => [
  ...new Set(scopes.flatMap((scope) => (scope.type === type ? scope.ids : []))),
]
