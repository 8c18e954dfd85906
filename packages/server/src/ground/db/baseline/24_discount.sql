-- Discounts, and the orders that have them.

create table discounts (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  -- Null for an automatic discount.
  code text,
  -- What it takes off, and which products it is for: DiscountOffer and DiscountScope of packages/commerce.
  offer jsonb not null,
  scope jsonb not null,
  min_subtotal bigint check (min_subtotal >= 0),
  min_quantity integer check (min_quantity > 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  -- Orders that have the discount, without released ones.
  used integer not null default 0 check (used >= 0),
  once_per_customer boolean not null,
  combines boolean not null,
  enabled boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Finds a code without regard to case. Under row-level security PostgreSQL uses no index on lower(code), because lower() is not
  -- leakproof; a comparison of a column is.
  code_key text generated always as (lower(code)) stored,
  primary key (store_id, id),
  check (ends_at > starts_at)
);
create index discounts_automatic on discounts (store_id) where code is null and enabled;
create index discounts_newest on discounts (store_id, created_at desc, id);
create unique index discounts_code on discounts (store_id, code_key);
select protect_store_table('discounts');

-- The discounts of an order as they were when it was placed. They do not change with the discount, which may be deleted.
create table order_discounts (
  store_id text not null,
  order_id text not null,
  discount_id text not null,
  name text not null,
  code text,
  amount bigint not null check (amount > 0),
  position integer not null,
  -- A hash of the customer's email address or phone number, for discounts that each customer can use once.
  customer_hash bytea,
  -- When the order was canceled or expired, so that another order can have the discount.
  released_at timestamptz,
  primary key (store_id, order_id, discount_id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);
create index order_discounts_customer on order_discounts (store_id, discount_id, customer_hash) where released_at is null;
select protect_store_table('order_discounts');
