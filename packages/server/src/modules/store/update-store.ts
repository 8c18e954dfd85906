import { sql, type UpdateObject } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { requireTimeZone } from './require-time-zone.ts'
import { viewStore } from './store.ts'

type Details = Body<'store.updateDetails'>

/** Updates the settings that the input contains, and leaves the others unchanged. Throws `invalid_input` for an unknown time zone. */
export function updateStore({ db, session, store }: MemberContext, details: Details) {
  const { storeId } = store
  requireTimeZone(details.timezone)
  return withStore(db, storeId, async (trx) => {
    await writeDetails(trx, storeId, { ...columnsOf(details), updated_at: sql`now()`, version: sql`version + 1` })
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'store.updateDetails',
      target: storeId,
      detail: { fields: Object.keys(details).filter((key) => key !== 'storeId') },
    })
    await invalidate(trx, storeId)
    return viewStore(trx, store)
  })
}

/** Updates columns of a store's row. */
export async function writeDetails(trx: StoreTrx, storeId: string, columns: UpdateObject<Tables, 'stores'>): Promise<void> {
  await trx.updateTable('stores').set(columns).where('store_id', '=', storeId).execute()
}

/** Settings that are left out become undefined, which an update skips. */
const columnsOf = (details: Details) => ({
  name: details.name,
  store_email: details.storeEmail,
  store_phone: details.storePhone,
  address: json(details.address),
  logo: details.logo,
  favicon: details.favicon,
  social_image: details.socialImage,
  social_links: json(details.socialLinks),
  locale: details.locale,
  timezone: details.timezone,
  country: details.country,
  prices_include_tax: details.pricesIncludeTax,
  unpaid_order_days: details.unpaidOrderDays,
  order_number_prefix: details.orderNumberPrefix,
  customer_accounts: details.customerAccounts,
  opens_cart: details.opensCart,
  has_wishlist: details.hasWishlist,
})

const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))
