-- Categories.

create table categories (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  slug text not null,
  image text not null default '',
  description text not null default '',
  parent_id text,
  position integer not null default 0,
  seo_title text not null default '',
  meta_description text not null default '',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  template_id text,
  primary key (store_id, id),
  unique (store_id, slug),
  foreign key (store_id, parent_id) references categories (store_id, id) on delete set null (parent_id),
  constraint categories_template foreign key (store_id, template_id) references pages (store_id, id) on delete set null (template_id),
  check (parent_id <> id)
);
create index categories_id on categories (id);
create index categories_parent on categories (store_id, parent_id) where parent_id is not null;
create index categories_template on categories (store_id, template_id) where template_id is not null;
create index categories_position on categories (store_id, position, name collate "und-x-icu");
select protect_store_table('categories');

create function categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from products p
  where p.store_id = new.store_id and p.id in (
    select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id)
  order by p.id for no key update;
  update products p set search = ''
  where p.store_id = new.store_id and p.id in (
    select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id);
  return null;
end $$;
create trigger categories_renamed after update of name on categories
for each row when (old.name is distinct from new.name) execute function categories_touch();

create trigger note_media after insert or delete or update of image, description on categories
for each row execute function note_row_media('category', 'id', 'image', 'description');
