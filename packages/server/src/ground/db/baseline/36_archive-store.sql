-- Archives of whole stores.

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

create function purge_store_archives(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from store_archives where expires_at <= p_now returning 1)
  select count(*) from a
$$;

revoke execute on function remove_archive_file(), purge_store_archives(timestamptz) from public;
grant execute on function purge_store_archives(timestamptz) to blockfront_app;
