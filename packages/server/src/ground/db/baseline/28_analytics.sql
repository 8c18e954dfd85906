-- Daily counts of visits.

-- Each visitor counts once a day in each column, at the source of the first visit of the day.
create table daily_counts (
  store_id text not null references stores on delete cascade,
  day date not null,
  -- utm_source or the domain of the referring page; empty for direct visits, 'other' beyond the limit of sources.
  source text not null check (length(source) <= 100),
  visits integer not null default 0 check (visits >= 0),
  product_views integer not null default 0 check (product_views >= 0),
  carts integer not null default 0 check (carts >= 0),
  checkouts integer not null default 0 check (checkouts >= 0),
  orders integer not null default 0 check (orders >= 0),
  primary key (store_id, day, source)
);
create index daily_counts_day on daily_counts (day);
select protect_store_table('daily_counts');

create table daily_page_counts (
  store_id text not null references stores on delete cascade,
  day date not null,
  kind text not null,
  -- The page, product or category, which may be deleted; empty for other kinds.
  item_id text not null,
  views integer not null default 0 check (views >= 0),
  -- How often a product was added to a cart.
  carts integer not null default 0 check (carts >= 0),
  primary key (store_id, day, kind, item_id)
);
create index daily_page_counts_day on daily_page_counts (day);
select protect_store_table('daily_page_counts');

-- What makes a visitor count once: a salted hash, kept until the day ends. Unlogged, so that it reaches neither the write-ahead log nor
-- standbys nor base backups. After a crash of PostgreSQL both tables are empty, and visitors of that day count again.
create unlogged table daily_visitors (
  store_id text not null references stores on delete cascade,
  day date not null,
  visitor bytea not null check (length(visitor) = 16),
  step text not null check (step in ('visit', 'product', 'cart', 'checkout', 'order')),
  -- The source of the first visit of the day, to which later steps count.
  source text not null,
  primary key (store_id, day, visitor, step)
);
select protect_store_table('daily_visitors');

create unlogged table daily_salts (
  store_id text not null references stores on delete cascade,
  day date not null,
  salt bytea not null check (length(salt) = 32),
  primary key (store_id, day)
);
select protect_store_table('daily_salts');

-- Deletes hashes and salts of days that ended at least ten minutes ago in the time zone of their store (processes write what they counted
-- within seconds), and counts older than two years. Returns the number of deleted hashes.
create function purge_analytics(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with visitors as (
         delete from daily_visitors v using stores s
         where s.store_id = v.store_id and v.day < ((p_now - interval '10 minutes') at time zone s.timezone)::date returning 1),
       salts as (
         delete from daily_salts t using stores s
         where s.store_id = t.store_id and t.day < ((p_now - interval '10 minutes') at time zone s.timezone)::date returning 1),
       counts as (delete from daily_counts c where c.day < (p_now - interval '2 years')::date returning 1),
       pages as (delete from daily_page_counts p where p.day < (p_now - interval '2 years')::date returning 1)
  select count(*) from visitors
$$;

revoke execute on function purge_analytics(timestamptz) from public;
grant execute on function purge_analytics(timestamptz) to blockfront_app;
