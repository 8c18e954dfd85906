-- Messages of the contact form.

create table contact_messages (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  search_text text not null generated always as (list_text(((((((name || ' ') || email) || ' ') || subject) || ' ') || message))) stored,
  primary key (store_id, id)
);
create index contact_messages_newest on contact_messages (store_id, created_at desc, id);
create index contact_messages_unread on contact_messages (store_id, created_at desc, id) where read_at is null;
create index contact_messages_email on contact_messages (store_id, lower(email));
create index contact_messages_search on contact_messages using gin (store_id, search_text gin_trgm_ops);
select protect_store_table('contact_messages');

-- Row-level security keeps patterns off trigram indexes, so searches are functions of the owner that name the
-- store. They return the newest matches, at most p_cap.
create function search_messages(p_store text, p_pattern text, p_cap integer default 10000) returns table (message_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select m.id from contact_messages m
  where m.store_id = p_store and m.search_text like p_pattern
  order by m.created_at desc, m.id
  limit p_cap;
end $$;

revoke execute on function search_messages(text, text, integer) from public;
grant execute on function search_messages(text, text, integer) to blockfront_app;
