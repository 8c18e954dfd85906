import { type Currency, type DiscountOffer, type DiscountScope, discountState, toMajor } from '@blockfront/commerce'
import type { Discount, DiscountSummary } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { categoryNames } from '../category/index.ts'
import { productNames } from '../product/index.ts'
import { storeRow } from '../store/index.ts'
import { type DiscountRow, idsOf, scopesOf } from './discount-rows.ts'

/** A discount in a list. Its scopes may contain deleted products and categories. */
export function summaryView(row: DiscountRow, currency: Currency): DiscountSummary {
  return {
    discountId: row.id,
    storeId: row.store_id,
    name: row.name,
    code: row.code,
    offer: offerView(row.offer as DiscountOffer, currency),
    scope: scopeView(row.scope as DiscountScope),
    minSubtotal: row.min_subtotal === null ? null : toMajor(row.min_subtotal, currency),
    minQuantity: row.min_quantity,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    usageLimit: row.usage_limit,
    oncePerCustomer: row.once_per_customer,
    combines: row.combines,
    enabled: row.enabled,
    state: discountState({ enabled: row.enabled, startsAt: row.starts_at, endsAt: row.ends_at }, new Date()),
    used: row.used,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** A discount to edit, with the names of the products and categories that it is for. Deleted ones are left out. */
export async function viewDiscount(trx: StoreTrx, row: DiscountRow): Promise<Discount> {
  const { store_id: storeId } = row
  const scopes = scopesOf(row.offer as DiscountOffer, row.scope as DiscountScope)
  const [store, products, categories] = await Promise.all([
    storeRow(trx, storeId),
    productNames(trx, storeId, idsOf(scopes, 'products')),
    categoryNames(trx, storeId, idsOf(scopes, 'categories')),
  ])
  const items = [...products, ...categories]
  const existing = new Set(items.map(({ id }) => id))
  const { offer, scope, ...view } = summaryView(row, store.currency as Currency)
  const present = (one: Discount['scope']): Discount['scope'] =>
    one.type === 'all' ? one : { ...one, ids: one.ids.filter((id) => existing.has(id)) }
  return {
    ...view,
    offer: offer.type === 'buy_x_get_y' ? { ...offer, getScope: present(offer.getScope) } : offer,
    scope: present(scope),
    items,
  }
}

const scopeView = (scope: DiscountScope): Discount['scope'] => (scope.type === 'all' ? scope : { ...scope, ids: [...scope.ids] })

function offerView(offer: DiscountOffer, currency: Currency): Discount['offer'] {
  if (offer.type === 'fixed_amount') return { ...offer, amount: toMajor(offer.amount, currency) }
  return offer.type === 'buy_x_get_y' ? { ...offer, getScope: scopeView(offer.getScope) } : offer
}
