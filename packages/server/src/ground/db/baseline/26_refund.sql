-- Refunds.

create table refunds (
  store_id text not null,
  id text not null,
  order_id text not null,
  payment_id text,
  amount bigint not null check (amount >= 0),
  reason text not null default '',
  restock boolean not null default false,
  lines jsonb not null default '[]',
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  provider_ref text,
  created_by text,
  created_at timestamptz not null default now(),
  -- With tax. Part of `amount`, unless the owner changed the amount.
  shipping bigint not null default 0 check (shipping >= 0),
  -- Part of the amount.
  tax bigint not null default 0,
  -- Recorded only: the money was returned outside of the platform.
  manual boolean not null default true,
  -- Whether the shopper gets an email once the refund is done.
  notify boolean not null default false,
  failure text not null default '',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Made in the payment provider's own dashboard: the row follows the provider's report, and nothing is sent.
  external boolean not null default false,
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade,
  foreign key (store_id, payment_id) references payments (store_id, id) on delete set null (payment_id),
  check (tax >= 0 and tax <= amount)
);
create index refunds_order on refunds (store_id, order_id);
create index refunds_pending on refunds (next_attempt_at) where status = 'pending';
-- A report of the provider is applied once, also in parallel.
create unique index refunds_external on refunds (store_id, payment_id, provider_ref) where external;
select protect_store_table('refunds');

-- Refunds of all stores that wait for their provider; the job then enters each store by its id and checks again under a lock.
create function pending_refunds(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.store_id, r.id from refunds r where r.status = 'pending' and r.next_attempt_at <= p_now
  order by r.next_attempt_at limit 1000
$$;

revoke execute on function pending_refunds(timestamptz) from public;
grant execute on function pending_refunds(timestamptz) to blockfront_app;
