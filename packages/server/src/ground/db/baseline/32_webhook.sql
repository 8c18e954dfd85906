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
  created_at timestamptz not null default now(),
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

create function has_webhooks(p_store text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from webhooks w where w.store_id = p_store and w.is_enabled)
$$;

-- Adds a delivery for each enabled webhook of a store that has chosen the event.
create function queue_webhook_event(p_store text, p_event text, p_subject text, p_ids jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_webhook text;
  v_delivery text;
begin
  for v_webhook in
    select w.id from webhooks w where w.store_id = p_store and w.is_enabled and p_event = any (w.events) order by w.id
  loop
    v_delivery := replace(gen_random_uuid()::text, '-', '');
    insert into webhook_deliveries (store_id, id, webhook_id, event, subject_id, ids, next_attempt_at)
    values (p_store, v_delivery, v_webhook, p_event, p_subject, p_ids, now());
    perform enqueue_job('webhook.deliver',
      json_build_object('storeId', p_store, 'webhookId', v_webhook, 'deliveryId', v_delivery), null, 'webhook/' || v_delivery);
  end loop;
end $$;

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

revoke execute on function has_webhooks(text), queue_webhook_event(text, text, text, jsonb), purge_webhooks(timestamptz) from public;
grant execute on function purge_webhooks(timestamptz) to blockfront_app;
