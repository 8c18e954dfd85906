-- Redirects of paths.

create table redirects (
  store_id text not null references stores on delete cascade,
  id text not null,
  from_path text not null,
  to_path text not null,
  source text not null default 'manual' check (source in ('manual', 'rename')),
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, from_path)
);
create index redirects_id on redirects (id);
create index redirects_to on redirects (store_id, to_path);
-- Renames leave redirects by themselves: the oldest ones go.
create index redirects_created on redirects (store_id, created_at) where source = 'rename';
select protect_store_table('redirects');
