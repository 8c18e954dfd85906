-- Links to previews of pages.

-- Links that show the draft of a page to people without an account. The link itself is signed, so that only its id is stored.
create table page_previews (
  store_id text not null,
  id text not null,
  page_id text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, id),
  foreign key (store_id, created_by) references store_members (store_id, user_id) on delete cascade,
  foreign key (store_id, page_id) references pages (store_id, id) on delete cascade
);
create index page_previews_page on page_previews (store_id, page_id, created_at desc, id);
create index page_previews_creator on page_previews (store_id, created_by);
select protect_store_table('page_previews');
