-- What keeps a store from filling the disk, and its conversions of images from holding up the jobs of others.

-- Versions by age over all pages of a store, for the limit of their bytes.
create index page_versions_created on page_versions (store_id, created_at desc, id);

-- Renames leave redirects by themselves: the oldest ones go.
create index redirects_created on redirects (store_id, created_at) where source = 'rename';

-- Audit entries are kept for 400 days, and email that could not be sent as long as sent email.
create or replace function purge_expired(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from sessions where expires_at <= p_now returning 1),
       b as (delete from tokens where expires_at <= p_now returning 1),
       c as (delete from idempotency_keys where expires_at <= p_now returning 1),
       d as (delete from rate_limits where expire < extract(epoch from p_now) * 1000 - 3600000 returning 1),
       e as (delete from outbox where (status = 'sent' and sent_at < p_now - interval '30 days')
               or (status = 'failed' and created_at < p_now - interval '30 days') returning 1),
       f as (delete from audit_log where at < p_now - interval '400 days' returning 1)
  select (select count(*) from a) + (select count(*) from b) + (select count(*) from c)
       + (select count(*) from d) + (select count(*) from e) + (select count(*) from f)
$$;

-- Images of one store are converted one after the other: a store with many new images takes one of the job slots, not all.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case when p_task = 'media.makeVariants' then 'images/' || (p_payload ->> 'storeId') end);
end $$;
