import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '../../../ground/db/only-row.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'

/** Bytes. */
export const MB = 1024 * 1024

/**
 * Maximum number of rows of a store, for everything that can fill PostgreSQL and the disk. With `isInPlan`, the plan of the store's
 * owner has a limit too, and the smaller one applies. The contract limits the size of a single row, such as a product or an order.
 */
export const STORE_LIMITS = {
  pages: { max: 2_000, noun: 'pages', isInPlan: true },
  components: { max: 100, noun: 'shared components' },
  products: { max: 200_000, noun: 'products', isInPlan: true },
  variations: { max: 200_000, noun: 'product variations' },
  categories: { max: 2_000, noun: 'categories' },
  redirects: { max: 10_000, noun: 'redirects' },
  sections: { max: 50, noun: 'saved sections' },
  previews: { max: 100, noun: 'preview links' },
  comments: { max: 20_000, noun: 'comments on pages' },
  fonts: { max: 8, noun: 'uploaded fonts' },
  discounts: { max: 10_000, noun: 'discounts' },
  automaticDiscounts: { max: 50, noun: 'automatic discounts' },
  media: { max: 50_000, noun: 'files' },
  shippingZones: { max: 250, noun: 'shipping zones' },
  shippingRates: { max: 500, noun: 'shipping rates' },
  messages: { max: 20_000, noun: 'contact messages' },
  taxRates: { max: 1_000, noun: 'tax rates' },
  reviews: { max: 500_000, noun: 'reviews' },
  stockAlerts: { max: 100_000, noun: 'back-in-stock requests' },
  subscribers: { max: 100_000, noun: 'newsletter subscribers' },
  customers: { max: 500_000, noun: 'customers' },
  paymentMethods: { max: 50, noun: 'payment methods' },
  draftOrders: { max: 10_000, noun: 'draft orders' },
  customDomains: { max: 100, noun: 'custom domains', isInPlan: true },
  languages: { max: 20, noun: 'languages' },
  apiTokens: { max: 50, noun: 'API tokens' },
  webhooks: { max: 10, noun: 'webhooks' },
  staff: { max: 200, noun: 'staff members', isInPlan: true },
} as const satisfies Record<string, { max: number; noun: string; isInPlan?: true }>

/** Maximum bytes of a store, as PostgreSQL stores them compressed. */
export const BYTE_LIMITS = {
  pages: { max: 64 * MB, noun: 'pages' },
  products: { max: 512 * MB, noun: 'product descriptions' },
  translations: { max: 512 * MB, noun: 'translations' },
} as const

export type LimitedEntity = keyof typeof STORE_LIMITS

export const COUNTS: Record<LimitedEntity, (storeId: string) => RawBuilder<unknown>> = {
  pages: (id) => sql`select count(*) from pages g where g.store_id = ${id} and g.type <> 'component'`,
  components: (id) => sql`select count(*) from pages g where g.store_id = ${id} and g.type = 'component'`,
  products: (id) => sql`select count(*) from products g where g.store_id = ${id}`,
  variations: (id) => sql`select count(*) from product_variations g where g.store_id = ${id}`,
  categories: (id) => sql`select count(*) from categories g where g.store_id = ${id}`,
  redirects: (id) => sql`select count(*) from redirects g where g.store_id = ${id}`,
  sections: (id) => sql`select count(*) from page_sections g where g.store_id = ${id}`,
  previews: (id) => sql`select count(*) from page_previews g where g.store_id = ${id}`,
  comments: (id) => sql`select count(*) from comments g where g.store_id = ${id}`,
  fonts: (id) => sql`select count(*) from store_fonts g where g.store_id = ${id}`,
  discounts: (id) => sql`select count(*) from discounts g where g.store_id = ${id}`,
  automaticDiscounts: (id) => sql`select count(*) from discounts g where g.store_id = ${id} and g.code is null`,
  media: (id) => sql`select count(*) from media g where g.store_id = ${id}`,
  shippingZones: (id) => sql`select count(*) from shipping_zones g where g.store_id = ${id}`,
  shippingRates: (id) => sql`select count(*) from shipping_rates g where g.store_id = ${id}`,
  messages: (id) => sql`select count(*) from contact_messages g where g.store_id = ${id}`,
  taxRates: (id) => sql`select count(*) from tax_rates g where g.store_id = ${id}`,
  reviews: (id) => sql`select count(*) from reviews g where g.store_id = ${id}`,
  stockAlerts: (id) => sql`select count(*) from stock_alerts g where g.store_id = ${id}`,
  subscribers: (id) => sql`select count(*) from newsletter_subscribers g where g.store_id = ${id}`,
  customers: (id) => sql`select count(*) from customers g where g.store_id = ${id}`,
  draftOrders: (id) => sql`select count(*) from draft_orders g where g.store_id = ${id}`,
  // A hostname and its www form are one domain.
  customDomains: (id) =>
    sql`select count(distinct g.base_host) from domains g where g.store_id = ${id} and g.kind = 'custom' and g.status <> 'released'`,
  languages: (id) => sql`select count(*) from store_languages g where g.store_id = ${id}`,
  apiTokens: (id) => sql`select count(*) from api_tokens g where g.store_id = ${id}`,
  webhooks: (id) => sql`select count(*) from webhooks g where g.store_id = ${id}`,
  // Open invitations count, too; the owner does not.
  staff: (id) => sql`
    select (select count(*) from store_members g where g.store_id = ${id} and g.role <> 'owner')
         + (select count(*) from store_invitations i where i.store_id = ${id} and i.accepted_at is null)`,
  // Deleted ones count, too: they keep their settings.
  paymentMethods: (id) => sql`select count(*) from payment_methods g where g.store_id = ${id}`,
}

