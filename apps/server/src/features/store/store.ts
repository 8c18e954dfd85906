import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { CurrentStore } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound } from '../../errors.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'
import { storeView, themeOf } from './store-view.ts'

type Role = 'owner' | 'staff'
type Who = CurrentStore

/** The store's primary host: its own domain once that is active, else its platform host. */
export async function primaryHostname(trx: StoreTrx, storeId: string): Promise<string> {
  const row = await trx
    .selectFrom('domains')
    .select('host')
    .where('store_id', '=', storeId)
    .where('is_primary', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.host ?? ''
}

export const storeRow = async (trx: StoreTrx, storeId: string) =>
  orNotFound(await trx.selectFrom('stores').selectAll().where('store_id', '=', storeId).executeTakeFirst())

/** A store as one of its members sees it. */
export async function viewStore(trx: StoreTrx, { storeId, role }: Who): Promise<HandlerOutput<'store.findCurrent'>> {
  const demo = trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  const [row, storeDomain, hasDemo] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId), demo])
  return storeView(row, { storeDomain, role: role ?? 'staff', hasDemoProducts: hasDemo !== undefined })
}

export const findCurrentStore = (db: Database, who: Who) => readStore(db, who.storeId, (trx) => viewStore(trx, who))

/** One store in the list to choose from. */
async function summary(trx: StoreTrx, { storeId, role }: Who): Promise<HandlerOutput<'store.select'>> {
  const [row, storeDomain] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
  return {
    storeId,
    name: row.name,
    storeDomain,
    currency: row.currency as 'USD',
    logo: row.logo,
    status: row.status,
    role: role ?? 'staff',
  }
}

/** All stores that a user is a member of, by name. */
export async function findStores(db: Database, userId: string): Promise<HandlerOutput<'store.findAll'>> {
  const { rows } = await sql<{ store_id: string; role: Role }>`select * from stores_of_user(${userId})`.execute(db)
  const stores = await Promise.all(
    rows.map(({ store_id, role }) => readStore(db, store_id, (trx) => summary(trx, { storeId: store_id, role }))),
  )
  return stores.sort((a, b) => a.name.localeCompare(b.name))
}

/** Remembers the store in the session. */
export async function selectStore(db: Database, tokenHash: Buffer, who: Who) {
  await db.updateTable('sessions').set({ selected_store_id: who.storeId }).where('token_hash', '=', tokenHash).execute()
  return readStore(db, who.storeId, (trx) => summary(trx, who))
}

type Details = HandlerInput<'store.updateDetails'>['body']

/** Changes what is given; the rest stays. */
export function updateDetails(db: Database, who: Who, actorId: string, details: Details) {
  const { storeId } = who
  if (details.timezone !== undefined && !isTimeZone(details.timezone))
    throw appError('invalid_input', { fields: { timezone: 'Use a time zone such as Europe/Vienna.' } })
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
  return withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('stores')
      .set({
        name: details.name,
        store_email: details.storeEmail,
        store_phone: details.storePhone,
        address: json(details.address),
        logo: details.logo,
        favicon: details.favicon,
        social_links: json(details.socialLinks),
        locale: details.locale,
        timezone: details.timezone,
        country: details.country,
        theme: json(details.theme),
        prices_include_tax: details.pricesIncludeTax,
        tax_rate_bp: details.taxRate,
        unpaid_order_days: details.unpaidOrderDays,
        order_number_prefix: details.orderNumberPrefix,
        updated_at: sql`now()`,
        version: sql`version + 1`,
      })
      .where('store_id', '=', storeId)
      .execute()
    await recordAudit(trx, {
      storeId,
      actorId,
      action: 'store.updateDetails',
      target: storeId,
      detail: { fields: Object.keys(details).filter((key) => key !== 'storeId') },
    })
    await announceStoreChange(trx, storeId)
    return viewStore(trx, who)
  })
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a storefront needs to start. */
export function storeInfo(db: Database, storeId: string): Promise<HandlerOutput<'store.getInfo'>> {
  return readStore(db, storeId, async (trx) => {
    const [row, storeDomain] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
    return {
      storeId,
      name: row.name,
      currency: row.currency as 'USD',
      locale: row.locale,
      country: row.country,
      fbPixelId: row.fb_pixel_id,
      storeDomain,
      logo: row.logo,
      favicon: row.favicon,
      theme: themeOf(row),
    }
  })
}

export const getPixel = (db: Database, storeId: string) =>
  readStore(db, storeId, async (trx) => ({ fbPixelId: (await storeRow(trx, storeId)).fb_pixel_id }))

export function updatePixel(db: Database, storeId: string, actorId: string, fbPixelId: string) {
  return withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('stores')
      .set({ fb_pixel_id: fbPixelId, updated_at: sql`now()` })
      .where('store_id', '=', storeId)
      .execute()
    await recordAudit(trx, { storeId, actorId, action: 'store.updatePixel', target: storeId })
    await announceStoreChange(trx, storeId)
    return { fbPixelId }
  })
}

/**
 * Removes the products that came with the store, and the categories that came with it and are empty without them. Products and categories
 * that a member edited are no longer demo, so they stay; orders that sold a product keep their lines. Their images are files of the
 * server that every store shows, not files of the store. Links to a removed category redirect to the shop page.
 */
export function removeDemoProducts(db: Database, storeId: string, actorId: string) {
  return withStore(db, storeId, async (trx) => {
    const gone = await trx
      .deleteFrom('products')
      .where('store_id', '=', storeId)
      .where('is_demo', '=', true)
      .returning('id')
      .execute()
    const { rows: categories } = await sql<{ id: string; slug: string }>`
      with recursive kept as (
        select c.id, c.parent_id from categories c
         where c.store_id = ${storeId}
           and (not c.is_demo or exists (select from product_categories pc where pc.store_id = ${storeId} and pc.category_id = c.id))
        union
        select c.id, c.parent_id from categories c join kept on c.id = kept.parent_id where c.store_id = ${storeId}
      )
      delete from categories c where c.store_id = ${storeId} and c.id not in (select id from kept) returning c.id, c.slug`.execute(
      trx,
    )
    // Pages of the theme link to its categories, and the owner may have kept those links.
    for (const { slug } of categories) await addRenameRedirect(trx, storeId, `/collection/${slug}`, '/shop')
    const detail = { removed: gone.length, removedCategories: categories.length }
    await recordAudit(trx, { storeId, actorId, action: 'store.removeDemoProducts', target: storeId, detail })
    await announceStoreChange(trx, storeId)
    return detail
  })
}
