-- A customer of a store is found by email. Orders update the statistics through a trigger, so they are exact whatever changes an order.

create table customers (
  store_id text not null references stores on delete cascade,
  id text not null,
  email text not null check (email = lower(email) and email <> ''),
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  note text not null default '',
  tags text[] not null default '{}',
  accepts_marketing boolean not null default false,
  -- When and where the consent was given or withdrawn; null if the customer was never asked.
  consent_at timestamptz,
  consent_source text check (consent_source in ('checkout', 'newsletter', 'dashboard')),
  -- Orders that are neither canceled nor expired, and payments of all orders minus refunds in minor units.
  order_count integer not null default 0 check (order_count >= 0),
  spent bigint not null default 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  search_text text not null generated always as (
    lower(email || ' ' || first_name || ' ' || last_name || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, email),
  check ((consent_at is null) = (consent_source is null) and (consent_at is not null or not accepts_marketing))
);
create index customers_newest on customers (store_id, created_at desc, id);
create index customers_last_order on customers (store_id, last_order_at desc nulls last, id);
create index customers_spent on customers (store_id, spent, id);
create index customers_orders on customers (store_id, order_count, id);
create index customers_tagged on customers (store_id) where tags <> '{}';
create index customers_search on customers using gin (store_id, search_text gin_trgm_ops);
select protect_store_table('customers');

-- The hash that finds duplicate addresses, regardless of upper and lower case.
create function address_fingerprint(p_address jsonb) returns bytea
language sql immutable parallel safe set search_path = public, pg_temp as $$ select sha256(convert_to(lower(p_address::text), 'utf8')) $$;

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
  foreign key (store_id, customer_id) references customers on delete cascade
);
create index customer_addresses_newest on customer_addresses (store_id, customer_id, used_at desc, id);
select protect_store_table('customer_addresses');

alter table orders
  add column customer_id text,
  add foreign key (store_id, customer_id) references customers on delete set null (customer_id);

insert into customers (store_id, id, email, first_name, last_name, phone, accepts_marketing, consent_at, consent_source,
  order_count, spent, first_order_at, last_order_at, created_at)
select o.store_id, replace(gen_random_uuid()::text, '-', ''), lower(o.email),
  left(coalesce((array_agg(o.shipping_address ->> 'firstName' order by o.created_at desc))[1], ''), 80),
  left(coalesce((array_agg(o.shipping_address ->> 'lastName' order by o.created_at desc))[1], ''), 80),
  left(coalesce((array_agg(o.contact ->> 'phone' order by o.created_at desc))[1], ''), 40),
  coalesce(bool_or(o.marketing_consent), false) or max(s.created_at) is not null,
  coalesce(max(o.created_at) filter (where o.marketing_consent), max(s.created_at)),
  case when bool_or(o.marketing_consent) then 'checkout' when max(s.created_at) is not null then 'newsletter' end,
  count(*) filter (where o.status not in ('cancelled', 'expired')),
  sum(o.paid_total - o.refunded_total),
  min(o.created_at) filter (where o.status not in ('cancelled', 'expired')),
  max(o.created_at) filter (where o.status not in ('cancelled', 'expired')),
  min(o.created_at)
from orders o
left join newsletter_subscribers s on s.store_id = o.store_id and lower(s.email) = lower(o.email)
where o.email <> ''
group by o.store_id, lower(o.email);

update orders o set customer_id = c.id from customers c where c.store_id = o.store_id and c.email = lower(o.email) and o.email <> '';

-- The twenty addresses that each customer used last.
insert into customer_addresses (store_id, id, customer_id, address, fingerprint, used_at)
select store_id, replace(gen_random_uuid()::text, '-', ''), customer_id, address, fingerprint, used_at
from (
  select a.*, row_number() over (partition by a.store_id, a.customer_id order by a.used_at desc) as place
  from (
    select o.store_id, o.customer_id, address_fingerprint(o.shipping_address) as fingerprint,
      (array_agg(o.shipping_address order by o.created_at desc))[1] as address, max(o.created_at) as used_at
    from orders o
    where o.customer_id is not null and o.shipping_address is not null
    group by o.store_id, o.customer_id, address_fingerprint(o.shipping_address)
  ) a
) ranked where place <= 20;

create index orders_customer on orders (store_id, customer_id, created_at desc, id) where customer_id is not null;

-- Keeps the statistics of a customer. The row lock of the first statement makes parallel orders of one customer wait for each other, so
-- that the second statement sees all of them. Orders of other customers do not wait.
create function count_customer_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was_counted boolean := tg_op = 'UPDATE' and old.customer_id is not distinct from new.customer_id
    and old.status not in ('cancelled', 'expired', 'draft');
  is_counted boolean := new.status not in ('cancelled', 'expired', 'draft');
  had bigint := case when tg_op = 'UPDATE' and old.customer_id is not distinct from new.customer_id
    then old.paid_total - old.refunded_total else 0 end;
begin
  if new.customer_id is null then return null; end if;
  if was_counted <> is_counted then
    perform 1 from customers c where c.store_id = new.store_id and c.id = new.customer_id for no key update;
    update customers c set
      order_count = c.order_count + case when is_counted then 1 else -1 end,
      spent = c.spent + (new.paid_total - new.refunded_total) - had,
      first_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at limit 1),
      last_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at desc limit 1)
    where c.store_id = new.store_id and c.id = new.customer_id;
  elsif new.paid_total - new.refunded_total <> had then
    update customers c set spent = c.spent + (new.paid_total - new.refunded_total) - had
    where c.store_id = new.store_id and c.id = new.customer_id;
  end if;
  return null;
end $$;
create trigger orders_count_for_customer
after insert or update of customer_id, status, paid_total, refunded_total on orders
for each row execute function count_customer_order();

-- As with messages (0018): a function of the owner that names the store, so that the pattern uses the index.
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

-- Deletes the emails of a store that are addressed to a person or mention the address. The application cannot read the outbox.
create function erase_emails(p_store text, p_email text) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with erased as (
    delete from outbox m
    where m.about_store_id = p_store and p_email <> ''
      and position(p_email in lower(concat_ws(' ', m.to_address, m.reply_to, m.subject, m.text_body, m.html_body))) > 0
    returning 1
  )
  select count(*) from erased
$$;

-- Removes free text from the timelines of orders and from the audit log: it can name the person. The application cannot change them.
create function erase_order_events(p_store text, p_orders text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_events e set data = (e.data - array['note', 'reason'])
    || case when e.type = 'note' then '{"note": "Erased with the personal data of the customer."}' else '{}' end::jsonb
  where e.store_id = p_store and e.order_id = any (p_orders) and e.data ?| array['note', 'reason'];
  update audit_log a set detail = a.detail - array['note', 'reason']
  where a.store_id = p_store and a.target = any (p_orders) and a.detail ?| array['note', 'reason'];
$$;

revoke execute on function search_customers(text, text, integer), erase_emails(text, text), erase_order_events(text, text[]) from public;
grant execute on function search_customers(text, text, integer), erase_emails(text, text), erase_order_events(text, text[])
  to blockfront_app;
