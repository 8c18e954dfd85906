-- Pages with their versions, and the layout around every page.

-- The two documents around every page: top bar, navigation, footer.
create table store_content (
  store_id text primary key references stores on delete cascade,
  draft jsonb not null default '[]',
  draft_version integer not null default 1,
  published jsonb not null default '[]',
  published_version integer not null default 1,
  published_at timestamptz,
  updated_at timestamptz not null default now()
);
select protect_store_table('store_content');

create table pages (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  slug text not null,
  type text not null default 'custom',
  is_system boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published')),
  draft jsonb not null default '[]',
  draft_version integer not null default 1,
  published jsonb,
  published_version integer not null default 0,
  published_at timestamptz,
  publish_at timestamptz,
  publish_job text,
  meta_title text not null default '',
  meta_description text not null default '',
  og_image text not null default '',
  noindex boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only what differs from the public settings.
  draft_settings jsonb,
  primary key (store_id, id),
  unique (store_id, slug)
);
create index pages_id on pages (id);
create index pages_position on pages (store_id, position, created_at);
create index pages_scheduled on pages (publish_at) where publish_at is not null;
select protect_store_table('pages');

create table page_versions (
  store_id text not null,
  id text not null,
  page_id text not null,
  number integer not null,
  content jsonb not null,
  global_content jsonb not null default '[]',
  meta jsonb not null default '{}',
  label text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  -- Versions of a page that were never published: states of its draft before and after changes by operations.
  is_published boolean not null default true,
  -- The name of the API token of the program that made a version; empty for a member.
  program text not null default '',
  primary key (store_id, id),
  unique (store_id, page_id, number),
  foreign key (store_id, page_id) references pages (store_id, id) on delete cascade
);
create index page_versions_id on page_versions (id);
-- Versions by age over all pages of a store, for the limit of their bytes.
create index page_versions_created on page_versions (store_id, created_at desc, id);
select protect_store_table('page_versions');

-- Work that is due in any store; the job then enters each store by its id.
create function due_pages(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.store_id, p.id from pages p where p.publish_at <= p_now
$$;

create trigger note_media after insert or delete or update of draft, published on store_content
for each row execute function note_row_media('global', 'store_id', 'draft', 'published');

create trigger note_media after insert or delete or update of draft, published, og_image, draft_settings on pages
for each row execute function note_row_media('page', 'id', 'draft', 'published', 'og_image', 'draft_settings');

revoke execute on function due_pages(timestamptz) from public;
grant execute on function due_pages(timestamptz) to blockfront_app;
