-- Products with variations, stock and reservations, and what lists and searches read. Money is in minor units of the store's currency.

create table products (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  slug text not null,
  sku text not null default '',
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  price bigint not null check (price >= 0),
  discount_price bigint not null default 0 check (discount_price >= 0),
  product_image text not null default '',
  gallery_images jsonb not null default '[]',
  description text not null default '',
  seo_title text not null default '',
  meta_description text not null default '',
  stock_status text not null default 'in_stock' check (stock_status in ('in_stock', 'out_of_stock', 'on_backorder')),
  track_inventory boolean not null default false,
  stock_quantity integer not null default 0,
  allow_backorder boolean not null default false,
  weight_grams double precision not null default 0 check (weight_grams >= 0),
  dimensions jsonb not null default '{"width": 0, "height": 0, "length": 0}',
  attribute_groups jsonb not null default '[]',
  tags text[] not null default '{}',
  brand text not null default '',
  position integer not null default 0,
  is_demo boolean not null default false,
  version integer not null default 1,
  search tsvector not null default '',
  search_head tsvector not null default '',
  search_name tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'zero')),
  requires_shipping boolean not null default true,
  -- Cells of imported files that have no counterpart here. They are exported again.
  kept_cells jsonb not null default '{}',
  barcode text not null default '',
  -- Published reviews with 1 to 5 stars, so that lists of products need no other table.
  review_counts integer[] not null default '{0,0,0,0,0}' check (cardinality(review_counts) = 5),
  -- The page that shows a product or a category; null for the first one of its kind. Without the page, the first one shows it again.
  template_id text,
  -- The lowest price that is charged for the product or one of its enabled variations. A trigger writes the range.
  min_price bigint not null default 0,
  max_price bigint not null default 0,
  -- The regular price of what costs min_price.
  min_regular bigint not null default 0,
  -- Whether any of the prices is reduced.
  on_sale boolean not null default false,
  primary key (store_id, id),
  unique (store_id, slug),
  constraint products_template foreign key (store_id, template_id) references pages (store_id, id) on delete set null (template_id),
  check (discount_price = 0 or discount_price < price),
  check (not track_inventory or allow_backorder or stock_quantity >= 0)
);
create index products_id on products (id);
create unique index products_sku on products (store_id, sku) where sku <> '';
create index products_active_created on products (store_id, created_at desc, id) where status = 'active';
create index products_status_created on products (store_id, status, created_at desc, id);
create index products_stock_created on products (store_id, stock_status, created_at desc, id);
create index products_position on products (store_id, position, created_at desc) where position > 0;
create index products_demo on products (store_id) where is_demo;
create index products_search on products using gin (store_id, search);
create index products_search_name on products using gin (store_id, search_name);
create index products_template on products (store_id, template_id) where template_id is not null;
create index products_created on products (store_id, created_at desc, id) include (status, stock_status);
create index products_updated on products (store_id, updated_at desc, id) include (status, stock_status);
create index products_price on products (store_id, min_price, id) include (status, stock_status);
create index products_name on products (store_id, name collate "und-x-icu", id) include (status, stock_status);
select protect_store_table('products');

