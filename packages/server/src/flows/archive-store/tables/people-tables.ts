import { archived } from './archived-table.ts'

/** Customers and other people who wrote to the store. */
export const peopleTables = {
  customers: archived<'customers'>({
    key: ['id'],
    columns: {
      id: true,
      email: true,
      first_name: true,
      last_name: true,
      phone: true,
      note: true,
      tags: true,
      accepts_marketing: true,
      locale: true,
      consent_at: true,
      consent_source: true,
      order_count: 'derived',
      spent: 'derived',
      first_order_at: 'derived',
      last_order_at: 'derived',
      search_text: 'derived',
      created_at: true,
      updated_at: true,
    },
  }),
  customer_addresses: archived<'customer_addresses'>({
    key: ['id'],
    columns: {
      id: true,
      customer_id: true,
      address: true,
      fingerprint: 'derived',
      used_at: true,
    },
  }),
  wishlist_items: archived<'wishlist_items'>({
    key: ['customer_id', 'product_id'],
    columns: {
      customer_id: true,
      product_id: true,
      added_at: true,
    },
  }),
  newsletter_subscribers: archived<'newsletter_subscribers'>({
    key: ['id'],
    columns: {
      id: true,
      email: true,
      source: true,
      created_at: true,
      unsubscribed_at: true,
    },
  }),
  stock_alerts: archived<'stock_alerts'>({
    key: ['id'],
    columns: {
      id: true,
      product_id: true,
      variation_id: true,
      email: true,
      locale: true,
      created_at: true,
      due_at: true,
    },
  }),
  contact_messages: archived<'contact_messages'>({
    key: ['id'],
    batch: 200,
    columns: {
      id: true,
      name: true,
      email: true,
      subject: true,
      message: true,
      created_at: true,
      read_at: true,
      search_text: 'derived',
    },
  }),
}
