-- Customers can sign in to a store that allows it, with a code by email.

alter table stores add column customer_accounts boolean not null default false;

-- The active code of an email address. A keyed hash, because there are only a million codes.
create table customer_codes (
  store_id text not null references stores on delete cascade,
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
  foreign key (store_id, customer_id) references customers on delete cascade
);
create index customer_sessions_customer on customer_sessions (store_id, customer_id);
create index customer_sessions_expiring on customer_sessions (expires_at);
select protect_store_table('customer_sessions');

-- Deletes expired codes and sessions of all stores. Returns the number of rows.
create function purge_customer_accounts(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from customer_codes where expires_at <= p_now returning 1),
       b as (delete from customer_sessions where expires_at <= p_now returning 1)
  select (select count(*) from a) + (select count(*) from b)
$$;
revoke execute on function purge_customer_accounts(timestamptz) from public;
grant execute on function purge_customer_accounts(timestamptz) to blockfront_app;

-- Also removes the reasons of refunds, which members type.
create or replace function erase_order_events(p_store text, p_orders text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_events e set data = (e.data - array['note', 'reason'])
    || case when e.type = 'note' then '{"note": "Erased with the personal data of the customer."}' else '{}' end::jsonb
  where e.store_id = p_store and e.order_id = any (p_orders) and e.data ?| array['note', 'reason'];
  update audit_log a set detail = a.detail - array['note', 'reason']
  where a.store_id = p_store and a.target = any (p_orders) and a.detail ?| array['note', 'reason'];
  update refunds r set reason = '' where r.store_id = p_store and r.order_id = any (p_orders) and r.reason <> '';
$$;