create table product_variations (
  store_id text not null,
  id text not null,
  product_id text not null,
  price bigint not null default 0 check (price >= 0),
  discount_price bigint not null default 0 check (discount_price >= 0),
  sku text not null default '',
  stock_quantity integer not null default 0,
  image text not null default '',
  attributes jsonb not null,
  -- The combination as text with sorted names: one variation per combination.
  attributes_key text not null,
  enabled boolean not null default true,
  position integer not null default 0,
  kept_cells jsonb not null default '{}',
  barcode text not null default '',
  primary key (store_id, id),
  unique (store_id, product_id, attributes_key),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
select protect_store_table('product_variations');

create table product_categories (
  store_id text not null,
  product_id text not null,
  category_id text not null,
  -- The product's creation time again, so that a category's newest page of products is one index read.
  created_at timestamptz not null default now(),
  primary key (store_id, product_id, category_id),
  foreign key (store_id, category_id) references categories (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index product_categories_category on product_categories (store_id, category_id, created_at desc, product_id);
select protect_store_table('product_categories');

-- The words that a store's products use, to find what a misspelled word meant.
create table search_terms (
  store_id text not null references stores on delete cascade,
  term text not null,
  primary key (store_id, term)
);
create index search_terms_similar on search_terms using gin (store_id, term gin_trgm_ops);
select protect_store_table('search_terms');

-- The ledger of stock: one row for every change, whose sum is what happened.
create table stock_movements (
  store_id text not null references stores on delete cascade,
  id text not null,
  product_id text not null,
  variation_id text,
  order_id text,
  delta integer not null check (delta <> 0),
  balance integer not null,
  reason text not null,
  actor_id text,
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index stock_movements_product on stock_movements (store_id, product_id, at desc);
create index stock_movements_order on stock_movements (store_id, order_id) where order_id is not null;
select protect_store_table('stock_movements');
revoke update, delete on stock_movements from blockfront_app;

-- The searched texts of a product in a language: its translations, and the source where there is none. Only products that are translated, or
-- are in a translated category, have a row.
create table translated_products (
  store_id text not null,
  locale text not null,
  product_id text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  name text not null,
  search tsvector not null,
  search_head tsvector not null,
  search_name tsvector not null,
  primary key (store_id, locale, product_id),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index translated_products_product on translated_products (store_id, product_id);
create index translated_products_search on translated_products using gin (store_id, locale, search);
create index translated_products_search_name on translated_products using gin (store_id, locale, search_name);
select protect_store_table('translated_products');

-- The translated option names (an empty `value`) and option values of a product.
create table translated_options (
  store_id text not null,
  locale text not null,
  product_id text not null,
  name text not null,
  value text not null,
  label text not null,
  primary key (store_id, locale, product_id, name, value),
  foreign key (store_id, locale, product_id) references translated_products (store_id, locale, product_id) on delete cascade
);
create index translated_options_label on translated_options (store_id, locale, name, value, label);
select protect_store_table('translated_options');

-- The words of translated products, to correct misspelled words (see `search_terms`).
create table translated_terms (
  store_id text not null,
  locale text not null,
  term text not null,
  primary key (store_id, locale, term),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade
);
create index translated_terms_similar on translated_terms using gin (store_id, locale, term gin_trgm_ops);
select protect_store_table('translated_terms');

create table product_filters (
  created_at timestamptz not null,
  -- The price that a shopper pays, in minor units.
  price bigint not null,
  in_stock boolean not null,
  store_id text not null,
  product_id text not null,
  options bigint[] not null,
  set_key bigint not null default 0,
  primary key (store_id, product_id),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index product_filters_set on product_filters (store_id, set_key, created_at desc) include (price, product_id);
select protect_store_table('product_filters');

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
  hash bigint not null,
  primary key (store_id, key)
);
comment on column product_filter_sets.key is 'Identifies the row. Unique for its hash and the transaction that added it.';
comment on column product_filter_sets.hash is 'The hash of availability, categories and option values.';
create index product_filter_sets_hash on product_filter_sets (store_id, hash, key);
select protect_store_table('product_filter_sets');

-- The columns of products that lists by stock need. An index on the stock of `products` would make every sale write all other indexes of its
-- product; here it is a row with two indexes.
create table product_stock (
  store_id text not null,
  id text not null,
  stock_quantity integer not null,
  track_inventory boolean not null,
  status text not null,
  stock_status text not null,
  primary key (store_id, id),
  foreign key (store_id, id) references products (store_id, id) on delete cascade
);
create index product_stock_quantity on product_stock (store_id, stock_quantity, id) include (track_inventory, status, stock_status);
select protect_store_table('product_stock');

-- A category gained, lost or renamed changes its products' search text.
-- Rows are locked in the order of their ids, as orders lock them.
create function product_categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from products p where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r)
  order by p.store_id, p.id for no key update;
  update products p set search = ''
  where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r);
  return null;
end $$;
create trigger product_categories_added after insert on product_categories
referencing new table as changed for each statement execute function product_categories_touch();
create trigger product_categories_removed after delete on product_categories
referencing old table as changed for each statement execute function product_categories_touch();

-- The store's vocabulary grows with its products. Sorted, so that two writers take the same locks in the same order.
create function products_learn_terms() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_terms (store_id, term)
  select distinct r.store_id, t.term
  from changed r cross join lateral unnest(tsvector_to_array(r.search_head)) as t (term)
  where length(t.term) between 3 and 40
    and not exists (select from search_terms k where k.store_id = r.store_id and k.term = t.term)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger products_learn_new after insert on products
referencing new table as changed for each statement execute function products_learn_terms();

create function products_learn_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_terms (store_id, term)
  select distinct r.store_id, t.term
  from changed r
  join previous o on o.store_id = r.store_id and o.id = r.id and o.search_head is distinct from r.search_head
  cross join lateral unnest(tsvector_to_array(r.search_head)) as t (term)
  where length(t.term) between 3 and 40
    and not exists (select from search_terms k where k.store_id = r.store_id and k.term = t.term)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger products_learn_changed after update on products
referencing new table as changed old table as previous for each statement execute function products_learn_changed();

-- Which of the newest p_within products fit a query, newest first.
create function search_newest(p_store text, p_asked tsquery, p_active_only boolean, p_within integer)
returns table (id text, head tsvector, created_at timestamptz)
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_indexscan = on set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select n.id, n.search_head, n.created_at from (
    select p.id, p.search_head, p.search, p.created_at from products p
    where p.store_id = p_store and (p.status = 'active' or not p_active_only)
    order by p.created_at desc, p.id limit p_within
  ) n where n.search @@ p_asked;
end $$;

-- The best p_cap products for a query among p_cap whose name fits, and p_cap others while there are fewer of those.
create function search_ranked(p_store text, p_asked tsquery, p_active_only boolean, p_cap integer)
returns table (product_id text, score real)
language plpgsql stable set search_path = public, pg_temp as $$
declare
  is_common boolean := (select count(*) from search_newest(p_store, p_asked, p_active_only, 100)) >= 50;
begin
  return query
  with named as materialized (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search_name @@ p_asked and (p.status = 'active' or not p_active_only)
    limit p_cap
  ), rare as (
    select p.id, p.search_head as head, p.created_at from products p
    where not is_common and p.store_id = p_store and p.search @@ p_asked and (p.status = 'active' or not p_active_only)
      and (select count(*) from named) < p_cap
    limit p_cap
  ), common as (
    select * from search_newest(p_store, p_asked, p_active_only, case when is_common then p_cap * 2 else 0 end) limit p_cap
  )
  select f.id, ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, p_asked) as score
  from (select * from named union select * from rare union select * from common) f
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

-- The translation at a path; the source without one, and if the translation was made from another source.
create function translated_text(p_fields jsonb, p_path text, p_source text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select case when p_fields -> p_path ->> 'source' = p_source and p_fields -> p_path ->> 'text' <> ''
    then p_fields -> p_path ->> 'text' else p_source end
$$;

create function products_refresh_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update translated_products e set is_active = new.status = 'active' where e.store_id = new.store_id and e.product_id = new.id;
  return null;
end $$;
create trigger products_refresh_status after update of status on products
for each row when (old.status is distinct from new.status) execute function products_refresh_status();

-- The same as `search_ranked`, in the translated and in the source texts.
create function search_ranked_in(p_store text, p_locale text, p_asked tsquery, p_active_only boolean, p_cap integer)
returns table (product_id text, score real)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
  with named as materialized (
    (select e.product_id as id, e.search_head as head, e.created_at from translated_products e
     where e.store_id = p_store and e.locale = p_locale and e.search_name @@ p_asked and (e.is_active or not p_active_only)
     limit p_cap)
    union all
    (select p.id, p.search_head, p.created_at from products p
     where p.store_id = p_store and p.search_name @@ p_asked and (p.status = 'active' or not p_active_only)
     limit p_cap)
  ), others as (
    (select e.product_id as id, e.search_head as head, e.created_at from translated_products e
     where e.store_id = p_store and e.locale = p_locale and e.search @@ p_asked and (e.is_active or not p_active_only)
       and (select count(*) from named) < p_cap
     limit p_cap)
    union all
    (select p.id, p.search_head, p.created_at from products p
     where p.store_id = p_store and p.search @@ p_asked and (p.status = 'active' or not p_active_only)
       and (select count(*) from named) < p_cap
     limit p_cap)
  )
  select f.id, max(ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, p_asked)) as score
  from (select * from named union all select * from others) f
  group by f.id, f.created_at
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

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

-- Writes the rows of products after any of their filter values changed. The lock is for `purge_filter_sets`.
create function refresh_product_filters(p_store text, p_products text[]) returns void
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

create function products_insert_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform refresh_product_filters(r.store_id, array_agg(r.id order by r.id))
  from changed r where r.status = 'active'
  group by r.store_id order by r.store_id;
  return null;
end $$;
create trigger products_insert_filters after insert on products
referencing new table as changed for each statement execute function products_insert_filters();

create function products_update_filters() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status <> 'active' then
    delete from product_filters f where f.store_id = new.store_id and f.product_id = new.id;
  else
    perform refresh_product_filters(new.store_id, array[new.id]);
  end if;
  return null;
end $$;
create trigger products_update_filters
after update of status, price, discount_price, min_price, stock_status, attribute_groups, created_at on products
for each row when (
  (old.status, old.min_price, old.stock_status, old.attribute_groups, old.created_at)
  is distinct from (new.status, new.min_price, new.stock_status, new.attribute_groups, new.created_at)
) execute function products_update_filters();

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

create function products_insert_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into product_stock (store_id, id, stock_quantity, track_inventory, status, stock_status)
  select r.store_id, r.id, r.stock_quantity, r.track_inventory, r.status, r.stock_status from changed r;
  return null;
end $$;
create trigger products_insert_stock after insert on products
referencing new table as changed for each statement execute function products_insert_stock();

create function products_update_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update product_stock s set stock_quantity = new.stock_quantity, track_inventory = new.track_inventory, status = new.status,
    stock_status = new.stock_status
  where s.store_id = new.store_id and s.id = new.id;
  return null;
end $$;
create trigger products_update_stock
after update of stock_quantity, track_inventory, status, stock_status on products
for each row when (
  (old.stock_quantity, old.track_inventory, old.status, old.stock_status)
  is distinct from (new.stock_quantity, new.track_inventory, new.status, new.stock_status)
) execute function products_update_stock();

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
create trigger products_set_price_range before insert or update of price, discount_price, min_price on products
for each row execute function products_set_price_range();

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
create trigger product_variations_update_range_added after insert on product_variations
referencing new table as changed for each statement execute function product_variations_update_range();
create trigger product_variations_update_range_removed after delete on product_variations
referencing old table as changed for each statement execute function product_variations_update_range();

-- One statement can change the prices of many variations of a product, and this trigger runs for each: only the first run writes the range.
-- A transaction that changes prices has locked the product.
create function product_variation_updates_range() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products p set min_price = p.min_price
  where p.store_id = new.store_id and p.id = new.product_id and exists (
    select from price_range(p.store_id, p.id, p.price, p.discount_price) r
    where (r.min_price, r.max_price, r.min_regular, r.on_sale) is distinct from (p.min_price, p.max_price, p.min_regular, p.on_sale)
  );
  return null;
end $$;
create trigger product_variations_update_range_changed after update of price, discount_price, enabled on product_variations
for each row when ((old.price, old.discount_price, old.enabled) is distinct from (new.price, new.discount_price, new.enabled))
execute function product_variation_updates_range();

-- Text without case, accents and width: full-width letters become ASCII, and half-width kana become full-width.
create function search_fold(p_text text) returns text
language sql stable parallel safe set search_path = public, pg_temp as $$
  select lower(unaccent(normalize(translate(coalesce(p_text, ''), '™®©‘’ʼ´`′‐‑', '   ''''''''''''--'), nfkc)) collate "und-x-icu")
$$;

-- The words of a text in their order, with their apostrophes, hyphens, "&", "+" and "#". A word `is_dense` if it belongs to a script that is written without
-- spaces: Han, Hiragana, Katakana, Thai, Lao, Burmese or Khmer.
create function search_chunks(p_text text) returns table (chunk text, is_dense boolean, n bigint)
language sql stable parallel safe set search_path = public, pg_temp as $$
  select w.chunk, w.chunk ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]', s.n
  from regexp_split_to_table(
    regexp_replace(
      -- Punctuation and symbols, but not marks: vowel signs and other marks are a part of words.
      regexp_replace(search_fold(p_text), '[\u0001-\u0022$%()*,./:-@\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g'),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g'),
    ' +') with ordinality as s (text, n)
  cross join lateral (select rtrim(ltrim(s.text, '-&''+#'), '-&''') as chunk) w
  where w.chunk <> ''
$$;

-- The words that a text is found by, with their positions and weight. "women's" is found as "womens", "women" and "s", and "c++" as "c++" and "c". Joined
-- words have the lowest weight, because their beginning is found twice.
create function search_vector(p_text text, p_weight text) returns tsvector
language sql stable parallel safe set search_path = public, pg_temp as $$
  select coalesce(string_agg('''' || left(t.token, 100) || ''':' || least(t.position, 16383) || t.weight, ' '), '')::tsvector
  from (
    select token, weight, row_number() over (order by c.n, i) as position
    from search_chunks(p_text) c
    cross join lateral (
      select substr(c.chunk, i, 2) as token, i, p_weight as weight from generate_series(1, length(c.chunk)) as i where c.is_dense
      union all
      select part, i, p_weight from regexp_split_to_table(c.chunk, '[-&''+#]+') with ordinality as p (part, i) where not c.is_dense and part <> ''
      union all
      select joined, 1000000, 'D' from regexp_replace(c.chunk, '[-&'']', '', 'g') as joined
      where not c.is_dense and c.chunk ~ '[-&''+#]'
    ) tokens
  ) t
$$;

-- The parts of a search, all of which must occur: a word as it was typed or as its beginning, or the characters of a script without spaces next to
-- each other. `word` is null if it cannot be misspelled. "l'huile" also finds "huile", and "t-shirt" also finds "t shirt", but "c++" does not find "c".
create function search_parts(p_words text) returns table (word text, part tsquery, n bigint)
language sql stable set search_path = public, pg_temp as $$
  select case when not c.is_dense and c.chunk !~ '[+#]' then c.joined end,
    (case
      when c.is_dense and length(c.chunk) = 1 then '''' || c.chunk || ''':*'
      when c.is_dense then (select string_agg('''' || substr(c.chunk, i, 2) || '''', ' <-> ' order by i) from generate_series(1, least(length(c.chunk), 40) - 1) as i)
      else concat_ws(' | ', '''' || c.joined || ''':*', pieces.query)
    end)::tsquery, c.n
  from (
    select chunk, is_dense, left(regexp_replace(chunk, '[-&'']', '', 'g'), 60) as joined, min(n) as n
    from search_chunks(left(p_words, 200)) group by 1, 2, 3 order by 4 limit 8
  ) c
  left join lateral (
    select string_agg('''' || left(piece, 60) || ''':*', ' & ') as query
    from regexp_split_to_table(c.chunk, '[-&''+#]+') as piece
    where c.chunk ~ '[-&''+#]' and piece <> '' and (length(piece) > 1 or c.chunk !~ '['']')
    having c.chunk !~ '[+#]' or min(length(piece)) > 1
  ) pieces on true
$$;

-- The words of a store that end with a word or contain it, in languages that join words; null without any. Endings of inflection are ignored.
-- `p_locale` is an additional language, or null for the main one.
create function search_compounds(p_store text, p_locale text, p_word text) returns tsquery
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  language text := split_part(coalesce(p_locale, (select s.locale from stores s where s.store_id = p_store)), '-', 1);
  stem text := case when length(p_word) > 5 then regexp_replace(p_word, '(ern|en|er|es|e|s|n)$', '') else p_word end;
  -- A joined word starts with another word of at least three letters.
  pattern text := '^.{3,}' || stem || case when length(stem) > 3 then '(ern|en|er|es|e|s|n|.{4,})?$' else '$' end;
begin
  if language <> all ('{de,nl,sv,da,nb,nn,no,fi,is,hu,et,af,lb}'::text[]) or length(stem) < 3 then return null; end if;
  return (
    select string_agg('''' || found.term || '''', ' | ')::tsquery from (
      select t.term from (
        select k.term from search_terms k where k.store_id = p_store and k.term like '%' || stem || '%'
        union
        select k.term from translated_terms k
        where p_locale is not null and k.store_id = p_store and k.locale = p_locale and k.term like '%' || stem || '%'
      ) t
      where t.term ~ pattern
      order by length(t.term), t.term limit 30
    ) found
  );
end $$;

-- The same as `search_query`, with the words of one language in addition to those of the main language.
-- The same with corrections: a word that occurs nowhere is also one of the words of the store that are one or two letters away from it.
create function search_query_in(p_store text, p_locale text, p_words text) returns tsquery
language plpgsql stable security definer
set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.12 set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  one record;
  asked tsquery;
  whole tsquery;
  reach integer;
  meant tsquery;
begin
  for one in select p.word, p.part from search_parts(p_words) p order by p.n loop
    asked := one.part;
    reach := case when one.word is null or length(one.word) < 4 then 0 when length(one.word) < 5 then 1 else 2 end;
    if one.word is not null then asked := coalesce(asked || search_compounds(p_store, p_locale, one.word), asked); end if;
    if reach > 0
      and not exists (
        select from translated_products e
        where p_locale is not null and e.store_id = p_store and e.locale = p_locale and e.search @@ asked)
      and not exists (select from products p where p.store_id = p_store and p.search @@ asked)
    then
      select string_agg(quote_literal(term), ' | ')::tsquery into meant from (
        select t.term, least(
            levenshtein_less_equal(t.term, one.word, reach),
            levenshtein_less_equal(left(t.term, length(one.word)), one.word, reach) + 1) as distance
        from (
          select k.term from translated_terms k
          where p_locale is not null and k.store_id = p_store and k.locale = p_locale and k.term % one.word
          union
          select k.term from search_terms k where k.store_id = p_store and k.term % one.word
        ) t
        order by distance, similarity(t.term, one.word) desc
        limit 5
      ) near where distance <= reach;
      if meant is not null then asked := asked || meant; end if;
    end if;
    whole := case when whole is null then asked else whole && asked end;
  end loop;
  return whole;
end $$;

-- What a shopper's words mean in a store: every word must occur, in any order, as a whole word or as its beginning. A word
-- that occurs nowhere stands for the vocabulary's words one or two letters away from it. Null when there is no word.
create function search_query(p_store text, p_words text) returns tsquery
language sql stable security definer set search_path = public, pg_temp as $$
  select search_query_in(p_store, null, p_words)
$$;

-- What a search means as it was typed, in the main language of a store (null) or an additional one. Null when there is no word.
create function search_typed_in(p_store text, p_locale text, p_words text) returns tsquery
language sql stable set search_path = public, pg_temp as $$
  select string_agg('(' || concat_ws(' | ', p.part, case when p.word is not null then search_compounds(p_store, p_locale, p.word) end) || ')', ' & ' order by p.n)::tsquery
  from search_parts(p_words) p
$$;

-- The best products for some words, best first, at most p_cap of them. A word that fits a tenth of a large catalogue is ranked over
-- p_cap products whose name has it and p_cap others: enough for every page that a person turns.
-- The best products for some words, best first, at most p_cap of them: as they were typed, else as they may have been meant.
create function search_products(p_store text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  typed tsquery := search_typed_in(p_store, null, p_words);
  meant tsquery;
begin
  if typed is null then return; end if;
  return query select * from search_ranked(p_store, typed, p_active_only, p_cap);
  if found then return; end if;
  meant := search_query(p_store, p_words);
  if meant is distinct from typed then
    return query select * from search_ranked(p_store, meant, p_active_only, p_cap);
  end if;
end $$;

-- The same as `search_products` for a shopper who reads an additional language.
create function search_products_in(p_store text, p_locale text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  typed tsquery := search_typed_in(p_store, p_locale, p_words);
  meant tsquery;
begin
  if typed is null then return; end if;
  return query select * from search_ranked_in(p_store, p_locale, typed, p_active_only, p_cap);
  if found then return; end if;
  meant := search_query_in(p_store, p_locale, p_words);
  if meant is distinct from typed then
    return query select * from search_ranked_in(p_store, p_locale, meant, p_active_only, p_cap);
  end if;
end $$;

-- The text of a description without its markup.
create function search_prose(p_html text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select regexp_replace(left(p_html, 20000), '<[^>]*>|&[a-z]+;', ' ', 'g')
$$;

-- Weights: name A, sku B, tags and brand C, category D. The description is searched too, but counts least of all: it is
-- in `search` alone and not in `search_head`.
create function products_fill_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  categories_text text;
begin
  select string_agg(c.name, ' ') into categories_text
  from product_categories pc
  join categories c on c.store_id = pc.store_id and c.id = pc.category_id
  where pc.store_id = new.store_id and pc.product_id = new.id;

  new.search_name := search_vector(new.name, 'A');
  new.search_head := new.search_name
    || search_vector(new.sku, 'B')
    || search_vector(array_to_string(new.tags, ' ') || ' ' || new.brand, 'C')
    || search_vector(categories_text, 'D');
  new.search := new.search_head || search_vector(search_prose(new.description), 'D');
  return new;
end $$;
create trigger products_fill_search before insert or update of name, sku, tags, brand, description, search on products
for each row execute function products_fill_search();

-- Updates the rows of products in one language, or in all languages of their store.
create function refresh_translated_products(p_store text, p_products text[], p_locale text default null) returns void
language plpgsql security definer set search_path = public, pg_temp
-- Rows are always read by primary key. An import fills empty tables in one transaction: PostgreSQL would plan for empty tables.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  one text;
begin
  for one in
    select l.locale from store_languages l
    where l.store_id = p_store and (p_locale is null or l.locale = p_locale) order by l.locale
  loop
    with translated as materialized (
      select p.id, p.status = 'active' as is_active, p.created_at, p.attribute_groups, t.fields,
        translated_text(t.fields, 'name', p.name) as name,
        search_vector(translated_text(t.fields, 'name', p.name), 'A') as search_name,
        search_vector(p.sku, 'B')
          || search_vector(array_to_string(p.tags, ' ') || ' ' || p.brand, 'C')
          || search_vector(c.names, 'D') as others,
        search_vector(search_prose(translated_text(t.fields, 'description', p.description)), 'D') as description
      from products p
      left join translations t on t.store_id = p_store and t.locale = one and t.type = 'product' and t.id = p.id
      left join translated_products e on e.store_id = p_store and e.locale = one and e.product_id = p.id
      cross join lateral (
        select string_agg(translated_text(ct.fields, 'name', k.name), ' ') as names, count(ct.id) as translated
        from product_categories pc
        join categories k on k.store_id = p_store and k.id = pc.category_id
        left join translations ct on ct.store_id = p_store and ct.locale = one and ct.type = 'category' and ct.id = k.id
        where pc.store_id = p_store and pc.product_id = p.id
      ) c
      where p.store_id = p_store and p.id = any (p_products)
        and (t.id is not null or c.translated > 0 or e.product_id is not null)
    ), saved as (
      insert into translated_products as e
        (store_id, locale, product_id, is_active, created_at, name, search, search_head, search_name)
      select p_store, one, id, is_active, created_at, name, search_name || others || description, search_name || others, search_name
      from translated order by id
      on conflict (store_id, locale, product_id) do update set is_active = excluded.is_active, name = excluded.name,
        search = excluded.search, search_head = excluded.search_head, search_name = excluded.search_name
      returning e.search_head
    )
    insert into translated_terms (store_id, locale, term)
    select distinct p_store, one, w.term from saved s cross join lateral unnest(tsvector_to_array(s.search_head)) as w (term)
    where length(w.term) between 3 and 40
    order by 3
    on conflict do nothing;

    delete from translated_options o
    where o.store_id = p_store and o.locale = one and o.product_id = any (p_products);
    insert into translated_options (store_id, locale, product_id, name, value, label)
    select p_store, one, e.product_id, o.name, o.value, left(t.fields -> o.path ->> 'text', 120)
    from translated_products e
    join products p on p.store_id = p_store and p.id = e.product_id
    join translations t on t.store_id = p_store and t.locale = one and t.type = 'product' and t.id = e.product_id
    cross join lateral jsonb_array_elements(p.attribute_groups) as g
    cross join lateral (
      select g ->> 'name' as name, '' as value, 'option:' || (g ->> 'name') as path
      union all
      select g ->> 'name', v.value, 'value:' || (g ->> 'name') || ':' || v.value
      from jsonb_array_elements_text(g -> 'values') as v (value)
    ) o
    where e.store_id = p_store and e.locale = one and e.product_id = any (p_products)
      and t.fields -> o.path ->> 'text' <> ''
    order by 3, 4, 5
    on conflict do nothing;
  end loop;
end $$;

-- A category that was added, removed or renamed sets `search` of its products (see `products_fill_search`).
create function products_refresh_translated() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from store_languages l where l.store_id = new.store_id) then
    perform refresh_translated_products(new.store_id, array[new.id]);
  end if;
  return null;
end $$;
create trigger products_refresh_translated
after update of name, sku, tags, brand, description, search, attribute_groups on products
for each row execute function products_refresh_translated();

create trigger note_media after insert or delete or update of product_image, gallery_images, description on products
for each row execute function note_row_media('product', 'id', 'product_image', 'gallery_images', 'description');

create trigger note_media after insert or delete or update of image on product_variations
for each row execute function note_row_media('variation', 'id', 'image');

revoke execute on function search_newest(text, tsquery, boolean, integer), search_ranked(text, tsquery, boolean, integer),
  translated_text(jsonb, text, text), search_ranked_in(text, text, tsquery, boolean, integer), refresh_product_filters(text, text[]),
  stores_with_unused_filter_sets(), purge_filter_sets(text), search_compounds(text, text, text), search_query_in(text, text, text),
  search_query(text, text), search_typed_in(text, text, text), search_products(text, text, boolean, integer),
  search_products_in(text, text, text, boolean, integer), refresh_translated_products(text, text[], text) from public;
grant execute on function stores_with_unused_filter_sets(), purge_filter_sets(text), search_query(text, text),
  search_products(text, text, boolean, integer), search_products_in(text, text, text, boolean, integer) to blockfront_app;
