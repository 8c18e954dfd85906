-- Abandoned checkouts and their reminders.

create table abandoned_checkout_settings (
  store_id text primary key references stores on delete cascade,
  keeps_carts boolean not null default true,
  -- When the owner turned reminders on; null while they are off. Shoppers who left before were not informed, and get none.
  reminders_since timestamptz,
  reminder_hours integer not null default 10 check (reminder_hours between 1 and 72),
  reminder_audience text not null default 'consented' check (reminder_audience in ('consented', 'all_permitted'))
);
select protect_store_table('abandoned_checkout_settings');

-- Checked at the end: a checkout is closed before its order takes a number, for which other orders wait.
create table abandoned_checkouts (
  store_id text not null references stores on delete cascade,
  id text not null,
  -- Lower case.
  email text not null check (email = lower(email) and email <> ''),
  -- Hash of the key that the browser chose for this checkout.
  key_hash bytea not null,
  lines jsonb not null,
  item_count integer not null,
  currency text not null,
  prices_include_tax boolean not null,
  subtotal bigint not null,
  discount_total bigint not null,
  shipping_total bigint not null,
  tax_total bigint not null,
  grand_total bigint not null,
  -- Empty without an address.
  country text not null default '',
  marketing_consent boolean not null,
  -- The reminder, or the reason why none is sent; null before it is due.
  reminder text check (reminder in ('sent', 'no_consent', 'unsubscribed', 'unavailable', 'recent', 'ordered')),
  reminder_at timestamptz,
  created_at timestamptz not null default now(),
  -- Last change by the shopper.
  active_at timestamptz not null default now(),
  -- When ten minutes had passed without a change, of a checkout that the shopper continued later.
  abandoned_at timestamptz,
  recovered_at timestamptz,
  order_id text,
  -- The language in which a shopper used the store, for emails. Empty: the main language of the store.
  locale text not null default '' check (locale = '' or length(locale) <= 12),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete set null (order_id) deferrable initially deferred,
  check ((reminder is null) = (reminder_at is null))
);
-- One open checkout for each shopper.
create unique index abandoned_checkouts_open on abandoned_checkouts (store_id, email) where recovered_at is null;
create index abandoned_checkouts_key on abandoned_checkouts (store_id, key_hash);
create index abandoned_checkouts_newest on abandoned_checkouts (store_id, active_at desc, id);
create index abandoned_checkouts_due on abandoned_checkouts (active_at) where reminder is null and recovered_at is null;
create index abandoned_checkouts_order on abandoned_checkouts (store_id, order_id) where order_id is not null;
create index abandoned_checkouts_search on abandoned_checkouts using gin (store_id, email gin_trgm_ops);
create index abandoned_checkouts_old on abandoned_checkouts (active_at);
select protect_store_table('abandoned_checkouts');

-- The last reminder of each address, and whether the shopper unsubscribed. The hash of the address is kept when a customer is erased, so
-- that an unsubscribed address never gets another reminder.
create table cart_reminder_recipients (
  store_id text not null references stores on delete cascade,
  email_hash bytea not null,
  reminded_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (store_id, email_hash)
);
create index cart_reminder_recipients_old on cart_reminder_recipients (reminded_at) where unsubscribed_at is null;
select protect_store_table('cart_reminder_recipients');

-- A function of the owner that names the store, so that the pattern uses the index.
create function search_abandoned_checkouts(p_store text, p_pattern text, p_cap integer default 10000) returns table (checkout_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select c.id from abandoned_checkouts c
  where c.store_id = p_store and c.email like p_pattern
  order by c.active_at desc, c.id
  limit p_cap;
end $$;

-- Checkouts of all stores whose reminder is due; the job then enters each store by its id and checks again under a lock. A checkout
-- that has been due for two days gets no reminder any more.
create function due_cart_reminders(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.store_id, c.id
  from abandoned_checkouts c
  join abandoned_checkout_settings s on s.store_id = c.store_id
  join stores t on t.store_id = c.store_id
  where c.reminder is null and c.recovered_at is null and s.keeps_carts and t.status = 'active'
    and c.active_at >= s.reminders_since
    and c.active_at <= p_now - make_interval(hours => s.reminder_hours)
    and c.active_at > p_now - make_interval(hours => s.reminder_hours + 48)
    and c.active_at > p_now - interval '5 days'
  order by c.active_at limit 500
$$;

-- Deletes checkouts without activity for 90 days, of all stores, and reminders that no longer matter. Returns the number of rows.
create function purge_abandoned_checkouts(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from abandoned_checkouts where active_at <= p_now - interval '90 days' returning 1),
       b as (delete from cart_reminder_recipients where unsubscribed_at is null and reminded_at <= p_now - interval '30 days' returning 1)
  select (select count(*) from a) + (select count(*) from b)
$$;

revoke execute on function search_abandoned_checkouts(text, text, integer), due_cart_reminders(timestamptz),
  purge_abandoned_checkouts(timestamptz) from public;
grant execute on function search_abandoned_checkouts(text, text, integer), due_cart_reminders(timestamptz),
  purge_abandoned_checkouts(timestamptz) to blockfront_app;
