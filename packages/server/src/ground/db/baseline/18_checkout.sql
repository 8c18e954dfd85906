-- Settings of the checkout.

create table checkout_config (
  store_id text primary key references stores on delete cascade,
  config jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  draft jsonb,
  published_at timestamptz
);
comment on column checkout_config.draft is 'Unpublished settings; null if there are none.';
select protect_store_table('checkout_config');

create table checkout_config_versions (
  store_id text not null references stores on delete cascade,
  id text not null,
  number integer not null,
  config jsonb not null,
  label text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, number)
);
select protect_store_table('checkout_config_versions');

create trigger note_media after insert or delete or update of config, draft on checkout_config
for each row execute function note_row_media('checkout', 'store_id', 'config', 'draft');
