-- Online payments: methods with encrypted settings, the state of each payment at its provider, webhooks, and incidents.

alter table payment_methods drop constraint payment_methods_type_check;
alter table payment_methods
  add constraint payment_methods_type_check check (type in ('cod', 'manual', 'bank_transfer', 'test', 'stripe', 'mollie')),
  -- Authorize at checkout, and capture when the order is fulfilled.
  add column manual_capture boolean not null default false,
  -- A deleted method that has payments keeps its settings, so that they can still be read and refunded.
  add column deleted_at timestamptz;

alter table payments
  -- No foreign key: a method without payments is deleted while an order with it may be placed; its payment then cannot start.
  add column method_id text,
  add column manual_capture boolean not null default false,
  -- The provider's hosted page. Null until the payment was started at the provider.
  add column redirect_to text,
  add column expires_at timestamptz,
  -- What the provider reported, in minor units. They only grow.
  add column authorized bigint not null default 0 check (authorized >= 0),
  add column captured bigint not null default 0 check (captured >= 0),
  add column refunded bigint not null default 0 check (refunded >= 0),
  add column disputed bigint not null default 0 check (disputed >= 0),
  -- A capture that was decided and may be on its way. Set under the order's lock, so that no cancellation comes between.
  add column capture_requested_at timestamptz,
  -- When the payment was last read from its provider, when to read it next, and how many times that failed to settle it.
  add column checked_at timestamptz,
  add column next_check_at timestamptz,
  add column checks integer not null default 0;
update payments set captured = amount where status = 'captured';
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
create index payments_method on payments (store_id, method_id) where method_id is not null;

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
  -- One incident of each type per payment: a repeated webhook adds nothing.
  unique (store_id, payment_id, type),
  foreign key (store_id, payment_id) references payments on delete cascade
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
create table test_refunds (
  account text not null,
  key text not null,
  id text not null,
  payment_id text not null references test_payments on delete cascade,
  amount bigint not null check (amount > 0),
  primary key (account, key)
);
create index test_refunds_payment on test_refunds (payment_id);
grant select, insert, update, delete on test_payments, test_refunds to blockfront_app;

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
