-- Catalogue: products with their variations, categories, media. Money is in minor units of the store's currency.

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
  primary key (store_id, id),
  unique (store_id, slug),
  foreign key (store_id, parent_id) references categories (store_id, id) on delete set null (parent_id),
  check (parent_id <> id)
);
create index categories_id on categories (id);
create index categories_position on categories (store_id, position, name);
create index categories_parent on categories (store_id, parent_id) where parent_id is not null;

create table products (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  slug text not null,
  sku text not null default '',
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  price bigint not null check (price >= 0),
  discount_price bigint not null default 0 check (discount_price >= 0),
  product_image text not null default '',
  gallery_images jsonb not null default '[]',
  description text not null default '',
  seo_title text not null default '',
  meta_description text not null default '',
  stock_status text not null default 'in_stock' check (stock_status in ('in_stock', 'out_of_stock', 'on_backorder')),
  track_inventory boolean not null default false,
  stock_quantity integer not null default 0,
  allow_backorder boolean not null default false,
  weight_grams double precision not null default 0 check (weight_grams >= 0),
  dimensions jsonb not null default '{"length": 0, "width": 0, "height": 0}',
  attribute_groups jsonb not null default '[]',
  tags text[] not null default '{}',
  brand text not null default '',
  taxable boolean not null default true,
  position integer not null default 0,
  is_demo boolean not null default false,
  version integer not null default 1,
  search tsvector not null default '',
  search_head tsvector not null default '',
  search_name tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, slug),
  check (discount_price = 0 or discount_price < price),
  check (not track_inventory or allow_backorder or stock_quantity >= 0)
);
create index products_id on products (id);
create unique index products_sku on products (store_id, sku) where sku <> '';
create index products_created on products (store_id, created_at desc, id);
create index products_active_created on products (store_id, created_at desc, id) where status = 'active';
create index products_status_created on products (store_id, status, created_at desc, id);
create index products_stock_created on products (store_id, stock_status, created_at desc, id);
create index products_active_price on products (store_id, (case when discount_price > 0 then discount_price else price end), id) where status = 'active';
create index products_position on products (store_id, position, created_at desc) where position > 0;
create index products_demo on products (store_id) where is_demo;
create index products_search on products using gin (store_id, search);
create index products_search_name on products using gin (store_id, search_name);

create table product_variations (
  store_id text not null,
  id text not null,
  product_id text not null,
  price bigint not null default 0 check (price >= 0),
  discount_price bigint not null default 0 check (discount_price >= 0),
  sku text not null default '',
  stock_quantity integer not null default 0,
  image text not null default '',
  attributes jsonb not null,
  -- The combination as text with sorted names: one variation per combination.
  attributes_key text not null,
  enabled boolean not null default true,
  position integer not null default 0,
  primary key (store_id, id),
  unique (store_id, product_id, attributes_key),
  foreign key (store_id, product_id) references products on delete cascade
);

create table product_categories (
  store_id text not null,
  product_id text not null,
  category_id text not null,
  -- The product's creation time again, so that a category's newest page of products is one index read.
  created_at timestamptz not null default now(),
  primary key (store_id, product_id, category_id),
  foreign key (store_id, product_id) references products on delete cascade,
  foreign key (store_id, category_id) references categories on delete cascade
);
create index product_categories_category on product_categories (store_id, category_id, created_at desc, product_id);

create table media (
  store_id text not null references stores on delete cascade,
  id text not null,
  filename text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  alt text not null default '',
  focal_x real not null default 0.5 check (focal_x between 0 and 1),
  focal_y real not null default 0.5 check (focal_y between 0 and 1),
  sha256 text not null,
  storage_key text not null,
  status text not null default 'ready' check (status in ('processing', 'ready', 'failed')),
  variants jsonb not null default '[]',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index media_id on media (id);
create index media_created on media (store_id, created_at desc, id);
create index media_sha256 on media (store_id, sha256);

-- Where a media item is used. Written with the thing that uses it.
create table media_usages (
  store_id text not null,
  media_id text not null,
  kind text not null check (kind in ('page', 'global', 'product', 'variation', 'category', 'store', 'checkout')),
  target_id text not null,
  primary key (store_id, media_id, kind, target_id),
  foreign key (store_id, media_id) references media on delete cascade
);
create index media_usages_target on media_usages (store_id, kind, target_id);

-- The words that a store's products use, to find what a misspelled word meant.
create table search_terms (
  store_id text not null references stores on delete cascade,
  term text not null,
  primary key (store_id, term)
);
create index search_terms_similar on search_terms using gin (store_id, term gin_trgm_ops);
