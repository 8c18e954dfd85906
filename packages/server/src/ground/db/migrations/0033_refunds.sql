-- A refund without money cancels items that cost nothing. The row is inserted before the provider is called: its id is the idempotency key.
alter table refunds drop constraint refunds_amount_check;
alter table refunds
  add check (amount >= 0),
  add column shipping bigint not null default 0 check (shipping >= 0),
  -- Part of the amount.
  add column tax bigint not null default 0 check (tax >= 0 and tax <= amount),
  -- Recorded only: the money was returned outside of the platform.
  add column manual boolean not null default true,
  add column notify boolean not null default false,
  add column failure text not null default '',
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create index refunds_pending on refunds (next_attempt_at) where status = 'pending';

-- Refunds of all stores that wait for their provider; the job then enters each store by its id and checks again under a lock.
create function pending_refunds(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.store_id, r.id from refunds r where r.status = 'pending' and r.next_attempt_at <= p_now
  order by r.next_attempt_at limit 1000
$$;
revoke execute on function pending_refunds(timestamptz) from public;
grant execute on function pending_refunds(timestamptz) to blockfront_app;
