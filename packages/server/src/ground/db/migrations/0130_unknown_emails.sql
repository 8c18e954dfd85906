-- An email is being sent from the moment at which its message leaves. If the answer of the mail server is lost after that, it is unknown whether
-- the email was sent.
alter table outbox drop constraint outbox_status_check;
alter table outbox add constraint outbox_status_check check (status in ('queued', 'sending', 'sent', 'failed', 'unknown'));
alter table outbox add column attempted_at timestamptz;

create or replace function purge_expired(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from sessions where expires_at <= p_now returning 1),
       b as (delete from tokens where expires_at <= p_now returning 1),
       c as (delete from idempotency_keys where expires_at <= p_now returning 1),
       d as (delete from rate_limits where expire < extract(epoch from p_now) * 1000 - 3600000 returning 1),
       e as (delete from outbox where status <> 'queued' and coalesce(sent_at, created_at) < p_now - interval '30 days' returning 1),
       f as (delete from audit_log where at < p_now - interval '400 days' returning 1)
  select (select count(*) from a) + (select count(*) from b) + (select count(*) from c)
       + (select count(*) from d) + (select count(*) from e) + (select count(*) from f)
$$;
