import { createHash } from 'node:crypto'
import { applyDiscounts, type Discount, type DiscountInput, type DiscountResult } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { categoryIdsOfProducts } from '../product/index.ts'
import { idsOf, ruleOf, scopesOf } from './discount-rows.ts'

/** How a customer is known: by email address, or by phone number where a store asks for no email address. */
export interface CustomerContact {
  email?: string | undefined
  phone?: string | undefined
}

/** A cart that discounts apply to. Money in minor units. */
export interface DiscountedCart {
  lines: readonly { productId: string; unitPrice: number; quantity: number }[]
  /** The entered code; empty or undefined without one. */
  code?: string | undefined
  /** Without a contact, no discount counts as used by the customer. */
  customer: CustomerContact
  shippingPrice: DiscountInput['shippingPrice']
}

export type AppliedDiscount = DiscountResult['applied'][number]

/** Discounts of a cart, with the versions of the rows that they were calculated from. */
export type CartDiscounts = DiscountResult & { versions: ReadonlyMap<string, number> }

/** Applies a store's automatic discounts and the entered code to a cart. */
export async function quoteDiscounts(trx: StoreTrx, storeId: string, cart: DiscountedCart): Promise<CartDiscounts> {
  const code = cart.code?.trim().toLowerCase() ?? ''
  const rows = await candidateRows(trx, storeId, code, customerHash(storeId, cart.customer))
  const rules = rows.map((row) => ruleOf(row, row.used_by_customer))
  const { automatic = [], entered = [] } = Object.groupBy(rules, (rule) => (rule.code === null ? 'automatic' : 'entered'))
  const categories = await categoriesOf(trx, storeId, rules, cart)
  const result = applyDiscounts({
    lines: cart.lines.map((line) => ({ ...line, categoryIds: categories.get(line.productId) ?? [] })),
    automatic,
    ...(code && { code: entered[0] ?? null }),
    now: new Date(),
    shippingPrice: cart.shippingPrice,
  })
  return { ...result, versions: new Map(rows.map(({ id, version }) => [id, version])) }
}

/** The enabled automatic discounts, and the discount of a code in lower case. */
function candidateRows(trx: StoreTrx, storeId: string, code: string, customer: Buffer | null) {
  const usedByCustomer = sql<boolean>`exists (select from order_discounts o where o.store_id = ${storeId}
    and o.discount_id = d.id and o.customer_hash = ${customer} and o.released_at is null)`
  return trx
    .selectFrom('discounts as d')
    .selectAll()
    .select(usedByCustomer.as('used_by_customer'))
    .where('d.store_id', '=', storeId)
    .where(sql<boolean>`(d.code is null and d.enabled) or d.code_key = ${code}`)
    .execute()
}

async function categoriesOf(trx: StoreTrx, storeId: string, rules: readonly Discount[], { lines }: DiscountedCart) {
  const scopes = rules.flatMap(({ offer, scope }) => scopesOf(offer, scope))
  if (idsOf(scopes, 'categories').length === 0) return new Map<string, string[]>()
  return categoryIdsOfProducts(trx, storeId, [...new Set(lines.map(({ productId }) => productId))])
}

/** A hash that identifies a customer of a store without regard to case; null without a contact. */
export function customerHash(storeId: string, { email, phone }: CustomerContact): Buffer | null {
  const contact = email?.trim().toLowerCase() || (phone ?? '').replace(/\D/g, '')
  return contact ? createHash('sha256').update(`${storeId} ${contact}`).digest() : null
}
