-- An unpaid order reserves stock for a limited time. Orders from before have no limit.

alter table stores add column unpaid_order_days integer not null default 7 check (unpaid_order_days between 1 and 60);

-- A keyed hash of the client's network, for the limit of open unpaid orders. Removed when the order is paid, sent or canceled.
alter table orders add column client_hash bytea;
create index orders_client on orders (store_id, client_hash) where client_hash is not null;

drop index orders_expiring;
create index orders_expiring on orders (expires_at) where expires_at is not null;

-- Orders of all stores whose reservation has ended; the job then enters each store by its id and checks again under a lock.
create or replace function expired_orders(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.store_id, o.id from orders o
  where o.expires_at <= p_now and o.status in ('open', 'pending_payment') and o.payment_status in ('pending', 'failed')
    and o.fulfillment_status = 'unfulfilled'
  order by o.expires_at limit 1000
$$;
