-- Products with the same availability, categories and option values share one row here. A list tests its filters on these rows, and reads
-- only the products of the rows that it needs.

create table product_filter_sets (
  store_id text not null references stores on delete cascade,
  -- The hash of the other columns.
  key bigint not null,
  in_stock boolean not null,
  categories text[] not null,
  -- Option values: the name of the option and the value, at the same position.
  option_names text[] not null,
  option_values text[] not null,
  options bigint[] not null,
  primary key (store_id, key)
);
select protect_store_table('product_filter_sets');

-- `in_stock` and `options` of `product_filters` are read in stores with very many of these rows.
alter table product_filters add column set_key bigint not null default 0;
create index product_filters_set on product_filters (store_id, set_key, created_at desc) include (price, product_id);

-- Writes the rows of products after any of their filter values changed. The lock is for `purge_filter_sets`.
create function refresh_product_filters(p_store text, p_products text[]) returns void
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
  ), keyed as materialized (
    select *, hashtextextended(jsonb_build_array(in_stock, categories, names, texts)::text, 0) as key from found
  ), added as (
    insert into product_filter_sets (store_id, key, in_stock, categories, option_names, option_values, options)
    select distinct on (k.key) p_store, k.key, k.in_stock, k.categories, k.names, k.texts, k.keys
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

create or replace function products_insert_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_product_filters(r.store_id, array_agg(r.id order by r.id))
  from changed r where r.status = 'active'
  group by r.store_id order by r.store_id;
  return null;
end $$;

create or replace function products_update_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status <> 'active' then
    delete from product_filters f where f.store_id = new.store_id and f.product_id = new.id;
  else
    perform refresh_product_filters(new.store_id, array[new.id]);
  end if;
  return null;
end $$;

-- The names of these triggers sort after those of `product_categories_touch`, which lock the products.
create function product_categories_update_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_product_filters(r.store_id, array_agg(distinct r.product_id))
  from changed r group by r.store_id order by r.store_id;
  return null;
end $$;
create trigger product_categories_update_filters_added after insert on product_categories
referencing new table as changed for each statement execute function product_categories_update_filters();
create trigger product_categories_update_filters_removed after delete on product_categories
referencing old table as changed for each statement execute function product_categories_update_filters();

-- The stores with rows that no product has any more.
create function stores_with_unused_filter_sets() returns setof text
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct s.store_id from product_filter_sets s
  where not exists (select from product_filters f where f.store_id = s.store_id and f.set_key = s.key)
$$;

-- Deletes the rows of a store that no product has. Does nothing while a product of the store is being written.
create function purge_filter_sets(p_store text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if pg_try_advisory_xact_lock(hashtextextended(p_store || '/filters', 17)) then
    delete from product_filter_sets s where s.store_id = p_store
      and not exists (select from product_filters f where f.store_id = p_store and f.set_key = s.key);
  end if;
end $$;
revoke execute on function refresh_product_filters(text, text[]), stores_with_unused_filter_sets(), purge_filter_sets(text) from public;
grant execute on function stores_with_unused_filter_sets(), purge_filter_sets(text) to blockfront_app;

do $$
begin
  perform refresh_product_filters(p.store_id, array_agg(p.id order by p.id))
  from products p where p.status = 'active' group by p.store_id order by p.store_id;
end $$;
