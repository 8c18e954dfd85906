-- Invitations to a store.

create table store_invitations (
  store_id text not null references stores on delete cascade,
  id text not null,
  email text not null,
  role text not null check (role in ('manager', 'fulfillment')),
  token_hash bytea not null unique,
  invited_by text references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (store_id, id)
);
create unique index store_invitations_email on store_invitations (store_id, lower(email)) where accepted_at is null;
create index store_invitations_by_email on store_invitations (lower(email)) where accepted_at is null;
select protect_store_table('store_invitations');

create function invitation_of_token(p_hash bytea)
returns table (store_id text, id text, email text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id, i.email, i.role from store_invitations i
  where i.token_hash = p_hash and i.accepted_at is null and i.expires_at > now()
$$;

-- The open invitations to an email address, in all stores. The caller has checked that the address is confirmed.
create function invitations_of_email(p_email text)
returns table (store_id text, id text, role text, store_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id, i.role, s.name from store_invitations i join stores s on s.store_id = i.store_id
  where lower(i.email) = lower(p_email) and i.accepted_at is null and i.expires_at > now()
  order by i.created_at desc limit 50
$$;

revoke execute on function invitation_of_token(bytea), invitations_of_email(text) from public;
grant execute on function invitation_of_token(bytea), invitations_of_email(text) to blockfront_app;
