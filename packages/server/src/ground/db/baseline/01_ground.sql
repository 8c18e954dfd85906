-- What all modules use: extensions, roles and rights, text as it is compared, the job queue, emails, limits, and changes for other processes.

-- Some functions here read tables that later files create.
set local check_function_bodies = off;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

-- The application connects as blockfront_app, which is neither superuser nor owner, so row-level security applies to it. The rows of a store are
-- visible only while app.store_id names that store.

do $$
begin
  if not exists (select from pg_roles where rolname = 'blockfront_app') then
    create role blockfront_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- An owner that is no superuser can switch its own connections to the role.
do $$
begin
  if not pg_has_role(current_user, 'blockfront_app', 'set') then
    execute format('grant blockfront_app to %I', current_user);
  end if;
end $$;

grant usage on schema public to blockfront_app;

-- Transactions that write do not notify: PostgreSQL makes commits with notifications wait for each other. Processes notify after their commits, and
-- read what changed in store_changes. This function takes the place of the one of PostgreSQL where its schema is first in the search path.
create schema without_notify;
create function without_notify.pg_notify(text, text) returns void language sql immutable as 'select';

-- Limits the rows of a table to those of the current store, and gives the application its rights. Every table with a store_id needs it.
create function protect_store_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_store on %s using (store_id = current_setting(''app.store_id'', true))', target);
  execute format('grant select, insert, update, delete on %s to blockfront_app', target);
end $$;

-- Counters of the rate limiter. They may be lost in a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
grant select, insert, update, delete on rate_limits to blockfront_app;

-- Emails to be sent, written in the transaction that causes them.
create table outbox (
  id text primary key,
  about_store_id text,
  kind text not null,
  to_address text not null,
  reply_to text,
  from_name text,
  subject text not null,
  text_body text not null,
  html_body text,
  -- `unknown`: the mail server's answer was lost.
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Where the recipient of an email unsubscribes with one click (RFC 8058). Null for emails that are no marketing.
  list_unsubscribe text,
  attempted_at timestamptz,
  -- What an email counts against: 'address', 'notice', 'order/<id>' or 'code/<store>'. Null without a limit.
  limit_key text
);
create index outbox_created on outbox (created_at desc);
create index outbox_limits on outbox (lower(to_address), limit_key, created_at) where limit_key is not null;
grant insert on outbox to blockfront_app;

-- Changes that visitors of a store can see, for some minutes. Empty after a crash, when every process reconnects and marks all pages as outdated.
create unlogged table store_changes (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  store text not null,
  -- Cache tags; null for everything of the store.
  tags text[],
  at timestamptz not null default now()
);
create index store_changes_tx on store_changes (tx);
grant select, insert, delete on store_changes to blockfront_app;

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

-- Throws away what has run out. Answers how many rows went.
-- Audit entries are kept for 400 days, and email that could not be sent as long as sent email.
create function purge_expired(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from sessions where expires_at <= p_now returning 1),
       b as (delete from tokens where expires_at <= p_now returning 1),
       c as (delete from idempotency_keys where expires_at <= p_now returning 1),
       d as (delete from rate_limits where expire < extract(epoch from p_now) * 1000 - 3600000 returning 1),
       e as (delete from outbox where status <> 'queued' and coalesce(sent_at, created_at) < p_now - interval '30 days' returning 1),
       f as (delete from audit_log where at < p_now - interval '400 days' returning 1)
  select (select count(*) from a) + (select count(*) from b) + (select count(*) from c)
       + (select count(*) from d) + (select count(*) from e) + (select count(*) from f)
$$;

