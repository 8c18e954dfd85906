-- Orders and draft orders, with their lines, events and fulfillments.

create table idempotency_keys (
  store_id text not null references stores on delete cascade,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);
select protect_store_table('idempotency_keys');

-- The row that an order's number comes from; taken with its lock, so numbers have no gaps and no twins.
create table order_counters (
  store_id text primary key references stores on delete cascade,
  last_number bigint not null default 1000
);
select protect_store_table('order_counters');

create table orders (
  store_id text not null references stores on delete cascade,
  id text not null,
  number bigint not null,
  -- What people see: the prefix of that day and the number.
  label text not null,
  access_token_hash bytea not null,
  status text not null check (status in ('pending_payment', 'open', 'completed', 'cancelled', 'expired', 'archived')),
  payment_status text not null check (payment_status in ('pending', 'authorized', 'paid', 'failed', 'voided', 'partially_refunded', 'refunded')),
  fulfillment_status text not null check (fulfillment_status in ('unfulfilled', 'partially_fulfilled', 'fulfilled', 'delivered', 'returned')),
  email text not null,
  contact jsonb not null,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_rate jsonb,
  payment_method jsonb not null,
  currency text not null,
  prices_include_tax boolean not null,
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
  -- A keyed hash of the client's network, for the limit of open unpaid orders. Removed when the order is paid, sent or canceled.
  client_hash bytea,
  -- The part of an order's tax that is for shipping. Orders from before did not tax it.
  shipping_tax bigint not null default 0 check (shipping_tax >= 0),
  -- Part of `discount_total`.
  shipping_discount bigint not null default 0,
  -- Null without an email address, and after the customer was erased.
  customer_id text,
  -- Until when the payment link of an order is valid; null for an order without one.
  pay_until timestamptz,
  -- Written by the shopper for the person who gets the order; empty without one.
  gift_message text not null default '' check (char_length(gift_message) <= 500),
  -- The language in which an order was placed. Empty: the main language of the store.
  locale text not null default '' check (locale = '' or length(locale) <= 12),
  -- The parts of an order's shipping price that share the tax of some of its items (decision 0136), lowest rate first: objects of rate (parts per
  -- million), name, price and amount (minor units). Empty without tax on shipping.
  shipping_taxes jsonb not null default '[]',
  primary key (store_id, id),
  unique (store_id, number),
  foreign key (store_id, customer_id) references customers (store_id, id) on delete set null (customer_id),
  check (refunded_total <= paid_total),
  check (grand_total = subtotal - discount_total + shipping_total + case when prices_include_tax then 0 else tax_total end),
  check (shipping_discount >= 0 and shipping_discount <= shipping_total)
);
create index orders_id on orders (id);
create unique index orders_access_token on orders (store_id, access_token_hash);
create index orders_status on orders (store_id, status, created_at desc, id);
create index orders_payment on orders (store_id, payment_status, created_at desc, id);
create index orders_fulfillment on orders (store_id, fulfillment_status, created_at desc, id);
create index orders_email on orders (store_id, lower(email));
create index orders_search on orders using gin (store_id, search_text gin_trgm_ops);
create index orders_client on orders (store_id, client_hash) where client_hash is not null;
create index orders_expiring on orders (expires_at) where expires_at is not null;
create index orders_customer on orders (store_id, customer_id, created_at desc, id) where customer_id is not null;
create index orders_created on orders (store_id, created_at desc, id) include (status, payment_status, fulfillment_status);
create index orders_total on orders (store_id, grand_total, id) include (status, payment_status, fulfillment_status, created_at);
select protect_store_table('orders');

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
  tracked boolean not null default false,
  fulfilled_quantity integer not null default 0 check (fulfilled_quantity >= 0),
  refunded_quantity integer not null default 0 check (refunded_quantity >= 0),
  position integer not null,
  -- Lines and shipping keep the rate and the name of their tax.
  tax_name text not null default '',
  requires_shipping boolean not null default true,
  -- Items that were refunded before they were sent, and sent items that went back into stock.
  removed_quantity integer not null default 0 check (removed_quantity >= 0),
  -- Sent items that went back into stock. Part of `fulfilled_quantity`.
  restocked_quantity integer not null default 0 check (restocked_quantity >= 0),
  -- How an order's discount is split: over its lines, and its shipping. Orders from before had none.
  discount_total bigint not null default 0,
  -- Parts per million.
  tax_rate_ppm integer not null default 0 check (tax_rate_ppm between 0 and 1000000),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade,
  check (fulfilled_quantity <= quantity and refunded_quantity <= quantity),
  check (fulfilled_quantity + removed_quantity <= quantity),
  check (removed_quantity <= refunded_quantity and restocked_quantity <= fulfilled_quantity),
  check (discount_total >= 0 and discount_total <= line_total)
);
create index order_lines_order on order_lines (store_id, order_id, position);
create index order_lines_product on order_lines (store_id, product_id);
select protect_store_table('order_lines');

