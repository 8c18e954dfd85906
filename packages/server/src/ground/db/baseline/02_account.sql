-- Accounts, their sessions and second factors, and what the operator did. Nothing here belongs to a store.

create table users (
  id text primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- An address belongs to the account that confirmed it. One unconfirmed account may also have it: signing up does not reveal whether an address is known,
-- and a stranger cannot occupy an address.
create unique index users_email on users (lower(email)) where email_verified_at is not null;
create unique index users_email_unverified on users (lower(email)) where email_verified_at is null;
grant select, insert, update, delete on users to blockfront_app;

-- Plain tokens never reach the database: it holds their SHA-256.
create table sessions (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  selected_store_id text,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id text not null default gen_random_uuid()::text,
  -- The network of the last use, such as 203.0.113.0/24. Empty before the first.
  network text not null default '',
  -- When the user last confirmed the password or a passkey in this session.
  confirmed_at timestamptz,
  country text not null default ''
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_store on sessions (selected_store_id) where selected_store_id is not null;
create unique index sessions_id on sessions (id);
grant select, insert, update, delete on sessions to blockfront_app;

create table tokens (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email', 'undo-email-change')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_user on tokens (user_id, purpose);
create index tokens_expiry on tokens (expires_at);
-- Every change of address has its own undo link, because the oldest one outranks those after it.
create unique index tokens_one_each on tokens (user_id, purpose) where purpose <> 'undo-email-change';
grant select, insert, update, delete on tokens to blockfront_app;

-- The secret is encrypted. It is used only after enabled_at is set. Codes of last_step and earlier are refused.
create table two_factor (
  user_id text primary key references users on delete cascade,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on two_factor to blockfront_app;

-- HMACs of codes that each replace one TOTP code, once.
create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to blockfront_app;

-- WebAuthn credentials. The id is the credential's, in base64url.
create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to blockfront_app;

-- Steps of a sign-in that wait for a code or a passkey. Each is used once.
create table sign_in_challenges (
  token_hash bytea primary key,
  user_id text references users on delete cascade,
  purpose text not null check (purpose in ('second-factor', 'passkey-sign-in', 'passkey-add', 'passkey-confirm')),
  -- The WebAuthn challenge, or the hash of the password that was checked.
  challenge text not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
create index sign_in_challenges_user on sign_in_challenges (user_id);
grant select, insert, update, delete on sign_in_challenges to blockfront_app;

-- What the operator changed about accounts with commands (npm run operator). Entries are never changed.
create table operator_log (
  id text primary key,
  at timestamptz not null default now(),
  user_id text not null references users on delete cascade,
  -- The command with its arguments, without the email address.
  command text not null,
  -- The user of the operating system that ran it; empty where it has no name.
  run_by text not null
);
create index operator_log_user on operator_log (user_id, at);
grant select, insert on operator_log to blockfront_app;
