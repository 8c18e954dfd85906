import { emptyPlace } from '@blockfront/commerce'
import type { CallOutput, HandlerOutput, StoreRole } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoresTable } from '../../ground/db/tables.ts'
import { postalLines } from '../../ground/postal-lines.ts'
import { storedTheme } from './theme/stored-theme.ts'

export type StoreRow = Selectable<StoresTable>
type StoreView = HandlerOutput<'store.findCurrent'>
type Address = CallOutput<'store.findCurrent'>['address']

/** Returns a store's postal address in lines, as on an envelope, with the name of its country in the store's language; empty without one. */
export const addressLines = ({ address, locale }: StoreRow): string[] => postalLines(address, locale)

/** A store as its members see it. */
export function storeView(row: StoreRow, details: { storeDomain: string; role: StoreRole; hasDemoProducts: boolean }): StoreView {
  return {
    storeId: row.store_id,
    name: row.name,
    subdomain: row.subdomain,
    currency: row.currency as StoreView['currency'],
    locale: row.locale,
    timezone: row.timezone,
    country: row.country,
    storeEmail: row.store_email,
    storePhone: row.store_phone,
    address: { ...emptyPlace, ...(row.address as Partial<Address>) },
    logo: row.logo,
    favicon: row.favicon,
    socialImage: row.social_image,
    socialLinks: row.social_links as StoreView['socialLinks'],
    fbPixelId: row.fb_pixel_id,
    theme: storedTheme(row),
    pricesIncludeTax: row.prices_include_tax,
    unpaidOrderDays: row.unpaid_order_days,
    orderNumberPrefix: row.order_number_prefix,
    customerAccounts: row.customer_accounts,
    opensCart: row.opens_cart,
    hasWishlist: row.has_wishlist,
    status: row.status,
    isOpen: row.is_open,
    createdAt: row.created_at.toISOString(),
    ...details,
  }
}
