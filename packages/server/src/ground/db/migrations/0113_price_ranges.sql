-- The range of prices that is charged for a product: of its enabled variations, or its own price without them. Lists show, sort and filter by it.
-- Triggers write these columns.

alter table products
  add column min_price bigint not null default 0,
  add column max_price bigint not null default 0,
  -- The regular price of what costs min_price.
  add column min_regular bigint not null default 0,
  -- Whether any of the prices is reduced.
  add column on_sale boolean not null default false;

-- The same rule as chargedPriceOfVariation in packages/commerce.
create function price_range(
  p_store text, p_product text, p_price bigint, p_discount bigint,
  out min_price bigint, out max_price bigint, out min_regular bigint, out on_sale boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  with offered as materialized (
    select
      case when v.price > 0 then v.price else p_price end as regular,
      case
        when v.price > 0 then case when v.discount_price > 0 and v.discount_price < v.price then v.discount_price else v.price end
        when v.discount_price > 0 and v.discount_price < p_price then v.discount_price
        when p_discount > 0 then p_discount
        else p_price
      end as charged
    from product_variations v where v.store_id = p_store and v.product_id = p_product and v.enabled
  ), priced as (
    select regular, charged from offered
    union all
    select p_price, case when p_discount > 0 then p_discount else p_price end where not exists (select from offered)
  )
  select min(charged), max(charged), (array_agg(regular order by charged, regular desc))[1], bool_or(charged < regular) from priced
$$;

create function products_set_price_range() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    -- A new product has no variations yet.
    new.min_price := case when new.discount_price > 0 then new.discount_price else new.price end;
    new.max_price := new.min_price;
    new.min_regular := new.price;
    new.on_sale := new.min_price < new.price;
  else
    select r.min_price, r.max_price, r.min_regular, r.on_sale into new.min_price, new.max_price, new.min_regular, new.on_sale
    from price_range(new.store_id, new.id, new.price, new.discount_price) r;
  end if;
  return new;
end $$;

-- Rows are locked in the order of their ids, as orders lock them. The names of these triggers sort after those of other tables' locks.
create function product_variations_update_range() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with found as (
    select p.store_id, p.id from products p
    where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r)
      and exists (
        select from price_range(p.store_id, p.id, p.price, p.discount_price) r
        where (r.min_price, r.max_price, r.min_regular, r.on_sale) is distinct from (p.min_price, p.max_price, p.min_regular, p.on_sale)
      )
    order by p.store_id, p.id for no key update
  )
  update products p set min_price = p.min_price from found f where p.store_id = f.store_id and p.id = f.id;
  return null;
end $$;

create function product_variation_updates_range() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products p set min_price = p.min_price where p.store_id = new.store_id and p.id = new.product_id;
  return null;
end $$;

alter table products disable trigger user;
update products p set min_price = r.min_price, max_price = r.max_price, min_regular = r.min_regular, on_sale = r.on_sale
from products o cross join lateral price_range(o.store_id, o.id, o.price, o.discount_price) r
where o.store_id = p.store_id and o.id = p.id;
alter table products enable trigger user;

create trigger products_set_price_range before insert or update of price, discount_price, min_price on products
for each row execute function products_set_price_range();
create trigger product_variations_update_range_added after insert on product_variations
referencing new table as changed for each statement execute function product_variations_update_range();
create trigger product_variations_update_range_removed after delete on product_variations
referencing old table as changed for each statement execute function product_variations_update_range();
create trigger product_variations_update_range_changed after update of price, discount_price, enabled on product_variations
for each row when ((old.price, old.discount_price, old.enabled) is distinct from (new.price, new.discount_price, new.enabled))
execute function product_variation_updates_range();

drop index products_price;
create index products_price on products (store_id, min_price, id) include (status, stock_status);

create or replace function refresh_product_filters(p_store text, p_products text[]) returns void
language plpgsql security definer set search_path = public, pg_temp
-- Rows are always read by primary key. An import fills empty tables in one transaction: PostgreSQL would plan for empty tables.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended(p_store || '/filters', 17));
  with found as materialized (
    select p.id, p.created_at, p.min_price as price,
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

drop trigger products_update_filters on products;
create trigger products_update_filters
after update of status, price, discount_price, min_price, stock_status, attribute_groups, created_at on products
for each row when (
  (old.status, old.min_price, old.stock_status, old.attribute_groups, old.created_at)
  is distinct from (new.status, new.min_price, new.stock_status, new.attribute_groups, new.created_at)
) execute function products_update_filters();

do $$
begin
  perform refresh_product_filters(p.store_id, array_agg(p.id order by p.id))
  from products p
  where p.status = 'active' and p.min_price <> case when p.discount_price > 0 then p.discount_price else p.price end
  group by p.store_id order by p.store_id;
end $$;