create table order_events (
  store_id text not null,
  id text not null,
  order_id text not null,
  type text not null,
  data jsonb not null default '{}',
  actor_id text,
  at timestamptz not null default now(),
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);
create index order_events_order on order_events (store_id, order_id, at);
select protect_store_table('order_events');
revoke update, delete on order_events from blockfront_app;

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
  returned_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Where a parcel was sent, if the address of its order was changed afterwards. Null: the address of the order.
  shipping_address jsonb,
  primary key (store_id, id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade
);
create index fulfillments_order on fulfillments (store_id, order_id);
select protect_store_table('fulfillments');

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
  foreign key (store_id, order_id) references orders (store_id, id)
);
create index draft_orders_newest on draft_orders (store_id, created_at desc, id);
select protect_store_table('draft_orders');

-- Orders of all stores whose reservation has ended; the job then enters each store by its id and checks again under a lock.
create function expired_orders(p_now timestamptz) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.store_id, o.id from orders o
  where o.expires_at <= p_now and o.status in ('open', 'pending_payment') and o.payment_status in ('pending', 'failed')
    and o.fulfillment_status = 'unfulfilled'
  order by o.expires_at limit 1000
$$;

-- The ids of a store's orders whose search text is like a pattern in lower case.
create function search_orders(p_store text, p_pattern text, p_cap integer default 10000) returns table (order_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select o.id from orders o
  where o.store_id = p_store and o.search_text like p_pattern
  order by o.created_at desc, o.id
  limit p_cap;
end $$;

-- Keeps the statistics of a customer. The row lock of the first statement makes parallel orders of one customer wait for each other, so
-- that the second statement sees all of them. Orders of other customers do not wait.
-- An order that gets another customer no longer counts for the earlier one.
create function count_customer_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_moved boolean := tg_op = 'UPDATE' and old.customer_id is distinct from new.customer_id;
  was_counted boolean := tg_op = 'UPDATE' and not has_moved and old.status not in ('cancelled', 'expired', 'draft');
  is_counted boolean := new.status not in ('cancelled', 'expired', 'draft');
  had bigint := case when tg_op = 'UPDATE' and not has_moved then old.paid_total - old.refunded_total else 0 end;
begin
  if has_moved and old.customer_id is not null then
    perform 1 from customers c where c.store_id = old.store_id and c.id in (old.customer_id, new.customer_id)
      order by c.id for no key update;
    update customers c set
      order_count = c.order_count - case when old.status not in ('cancelled', 'expired', 'draft') then 1 else 0 end,
      spent = c.spent - (old.paid_total - old.refunded_total),
      first_order_at = (select o.created_at from orders o where o.store_id = old.store_id and o.customer_id = old.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at limit 1),
      last_order_at = (select o.created_at from orders o where o.store_id = old.store_id and o.customer_id = old.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at desc limit 1)
    where c.store_id = old.store_id and c.id = old.customer_id;
  end if;
  if new.customer_id is null then return null; end if;
  if was_counted <> is_counted then
    perform 1 from customers c where c.store_id = new.store_id and c.id = new.customer_id for no key update;
    update customers c set
      order_count = c.order_count + case when is_counted then 1 else -1 end,
      spent = c.spent + (new.paid_total - new.refunded_total) - had,
      first_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at limit 1),
      last_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at desc limit 1)
    where c.store_id = new.store_id and c.id = new.customer_id;
  elsif new.paid_total - new.refunded_total <> had then
    update customers c set spent = c.spent + (new.paid_total - new.refunded_total) - had
    where c.store_id = new.store_id and c.id = new.customer_id;
  end if;
  return null;
end $$;
create trigger orders_count_for_customer
after insert or update of customer_id, status, paid_total, refunded_total on orders
for each row execute function count_customer_order();

-- The newest orders of a store whose search text is like a pattern in lower case, and the one with a number.
create function find_orders(p_store text, p_pattern text, p_number bigint, p_cap integer default 10000)
returns table (store_id text, id text, created_at timestamptz, grand_total bigint, status text, payment_status text, fulfillment_status text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  (select o.store_id, o.id, o.created_at, o.grand_total, o.status, o.payment_status, o.fulfillment_status from orders o
   where o.store_id = p_store and o.search_text like p_pattern and o.number is distinct from p_number
   order by o.created_at desc, o.id
   limit p_cap)
  union all
  select o.store_id, o.id, o.created_at, o.grand_total, o.status, o.payment_status, o.fulfillment_status from orders o
  where o.store_id = p_store and o.number = p_number;
end $$;

revoke execute on function expired_orders(timestamptz), search_orders(text, text, integer), find_orders(text, text, bigint, integer) from public;
grant execute on function expired_orders(timestamptz), search_orders(text, text, integer),
  find_orders(text, text, bigint, integer) to blockfront_app;
