-- Custom domains: what the last check found, when to check next, and the certificate of each hostname.

alter table domains drop constraint domains_tls_status_check;
update domains set tls_status = 'failed' where tls_status = 'error';
alter table domains
  add constraint domains_tls_status_check check (tls_status in ('none', 'pending', 'issued', 'failed')),
  -- The hostname without a leading "www.". The hostnames of a store with the same base form a pair and share their TXT record.
  add column base_host text not null default '',
  -- The owner wants it as the primary hostname as soon as visitors can use it.
  add column wants_primary boolean not null default false,
  -- The answers of the last DNS lookups.
  add column observed jsonb not null default '{}',
  -- Why the last attempt to get a certificate failed.
  add column tls_error text,
  -- Since when an active hostname points elsewhere. It stays active for a while, because owners make mistakes while they edit records.
  add column failing_since timestamptz,
  add column next_check_at timestamptz,
  -- Checks since the last change. They become rarer.
  add column checks integer not null default 0;
update domains set base_host = host;
create index domains_to_check on domains (next_check_at) where next_check_at is not null;

-- The store of a hostname, and its primary hostname: the chosen one while that is active, otherwise the store's subdomain.
create or replace function store_of_host(p_host text)
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
revoke execute on function domains_to_check(timestamptz, integer), domain_holder(text), purge_released_domains(timestamptz) from public;
grant execute on function domains_to_check(timestamptz, integer), domain_holder(text), purge_released_domains(timestamptz)
  to blockfront_app;
