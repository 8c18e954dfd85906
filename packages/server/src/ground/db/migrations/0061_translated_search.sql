-- Search, sorting by name and filter labels in the additional languages of a store. The main language uses `products` itself.

-- The searched texts of a product in a language: its translations, and the source where there is none. Only products that are translated, or
-- are in a translated category, have a row.
create table translated_products (
  store_id text not null,
  locale text not null,
  product_id text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  name text not null,
  search tsvector not null,
  search_head tsvector not null,
  search_name tsvector not null,
  primary key (store_id, locale, product_id),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index translated_products_product on translated_products (store_id, product_id);
create index translated_products_search on translated_products using gin (store_id, locale, search);
create index translated_products_search_name on translated_products using gin (store_id, locale, search_name);
select protect_store_table('translated_products');

-- The translated option names (an empty `value`) and option values of a product.
create table translated_options (
  store_id text not null,
  locale text not null,
  product_id text not null,
  name text not null,
  value text not null,
  label text not null,
  primary key (store_id, locale, product_id, name, value),
  foreign key (store_id, locale, product_id) references translated_products (store_id, locale, product_id) on delete cascade
);
create index translated_options_label on translated_options (store_id, locale, name, value, label);
select protect_store_table('translated_options');

-- The words of translated products, to correct misspelled words (see `search_terms`).
create table translated_terms (
  store_id text not null,
  locale text not null,
  term text not null,
  primary key (store_id, locale, term),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade
);
create index translated_terms_similar on translated_terms using gin (store_id, locale, term gin_trgm_ops);
select protect_store_table('translated_terms');

-- The translation at a path; the source without one, and if the translation was made from another source.
create function translated_text(p_fields jsonb, p_path text, p_source text) returns text
language sql immutable set search_path = public, pg_temp as $$
  select case when p_fields -> p_path ->> 'source' = p_source and p_fields -> p_path ->> 'text' <> ''
    then p_fields -> p_path ->> 'text' else p_source end
$$;

-- Updates the rows of products in one language, or in all languages of their store.
create function refresh_translated_products(p_store text, p_products text[], p_locale text default null) returns void
language plpgsql security definer set search_path = public, pg_temp
-- Rows are always read by primary key. An import fills empty tables in one transaction: PostgreSQL would plan for empty tables.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  one text;
begin
  for one in
    select l.locale from store_languages l
    where l.store_id = p_store and (p_locale is null or l.locale = p_locale) order by l.locale
  loop
    with translated as materialized (
      select p.id, p.status = 'active' as is_active, p.created_at, p.attribute_groups, t.fields,
        translated_text(t.fields, 'name', p.name) as name,
        setweight(to_tsvector('simple', search_plain(translated_text(t.fields, 'name', p.name))), 'A') as search_name,
        setweight(to_tsvector('simple', search_plain(p.sku)), 'B')
          || setweight(to_tsvector('simple', search_plain(array_to_string(p.tags, ' ') || ' ' || p.brand)), 'C')
          || setweight(to_tsvector('simple', search_plain(c.names)), 'D') as others,
        setweight(to_tsvector('simple', search_plain(regexp_replace(
          left(translated_text(t.fields, 'description', p.description), 20000), '<[^>]*>|&[a-z]+;', ' ', 'g'))), 'D') as description
      from products p
      left join translations t on t.store_id = p_store and t.locale = one and t.type = 'product' and t.id = p.id
      left join translated_products e on e.store_id = p_store and e.locale = one and e.product_id = p.id
      cross join lateral (
        select string_agg(translated_text(ct.fields, 'name', k.name), ' ') as names, count(ct.id) as translated
        from product_categories pc
        join categories k on k.store_id = p_store and k.id = pc.category_id
        left join translations ct on ct.store_id = p_store and ct.locale = one and ct.type = 'category' and ct.id = k.id
        where pc.store_id = p_store and pc.product_id = p.id
      ) c
      where p.store_id = p_store and p.id = any (p_products)
        and (t.id is not null or c.translated > 0 or e.product_id is not null)
    ), saved as (
      insert into translated_products as e
        (store_id, locale, product_id, is_active, created_at, name, search, search_head, search_name)
      select p_store, one, id, is_active, created_at, name, search_name || others || description, search_name || others, search_name
      from translated order by id
      on conflict (store_id, locale, product_id) do update set is_active = excluded.is_active, name = excluded.name,
        search = excluded.search, search_head = excluded.search_head, search_name = excluded.search_name
      returning e.search_head
    )
    insert into translated_terms (store_id, locale, term)
    select distinct p_store, one, w.term from saved s cross join lateral unnest(tsvector_to_array(s.search_head)) as w (term)
    where length(w.term) between 3 and 40
    order by 3
    on conflict do nothing;

    delete from translated_options o
    where o.store_id = p_store and o.locale = one and o.product_id = any (p_products);
    insert into translated_options (store_id, locale, product_id, name, value, label)
    select p_store, one, e.product_id, o.name, o.value, left(t.fields -> o.path ->> 'text', 120)
    from translated_products e
    join products p on p.store_id = p_store and p.id = e.product_id
    join translations t on t.store_id = p_store and t.locale = one and t.type = 'product' and t.id = e.product_id
    cross join lateral jsonb_array_elements(p.attribute_groups) as g
    cross join lateral (
      select g ->> 'name' as name, '' as value, 'option:' || (g ->> 'name') as path
      union all
      select g ->> 'name', v.value, 'value:' || (g ->> 'name') || ':' || v.value
      from jsonb_array_elements_text(g -> 'values') as v (value)
    ) o
    where e.store_id = p_store and e.locale = one and e.product_id = any (p_products)
      and t.fields -> o.path ->> 'text' <> ''
    order by 3, 4, 5
    on conflict do nothing;
  end loop;
end $$;
revoke execute on function translated_text(jsonb, text, text), refresh_translated_products(text, text[], text) from public;

create function translations_refresh_products() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.type = 'product' then
    perform refresh_translated_products(new.store_id, array[new.id], new.locale);
  elsif tg_op = 'INSERT' or old.fields -> 'name' is distinct from new.fields -> 'name' then
    perform refresh_translated_products(new.store_id, array(
      select pc.product_id from product_categories pc where pc.store_id = new.store_id and pc.category_id = new.id), new.locale);
  end if;
  return null;
end $$;
create trigger translations_refresh_products after insert or update of fields on translations
for each row when (new.type in ('product', 'category')) execute function translations_refresh_products();

-- A category that was added, removed or renamed sets `search` of its products (see `products_fill_search`).
create function products_refresh_translated() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from store_languages l where l.store_id = new.store_id) then
    perform refresh_translated_products(new.store_id, array[new.id]);
  end if;
  return null;
