import { type CallOutput, type HandlerOutput, theme as themeSchema } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { StoresTable } from '../../db/tables/stores.ts'
import { defaultTheme, type Theme } from './store-theme.ts'

export type StoreRow = Selectable<StoresTable>
type StoreView = HandlerOutput<'store.findCurrent'>
type Address = CallOutput<'store.findCurrent'>['address']

const emptyAddress: Address = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' }

/** The store's theme. A stored token that is no longer valid gives way to the default, alone. */
export function themeOf(row: StoreRow): Theme {
  const stored = { ...defaultTheme, ...(row.theme as Partial<Theme>) }
  const whole = themeSchema.safeParse(stored)
  if (whole.success) return whole.data
  const { palette, fonts, ...rest } = themeSchema.shape
  return {
    ...repaired(rest, stored, defaultTheme),
    palette: repaired(palette.shape, stored.palette, defaultTheme.palette),
    fonts: repaired(fonts.shape, stored.fonts, defaultTheme.fonts),
  }
}

/** Each value that fits its schema, and the default for every other. */
function repaired<T extends object>(shape: { [K in keyof T]?: z.ZodType }, stored: unknown, defaults: T): T {
  const record = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const entries = (Object.entries(shape) as [string & keyof T, z.ZodType][]).map(([key, schema]) => {
    const result = schema.safeParse(record[key])
    return [key, result.success ? result.data : defaults[key]]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

/** A store's postal address, a line each as on an envelope; empty without one. */
export function addressLines(row: StoreRow): string[] {
  const { line1, line2, postalCode, city, region, country } = row.address as Partial<Address>
  const town = [postalCode, city].filter(Boolean).join(' ')
  return [line1, line2, town, region, country].flatMap((line) => line || [])
}

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
    unpaidOrderDays: row.unpaid_order_days,
    orderNumberPrefix: row.order_number_prefix,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    ...more,
  }
}
