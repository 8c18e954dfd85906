-- Who may read and write what. The application connects as blockfront_app: no superuser, no owner, so row-level security
-- holds for it. A store's rows are visible only while app.store_id names that store.

do $$
begin
  if not exists (select from pg_roles where rolname = 'blockfront_app') then
    create role blockfront_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- So that a migrator who is no superuser can lend the role to its own connections.
do $$
begin
  if not pg_has_role(current_user, 'blockfront_app', 'set') then
    execute format('grant blockfront_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to blockfront_app;

-- Makes a table a store's own: the wall, and the application's right to work behind it. A migration that adds a
-- store-owned table calls it.
create function protect_store_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_store on %s using (store_id = current_setting(''app.store_id'', true))', target);
  execute format('grant select, insert, update, delete on %s to blockfront_app', target);
end $$;
revoke execute on function protect_store_table from public;

do $$
declare
  target regclass;
begin
  for target in
    select c.oid::regclass from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    perform protect_store_table(target);
  end loop;
end $$;

grant select, insert, update, delete on users, sessions, tokens, subscriptions, rate_limits to blockfront_app;
grant select on plans to blockfront_app;
-- Mail is dropped into the box and cannot be taken out by the application: the worker, the migrator's role, sends it.
grant insert on outbox to blockfront_app;
grant select, insert, update on provider_events to blockfront_app;

-- The questions that have to be asked before a store is known. Each is one function, so that this list is all of them.

-- The store that a host belongs to, and its primary host. No row: nobody's.
create function store_of_host(p_host text)
returns table (store_id text, primary_host text, status text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.store_id, coalesce(p.host, d.host), s.status
  from domains d
  join stores s on s.store_id = d.store_id
  left join domains p on p.store_id = d.store_id and p.is_primary and p.status = 'active'
  where d.host = p_host and d.status = 'active'
$$;

-- The stores in which a user works.
create function stores_of_user(p_user text)
returns table (store_id text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.store_id, m.role from store_members m where m.user_id = p_user
$$;

-- A user's role in a store; null when there is none or no such store.
create function member_role(p_store text, p_user text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select m.role from store_members m where m.store_id = p_store and m.user_id = p_user
$$;

-- The store of a thing that a call names by its id alone. Ids are random over all stores. Whoever asks checks membership next.
create function store_of(p_kind text, p_id text) returns text
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_store text;
begin
  case p_kind
    when 'page' then select t.store_id into found_store from pages t where t.id = p_id;
    when 'pageVersion' then select t.store_id into found_store from page_versions t where t.id = p_id;
    when 'redirect' then select t.store_id into found_store from redirects t where t.id = p_id;
    when 'product' then select t.store_id into found_store from products t where t.id = p_id;
    when 'category' then select t.store_id into found_store from categories t where t.id = p_id;
    when 'media' then select t.store_id into found_store from media t where t.id = p_id;
    when 'order' then select t.store_id into found_store from orders t where t.id = p_id;
    when 'shippingZone' then select t.store_id into found_store from shipping_zones t where t.id = p_id;
    when 'shippingRate' then select t.store_id into found_store from shipping_rates t where t.id = p_id;
    when 'paymentMethod' then select t.store_id into found_store from payment_methods t where t.id = p_id;
    else raise exception 'store_of: unknown kind %', p_kind;
  end case;
  return found_store;
end $$;

-- Whether a host is free to be claimed: no active domain has it.
create function host_is_free(p_host text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from domains d where d.host = p_host and d.status = 'active')
$$;

-- Work that is due in any store; the job then enters each store by its id.
create function due_pages(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.store_id, p.id from pages p where p.publish_at <= p_now
$$;
create function expired_orders(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.store_id, o.id from orders o where o.status = 'pending_payment' and o.expires_at <= p_now
$$;

-- Throws away what has run out. Answers how many rows went.
create function purge_expired(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from sessions where expires_at <= p_now returning 1),
       b as (delete from tokens where expires_at <= p_now returning 1),
       c as (delete from idempotency_keys where expires_at <= p_now returning 1),
       d as (delete from rate_limits where expire < extract(epoch from p_now) * 1000 - 3600000 returning 1),
       e as (delete from outbox where status = 'sent' and sent_at < p_now - interval '30 days' returning 1)
  select (select count(*) from a) + (select count(*) from b) + (select count(*) from c)
       + (select count(*) from d) + (select count(*) from e)
$$;

-- Adds a job in the caller's transaction. The application has no other access to the queue.
create function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12);
end $$;

do $$
declare
  question text;
begin
  foreach question in array array[
    'store_of_host(text)', 'stores_of_user(text)', 'member_role(text, text)', 'store_of(text, text)', 'host_is_free(text)',
    'due_pages(timestamptz)', 'expired_orders(timestamptz)', 'purge_expired(timestamptz)',
    'enqueue_job(text, json, timestamptz, text)'
  ] loop
    execute format('revoke execute on function %s from public', question);
    execute format('grant execute on function %s to blockfront_app', question);
  end loop;
end $$;
