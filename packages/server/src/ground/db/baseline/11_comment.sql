-- Comments on blocks.

-- Comments of members on blocks in the builder. Drafts, published pages and payloads do not contain them.
create table comment_threads (
  store_id text not null references stores on delete cascade,
  id text not null,
  -- Null for a block of all pages.
  page_id text,
  block_id text not null,
  block_name text not null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, page_id) references pages (store_id, id) on delete cascade
);
create index comment_threads_page on comment_threads (store_id, page_id, created_at, id);
select protect_store_table('comment_threads');

create table comments (
  store_id text not null,
  id text not null,
  thread_id text not null,
  -- The comments of a person are deleted with the account.
  author_id text not null references users on delete cascade,
  body text not null check (char_length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, thread_id) references comment_threads (store_id, id) on delete cascade
);
create index comments_thread on comments (store_id, thread_id, created_at, id);
create index comments_author on comments (author_id);
select protect_store_table('comments');

-- A thread without comments is deleted, also when an account is.
create function delete_empty_thread() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from comment_threads t
  where t.store_id = old.store_id and t.id = old.thread_id
    and not exists (select from comments c where c.store_id = t.store_id and c.thread_id = t.id);
  return null;
end $$;
create trigger delete_empty_thread after delete on comments for each row execute function delete_empty_thread();

revoke execute on function delete_empty_thread() from public;
