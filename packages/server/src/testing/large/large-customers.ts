import type pg from 'pg'

/** Fills a store with customers `k1`, `k2`, …: a third has never ordered, half accepts marketing, and one in ten has the tag `wholesale`. */
export async function fillCustomers(owner: pg.Client, storeId: string, count: number): Promise<void> {
  await owner.query(
    `insert into customers (store_id, id, email, first_name, last_name, phone, tags, accepts_marketing, consent_at, consent_source,
       order_count, spent, last_order_at, created_at)
     select $1, 'k' || n, 'buyer' || n || '@example.com', (array['Anna','Boris','Chloe','Dmitri','Elif'])[1 + n % 5], 'Name' || n % 3000,
       '+1 555 ' || n, case when n % 10 = 0 then array['wholesale', 'tag' || n % 50] else '{}' end, n % 2 = 0,
       case when n % 2 = 0 then now() end, case when n % 2 = 0 then 'checkout' end, n % 3, n % 3 * (1000 + n % 40000),
       case when n % 3 > 0 then now() - n * interval '7 minutes' end, now() - n * interval '5 minutes'
     from generate_series(1, ${count}) n`,
    [storeId],
  )
}
