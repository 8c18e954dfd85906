-- Webhooks: URLs to which the server sends chosen events of a store. Triggers add the deliveries in the transaction of each change.

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
  primary key (store_id, id)
);
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
  foreign key (store_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (store_id, webhook_id, created_at desc, id);
create index webhook_deliveries_status on webhook_deliveries (store_id, webhook_id, status, created_at desc, id);
create index webhook_deliveries_subject on webhook_deliveries (store_id, subject_id);
create index webhook_deliveries_created on webhook_deliveries (created_at);
select protect_store_table('webhook_deliveries');

-- Deliveries to one webhook are sent one after the other: a slow receiver takes one of the job slots, not all.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case p_task
      when 'media.makeVariants' then 'images/' || (p_payload ->> 'storeId')
      when 'webhook.deliver' then 'webhook/' || (p_payload ->> 'webhookId') end);
end $$;

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
revoke execute on function has_webhooks(text), queue_webhook_event(text, text, text, jsonb) from public;

create function queue_order_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_event text := case new.type
    when 'placed' then 'order.created'
    when 'paid' then 'order.paid'
    when 'paid_online' then 'order.paid'
    when 'fulfilled' then 'order.shipped'
    when 'delivered' then 'order.delivered'
    when 'refunded' then 'order.refunded'
    else 'order.canceled' end;
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, v_event, new.order_id, jsonb_build_object('orderId', new.order_id));
    -- An order that costs nothing is paid from the start, without an event of its own.
    if new.type = 'placed' and exists (select from orders o
        where o.store_id = new.store_id and o.id = new.order_id and o.payment_status = 'paid') then
      perform queue_webhook_event(new.store_id, 'order.paid', new.order_id, jsonb_build_object('orderId', new.order_id));
    end if;
  end if;
  return null;
end $$;
create trigger order_events_queue_webhooks after insert on order_events for each row
  when (new.type in ('placed', 'paid', 'paid_online', 'fulfilled', 'delivered', 'refunded', 'cancelled', 'expired'))
  execute function queue_order_webhooks();

-- The activity log has every change of products by members, and one entry for a change of many products.
create function queue_product_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids jsonb := case new.action when 'product.bulkUpdate' then new.detail -> 'ids' else jsonb_build_array(new.target) end;
  v_event text := case new.action
    when 'product.add' then 'product.created'
    when 'product.delete' then 'product.deleted'
    else 'product.updated' end;
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, v_event, new.target, jsonb_build_object('productIds', v_ids));
  end if;
  return null;
end $$;
create trigger audit_log_queue_webhooks after insert on audit_log for each row
  when (new.action in ('product.add', 'product.update', 'product.bulkUpdate', 'product.delete'))
  execute function queue_product_webhooks();

create function queue_customer_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, 'customer.created', new.id, jsonb_build_object('customerId', new.id));
  end if;
  return null;
end $$;
create trigger customers_queue_webhooks after insert on customers for each row execute function queue_customer_webhooks();

create function queue_page_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, 'page.published', new.id, jsonb_build_object('pageId', new.id));
  end if;
  return null;
end $$;
create trigger pages_queue_webhooks after update of published_at on pages for each row
  when (new.status = 'published' and new.type <> 'component' and new.published_at is distinct from old.published_at)
  execute function queue_page_webhooks();

create function queue_import_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, 'product.imported', new.id, jsonb_build_object('importId', new.id));
  end if;
  return null;
end $$;
create trigger product_imports_queue_webhooks after update of finished_at on product_imports for each row
  when (old.finished_at is null and new.finished_at is not null and old.status in ('running', 'images'))
  execute function queue_import_webhooks();

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
