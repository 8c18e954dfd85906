import type pg from 'pg'

/**
 * Fills a store with active products `p1`, `p2`, … in 40 categories `c1`, `c2`, …, with options and tags. Some are on sale, are sold out
 * or have tracked inventory. `owner` is the schema's owner, who can disable triggers: they would index each product twice.
 */
export async function fillCatalog(owner: pg.Client, storeId: string, count: number): Promise<void> {
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `insert into categories (store_id, id, name, slug, position)
     select $1, 'c' || n, 'Kind ' || n, 'kind-' || n, n from generate_series(1, 40) n`,
    [storeId],
  )
  await owner.query(
    `insert into product_categories (store_id, product_id, category_id, created_at)
     select $1, 'p' || n, 'c' || 1 + n % 40, now() - n * interval '1 minute' from generate_series(1, ${count}) n`,
    [storeId],
  )
  await owner.query('set local session_replication_role = origin')
  await owner.query(
    `insert into products (store_id, id, name, slug, sku, tags, description, status, price, discount_price, product_image, attribute_groups,
       track_inventory, stock_quantity, stock_status, created_at)
     select $1, 'p' || n,
       (array['Red','Blue','Green','Black','White','Oak','Steel','Linen'])[1 + n % 8] || ' ' ||
       (array['shirt','teapot','backpack','lamp','table','chair','scarf','notebook','bottle','blanket'])[1 + (n / 8) % 10] || ' ' || chr(97 + n % 26) || n % 997,
       'product-' || n, 'SKU-' || n, array['tag' || n % 500], '<p>A thing of kind ' || n % 5000 || ' for every day</p>', 'active',
       1000 + n % 9000, case when n % 7 = 0 then 900 else 0 end, '/starter/product-' || 1 + n % 6 || '.webp',
       jsonb_build_array(
         jsonb_build_object('name', 'Color', 'type', 'swatches', 'values', jsonb_build_array((array['Red','Blue','Green','Black','White'])[1 + n % 5])),
         jsonb_build_object('name', 'Size', 'type', 'buttons', 'values', jsonb_build_array((array['S','M','L','XL'])[1 + n % 4]))),
       n % 2 = 0, 1000000, case when n % 50 = 1 then 'out_of_stock' else 'in_stock' end, now() - n * interval '1 minute'
     from generate_series(1, ${count}) n`,
    [storeId],
  )
  await owner.query('commit')
}
