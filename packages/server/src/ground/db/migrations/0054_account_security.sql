-- Sessions that people can recognize and end, two-factor authentication by TOTP with recovery codes, and passkeys.

alter table sessions
  add column id text not null default gen_random_uuid()::text,
  -- The network of the last use, such as 203.0.113.0/24. Empty before the first.
  add column network text not null default '',
  -- When the user last confirmed the password or a passkey in this session.
  add column confirmed_at timestamptz;
create unique index sessions_id on sessions (id);

-- The secret is encrypted. It is used only after enabled_at is set. Codes of last_step and earlier are refused.
create table two_factor (
  user_id text primary key references users on delete cascade,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- HMACs of codes that each replace one TOTP code, once.
create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

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

grant select, insert, update, delete on two_factor, recovery_codes, passkeys, sign_in_challenges to blockfront_app;
