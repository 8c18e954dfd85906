import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'
import { appError } from '../../errors.ts'

const MB = 1024 * 1024

/**
 * Everything that a store can fill PostgreSQL and the disk with, and how much of it. What the plan of the store's owner limits too is
 * marked: the smaller limit holds. The size of a single thing, such as a product or an order, is bounded by the contract.
 */
export const STORE_LIMITS = {
  pages: { most: 2_000, noun: 'pages', isInPlan: true },
  products: { most: 200_000, noun: 'products', isInPlan: true },
  variations: { most: 200_000, noun: 'product variations' },
  categories: { most: 2_000, noun: 'categories' },
  redirects: { most: 10_000, noun: 'redirects' },
  media: { most: 50_000, noun: 'files' },
  messages: { most: 20_000, noun: 'contact messages' },
  subscribers: { most: 100_000, noun: 'newsletter subscribers' },
} as const satisfies Record<string, { most: number; noun: string; isInPlan?: true }>

/** Bytes as PostgreSQL stores them, compressed, of one store. */
export const BYTE_LIMITS = {
  pages: { most: 64 * MB, noun: 'pages' },
  products: { most: 512 * MB, noun: 'product descriptions' },
} as const

/** Versions that are kept: the newest of each page, the newest labeled ones of each page, and bytes of all in a store. */
export const VERSION_LIMITS = { newest: 50, labeled: 50, bytes: 128 * MB, always: 3 } as const

export type Counted = keyof typeof STORE_LIMITS

const COUNTS: Record<Counted, (storeId: string) => RawBuilder<unknown>> = {
  pages: (id) => sql`select count(*) from pages g where g.store_id = ${id}`,
  products: (id) => sql`select count(*) from products g where g.store_id = ${id}`,
  variations: (id) => sql`select count(*) from product_variations g where g.store_id = ${id}`,
  categories: (id) => sql`select count(*) from categories g where g.store_id = ${id}`,
  redirects: (id) => sql`select count(*) from redirects g where g.store_id = ${id}`,
  media: (id) => sql`select count(*) from media g where g.store_id = ${id}`,
  messages: (id) => sql`select count(*) from contact_messages g where g.store_id = ${id}`,
  subscribers: (id) => sql`select count(*) from newsletter_subscribers g where g.store_id = ${id}`,
}

const BYTES: Record<keyof typeof BYTE_LIMITS, (storeId: string) => RawBuilder<unknown>> = {
  pages: (id) =>
    sql`select coalesce(sum(pg_column_size(g.draft) + coalesce(pg_column_size(g.published), 0)), 0) from pages g where g.store_id = ${id}`,
  products: (id) =>
    sql`select coalesce(sum(pg_column_size(g.description) + pg_column_size(g.gallery_images) + pg_column_size(g.attribute_groups)), 0)
        from products g where g.store_id = ${id}`,
}

