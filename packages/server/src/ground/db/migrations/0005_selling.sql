-- Selling: how a store ships, is paid and checks out, and the orders that follow. Money in minor units.

create table shipping_zones (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  countries text[] not null default '{}',
  regions text[] not null default '{}',
  is_rest_of_world boolean not null default false,
  position integer not null default 0,
  primary key (store_id, id)
);
create unique index shipping_zones_rest on shipping_zones (store_id) where is_rest_of_world;
create index shipping_zones_id on shipping_zones (id);

create table shipping_rates (
  store_id text not null,
  id text not null,
  zone_id text not null,
  name text not null,
  type text not null check (type in ('flat', 'free', 'price_tiers', 'weight_tiers', 'pickup')),
  price bigint not null default 0 check (price >= 0),
  tiers jsonb not null default '[]',
  free_over bigint check (free_over >= 0),
  min_days integer,
  max_days integer,
  enabled boolean not null default true,
  position integer not null default 0,
  primary key (store_id, id),
  foreign key (store_id, zone_id) references shipping_zones on delete cascade
);
create index shipping_rates_zone on shipping_rates (store_id, zone_id, position);
create index shipping_rates_id on shipping_rates (id);

create table payment_methods (
  store_id text not null references stores on delete cascade,
  id text not null,
  type text not null check (type in ('cod', 'manual', 'bank_transfer', 'stripe')),
  title text not null,
  instructions text not null default '',
  enabled boolean not null default true,
  position integer not null default 0,
  min_total bigint check (min_total >= 0),
  max_total bigint check (max_total >= 0),
  -- Encrypted by the application; the hint holds the last four characters of each secret.
  config_encrypted bytea,
  config_hint jsonb not null default '{}',
  primary key (store_id, id)
);
create index payment_methods_id on payment_methods (id);

create table checkout_config (
  store_id text primary key references stores on delete cascade,
  config jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The row that an order's number comes from; taken with its lock, so numbers have no gaps and no twins.
create table order_counters (
  store_id text primary key references stores on delete cascade,
  last_number bigint not null default 1000
);

create table orders (
  store_id text not null references stores on delete cascade,
  id text not null,
  number bigint not null,
  -- What people see: the prefix of that day and the number.
  label text not null,
  access_token_hash bytea not null,
  status text not null check (status in ('pending_payment', 'open', 'completed', 'cancelled', 'expired', 'archived')),
  payment_status text not null
    check (payment_status in ('pending', 'authorized', 'paid', 'failed', 'voided', 'partially_refunded', 'refunded')),
  fulfillment_status text not null
    check (fulfillment_status in ('unfulfilled', 'partially_fulfilled', 'fulfilled', 'delivered', 'returned')),
  email text not null,
  contact jsonb not null,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_rate jsonb,
  payment_method jsonb not null,
  currency text not null,
  prices_include_tax boolean not null,
  tax_rate_bp integer not null,
  subtotal bigint not null check (subtotal >= 0),
  discount_total bigint not null default 0 check (discount_total >= 0),
  shipping_total bigint not null check (shipping_total >= 0),
  tax_total bigint not null check (tax_total >= 0),
  grand_total bigint not null check (grand_total >= 0),
  paid_total bigint not null default 0 check (paid_total >= 0),
  refunded_total bigint not null default 0 check (refunded_total >= 0),
  customer_note text not null default '',
  staff_note text not null default '',
  marketing_consent boolean not null default false,
  search_text text not null default '',
  stock_released_at timestamptz,
  expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, number),
  check (refunded_total <= paid_total),
  check (grand_total = subtotal - discount_total + shipping_total + case when prices_include_tax then 0 else tax_total end)
);
create index orders_id on orders (id);
create unique index orders_access_token on orders (store_id, access_token_hash);
create index orders_created on orders (store_id, created_at desc, id);
create index orders_status on orders (store_id, status, created_at desc, id);
create index orders_payment on orders (store_id, payment_status, created_at desc, id);
create index orders_fulfillment on orders (store_id, fulfillment_status, created_at desc, id);
create index orders_email on orders (store_id, lower(email));
create index orders_search on orders using gin (store_id, search_text gin_trgm_ops);
create index orders_expiring on orders (expires_at) where status = 'pending_payment';

-- A line is as it was sold: it names the product but does not depend on it.
create table order_lines (
  store_id text not null,
  id text not null,
  order_id text not null,
  product_id text not null,
  variation_id text,
  name text not null,
  sku text not null default '',
  image text not null default '',
  attributes jsonb not null default '{}',
  list_price bigint not null check (list_price >= 0),
  unit_price bigint not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0),
  line_total bigint not null check (line_total >= 0),
  tax_total bigint not null check (tax_total >= 0),
  taxable boolean not null,
  tracked boolean not null default false,
  fulfilled_quantity integer not null default 0 check (fulfilled_quantity >= 0),
  refunded_quantity integer not null default 0 check (refunded_quantity >= 0),
  position integer not null,
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders on delete cascade,
  check (fulfilled_quantity <= quantity and refunded_quantity <= quantity)
);
create index order_lines_order on order_lines (store_id, order_id, position);
create index order_lines_product on order_lines (store_id, product_id);

create table order_events (
  store_id text not null,
  id text not null,
  order_id text not null,
  type text not null,
  data jsonb not null default '{}',
  actor_id text,
  at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders on delete cascade
);
create index order_events_order on order_events (store_id, order_id, at);

create table payments (
  store_id text not null,
  id text not null,
  order_id text not null,
  method_type text not null,
  status text not null check (status in ('pending', 'authorized', 'captured', 'failed', 'voided')),
  amount bigint not null check (amount >= 0),
  currency text not null,
  provider text,
  provider_ref text,
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders on delete cascade
);
create index payments_order on payments (store_id, order_id);
create unique index payments_provider on payments (provider, provider_ref) where provider_ref is not null;

create table refunds (
  store_id text not null,
  id text not null,
  order_id text not null,
  payment_id text,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  restock boolean not null default false,
  lines jsonb not null default '[]',
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  provider_ref text,
  created_by text,
  created_at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders on delete cascade,
  foreign key (store_id, payment_id) references payments on delete set null (payment_id)
);
create index refunds_order on refunds (store_id, order_id);

create table fulfillments (
  store_id text not null,
  id text not null,
  order_id text not null,
  status text not null default 'shipped' check (status in ('shipped', 'delivered', 'returned', 'cancelled')),
  carrier text not null default '',
  tracking_number text not null default '',
  tracking_url text not null default '',
  lines jsonb not null,
  created_by text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders on delete cascade
);
create index fulfillments_order on fulfillments (store_id, order_id);

-- The ledger of stock: one row for every change, whose sum is what happened.
create table stock_movements (
  store_id text not null references stores on delete cascade,
  id text not null,
  product_id text not null,
  variation_id text,
  order_id text,
  delta integer not null check (delta <> 0),
  balance integer not null,
  reason text not null,
  actor_id text,
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index stock_movements_product on stock_movements (store_id, product_id, at desc);
create index stock_movements_order on stock_movements (store_id, order_id) where order_id is not null;
