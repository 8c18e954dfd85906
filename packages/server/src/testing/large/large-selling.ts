import type pg from 'pg'

/**
 * Fills a store with orders `o1`, `o2`, …, one line each, in every state, and with files `m1`, `m2`, …, every twentieth a video. It also
 * gets redirects, and as many contact messages and subscribers as files.
 */
export async function fillSelling(owner: pg.Client, storeId: string, orders: number, media: number): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into orders (store_id, id, number, label, access_token_hash, status, payment_status, fulfillment_status, email, contact,
       payment_method, currency, prices_include_tax, subtotal, shipping_total, tax_total, grand_total, search_text, created_at)
     select $1, 'o' || n, 1000 + n, '#' || 1000 + n, int8send(n),
       (array['open','completed','completed','completed','cancelled','archived'])[1 + n % 6],
       (array['paid','paid','paid','pending','refunded'])[1 + n % 5], (array['fulfilled','fulfilled','unfulfilled','delivered'])[1 + n % 4],
       'buyer' || n % 30000 || '@example.com', '{}', '{}', 'USD', false, 1000 + n % 50000, 0, 0, 1000 + n % 50000,
       '#' || 1000 + n || ' ' || (array['anna','boris','chloe','dmitri','elif'])[1 + n % 5] || ' name' || n % 3000 || ' buyer' || n % 30000 || '@example.com',
       now() - n * interval '5 minutes'
     from generate_series(1, ${orders}) n`,
    [storeId],
  )
  await owner.query(
    `insert into order_lines (store_id, id, order_id, product_id, name, list_price, unit_price, quantity, line_total, tax_total, position)
     select $1, 'l' || n, 'o' || n, 'p' || n % 500, 'A thing', 1000, 1000, 1, 1000, 0, 0 from generate_series(1, ${orders}) n`,
    [storeId],
  )
  await owner.query(
    `insert into media (store_id, id, filename, mime, bytes, alt, sha256, storage_key, created_at)
     select $1, 'm' || n, 'picture-' || n || '.webp', case when n % 20 = 0 then 'video/mp4' else 'image/webp' end, 1000,
       'A ' || (array['red','blue','green'])[1 + n % 3] || ' thing ' || n % 700, 'hash' || n, $1 || '/m' || n || '.webp', now() - n * interval '1 minute'
     from generate_series(1, ${media}) n`,
    [storeId],
  )
  await owner.query(
    `insert into redirects (store_id, id, from_path, to_path)
     select case when n < 5000 then $1 else 'neighbor' end, 'r' || n, '/page/old-' || n, '/page/new-' || n from generate_series(1, 40000) n`,
    [storeId],
  )
  await owner.query(
    `insert into contact_messages (store_id, id, name, email, subject, message, created_at, read_at)
     select $1, 'c' || n, 'Name ' || n % 700, 'writer' || n || '@example.com', 'About a ' || (array['lamp','chair','rug'])[1 + n % 3],
       'A question with some words', now() - n * interval '1 minute', case when n % 50 > 0 then now() end
     from generate_series(1, ${media}) n`,
    [storeId],
  )
  await owner.query(
    `insert into newsletter_subscribers (store_id, id, email, created_at)
     select case when n <= ${media} then $1 else 'neighbor' end, 's' || n, 'reader' || n || '@example.com', now() - n * interval '1 minute'
     from generate_series(1, ${media * 5}) n`,
    [storeId],
  )
  await owner.query('commit')
}
