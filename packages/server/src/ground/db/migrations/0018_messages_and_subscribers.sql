-- Contact messages and newsletter subscribers are listed in the dashboard: which messages were read, and what a search looks through.

alter table contact_messages
  add column read_at timestamptz,
  add column search_text text not null generated always as (lower(name || ' ' || email || ' ' || subject || ' ' || message)) stored;
drop index contact_messages_created;
create index contact_messages_newest on contact_messages (store_id, created_at desc, id);
create index contact_messages_unread on contact_messages (store_id, created_at desc, id) where read_at is null;
create index contact_messages_search on contact_messages using gin (store_id, search_text gin_trgm_ops);

create index newsletter_subscribers_newest on newsletter_subscribers (store_id, created_at desc, id);
create index newsletter_subscribers_search on newsletter_subscribers using gin (store_id, lower(email) gin_trgm_ops);

-- As with orders (0012): row-level security keeps patterns off trigram indexes, so searches are functions of the owner that name the
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

create function search_subscribers(p_store text, p_pattern text, p_cap integer default 10000) returns table (subscriber_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select s.id from newsletter_subscribers s
  where s.store_id = p_store and lower(s.email) like p_pattern
  order by s.created_at desc, s.id
  limit p_cap;
end $$;

revoke execute on function search_messages(text, text, integer), search_subscribers(text, text, integer) from public;
grant execute on function search_messages(text, text, integer), search_subscribers(text, text, integer) to blockfront_app;