const BYTES: Record<keyof typeof BYTE_LIMITS, (storeId: string) => RawBuilder<unknown>> = {
  pages: (id) =>
    sql`select coalesce(sum(pg_column_size(g.draft) + coalesce(pg_column_size(g.published), 0)), 0) from pages g where g.store_id = ${id}`,
  products: (id) =>
    sql`select coalesce(sum(pg_column_size(g.description) + pg_column_size(g.gallery_images) + pg_column_size(g.attribute_groups)), 0)
        from products g where g.store_id = ${id}`,
  translations: (id) => sql`select coalesce(sum(pg_column_size(g.fields)), 0) from translations g where g.store_id = ${id}`,
}

/**
 * Serializes transactions that add rows of one kind to one store, so that each counts the rows of the others. PostgreSQL runs a statement that is
 * sent with it afterwards.
 */
const serialize = (trx: StoreTrx, storeId: string, entity: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${storeId}/limit/${entity}`}, 17))`.execute(trx)

/** SQL for a limit of the plan of the store's owner; null without one. */
export const planAllows = (storeId: string, entity: string) => sql`
  (select (p.limits ->> ${entity}::text)::integer from stores s
     join store_members m on m.store_id = s.store_id and m.role = 'owner'
     join subscriptions b on b.user_id = m.user_id join plans p on p.code = b.plan_code
    where s.store_id = ${storeId} and m.store_id = ${storeId} limit 1)`

/**
 * Throws before `more` rows are added to a store that would exceed a limit: 402 `limit_reached` for the plan of its owner, 409 `store_limit` with
 * `message` for every store.
 */
export async function checkLimit(
  trx: StoreTrx,
  storeId: string,
  entity: LimitedEntity,
  { more = 1, message }: { more?: number; message?: string } = {},
): Promise<void> {
  const { max, noun, ...limit } = STORE_LIMITS[entity]
  const plan = 'isInPlan' in limit ? planAllows(storeId, entity) : sql`null::integer`
  const [, result] = await Promise.all([
    serialize(trx, storeId, entity),
    sql<{ used: number; plan: number | null }>`select (${COUNTS[entity](storeId)}) as used, ${plan} as plan`.execute(trx),
  ])
  const { used, plan: allowed } = onlyRow(result)
  if (allowed !== null && used + more > allowed)
    throw planLimitReached(`Your plan includes ${allowed.toLocaleString('en')} ${noun}. Choose a larger plan to add another.`)
  if (used + more > max) throw appError('store_limit', { message: message ?? limitReached(max, noun) })
}

/** The error for something that the plan does not include, with the path of the screen where the owner can choose another one. */
export const planLimitReached = (message: string) => appError('limit_reached', { message, redirectTo: '/billing' })

const limitReached = (max: number, noun: string) =>
  `A store can have up to ${max.toLocaleString('en')} ${noun}. Delete some to make room.`

/** Smaller rows do not count toward the limits of bytes: the limits of rows are enough for them. Bytes. */
const COUNTED_FROM = 8_000

/** Throws 409 `store_limit` when the rows that were just written, of `bytes`, make the store exceed a limit of bytes. */
export async function checkByteLimit(
  trx: StoreTrx,
  storeId: string,
  entity: keyof typeof BYTE_LIMITS,
  bytes: number,
): Promise<void> {
  if (bytes < COUNTED_FROM) return
  const { max, noun } = BYTE_LIMITS[entity]
  const [, result] = await Promise.all([
    serialize(trx, storeId, `bytes of ${entity}`),
    sql<{ used: string }>`select (${BYTES[entity](storeId)}) as used`.execute(trx),
  ])
  if (Number(onlyRow(result).used) > max)
    throw appError('store_limit', { message: `The ${noun} of a store can take up to ${max / MB} MB. Shorten or delete some.` })
}
