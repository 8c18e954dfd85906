-- Words that most products have were slow: a bitmap of the whole catalogue was made to take a thousand of it. Where half of a sample of
-- the newest products fits, the newest hold enough, and are read in their order instead.

-- Which of the newest p_within products fit a query, newest first.
create function search_newest(p_store text, p_asked tsquery, p_active_only boolean, p_within integer)
returns table (id text, head tsvector, created_at timestamptz)
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_indexscan = on set enable_bitmapscan = off set enable_sort = off
as $$
begin
  return query
  select n.id, n.search_head, n.created_at from (
    select p.id, p.search_head, p.search, p.created_at from products p
    where p.store_id = p_store and (p.status = 'active' or not p_active_only)
    order by p.created_at desc, p.id limit p_within
  ) n where n.search @@ p_asked;
end $$;

-- The best p_cap products for a query among p_cap whose name fits, and p_cap others while there are fewer of those.
create or replace function search_ranked(p_store text, p_asked tsquery, p_active_only boolean, p_cap integer)
returns table (product_id text, score real)
language plpgsql stable set search_path = public, pg_temp as $$
declare
  is_common boolean := (select count(*) from search_newest(p_store, p_asked, p_active_only, 100)) >= 50;
begin
  return query
  with named as materialized (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search_name @@ p_asked and (p.status = 'active' or not p_active_only)
    limit p_cap
  ), rare as (
    select p.id, p.search_head as head, p.created_at from products p
    where not is_common and p.store_id = p_store and p.search @@ p_asked and (p.status = 'active' or not p_active_only)
      and (select count(*) from named) < p_cap
    limit p_cap
  ), common as (
    select * from search_newest(p_store, p_asked, p_active_only, case when is_common then p_cap * 2 else 0 end) limit p_cap
  )
  select f.id, ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, p_asked) as score
  from (select * from named union select * from rare union select * from common) f
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

revoke execute on function search_newest(text, tsquery, boolean, integer) from public;
