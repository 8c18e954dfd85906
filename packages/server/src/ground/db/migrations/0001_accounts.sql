-- Accounts: users, their sessions and tokens, plans. Nothing here belongs to a store.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;
create extension if not exists fuzzystrmatch;

create table users (
  id text primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- An address belongs to whoever confirmed it. One unconfirmed account may stand beside it, so that signing up tells nobody
-- whether an address is known, and so that nobody can occupy a foreign one.
create unique index users_email on users (lower(email)) where email_verified_at is not null;
create unique index users_email_unverified on users (lower(email)) where email_verified_at is null;

-- Plain tokens never reach the database: it holds their SHA-256.
create table sessions (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  selected_store_id text,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_store on sessions (selected_store_id) where selected_store_id is not null;

create table tokens (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id, purpose);
create index tokens_expiry on tokens (expires_at);

create table plans (
  code text primary key,
  name text not null,
  currency text not null,
  monthly_price bigint not null check (monthly_price >= 0),
  yearly_price bigint not null check (yearly_price >= 0),
  trial_days integer not null check (trial_days >= 0),
  limits jsonb not null,
  position integer not null
);

create table subscriptions (
  user_id text primary key references users on delete cascade,
  plan_code text not null references plans,
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled')),
  billing_interval text not null default 'monthly' check (billing_interval in ('monthly', 'yearly')),
  trial_ends_at timestamptz,
  current_period_ends_at timestamptz,
  provider text,
  provider_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index subscriptions_provider on subscriptions (provider, provider_ref) where provider_ref is not null;

insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position) values
  ('starter', 'Starter', 'USD', 1900, 19000, 14,
   '{"stores": 1, "products": 500, "pages": 20, "staff": 1, "storageMb": 2048, "customDomains": 1}', 1),
  ('growth', 'Growth', 'USD', 4900, 49000, 14,
   '{"stores": 5, "products": 10000, "pages": 100, "staff": 5, "storageMb": 20480, "customDomains": 5}', 2),
  ('scale', 'Scale', 'USD', 14900, 149000, 14,
   '{"stores": 50, "products": 200000, "pages": 1000, "staff": 50, "storageMb": 204800, "customDomains": 50}', 3);

-- Counters of the rate limiter. They may be lost in a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

-- Mail that waits to be sent, written in the transaction that causes it.
create table outbox (
  id text primary key,
  about_store_id text,
  kind text not null,
  to_address text not null,
  reply_to text,
  from_name text,
  subject text not null,
  text_body text not null,
  html_body text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_created on outbox (created_at desc);

-- What payment providers and DNS checks report, once each.
create table provider_events (
  provider text not null,
  event_id text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, event_id)
);
