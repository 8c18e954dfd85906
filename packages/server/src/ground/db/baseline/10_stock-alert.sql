-- Requests for an email when a product is back in stock.

-- Requests of shoppers for one email when a sold-out product, or one variation of it, is back in stock. A request is deleted when its
-- email is queued. Variations have no foreign key: a change of the product writes all of them again.
create table stock_alerts (
  store_id text not null references stores on delete cascade,
  id text not null,
  product_id text not null,
  -- Empty for any variation, or for a product without variations.
  variation_id text not null default '',
  email text not null check (char_length(email) <= 254),
  -- Language of the page where it was requested; empty for the main language of the store.
  locale text not null default '',
  created_at timestamptz not null default now(),
  -- When the product changed so that it may be in stock again; null while nothing happened.
  due_at timestamptz,
  primary key (store_id, id),
  unique (store_id, product_id, variation_id, email),
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index stock_alerts_email on stock_alerts (store_id, email);
create index stock_alerts_due on stock_alerts (due_at) where due_at is not null;
create index stock_alerts_old on stock_alerts (created_at);
select protect_store_table('stock_alerts');

-- Products of all stores with requests to check, the longest waiting first. The job enters each store by its id and checks the stock there.
create function due_stock_alerts() returns table (store_id text, product_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.store_id, a.product_id
  from stock_alerts a join stores t on t.store_id = a.store_id
  where a.due_at is not null and t.status = 'active' and t.is_open
  group by a.store_id, a.product_id
  order by min(a.due_at) limit 200
$$;

-- Deletes requests that waited for a year, of all stores. Returns the number of rows.
create function purge_stock_alerts(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from stock_alerts where created_at <= p_now - interval '1 year' returning 1)
  select count(*) from a
$$;

revoke execute on function due_stock_alerts(), purge_stock_alerts(timestamptz) from public;
grant execute on function due_stock_alerts(), purge_stock_alerts(timestamptz) to blockfront_app;
