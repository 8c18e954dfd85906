-- Imports of products from CSV files.

create table product_imports (
  store_id text not null references stores on delete cascade,
  id text not null,
  actor_id text references users on delete set null,
  filename text not null,
  format text not null check (format in ('blockfront', 'shopify')),
  status text not null check (status in ('reading', 'checking', 'checked', 'running', 'images', 'done', 'canceled', 'failed')),
  headers jsonb not null default '[]',
  update_existing boolean not null default false,
  lines integer not null default 0,
  message text not null default '',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- What the review of an import names before its start: columns without a use, and values that change.
  unused_columns jsonb not null default '[]',
  primary key (store_id, id)
);
create index product_imports_newest on product_imports (store_id, created_at desc, id);
create index product_imports_actor on product_imports (actor_id);
-- One at a time, because two imports of the same products would overwrite each other.
create unique index product_imports_active on product_imports (store_id) where finished_at is null;
select protect_store_table('product_imports');

create table product_import_items (
  store_id text not null,
  import_id text not null,
  position integer not null,
  line integer not null,
  -- The handle in the file, or the name without one: lines with the same one are one product.
  handle text not null,
  name text not null default '',
  records jsonb not null,
  problems jsonb not null default '[]',
  status text not null default 'read' check (status in ('read', 'valid', 'invalid', 'created', 'updated', 'skipped', 'failed')),
  exists_already boolean not null default false,
  product_id text,
  -- Values that the import changes or leaves out.
  changes jsonb not null default '[]',
  -- The URL handle of the product. `handle` is the handle in the file: different ones stay different products.
  slug text not null default '',
  -- The SKU of a checked product without options. Empty if an earlier product of the file has it.
  sku text not null default '',
  primary key (store_id, import_id, position),
  unique (store_id, import_id, handle),
  foreign key (store_id, import_id) references product_imports (store_id, id) on delete cascade
);
create index product_import_items_status on product_import_items (store_id, import_id, status, position);
create index product_import_items_problems on product_import_items (store_id, import_id, position) where problems <> '[]';
create index product_import_items_slug on product_import_items (store_id, import_id, slug, position);
create index product_import_items_sku on product_import_items (store_id, import_id, sku) where sku <> '';
create index product_import_items_changes on product_import_items (store_id, import_id, position) where changes <> '[]';
select protect_store_table('product_import_items');

create table product_import_images (
  store_id text not null,
  import_id text not null,
  item integer not null,
  position integer not null,
  line integer not null,
  product_id text not null,
  url text not null,
  alt text not null default '',
  -- The combination of the variation that shows the image; null for the gallery of the product.
  variation_key text,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  media_url text not null default '',
  problem text not null default '',
  primary key (store_id, import_id, item, position),
  foreign key (store_id, import_id) references product_imports (store_id, id) on delete cascade
);
create index product_import_images_status on product_import_images (store_id, import_id, status, item);
create index product_import_images_missing on product_import_images (store_id, product_id) where status <> 'done';
create index product_import_images_url on product_import_images (store_id, import_id, url) where status = 'done';
select protect_store_table('product_import_images');
