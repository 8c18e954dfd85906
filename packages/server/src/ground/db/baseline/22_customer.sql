-- Customers, their accounts and wishlists, and newsletter subscribers.

create table newsletter_subscribers (
  store_id text not null references stores on delete cascade,
  id text not null,
  email text not null,
  source text not null default 'footer',
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  primary key (store_id, id)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (store_id, lower(email));
create index newsletter_subscribers_newest on newsletter_subscribers (store_id, created_at desc, id);
create index newsletter_subscribers_search on newsletter_subscribers using gin (store_id, lower(email) gin_trgm_ops);
select protect_store_table('newsletter_subscribers');

create table customers (
  store_id text not null references stores on delete cascade,
  id text not null,
  -- Lower case.
  email text not null check (email = lower(email) and email <> ''),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  note text not null default '',
  tags text[] not null default '{}',
  accepts_marketing boolean not null default false,
  -- When and where the consent was given or withdrawn; null if the customer was never asked.
  consent_at timestamptz,
  consent_source text check (consent_source in ('checkout', 'newsletter', 'dashboard', 'unsubscribe')),
  -- Orders that are neither canceled nor expired, and payments of all orders minus refunds in minor units.
  order_count integer not null default 0 check (order_count >= 0),
  spent bigint not null default 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  locale text not null default '' check (locale = '' or length(locale) <= 12),
  search_text text not null generated always as (list_text(((((((((email || ' ') || first_name) || ' ') || last_name) || ' ') || phone) || ' ') || regexp_replace(phone, '[^0-9]', '', 'g')))) stored,
  primary key (store_id, id),
  constraint customers_store_id_email_key unique (store_id, email) include (id, order_count, spent, accepts_marketing),
  check ((consent_at is null) = (consent_source is null) and (consent_at is not null or not accepts_marketing))
);
create index customers_tagged on customers (store_id) where tags <> '{}';
create index customers_newest on customers (store_id, created_at desc, id) include (order_count, spent, accepts_marketing);
create index customers_last_order on customers (store_id, last_order_at desc nulls last, id) include (order_count, spent, accepts_marketing);
create index customers_spent on customers (store_id, spent, id) include (order_count, accepts_marketing);
create index customers_orders on customers (store_id, order_count, id) include (spent, accepts_marketing);
create index customers_search on customers using gin (store_id, search_text gin_trgm_ops);
select protect_store_table('customers');

-- Addresses of a customer's orders, without duplicates.
create table customer_addresses (
  store_id text not null,
  id text not null,
  customer_id text not null,
  address jsonb not null,
  fingerprint bytea not null,
  used_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, customer_id, fingerprint),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete cascade
);
create index customer_addresses_newest on customer_addresses (store_id, customer_id, used_at desc, id);
select protect_store_table('customer_addresses');

-- The active code of an email address. A keyed hash, because there are only a million codes.
create table customer_codes (
  store_id text not null references stores on delete cascade,
  -- Lower case.
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (store_id, email)
);
create index customer_codes_expiring on customer_codes (expires_at);
select protect_store_table('customer_codes');

create table customer_sessions (
  store_id text not null,
  token_hash bytea not null,
  customer_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, token_hash),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete cascade
);
create index customer_sessions_customer on customer_sessions (store_id, customer_id);
create index customer_sessions_expiring on customer_sessions (expires_at);
select protect_store_table('customer_sessions');

-- Products that customers saved. Browsers keep the list too, and alone for shoppers who are not signed in.
create table wishlist_items (
  store_id text not null,
  customer_id text not null,
  product_id text not null,
  added_at timestamptz not null default now(),
  primary key (store_id, customer_id, product_id),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index wishlist_items_product on wishlist_items (store_id, product_id);
select protect_store_table('wishlist_items');

create function search_subscribers(p_store text, p_pattern text, p_cap integer default 10000) returns table (subscriber_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select s.id from newsletter_subscribers s
  where s.store_id = p_store and lower(s.email) like p_pattern
  order by s.created_at desc, s.id
  limit p_cap;
end $$;

-- The hash that finds duplicate addresses, regardless of upper and lower case.
create function address_fingerprint(p_address jsonb) returns bytea
language sql immutable parallel safe set search_path = public, pg_temp as $$ select sha256(convert_to(lower(p_address::text), 'utf8')) $$;

-- A function of the owner that names the store, so that the pattern uses the index.
create function search_customers(p_store text, p_pattern text, p_cap integer default 10000) returns table (customer_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select c.id from customers c
  where c.store_id = p_store and c.search_text like p_pattern
  order by c.created_at desc, c.id
  limit p_cap;
end $$;

-- Deletes expired codes and sessions of all stores. Returns the number of rows.
-- Codes are kept for another hour: a request beyond the limit makes the last one valid again.
create function purge_customer_accounts(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from customer_codes where expires_at <= p_now - interval '1 hour' returning 1),
       b as (delete from customer_sessions where expires_at <= p_now returning 1)
  select (select count(*) from a) + (select count(*) from b)
$$;

-- The newest customers of a store whose search text is like a pattern in lower case.
create function find_customers(p_store text, p_pattern text, p_cap integer default 10000)
returns table (store_id text, id text, created_at timestamptz, last_order_at timestamptz, spent bigint, order_count integer, email text,
  accepts_marketing boolean, tags text[])
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select c.store_id, c.id, c.created_at, c.last_order_at, c.spent, c.order_count, c.email, c.accepts_marketing, c.tags from customers c
  where c.store_id = p_store and c.search_text like p_pattern
  order by c.created_at desc, c.id
  limit p_cap;
end $$;

revoke execute on function search_subscribers(text, text, integer), search_customers(text, text, integer), purge_customer_accounts(timestamptz),
  find_customers(text, text, integer) from public;
grant execute on function search_subscribers(text, text, integer), search_customers(text, text, integer), purge_customer_accounts(timestamptz),
  find_customers(text, text, integer) to blockfront_app;
