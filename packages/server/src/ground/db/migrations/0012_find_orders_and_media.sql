-- Under row-level security no pattern reaches a trigram index: searches look through functions of the owner, which name the store. They
-- answer the newest finds, at most p_cap, so that a word which everything contains costs no more than others.

create index orders_total on orders (store_id, grand_total, id);

-- The ids of a store's orders whose search text is like a pattern in lower case.
create function search_orders(p_store text, p_pattern text, p_cap integer default 10000) returns table (order_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select o.id from orders o
  where o.store_id = p_store and o.search_text like p_pattern
  order by o.created_at desc, o.id
  limit p_cap;
end $$;

alter table media add column kind text not null generated always as (split_part(mime, '/', 1)) stored;
create index media_kind on media (store_id, kind, created_at desc, id);
create index media_search on media using gin (store_id, lower(filename || ' ' || alt) gin_trgm_ops);
drop index media_name;

-- The ids of a store's media whose name and alternative text together are like every pattern in lower case.
create function search_media(p_store text, p_patterns text[], p_cap integer default 10000) returns table (media_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select m.id from media m
  where m.store_id = p_store
    and lower(m.filename || ' ' || m.alt) like p_patterns[1] and lower(m.filename || ' ' || m.alt) like all (p_patterns)
  order by m.created_at desc, m.id
  limit p_cap;
end $$;

revoke execute on function search_orders(text, text, integer), search_media(text, text[], integer) from public;
grant execute on function search_orders(text, text, integer), search_media(text, text[], integer) to blockfront_app;
