-- Stores and their members. From here on, tables with a store_id are keyed by it first, so that a row cannot refer to a row of another store.

create table stores (
  store_id text primary key,
  name text not null,
  subdomain text not null unique,
  currency text not null,
  locale text not null default 'en-US',
  timezone text not null default 'UTC',
  country text not null default 'US',
  store_email text not null default '',
  store_phone text not null default '',
  address jsonb not null default '{}',
  logo text not null default '',
  favicon text not null default '',
  social_links jsonb not null default '[]',
  fb_pixel_id text not null default '',
  theme jsonb not null default '{}',
  prices_include_tax boolean not null default false,
  order_number_prefix text not null default '#',
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unpaid_order_days integer not null default 7 check (unpaid_order_days between 1 and 60),
  customer_accounts boolean not null default false,
  -- Which emails a store sends. An email that is not listed is on.
  disabled_emails text[] not null default '{}',
  -- The owner gets an email when an order reduces a stock to this quantity. 0: never.
  low_stock_threshold integer not null default 5 check (low_stock_threshold between 0 and 1000000),
  -- A store is closed until its owner opens it: visitors need a password. The application names the value for every new store.
  is_open boolean not null default true,
  -- Readable, because owners share it with visitors. Never empty for a closed store.
  visitor_password text not null default '' check (char_length(visitor_password) <= 100),
  closed_message text not null default '' check (char_length(closed_message) <= 1000),
  closed_newsletter boolean not null default false,
  -- Settings of the Meta pixel and of consent, without the id of the pixel. A missing setting has its default.
  tracking jsonb not null default '{}',
  -- Sharing image for pages without an image.
  social_image text not null default '',
  -- Whether adding a product to the cart opens the cart in the online store.
  opens_cart boolean not null default false,
  -- The theme as the owner last changed it in the builder; null when it is the published one.
  theme_draft jsonb,
  -- Whether the online store has wishlists.
  has_wishlist boolean not null default true
);
alter table sessions add foreign key (selected_store_id) references stores (store_id) on delete set null;
select protect_store_table('stores');

create table store_members (
  store_id text not null references stores on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'fulfillment')),
  created_at timestamptz not null default now(),
  primary key (store_id, user_id)
);
create index store_members_user on store_members (user_id);
create unique index store_members_owner on store_members (store_id) where role = 'owner';
select protect_store_table('store_members');

-- The stores in which a user works.
create function stores_of_user(p_user text)
returns table (store_id text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.store_id, m.role from store_members m where m.user_id = p_user
$$;

-- A user's role in a store; null when there is none or no such store.
create function member_role(p_store text, p_user text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select m.role from store_members m where m.store_id = p_store and m.user_id = p_user
$$;

-- Whether a store is open, and the password of a closed one. Asked for a hostname, before the store's rows may be read.
create function store_opening(p_store text) returns table (is_open boolean, visitor_password text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.is_open, s.visitor_password from stores s where s.store_id = p_store
$$;

revoke execute on function stores_of_user(text), member_role(text, text), store_opening(text) from public;
grant execute on function stores_of_user(text), member_role(text, text), store_opening(text) to blockfront_app;
