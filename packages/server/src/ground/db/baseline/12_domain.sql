-- Hostnames of stores.

-- A claim that is not verified blocks nobody: a host is unique among the active ones alone.
create table domains (
  store_id text not null references stores on delete cascade,
  id text not null,
  host text not null,
  kind text not null check (kind in ('platform', 'custom')),
  is_primary boolean not null default false,
  verification_token text not null default '',
  status text not null check (status in ('pending_dns', 'verifying', 'active', 'error', 'released')),
  last_error text,
  tls_status text not null default 'none' check (tls_status in ('none', 'pending', 'issued', 'failed')),
  checked_at timestamptz,
  verified_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  -- The hostname without a leading "www.". The hostnames of a store with the same base form a pair and share their TXT record.
  base_host text not null default '',
  -- The owner wants it as the primary hostname as soon as visitors can use it.
  wants_primary boolean not null default false,
  -- The answers of the last DNS lookups.
  observed jsonb not null default '{}',
  -- Why the last attempt to get a certificate failed.
  tls_error text,
  -- Since when an active hostname points elsewhere. It stays active for a while, because owners make mistakes while they edit records.
  failing_since timestamptz,
  next_check_at timestamptz,
  -- Checks since the last change. They become rarer.
  checks integer not null default 0,
  primary key (store_id, id)
);
create unique index domains_active_host on domains (host) where status = 'active';
create unique index domains_claim on domains (store_id, host) where status <> 'released';
create unique index domains_primary on domains (store_id) where is_primary and status = 'active';
create index domains_to_check on domains (next_check_at) where next_check_at is not null;
select protect_store_table('domains');

-- DNS records of names below .localhost, which exist on development servers only. They belong to no store, like real ones.
create table test_dns_records (
  name text not null,
  type text not null check (type in ('TXT', 'A', 'AAAA', 'CNAME')),
  value text not null,
  primary key (name, type, value)
);
grant select, insert, delete on test_dns_records to blockfront_app;

-- The store that a host belongs to, and its primary host. No row: nobody's.
-- The store of a hostname, and its primary hostname: the chosen one while that is active, otherwise the store's subdomain.
create function store_of_host(p_host text)
returns table (store_id text, primary_host text, status text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.store_id, coalesce(p.host, d.host), s.status
  from domains d
  join stores s on s.store_id = d.store_id
  left join lateral (
    select o.host from domains o
    where o.store_id = d.store_id and o.status = 'active' and (o.is_primary or o.kind = 'platform')
    order by o.is_primary desc limit 1
  ) p on true
  where d.host = p_host and d.status = 'active'
$$;

-- Whether a host is free to be claimed: no active domain has it.
create function host_is_free(p_host text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from domains d where d.host = p_host and d.status = 'active')
$$;

-- Hostnames of all stores that are due to be checked; the job then enters each store by its id.
create function domains_to_check(p_now timestamptz, p_limit integer) returns table (store_id text, id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.store_id, d.id from domains d where d.next_check_at <= p_now order by d.next_check_at limit p_limit
$$;

-- The active hostname of any store, so that a new owner can take over the domain of a previous one.
create function domain_holder(p_host text) returns table (store_id text, id text, kind text, verification_token text)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.store_id, d.id, d.kind, d.verification_token from domains d where d.host = p_host and d.status = 'active'
$$;

create function purge_released_domains(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with deleted as (delete from domains where status = 'released' and released_at < p_now - interval '90 days' returning 1)
  select count(*) from deleted
$$;

revoke execute on function store_of_host(text), host_is_free(text), domains_to_check(timestamptz, integer), domain_holder(text),
  purge_released_domains(timestamptz) from public;
grant execute on function store_of_host(text), host_is_free(text), domains_to_check(timestamptz, integer), domain_holder(text),
  purge_released_domains(timestamptz) to blockfront_app;
