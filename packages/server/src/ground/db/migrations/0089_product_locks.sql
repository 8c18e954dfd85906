-- Transactions that change several products of a store must not wait for each other in turn: PostgreSQL would end one of them.

-- Transactions that add the same combination at the same time add a row each, instead of waiting for the other's row. The rows have the same
-- hash and different keys.

alter table product_filter_sets add column hash bigint not null default 0;
update product_filter_sets set hash = key;
alter table product_filter_sets alter column hash drop default;
comment on column product_filter_sets.key is 'Identifies the row. Unique for its hash and the transaction that added it.';
comment on column product_filter_sets.hash is 'The hash of availability, categories and option values.';
create index product_filter_sets_hash on product_filter_sets (store_id, hash, key);

create or replace function refresh_product_filters(p_store text, p_products text[]) returns void
language plpgsql security definer set search_path = public, pg_temp
-- Rows are always read by primary key. An import fills empty tables in one transaction: PostgreSQL would plan for empty tables.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(p_store || '/filters', 17));
  with found as materialized (
    select p.id, p.created_at, case when p.discount_price > 0 then p.discount_price else p.price end as price,
      p.stock_status <> 'out_of_stock' as in_stock, c.ids as categories, o.names, o.texts, option_keys(p.attribute_groups) as keys
    from products p
    cross join lateral (
      select coalesce(array_agg(pc.category_id order by pc.category_id), '{}') as ids
      from product_categories pc where pc.store_id = p_store and pc.product_id = p.id
    ) c
    cross join lateral (
      select coalesce(array_agg(g ->> 'name' order by g ->> 'name', v.value), '{}') as names,
        coalesce(array_agg(v.value order by g ->> 'name', v.value), '{}') as texts
      from jsonb_array_elements(p.attribute_groups) as g cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
    ) o
    where p.store_id = p_store and p.id = any (p_products) and p.status = 'active'
  ), hashed as materialized (
    select *, hashtextextended(jsonb_build_array(in_stock, categories, names, texts)::text, 0) as hash from found
  ), keyed as materialized (
    select h.*, coalesce(
      (select s.key from product_filter_sets s where s.store_id = p_store and s.hash = h.hash order by s.key limit 1),
      hashtextextended(h.hash || '/' || pg_current_xact_id()::text, 0)
    ) as key
    from hashed h
  ), added as (
    insert into product_filter_sets (store_id, key, hash, in_stock, categories, option_names, option_values, options)
    select distinct on (k.key) p_store, k.key, k.hash, k.in_stock, k.categories, k.names, k.texts, k.keys
    from keyed k
    where not exists (select from product_filter_sets s where s.store_id = p_store and s.key = k.key)
      -- While a store is deleted, its products lose their categories before they are deleted.
      and exists (select from stores s where s.store_id = p_store)
    order by k.key
    on conflict do nothing
  )
  insert into product_filters as f (created_at, price, in_stock, store_id, product_id, options, set_key)
  select k.created_at, k.price, k.in_stock, p_store, k.id, k.keys, k.key from keyed k order by k.id
  on conflict (store_id, product_id) do update set
    created_at = excluded.created_at, price = excluded.price, in_stock = excluded.in_stock, options = excluded.options,
    set_key = excluded.set_key
  where (f.created_at, f.price, f.set_key) is distinct from (excluded.created_at, excluded.price, excluded.set_key);
end $$;

-- Rows are locked in the order of their ids, as orders lock them.
create or replace function product_categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from products p where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r)
  order by p.store_id, p.id for no key update;
  update products p set search = ''
  where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r);
  return null;
end $$;

create or replace function categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from products p
  where p.store_id = new.store_id and p.id in (
    select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id)
  order by p.id for no key update;
  update products p set search = ''
  where p.store_id = new.store_id and p.id in (
    select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id);
  return null;
end $$;
