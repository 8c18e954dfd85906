-- Limits of emails to one address in an hour, counted in the outbox.

-- What an email counts against: 'address', 'notice', 'order/<id>' or 'code/<store>'. Null without a limit.
alter table outbox add column limit_key text;
create index outbox_limits on outbox (lower(to_address), limit_key, created_at) where limit_key is not null;

-- Notices to an address that no account has confirmed could be caused by a stranger who entered the address.
create function email_limit_key(p_to text, p_key text) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select case when p_key = 'notice'
      and not exists (select from users u where lower(u.email) = lower(p_to) and u.email_verified_at is not null)
    then 'address' else p_key end
$$;

-- Whether an address has got as many emails in the last hour as it may.
create function is_email_limit_reached(p_to text, p_kind text, p_key text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_key text := email_limit_key(p_to, p_key);
  -- One of five is left for a new password, so that nobody can prevent it with other emails.
  v_limit integer := case
    when v_key = 'address' then case p_kind when 'reset-password' then 5 else 4 end
    when v_key = 'notice' then 60
    when v_key like 'code/%' then 5
    else 20 end;
begin
  if v_key is null then
    return false;
  end if;
  -- Transactions with emails to one address count one after the other. Reminders and alerts have many addresses in one transaction, and could
  -- wait for each other.
  if (v_key = 'address' or v_key like 'code/%') and p_kind not in ('back-in-stock', 'cart-reminder') then
    perform pg_advisory_xact_lock(hashtextextended('email/' || lower(p_to), 0));
  end if;
  return v_limit <= (select count(*) from outbox o
    where lower(o.to_address) = lower(p_to) and o.limit_key = v_key and o.created_at > now() - interval '1 hour');
end $$;

-- Leaves out emails beyond the limit.
create function limit_email() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if is_email_limit_reached(new.to_address, new.kind, new.limit_key) then
    return null;
  end if;
  new.limit_key := email_limit_key(new.to_address, new.limit_key);
  return new;
end $$;
create trigger outbox_limit before insert on outbox for each row when (new.limit_key is not null) execute function limit_email();

-- As before (0038), but codes are kept for another hour: a request beyond the limit makes the last one valid again.
create or replace function purge_customer_accounts(p_now timestamptz) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with a as (delete from customer_codes where expires_at <= p_now - interval '1 hour' returning 1),
       b as (delete from customer_sessions where expires_at <= p_now returning 1)
  select (select count(*) from a) + (select count(*) from b)
$$;

revoke execute on function email_limit_key(text, text), is_email_limit_reached(text, text, text), limit_email() from public;
grant execute on function is_email_limit_reached(text, text, text) to blockfront_app;
