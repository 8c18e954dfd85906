-- Saved sections and shared components.

-- Blocks that a store keeps to insert them into its pages. Pages have copies, so a section has no references.
create table page_sections (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null check (char_length(name) between 1 and 80),
  content jsonb not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index page_sections_newest on page_sections (store_id, created_at desc, id);
select protect_store_table('page_sections');

create trigger note_media after insert or delete or update of content on page_sections
for each row execute function note_row_media('section', 'id', 'content');
