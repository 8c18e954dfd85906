-- Pages: a draft that the builder saves, a published document that shoppers see, every publish kept.

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
  primary key (store_id, id),
  unique (store_id, slug)
);
create index pages_id on pages (id);
create index pages_position on pages (store_id, position, created_at);
create index pages_scheduled on pages (publish_at) where publish_at is not null;

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
  primary key (store_id, id),
  unique (store_id, page_id, number),
  foreign key (store_id, page_id) references pages on delete cascade
);
create index page_versions_id on page_versions (id);

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
