-- Transactions that write do not notify: PostgreSQL makes commits with notifications wait for each other. Processes notify after their commits, and
-- read what changed here.

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

-- Takes the place of the function of PostgreSQL where it comes first in the search path.
create schema without_notify;
create function without_notify.pg_notify(text, text) returns void language sql immutable as 'select';

-- As before (0132), but graphile-worker's `add_job` notifies nobody.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = without_notify, pg_catalog, public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case p_task when 'archive.create' then 'archives' end,
    priority := case when p_task in ('webhook.deliver', 'import.images', 'media.makeVariants', 'mail.sendOther') then 1 else 0 end,
    flags := array_remove(array[p_task, p_task || '/' || (p_payload ->> 'storeId'), p_task || '/' || (p_payload ->> 'webhookId')], null));
end $$;
