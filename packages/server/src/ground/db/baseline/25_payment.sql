-- Payment methods and payments.

create table payment_methods (
  store_id text not null references stores on delete cascade,
  id text not null,
  type text not null check (type in ('cod', 'manual', 'bank_transfer', 'test', 'stripe', 'mollie')),
  title text not null,
  instructions text not null default '',
  enabled boolean not null default true,
  position integer not null default 0,
  min_total bigint check (min_total >= 0),
  max_total bigint check (max_total >= 0),
  -- Encrypted by the application; the hint holds the last four characters of each secret.
  config_encrypted bytea,
  config_hint jsonb not null default '{}',
  -- Authorize at checkout, and capture when the order is fulfilled.
  manual_capture boolean not null default false,
  -- A deleted method that has payments keeps its settings, so that they can still be read and refunded.
  deleted_at timestamptz,
  primary key (store_id, id)
);
create index payment_methods_id on payment_methods (id);
select protect_store_table('payment_methods');

create table payments (
  store_id text not null,
  id text not null,
  order_id text not null,
  method_type text not null,
  status text not null check (status in ('pending', 'authorized', 'captured', 'failed', 'voided')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  provider text,
  provider_ref text,
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- No foreign key: a method without payments is deleted while an order with it may be placed; its payment then cannot start.
  method_id text,
  manual_capture boolean not null default false,
  -- The provider's hosted page. Null until the payment was started at the provider.
  redirect_to text,
  expires_at timestamptz,
  -- What the provider reported, in minor units. They only grow.
  authorized bigint not null default 0 check (authorized >= 0),
  captured bigint not null default 0 check (captured >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  disputed bigint not null default 0 check (disputed >= 0),
  -- A capture that was decided and may be on its way. Set under the order's lock, so that no cancellation comes between.
  capture_requested_at timestamptz,
  -- When the payment was last read from its provider, when to read it next, and how many times that failed to settle it.
  checked_at timestamptz,
  next_check_at timestamptz,
  checks integer not null default 0,
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);
create index payments_order on payments (store_id, order_id);
create unique index payments_provider on payments (provider, provider_ref) where provider_ref is not null;
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
create index payments_method on payments (store_id, method_id) where method_id is not null;
select protect_store_table('payments');

-- Webhooks that were received, so that a repeated one is recognized.
create table payment_events (
  store_id text not null references stores on delete cascade,
  method_id text not null,
  event_id text not null,
  provider_ref text not null,
  received_at timestamptz not null default now(),
  primary key (store_id, method_id, event_id)
);
create index payment_events_received on payment_events (received_at);
select protect_store_table('payment_events');

-- Payments that need the owner's attention: a wrong amount, money for a closed order, a dispute.
-- One incident of each type per payment: a repeated webhook adds nothing.
create table payment_incidents (
  store_id text not null,
  id text not null,
  payment_id text not null,
  order_id text not null,
  type text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by text,
  primary key (store_id, id),
  unique (store_id, payment_id, type),
  foreign key (store_id, payment_id) references payments (store_id, id) on delete cascade
);
create index payment_incidents_open on payment_incidents (store_id, created_at desc) where resolved_at is null;
select protect_store_table('payment_incidents');

-- The database of the test provider, which exists outside production only. It belongs to no store, like a real provider's.
create table test_payments (
  id text primary key,
  -- Random, from the method's settings: one account sees only its own payments.
  account text not null,
  -- The reference and idempotency key of the payment that started it.
  reference text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  description text not null,
  manual_capture boolean not null,
  state text not null default 'pending' check (state in ('pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- The shopper chose a payment that asks for a confirmation.
  needs_confirmation boolean not null default false,
  authorized bigint not null default 0,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  failure text not null default '',
  success_url text not null,
  cancel_url text not null,
  webhook_url text not null,
  webhook_secret text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (account, reference)
);
grant select, insert, update, delete on test_payments to blockfront_app;

create table test_refunds (
  account text not null,
  key text not null,
  id text not null,
  payment_id text not null references test_payments on delete cascade,
  amount bigint not null check (amount > 0),
  primary key (account, key)
);
create index test_refunds_payment on test_refunds (payment_id);
grant select, insert, update, delete on test_refunds to blockfront_app;

-- Payments of all stores that are due to be read from their provider; the job then enters each store by its id.
create function payments_to_check(p_now timestamptz, p_limit integer) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.store_id, p.id from payments p where p.next_check_at <= p_now order by p.next_check_at limit p_limit
$$;

-- Deletes webhooks that no provider repeats anymore.
create function purge_payment_events(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with deleted as (delete from payment_events where received_at < p_now - interval '90 days' returning 1),
       tests as (delete from test_payments where created_at < p_now - interval '90 days' returning 1)
  select (select count(*) from deleted) + (select count(*) from tests)
$$;

revoke execute on function payments_to_check(timestamptz, integer), purge_payment_events(timestamptz) from public;
grant execute on function payments_to_check(timestamptz, integer), purge_payment_events(timestamptz) to blockfront_app;
