import type { CallOutput, HandlerOutput } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoresTable } from '../db/tables/stores.ts'
import { defaultTheme, type Theme } from './store-theme.ts'

export type StoreRow = Selectable<StoresTable>
type StoreView = HandlerOutput<'store.findCurrent'>
type Address = CallOutput<'store.findCurrent'>['address']

const emptyAddress: Address = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' }

export const themeOf = (row: StoreRow): Theme => ({ ...defaultTheme, ...(row.theme as Partial<Theme>) })

/** A store as its members see it. */
export function storeView(
  row: StoreRow,
  more: { storeDomain: string; role: 'owner' | 'staff'; hasDemoProducts: boolean },
): StoreView {
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
    address: { ...emptyAddress, ...(row.address as Partial<Address>) },
    logo: row.logo,
    favicon: row.favicon,
    socialLinks: row.social_links as StoreView['socialLinks'],
    fbPixelId: row.fb_pixel_id,
    theme: themeOf(row),
    pricesIncludeTax: row.prices_include_tax,
    taxRate: row.tax_rate_bp,
    orderNumberPrefix: row.order_number_prefix,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    ...more,
  }
}
