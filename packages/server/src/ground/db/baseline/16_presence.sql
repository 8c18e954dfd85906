-- Windows of the builder that are open.

-- Windows of the builder in which a page is open. Each reports every few seconds; one that stops has left.
-- The table is unlogged: reports are not worth a write to the log, and after a crash the windows report again.
create unlogged table page_presence (
  store_id text not null,
  page_id text not null,
  user_id text not null references users on delete cascade,
  window_id text not null,
  block_id text,
  seen_at timestamptz not null default now(),
  primary key (store_id, page_id, user_id, window_id),
  foreign key (store_id, page_id) references pages (store_id, id) on delete cascade
);
create index page_presence_user on page_presence (user_id);
select protect_store_table('page_presence');

-- Windows of pages that nobody has opened since.
create function purge_presence(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from page_presence where seen_at <= p_now - interval '1 hour' returning 1)
  select count(*) from a
$$;

revoke execute on function purge_presence(timestamptz) from public;
grant execute on function purge_presence(timestamptz) to blockfront_app;
