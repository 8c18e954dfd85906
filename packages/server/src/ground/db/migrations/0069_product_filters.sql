-- What shoppers filter lists by, in one narrow row per active product: a list with several filters reads each row of its store once,
-- without the wide rows of `products`. Quantities are not here, so an order changes a row only when a product sells out.

-- The key of an option value. The length keeps `a` + `bc` apart from `ab` + `c`.
create function option_key(p_name text, p_value text) returns bigint
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select hashtextextended(length(p_name) || ':' || p_name || p_value, 0)
$$;

-- The keys of all option values of a product.
create function option_keys(p_groups jsonb) returns bigint[]
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct option_key(g ->> 'name', v.value)), '{}')
  from jsonb_array_elements(p_groups) as g cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
$$;

create table product_filters (
  created_at timestamptz not null,
  -- The price that a shopper pays, in minor units.
  price bigint not null,
  in_stock boolean not null,
  store_id text not null,
  product_id text not null,
  options bigint[] not null,
  primary key (store_id, product_id),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
select protect_store_table('product_filters');

create function products_insert_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into product_filters (created_at, price, in_stock, store_id, product_id, options)
  select r.created_at, case when r.discount_price > 0 then r.discount_price else r.price end, r.stock_status <> 'out_of_stock',
    r.store_id, r.id, option_keys(r.attribute_groups)
  from changed r where r.status = 'active'
  order by r.store_id, r.id;
  return null;
end $$;
create trigger products_insert_filters after insert on products
referencing new table as changed for each statement execute function products_insert_filters();

create function products_update_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status <> 'active' then
    delete from product_filters f where f.store_id = new.store_id and f.product_id = new.id;
    return null;
  end if;
  insert into product_filters (created_at, price, in_stock, store_id, product_id, options)
  values (new.created_at, case when new.discount_price > 0 then new.discount_price else new.price end, new.stock_status <> 'out_of_stock',
    new.store_id, new.id, option_keys(new.attribute_groups))
  on conflict (store_id, product_id) do update set
    created_at = excluded.created_at, price = excluded.price, in_stock = excluded.in_stock, options = excluded.options;
  return null;
end $$;
create trigger products_update_filters
after update of status, price, discount_price, stock_status, attribute_groups, created_at on products
for each row when (
  (old.status, old.price, old.discount_price, old.stock_status, old.attribute_groups, old.created_at)
  is distinct from (new.status, new.price, new.discount_price, new.stock_status, new.attribute_groups, new.created_at)
) execute function products_update_filters();

insert into product_filters (created_at, price, in_stock, store_id, product_id, options)
select p.created_at, case when p.discount_price > 0 then p.discount_price else p.price end, p.stock_status <> 'out_of_stock',
  p.store_id, p.id, option_keys(p.attribute_groups)
from products p where p.status = 'active'
order by p.store_id, p.created_at desc;
