-- Links that show the draft of a page to people without an account. The link itself is signed, so that only its id is stored.
create table page_previews (
  store_id text not null,
  id text not null,
  page_id text not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, page_id) references pages on delete cascade
);
create index page_previews_page on page_previews (store_id, page_id, created_at desc, id);
select protect_store_table('page_previews');
