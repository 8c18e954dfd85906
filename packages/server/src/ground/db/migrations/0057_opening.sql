-- A store is closed until its owner opens it: visitors need a password. Stores that exist are open. The application names the value for
-- every new store.
alter table stores
  add column is_open boolean not null default true,
  -- Readable, because owners share it with visitors. Never empty for a closed store.
  add column visitor_password text not null default '' check (char_length(visitor_password) <= 100),
  add column closed_message text not null default '' check (char_length(closed_message) <= 1000),
  add column closed_newsletter boolean not null default false;

-- Whether a store is open, and the password of a closed one. Asked for a hostname, before the store's rows may be read.
create function store_opening(p_store text) returns table (is_open boolean, visitor_password text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.is_open, s.visitor_password from stores s where s.store_id = p_store
$$;
revoke execute on function store_opening(text) from public;
grant execute on function store_opening(text) to blockfront_app;
