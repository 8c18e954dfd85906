-- Stores, who may work in them, where they are served. From here on every table is a store's own:
-- keyed by (store_id, …), so that a row cannot point into another store.

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
  tax_rate_bp integer not null default 0 check (tax_rate_bp between 0 and 10000),
  order_number_prefix text not null default '#',
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table sessions add foreign key (selected_store_id) references stores (store_id) on delete set null;

create table store_members (
  store_id text not null references stores on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  created_at timestamptz not null default now(),
  primary key (store_id, user_id)
);
create index store_members_user on store_members (user_id);
create unique index store_members_owner on store_members (store_id) where role = 'owner';

create table store_invitations (
  store_id text not null references stores on delete cascade,
  id text not null,
  email text not null,
  role text not null default 'staff' check (role in ('staff')),
  token_hash bytea not null unique,
  invited_by text references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (store_id, id)
);
create unique index store_invitations_email on store_invitations (store_id, lower(email)) where accepted_at is null;

create table audit_log (
  store_id text not null references stores on delete cascade,
  id text not null,
  actor_id text,
  action text not null,
  target text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index audit_log_at on audit_log (store_id, at desc);

-- A claim that is not verified blocks nobody: a host is unique among the active ones alone.
create table domains (
  store_id text not null references stores on delete cascade,
  id text not null,
  host text not null,
  kind text not null check (kind in ('platform', 'custom')),
  is_primary boolean not null default false,
  verification_token text not null default '',
  status text not null check (status in ('pending_dns', 'verifying', 'active', 'error', 'released')),
  expected_records jsonb not null default '[]',
  last_error text,
  tls_status text not null default 'none' check (tls_status in ('none', 'pending', 'issued', 'error')),
  checked_at timestamptz,
  verified_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create unique index domains_active_host on domains (host) where status = 'active';
create unique index domains_claim on domains (store_id, host) where status <> 'released';
create unique index domains_primary on domains (store_id) where is_primary and status = 'active';

-- The two documents around every page: top bar, navigation, footer.
create table store_content (
  store_id text primary key references stores on delete cascade,
  draft jsonb not null default '[]',
  draft_version integer not null default 1,
  published jsonb not null default '[]',
  published_version integer not null default 1,
  published_at timestamptz,
  updated_at timestamptz not null default now()
);

create table idempotency_keys (
  store_id text not null references stores on delete cascade,
  key text not null,
  request_hash bytea not null,
  response_status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (store_id, key)
);
create index idempotency_keys_expiry on idempotency_keys (expires_at);

-- Long work of a store with progress: imports, exports, bulk changes.
create table store_tasks (
  store_id text not null references stores on delete cascade,
  id text not null,
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  progress integer not null default 0,
  total integer not null default 0,
  report jsonb not null default '{}',
  started_by text references users on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (store_id, id)
);

create table newsletter_subscribers (
  store_id text not null references stores on delete cascade,
  id text not null,
  email text not null,
  source text not null default 'footer',
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  primary key (store_id, id)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (store_id, lower(email));

create table contact_messages (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create index contact_messages_created on contact_messages (store_id, created_at desc);
