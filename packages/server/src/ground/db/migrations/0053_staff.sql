-- Invitations by link, and the activity log by person.

create function invitation_of_token(p_hash bytea)
returns table (store_id text, id text, email text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id, i.email, i.role from store_invitations i
  where i.token_hash = p_hash and i.accepted_at is null and i.expires_at > now()
$$;
revoke execute on function invitation_of_token(bytea) from public;
grant execute on function invitation_of_token(bytea) to blockfront_app;

create index audit_log_actor on audit_log (store_id, actor_id, at desc);