/** Makes parallel transactions that add things of one kind to one store count each other. */
const serialize = (trx: StoreTrx, storeId: string, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${storeId}/limit/${what}`}, 17))`.execute(trx)

/** What the plan of a store's owner allows. */
const planAllows = (storeId: string, what: string) => sql`
  (select (p.limits ->> ${what}::text)::integer from stores s
     join store_members m on m.store_id = s.store_id and m.role = 'owner'
     join subscriptions b on b.user_id = m.user_id join plans p on p.code = b.plan_code
    where s.store_id = ${storeId} and m.store_id = ${storeId} limit 1)`

/**
 * Refuses `more` of a kind beyond a limit: 402 `limit_reached` beyond the plan's, 409 `store_limit` beyond the one that every store has.
 * Call it before adding them, in the same transaction. `message` replaces that of `store_limit` for people who are not members.
 */
export async function checkLimit(
  trx: StoreTrx,
  storeId: string,
  what: Counted,
  { more = 1, message }: { more?: number; message?: string } = {},
): Promise<void> {
  const { most, noun, ...limit } = STORE_LIMITS[what]
  await serialize(trx, storeId, what)
  const plan = 'isInPlan' in limit ? planAllows(storeId, what) : sql`null::integer`
  const { rows } = await sql<{ used: number; plan: number | null }>`
    select (${COUNTS[what](storeId)}) as used, ${plan} as plan`.execute(trx)
  const { used = 0, plan: allowed = null } = rows[0] ?? {}
  if (allowed !== null && used + more > allowed)
    throw appError('limit_reached', { message: `Your plan includes ${allowed} ${noun}. Choose a larger plan to add another.` })
  if (used + more > most) throw appError('store_limit', { message: message ?? limitReached(most, noun) })
}

const limitReached = (most: number, noun: string) =>
  `A store can have up to ${most.toLocaleString('en')} ${noun}. Delete some to make room.`

/** Text from this many bytes on counts for the limits of bytes; the limits of counts bound everything below. */
const COUNTED_FROM = 8_000

/** Refuses what was just written when the store's bytes of that kind exceed their limit. `bytes` are those that were written. */
export async function requireBytes(trx: StoreTrx, storeId: string, what: keyof typeof BYTE_LIMITS, bytes: number): Promise<void> {
  if (bytes < COUNTED_FROM) return
  const { most, noun } = BYTE_LIMITS[what]
  await serialize(trx, storeId, `bytes of ${what}`)
  const { rows } = await sql<{ used: string }>`select (${BYTES[what](storeId)}) as used`.execute(trx)
  if (Number(rows[0]?.used ?? 0) > most)
    throw appError('store_limit', { message: `The ${noun} of a store can take up to ${most / MB} MB. Shorten or delete some.` })
}

/** The bytes that the plan allows for files, and those in use. `allowed` is null without a limit. */
export async function fileBytes(trx: StoreTrx, storeId: string): Promise<{ used: number; allowed: number | null }> {
  const { rows } = await sql<{ used: string; allowed: number | null }>`
    select (select coalesce(sum(g.bytes), 0) from media g where g.store_id = ${storeId}) as used,
           ${planAllows(storeId, 'storageMb')} as allowed`.execute(trx)
  const { used = '0', allowed = null } = rows[0] ?? {}
  return { used: Number(used), allowed: allowed === null ? null : allowed * MB }
}

/** The error for a file that does not fit into the storage of the plan. */
export const storageLimitReached = (allowed: number) =>
  appError('limit_reached', {
    message: `Your plan includes ${allowed / MB} MB for images and videos, and this file does not fit any more. Delete some, or choose a larger plan.`,
  })

/** Refuses a file that does not fit into the storage of the plan, or one file more than a store can have. */
export async function checkStorageLimit(trx: StoreTrx, storeId: string, bytes: number): Promise<void> {
  await checkLimit(trx, storeId, 'media')
  const { used, allowed } = await fileBytes(trx, storeId)
  if (allowed !== null && used + bytes > allowed) throw storageLimitReached(allowed)
}

/**
 * Deletes the versions of a page beyond {@link VERSION_LIMITS}, and then, while the versions of the store take too many bytes, the oldest
 * ones of all its pages. The newest versions of each page stay in any case.
 */
export async function pruneVersions(trx: StoreTrx, storeId: string, pageId: string): Promise<void> {
  const { newest, labeled, bytes, always } = VERSION_LIMITS
  await sql`
    delete from page_versions v using (
      select r.id, r.label, row_number() over (order by r.number desc) as position,
        row_number() over (partition by r.label <> '' order by r.number desc) as among
      from page_versions r where r.store_id = ${storeId} and r.page_id = ${pageId}) n
    where v.store_id = ${storeId} and v.page_id = ${pageId} and v.id = n.id
      and n.position > ${newest} and (n.label = '' or n.among > ${labeled})`.execute(trx)
  await sql`
    delete from page_versions v using (
      select r.id, row_number() over (partition by r.page_id order by r.number desc) as position,
        sum(pg_column_size(r.content) + pg_column_size(r.global_content)) over (order by r.created_at desc, r.id) as total
      from page_versions r where r.store_id = ${storeId}) n
    where v.store_id = ${storeId} and v.id = n.id and n.total > ${bytes} and n.position > ${always}`.execute(trx)
}
