-- Common words were looked up up to four times: each word to see whether it needs correcting, then all in names, then in everything. What
-- finds something as it was typed needs no correction, and while names fill a whole result nothing else is looked at.

-- A shopper's words as they were typed: every one must occur, as a whole word or as its beginning. Null when there is no word.
create function search_typed(p_words text) returns tsquery
language sql stable set search_path = public, pg_temp as $$
  select string_agg('(' || quote_literal(left(w, 60)) || ':*)', ' & ' order by n)::tsquery from (
    select w, min(n) as n from unnest(string_to_array(search_plain(left(p_words, 200)), ' ')) with ordinality as u (w, n)
    where w <> '' group by w order by min(n) limit 8
  ) words
$$;

-- The best p_cap products for a query among p_cap whose name fits, and p_cap others while there are fewer of those.
create function search_ranked(p_store text, p_asked tsquery, p_active_only boolean, p_cap integer)
returns table (product_id text, score real)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
  with named as materialized (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search_name @@ p_asked and (p.status = 'active' or not p_active_only)
    limit p_cap
  ), others as (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search @@ p_asked and (p.status = 'active' or not p_active_only)
      and (select count(*) from named) < p_cap
    limit p_cap
  )
  select f.id, ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, p_asked) as score
  from (select * from named union select * from others) f
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

-- The best products for some words, best first, at most p_cap of them: as they were typed, else as they may have been meant.
create or replace function search_products(p_store text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  typed tsquery := search_typed(p_words);
  meant tsquery;
begin
  if typed is null then return; end if;
  return query select * from search_ranked(p_store, typed, p_active_only, p_cap);
  if found then return; end if;
  meant := search_query(p_store, p_words);
  if meant is distinct from typed then
    return query select * from search_ranked(p_store, meant, p_active_only, p_cap);
  end if;
end $$;

revoke execute on function search_typed(text), search_ranked(text, tsquery, boolean, integer) from public;
