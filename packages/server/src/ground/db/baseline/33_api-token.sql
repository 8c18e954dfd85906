-- API tokens.

create table api_tokens (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  token_hash bytea not null unique,
  ending text not null,
  scopes text[] not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, created_by) references store_members (store_id, user_id) on delete cascade
);
create index api_tokens_created_by on api_tokens (store_id, created_by);
select protect_store_table('api_tokens');

create function api_token_of(p_hash bytea)
returns table (store_id text, id text, name text, scopes text[], last_used_at timestamptz,
               user_id text, email text, user_name text, is_verified boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.store_id, t.id, t.name, t.scopes, t.last_used_at, u.id, u.email, u.name, u.email_verified_at is not null
  from api_tokens t join users u on u.id = t.created_by
  where t.token_hash = p_hash and (t.expires_at is null or t.expires_at > now())
$$;

revoke execute on function api_token_of(bytea) from public;
grant execute on function api_token_of(bytea) to blockfront_app;