-- Adds a job in the caller's transaction. The application has no other access to the queue.
-- Images of one store are converted one after the other: a store with many new images takes one of the job slots, not all.
-- Deliveries to one webhook are sent one after the other: a slow receiver takes one of the job slots, not all.
-- One archive at a time on the whole installation: some large ones would keep all workers from other jobs for minutes.
-- Flags say of which task, store and webhook a job is. Workers leave out jobs whose flags they must not start now (jobs/admission.ts). Stores and
-- webhooks have no queue names any more: the queue locks the rows of all free ones each time that it looks for a job. One archive is created at a
-- time on the whole installation. Jobs that may be many come after others.
-- graphile-worker's `add_job` must not notify other connections: see without_notify.
create function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = without_notify, pg_catalog, public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case p_task when 'archive.create' then 'archives' end,
    priority := case when p_task in ('webhook.deliver', 'import.images', 'media.makeVariants', 'mail.sendOther') then 1 else 0 end,
    flags := array_remove(array[p_task, p_task || '/' || (p_payload ->> 'storeId'), p_task || '/' || (p_payload ->> 'webhookId')], null));
end $$;

-- Text as it is compared: lower case, no accents, letters and digits with single spaces between.
create function search_plain(p_text text) returns text
language sql stable parallel safe set search_path = public, pg_temp as $$
  select trim(regexp_replace(lower(unaccent(coalesce(p_text, ''))), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Deletes the emails of a store that are addressed to a person or mention the address. The application cannot read the outbox.
-- Deletes the emails of a store to a person, and those to the owner that a reply would answer to the person: new orders and contact messages.
create function erase_emails(p_store text, p_email text) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with erased as (
    delete from outbox m
    where m.about_store_id = p_store and p_email <> ''
      and lower(p_email) = lower(case
        when m.kind in ('order-new', 'contact', 'low-stock', 'payment-incident') then m.reply_to
        else m.to_address end)
    returning 1
  )
  select count(*) from erased
$$;

-- Text as these searches compare it. The same as `listText` in the server, which writes and searches it. It does not use the dictionary of `unaccent`,
-- which may change, because stored columns and indexes contain it.
create function list_text(p_text text) returns text
language sql immutable parallel safe strict set search_path = public, pg_temp as $$
  select replace(replace(replace(translate(
    lower(normalize(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f''‘’ʼ`]', '', 'g'), nfkc) collate "und-x-icu"),
    'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- Notices to an address that no account has confirmed could be caused by a stranger who entered the address.
create function email_limit_key(p_to text, p_key text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when p_key = 'notice'
      and not exists (select from users u where lower(u.email) = lower(p_to) and u.email_verified_at is not null)
    then 'address' else p_key end
$$;

-- Whether an address has got as many emails in the last hour as it may.
create function is_email_limit_reached(p_to text, p_kind text, p_key text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_key text := email_limit_key(p_to, p_key);
  -- One of five is left for a new password, so that nobody can prevent it with other emails.
  v_limit integer := case
    when v_key = 'address' then case p_kind when 'reset-password' then 5 else 4 end
    when v_key = 'notice' then 60
    when v_key like 'code/%' then 5
    else 20 end;
begin
  if v_key is null then
    return false;
  end if;
  -- Transactions with emails to one address count one after the other. Reminders and alerts have many addresses in one transaction, and could
  -- wait for each other.
  if (v_key = 'address' or v_key like 'code/%') and p_kind not in ('back-in-stock', 'cart-reminder') then
    perform pg_advisory_xact_lock(hashtextextended('email/' || lower(p_to), 0));
  end if;
  return v_limit <= (select count(*) from outbox o
    where lower(o.to_address) = lower(p_to) and o.limit_key = v_key and o.created_at > now() - interval '1 hour');
end $$;

-- Leaves out emails beyond the limit.
create function limit_email() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_email_limit_reached(new.to_address, new.kind, new.limit_key) then
    return null;
  end if;
  new.limit_key := email_limit_key(new.to_address, new.limit_key);
  return new;
end $$;
create trigger outbox_limit before insert on outbox for each row when (new.limit_key is not null) execute function limit_email();

revoke execute on function protect_store_table(regclass), store_of(text, text), purge_expired(timestamptz),
  enqueue_job(text, json, timestamptz, text), erase_emails(text, text), email_limit_key(text, text), is_email_limit_reached(text, text, text),
  limit_email() from public;
grant execute on function store_of(text, text), purge_expired(timestamptz), enqueue_job(text, json, timestamptz, text), erase_emails(text, text),
  is_email_limit_reached(text, text, text) to blockfront_app;
