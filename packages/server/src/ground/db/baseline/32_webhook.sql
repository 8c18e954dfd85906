-- Webhooks and their deliveries.

create table webhooks (
  store_id text not null references stores on delete cascade,
  id text not null,
  url text not null,
  events text[] not null,
  is_enabled boolean not null default true,
  -- Null unless the server disabled it.
  disabled_reason text check (disabled_reason in ('failing', 'gone')),
  secret_encrypted bytea not null,
  previous_secret_encrypted bytea,
  previous_secret_until timestamptz,
  last_success_at timestamptz,
  -- The place in the order of events from which on it gets them: where it was added or turned on again.
  after_event bigint not null,
  created_at timestamptz not null default now(),
  -- The member who added it, or last gave it a URL.
  created_by text not null,
  primary key (store_id, id),
  foreign key (store_id, created_by) references store_members (store_id, user_id) on delete cascade
);
create index webhooks_creator on webhooks (store_id, created_by);
select protect_store_table('webhooks');

create table webhook_deliveries (
  store_id text not null,
  id text not null,
  webhook_id text not null,
  event text not null,
  -- The order, customer or other record that the event is about; empty if there are several.
  subject_id text not null default '',
  -- The ids in the payload.
  ids jsonb not null default '{}',
  -- Body of the requests. The first attempt sets it.
  payload text,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'dropped')),
  attempts integer not null default 0,
  failure text not null default '',
  response_status integer,
  response text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  first_attempt_at timestamptz,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, webhook_id) references webhooks (store_id, id) on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (store_id, webhook_id, created_at desc, id);
create index webhook_deliveries_status on webhook_deliveries (store_id, webhook_id, status, created_at desc, id);
create index webhook_deliveries_subject on webhook_deliveries (store_id, subject_id);
create index webhook_deliveries_created on webhook_deliveries (created_at);
select protect_store_table('webhook_deliveries');

-- Deletes deliveries after 30 days, all but the newest 5,000 of a webhook, and secrets that were replaced.
create function purge_webhooks(p_now timestamptz) returns void
language sql security definer set search_path = public, pg_temp as $$
  -- Webhooks before deliveries, as deleting a webhook locks them.
  update webhooks w set previous_secret_encrypted = null, previous_secret_until = null where w.previous_secret_until <= p_now;
  delete from webhook_deliveries d where d.created_at < p_now - interval '30 days';
  delete from webhook_deliveries d using webhooks w
    where d.store_id = w.store_id and d.webhook_id = w.id and d.status <> 'pending' and d.created_at < (
      select o.created_at from webhook_deliveries o where o.store_id = w.store_id and o.webhook_id = w.id
      order by o.created_at desc, o.id offset 4999 limit 1);
$$;

revoke execute on function purge_webhooks(timestamptz) from public;
grant execute on function purge_webhooks(timestamptz) to blockfront_app;