end $$;
create trigger products_refresh_translated
after update of name, sku, tags, brand, description, search, attribute_groups on products
for each row execute function products_refresh_translated();

create function products_refresh_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update translated_products e set is_active = new.status = 'active' where e.store_id = new.store_id and e.product_id = new.id;
  return null;
end $$;
create trigger products_refresh_status after update of status on products
for each row when (old.status is distinct from new.status) execute function products_refresh_status();

-- The same as `search_query`, with the words of one language in addition to those of the main language.
create function search_query_in(p_store text, p_locale text, p_words text) returns tsquery
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
    if reach > 0
      and not exists (select from translated_products e where e.store_id = p_store and e.locale = p_locale and e.search @@ part)
      and not exists (select from products p where p.store_id = p_store and p.search @@ part)
    then
      select string_agg(quote_literal(term), ' | ')::tsquery into meant from (
        select t.term, least(
            levenshtein_less_equal(t.term, left(word, 60), reach),
            levenshtein_less_equal(left(t.term, length(word)), left(word, 60), reach) + 1) as distance
        from (
          select k.term from translated_terms k where k.store_id = p_store and k.locale = p_locale and k.term % word
          union
          select k.term from search_terms k where k.store_id = p_store and k.term % word
        ) t
        order by distance, similarity(t.term, word) desc
        limit 5
      ) near where distance <= reach;
      if meant is not null then part := part || meant; end if;
    end if;
    whole := case when whole is null then part else whole && part end;
  end loop;
  return whole;
end $$;

-- The same as `search_ranked`, in the translated and in the source texts.
create function search_ranked_in(p_store text, p_locale text, p_asked tsquery, p_active_only boolean, p_cap integer)
returns table (product_id text, score real)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return query
  with named as materialized (
    (select e.product_id as id, e.search_head as head, e.created_at from translated_products e
     where e.store_id = p_store and e.locale = p_locale and e.search_name @@ p_asked and (e.is_active or not p_active_only)
     limit p_cap)
    union all
    (select p.id, p.search_head, p.created_at from products p
     where p.store_id = p_store and p.search_name @@ p_asked and (p.status = 'active' or not p_active_only)
     limit p_cap)
  ), others as (
    (select e.product_id as id, e.search_head as head, e.created_at from translated_products e
     where e.store_id = p_store and e.locale = p_locale and e.search @@ p_asked and (e.is_active or not p_active_only)
       and (select count(*) from named) < p_cap
     limit p_cap)
    union all
    (select p.id, p.search_head, p.created_at from products p
     where p.store_id = p_store and p.search @@ p_asked and (p.status = 'active' or not p_active_only)
       and (select count(*) from named) < p_cap
     limit p_cap)
  )
  select f.id, max(ts_rank('{0.2, 0.4, 0.7, 1.0}', f.head, p_asked)) as score
  from (select * from named union all select * from others) f
  group by f.id, f.created_at
  order by score desc, f.created_at desc, f.id
  limit p_cap;
end $$;

-- The same as `search_products` for a shopper who reads an additional language.
create function search_products_in(p_store text, p_locale text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
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
  return query select * from search_ranked_in(p_store, p_locale, typed, p_active_only, p_cap);
  if found then return; end if;
  meant := search_query_in(p_store, p_locale, p_words);
  if meant is distinct from typed then
    return query select * from search_ranked_in(p_store, p_locale, meant, p_active_only, p_cap);
  end if;
end $$;

revoke execute on function search_query_in(text, text, text), search_ranked_in(text, text, tsquery, boolean, integer),
  search_products_in(text, text, text, boolean, integer) from public;
grant execute on function search_products_in(text, text, text, boolean, integer) to blockfront_app;

-- Values of colors can be translated now: products that were complete without them are not.
update translations t set missing = t.missing + c.added
from (
  select p.store_id, p.id, count(*)::integer as added
  from products p
  cross join lateral jsonb_array_elements(p.attribute_groups) as g
  cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
  where g ->> 'type' = 'color' and v.value not like '#%'
  group by 1, 2
) c
where t.type = 'product' and t.store_id = c.store_id and t.id = c.id;

do $$
declare
  one text;
begin
  for one in select distinct store_id from store_languages loop
    perform refresh_translated_products(one, array(select p.id from products p where p.store_id = one));
  end loop;
end $$;
