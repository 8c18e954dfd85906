-- Product search. Under row-level security the planner does not use GIN indexes for @@ and %, so the search is a function
-- that runs as the owner and takes its store explicitly.

-- Text as it is compared: lower case, no accents, letters and digits with single spaces between.
create function search_plain(p_text text) returns text
language sql stable parallel safe set search_path = public, pg_temp as $$
  select trim(regexp_replace(lower(unaccent(coalesce(p_text, ''))), '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Weights: name A, sku B, tags and brand C, category D. The description is searched too, but counts least of all: it is
-- in `search` alone and not in `search_head`.
create function products_fill_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  categories_text text;
begin
  select string_agg(c.name, ' ') into categories_text
  from product_categories pc
  join categories c on c.store_id = pc.store_id and c.id = pc.category_id
  where pc.store_id = new.store_id and pc.product_id = new.id;

  new.search_name := setweight(to_tsvector('simple', search_plain(new.name)), 'A');
  new.search_head := new.search_name
    || setweight(to_tsvector('simple', search_plain(new.sku)), 'B')
    || setweight(to_tsvector('simple', search_plain(array_to_string(new.tags, ' ') || ' ' || new.brand)), 'C')
    || setweight(to_tsvector('simple', search_plain(categories_text)), 'D');
  new.search := new.search_head
    || setweight(to_tsvector('simple', search_plain(regexp_replace(left(new.description, 20000), '<[^>]*>|&[a-z]+;', ' ', 'g'))), 'D');
  return new;
end $$;

create trigger products_fill_search before insert or update of name, sku, tags, brand, description, search on products
for each row execute function products_fill_search();

-- A category gained, lost or renamed changes its products' search text.
create function product_categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products p set search = ''
  where (p.store_id, p.id) in (select r.store_id, r.product_id from changed r);
  return null;
end $$;
create trigger product_categories_added after insert on product_categories
referencing new table as changed for each statement execute function product_categories_touch();
create trigger product_categories_removed after delete on product_categories
referencing old table as changed for each statement execute function product_categories_touch();

create function categories_touch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products p set search = ''
  where p.store_id = new.store_id and p.id in (
    select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id);
  return null;
end $$;
create trigger categories_renamed after update of name on categories
for each row when (old.name is distinct from new.name) execute function categories_touch();

-- The store's vocabulary grows with its products. Sorted, so that two writers take the same locks in the same order.
create function products_learn_terms() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_terms (store_id, term)
  select distinct r.store_id, t.term
  from changed r cross join lateral unnest(tsvector_to_array(r.search_head)) as t (term)
  where length(t.term) between 3 and 40
    and not exists (select from search_terms k where k.store_id = r.store_id and k.term = t.term)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger products_learn_new after insert on products
referencing new table as changed for each statement execute function products_learn_terms();

create function products_learn_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_terms (store_id, term)
  select distinct r.store_id, t.term
  from changed r
  join previous o on o.store_id = r.store_id and o.id = r.id and o.search_head is distinct from r.search_head
  cross join lateral unnest(tsvector_to_array(r.search_head)) as t (term)
  where length(t.term) between 3 and 40
    and not exists (select from search_terms k where k.store_id = r.store_id and k.term = t.term)
  order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger products_learn_changed after update on products
referencing new table as changed old table as previous for each statement execute function products_learn_changed();

-- What a shopper's words mean in a store: every word must occur, in any order, as a whole word or as its beginning. A word
-- that occurs nowhere stands for the vocabulary's words one or two letters away from it. Null when there is no word.
create function search_query(p_store text, p_words text) returns tsquery
language plpgsql stable security definer
set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.12 set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  word text;
  part tsquery;
  whole tsquery;
  reach integer;
  meant tsquery;
begin
  for word in
    select w from unnest(string_to_array(search_plain(left(p_words, 200)), ' ')) with ordinality as u (w, n)
    where w <> '' group by w order by min(n) limit 8
  loop
    part := (quote_literal(left(word, 60)) || ':*')::tsquery;
    reach := case when length(word) < 4 then 0 when length(word) < 5 then 1 else 2 end;
    if reach > 0 and not exists (select from products p where p.store_id = p_store and p.search @@ part) then
      select string_agg(quote_literal(term), ' | ')::tsquery into meant from (
        select t.term, least(
            levenshtein_less_equal(t.term, left(word, 60), reach),
            levenshtein_less_equal(left(t.term, length(word)), left(word, 60), reach) + 1) as distance
        from search_terms t
        where t.store_id = p_store and t.term % word
        order by distance, similarity(t.term, word) desc
        limit 5
      ) near where distance <= reach;
      if meant is not null then part := part || meant; end if;
    end if;
    whole := case when whole is null then part else whole && part end;
  end loop;
  return whole;
end $$;

-- The best products for some words, best first, at most p_cap of them. A word that fits a tenth of a large catalogue is ranked over
-- p_cap products whose name has it and p_cap others: enough for every page that a person turns.
create function search_products(p_store text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  asked tsquery := search_query(p_store, p_words);
begin
  if asked is null then return; end if;
  return query
  with named as (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search_name @@ asked and (p.status = 'active' or not p_active_only)
    limit p_cap
  ), others as (
    select p.id, p.search_head as head, p.created_at from products p
    where p.store_id = p_store and p.search @@ asked and (p.status = 'active' or not p_active_only)
    limit p_cap
  )
  select f.id, ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, asked) as score
  from (select * from named union select * from others) f
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

revoke execute on function search_query(text, text), search_products(text, text, boolean, integer) from public;
grant execute on function search_query(text, text), search_products(text, text, boolean, integer) to blockfront_app;
