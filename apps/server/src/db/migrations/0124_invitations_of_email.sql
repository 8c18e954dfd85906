-- The open invitations to an email address, in all stores. The caller has checked that the address is confirmed.
create function invitations_of_email(p_email text)
returns table (store_id text, id text, role text, store_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id, i.role, s.name from store_invitations i join stores s on s.store_id = i.store_id
  where lower(i.email) = lower(p_email) and i.accepted_at is null and i.expires_at > now()
  order by i.created_at desc limit 50
$$;
revoke execute on function invitations_of_email(text) from public;
grant execute on function invitations_of_email(text) to blockfront_app;

create index store_invitations_by_email on store_invitations (lower(email)) where accepted_at is null;
