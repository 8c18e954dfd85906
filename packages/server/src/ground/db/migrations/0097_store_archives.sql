-- Archives of whole stores. The file is in the storage, under a key that follows from the id.

create table store_archives (
  store_id text not null references stores on delete cascade,
  id text not null,
  created_by text references users on delete set null,
  status text not null default 'running' check (status in ('running', 'ready', 'failed', 'canceled')),
  -- Percent.
  progress smallint not null default 0 check (progress between 0 and 100),
  message text not null default '',
  rows bigint not null default 0,
  files integer not null default 0,
  missing_files integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days',
  primary key (store_id, id)
);
create index store_archives_newest on store_archives (store_id, created_at desc, id);
create index store_archives_created_by on store_archives (created_by);
create index store_archives_expires on store_archives (expires_at);
create unique index store_archives_running on store_archives (store_id) where status = 'running';
select protect_store_table('store_archives');

-- However a row goes (deleted, expired, or with its store), a job removes its file after the commit.
create function remove_archive_file() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform enqueue_job('archive.removeFile', json_build_object('storeId', old.store_id, 'archiveId', old.id));
  return null;
end $$;
create trigger remove_archive_file after delete on store_archives for each row execute function remove_archive_file();
revoke execute on function remove_archive_file() from public;

create function purge_store_archives(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from store_archives where expires_at <= p_now returning 1)
  select count(*) from a
$$;
revoke execute on function purge_store_archives(timestamptz) from public;
grant execute on function purge_store_archives(timestamptz) to blockfront_app;

-- One archive at a time on the whole installation: some large ones would keep all workers from other jobs for minutes.
create or replace function enqueue_job(p_task text, p_payload json, p_run_at timestamptz default null, p_key text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(p_task, payload := p_payload, run_at := p_run_at, job_key := p_key, max_attempts := 12,
    queue_name := case p_task
      when 'media.makeVariants' then 'images/' || (p_payload ->> 'storeId')
      when 'webhook.deliver' then 'webhook/' || (p_payload ->> 'webhookId')
      when 'archive.create' then 'archives' end);
end $$;
