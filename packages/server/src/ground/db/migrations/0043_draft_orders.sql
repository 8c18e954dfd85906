-- Draft orders: orders that members compose for a customer.

create table draft_orders (
  store_id text not null references stores on delete cascade,
  id text not null,
  number integer not null check (number > 0),
  -- Items, customer, addresses, discounts, shipping and note: DraftContent of the server. Money in minor units.
  content jsonb not null,
  email text not null,
  customer_name text not null,
  search_text text not null,
  item_count integer not null check (item_count >= 0),
  -- As of the last save.
  currency text not null,
  grand_total bigint not null check (grand_total >= 0),
  -- The order that was created; null while the draft is open.
  order_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, number),
  unique (store_id, order_id),
  foreign key (store_id, order_id) references orders
);
create index draft_orders_newest on draft_orders (store_id, created_at desc, id);
select protect_store_table('draft_orders');

-- Until when the payment link of an order is valid; null for an order without one.
alter table orders add column pay_until timestamptz;
