import type { Reason, StoreTable } from './archived-table.ts'
import { catalogTables } from './catalog-tables.ts'
import { contentTables } from './content-tables.ts'
import { orderTables } from './order-tables.ts'
import { peopleTables } from './people-tables.ts'
import { sellingTables } from './selling-tables.ts'
import { storeTables } from './store-tables.ts'

/** The tables of an archive, each after those that its rows refer to. */
export const archivedTables = {
  ...storeTables,
  ...contentTables,
  ...catalogTables,
  ...sellingTables,
  ...peopleTables,
  ...orderTables,
}

/** The other tables of a store. A new table does not compile until it is archived or listed here. */
export const leftOutTables: { readonly [Name in Exclude<StoreTable, keyof typeof archivedTables>]: Reason } = {
  store_archives: 'installation',
  store_members: 'account',
  store_invitations: 'account',
  audit_log: 'account',
  comment_threads: 'account',
  comments: 'account',
  page_presence: 'account',
  api_tokens: 'secret',
  webhooks: 'secret',
  webhook_deliveries: 'installation',
  events: 'installation',
  event_cursors: 'installation',
  delayed_events: 'installation',
  page_previews: 'secret',
  customer_codes: 'secret',
  customer_sessions: 'secret',
  // The hashes contain the id of the store.
  cart_reminder_recipients: 'secret',
  domains: 'installation',
  idempotency_keys: 'installation',
  payment_events: 'installation',
  abandoned_checkouts: 'installation',
  product_imports: 'installation',
  product_import_items: 'installation',
  product_import_images: 'installation',
  daily_visitors: 'installation',
  daily_salts: 'installation',
  media_usages: 'derived',
  product_filters: 'derived',
  product_filter_sets: 'derived',
  product_stock: 'derived',
  search_terms: 'derived',
  shipping_zone_areas: 'derived',
  translated_products: 'derived',
  translated_options: 'derived',
  translated_terms: 'derived',
}
