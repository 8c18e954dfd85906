-- Words of a search. Text of scripts without spaces is indexed as pairs of characters, so that words inside it are found. "Women's" and "T-shirt" are
-- also one word, and "C++" and "C#" are words. In languages that join words, a word finds those that contain it: "Tasche" finds "Handtasche".
-- The words do not depend on the locale of the database.

-- Text without case, accents and width: full-width letters become ASCII, and half-width kana become full-width.
create function search_fold(p_text text) returns text
language sql stable parallel safe set search_path = public, pg_temp as $$
  select lower(unaccent(normalize(translate(coalesce(p_text, ''), '™®©‘’ʼ´`′‐‑', '   ''''''''''''--'), nfkc)) collate "und-x-icu")
$$;

-- The words of a text in their order, with their apostrophes, hyphens, "&", "+" and "#". A word `is_dense` if it belongs to a script that is written without
-- spaces: Han, Hiragana, Katakana, Thai, Lao, Burmese or Khmer.
create function search_chunks(p_text text) returns table (chunk text, is_dense boolean, n bigint)
language sql stable parallel safe set search_path = public, pg_temp as $$
  select w.chunk, w.chunk ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]', s.n
  from regexp_split_to_table(
    regexp_replace(
      -- Punctuation and symbols, but not marks: vowel signs and other marks are a part of words.
      regexp_replace(search_fold(p_text), '[\u0001-\u0022$%()*,./:-@\[-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g'),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g'),
    ' +') with ordinality as s (text, n)
  cross join lateral (select rtrim(ltrim(s.text, '-&''+#'), '-&''') as chunk) w
  where w.chunk <> ''
$$;

-- The words that a text is found by, with their positions and weight. "women's" is found as "womens", "women" and "s", and "c++" as "c++" and "c". Joined
-- words have the lowest weight, because their beginning is found twice.
create function search_vector(p_text text, p_weight text) returns tsvector
language sql stable parallel safe set search_path = public, pg_temp as $$
  select coalesce(string_agg('''' || left(t.token, 100) || ''':' || least(t.position, 16383) || t.weight, ' '), '')::tsvector
  from (
    select token, weight, row_number() over (order by c.n, i) as position
    from search_chunks(p_text) c
    cross join lateral (
      select substr(c.chunk, i, 2) as token, i, p_weight as weight from generate_series(1, length(c.chunk)) as i where c.is_dense
      union all
      select part, i, p_weight from regexp_split_to_table(c.chunk, '[-&''+#]+') with ordinality as p (part, i) where not c.is_dense and part <> ''
      union all
      select joined, 1000000, 'D' from regexp_replace(c.chunk, '[-&'']', '', 'g') as joined
      where not c.is_dense and c.chunk ~ '[-&''+#]'
    ) tokens
  ) t
$$;

-- The parts of a search, all of which must occur: a word as it was typed or as its beginning, or the characters of a script without spaces next to
-- each other. `word` is null if it cannot be misspelled. "l'huile" also finds "huile", and "t-shirt" also finds "t shirt", but "c++" does not find "c".
create function search_parts(p_words text) returns table (word text, part tsquery, n bigint)
language sql stable set search_path = public, pg_temp as $$
  select case when not c.is_dense and c.chunk !~ '[+#]' then c.joined end,
    (case
      when c.is_dense and length(c.chunk) = 1 then '''' || c.chunk || ''':*'
      when c.is_dense then (select string_agg('''' || substr(c.chunk, i, 2) || '''', ' <-> ' order by i) from generate_series(1, least(length(c.chunk), 40) - 1) as i)
      else concat_ws(' | ', '''' || c.joined || ''':*', pieces.query)
    end)::tsquery, c.n
  from (
    select chunk, is_dense, left(regexp_replace(chunk, '[-&'']', '', 'g'), 60) as joined, min(n) as n
    from search_chunks(left(p_words, 200)) group by 1, 2, 3 order by 4 limit 8
  ) c
  left join lateral (
    select string_agg('''' || left(piece, 60) || ''':*', ' & ') as query
    from regexp_split_to_table(c.chunk, '[-&''+#]+') as piece
    where c.chunk ~ '[-&''+#]' and piece <> '' and (length(piece) > 1 or c.chunk !~ '['']')
    having c.chunk !~ '[+#]' or min(length(piece)) > 1
  ) pieces on true
$$;

-- The words of a store that end with a word or contain it, in languages that join words; null without any. Endings of inflection are ignored.
-- `p_locale` is an additional language, or null for the main one.
create function search_compounds(p_store text, p_locale text, p_word text) returns tsquery
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  language text := split_part(coalesce(p_locale, (select s.locale from stores s where s.store_id = p_store)), '-', 1);
  stem text := case when length(p_word) > 5 then regexp_replace(p_word, '(ern|en|er|es|e|s|n)$', '') else p_word end;
  -- A joined word starts with another word of at least three letters.
  pattern text := '^.{3,}' || stem || case when length(stem) > 3 then '(ern|en|er|es|e|s|n|.{4,})?$' else '$' end;
begin
  if language <> all ('{de,nl,sv,da,nb,nn,no,fi,is,hu,et,af,lb}'::text[]) or length(stem) < 3 then return null; end if;
  return (
    select string_agg('''' || found.term || '''', ' | ')::tsquery from (
      select t.term from (
        select k.term from search_terms k where k.store_id = p_store and k.term like '%' || stem || '%'
        union
        select k.term from translated_terms k
        where p_locale is not null and k.store_id = p_store and k.locale = p_locale and k.term like '%' || stem || '%'
      ) t
      where t.term ~ pattern
      order by length(t.term), t.term limit 30
    ) found
  );
end $$;

-- What a search means as it was typed, in the main language of a store (null) or an additional one. Null when there is no word.
create function search_typed_in(p_store text, p_locale text, p_words text) returns tsquery
language sql stable set search_path = public, pg_temp as $$
  select string_agg('(' || concat_ws(' | ', p.part, case when p.word is not null then search_compounds(p_store, p_locale, p.word) end) || ')', ' & ' order by p.n)::tsquery
  from search_parts(p_words) p
$$;

-- The same with corrections: a word that occurs nowhere is also one of the words of the store that are one or two letters away from it.
create or replace function search_query_in(p_store text, p_locale text, p_words text) returns tsquery
language plpgsql stable security definer
set search_path = public, pg_temp set pg_trgm.similarity_threshold = 0.12 set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  one record;
  asked tsquery;
  whole tsquery;
  reach integer;
  meant tsquery;
begin
  for one in select p.word, p.part from search_parts(p_words) p order by p.n loop
    asked := one.part;
    reach := case when one.word is null or length(one.word) < 4 then 0 when length(one.word) < 5 then 1 else 2 end;
    if one.word is not null then asked := coalesce(asked || search_compounds(p_store, p_locale, one.word), asked); end if;
    if reach > 0
      and not exists (
        select from translated_products e
        where p_locale is not null and e.store_id = p_store and e.locale = p_locale and e.search @@ asked)
      and not exists (select from products p where p.store_id = p_store and p.search @@ asked)
    then
      select string_agg(quote_literal(term), ' | ')::tsquery into meant from (
        select t.term, least(
            levenshtein_less_equal(t.term, one.word, reach),
            levenshtein_less_equal(left(t.term, length(one.word)), one.word, reach) + 1) as distance
        from (
          select k.term from translated_terms k
          where p_locale is not null and k.store_id = p_store and k.locale = p_locale and k.term % one.word
          union
          select k.term from search_terms k where k.store_id = p_store and k.term % one.word
        ) t
        order by distance, similarity(t.term, one.word) desc
        limit 5
      ) near where distance <= reach;
      if meant is not null then asked := asked || meant; end if;
    end if;
    whole := case when whole is null then asked else whole && asked end;
  end loop;
  return whole;
end $$;

create or replace function search_query(p_store text, p_words text) returns tsquery
language sql stable security definer set search_path = public, pg_temp as $$
  select search_query_in(p_store, null, p_words)
$$;

create or replace function search_products(p_store text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  typed tsquery := search_typed_in(p_store, null, p_words);
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

create or replace function search_products_in(p_store text, p_locale text, p_words text, p_active_only boolean default true, p_cap integer default 1000)
returns table (product_id text, score real)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  typed tsquery := search_typed_in(p_store, p_locale, p_words);
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

-- The text of a description without its markup.
create function search_prose(p_html text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select regexp_replace(left(p_html, 20000), '<[^>]*>|&[a-z]+;', ' ', 'g')
$$;

create or replace function products_fill_search() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  categories_text text;
begin
  select string_agg(c.name, ' ') into categories_text
  from product_categories pc
  join categories c on c.store_id = pc.store_id and c.id = pc.category_id
  where pc.store_id = new.store_id and pc.product_id = new.id;

  new.search_name := search_vector(new.name, 'A');
  new.search_head := new.search_name
    || search_vector(new.sku, 'B')
    || search_vector(array_to_string(new.tags, ' ') || ' ' || new.brand, 'C')
    || search_vector(categories_text, 'D');
  new.search := new.search_head || search_vector(search_prose(new.description), 'D');
  return new;
end $$;

create or replace function refresh_translated_products(p_store text, p_products text[], p_locale text default null) returns void
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
        search_vector(translated_text(t.fields, 'name', p.name), 'A') as search_name,
        search_vector(p.sku, 'B')
          || search_vector(array_to_string(p.tags, ' ') || ' ' || p.brand, 'C')
          || search_vector(c.names, 'D') as others,
        search_vector(search_prose(translated_text(t.fields, 'description', p.description)), 'D') as description
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

revoke execute on function search_compounds(text, text, text), search_typed_in(text, text, text) from public;

alter table products disable trigger user;
update products p set
  search_name = v.name,
  search_head = v.name || v.others,
  search = v.name || v.others || search_vector(search_prose(p.description), 'D')
from products o
cross join lateral (
  select search_vector(o.name, 'A') as name,
    search_vector(o.sku, 'B')
      || search_vector(array_to_string(o.tags, ' ') || ' ' || o.brand, 'C')
      || search_vector((
        select string_agg(c.name, ' ') from product_categories pc
        join categories c on c.store_id = pc.store_id and c.id = pc.category_id
        where pc.store_id = o.store_id and pc.product_id = o.id), 'D') as others
) v
where o.store_id = p.store_id and o.id = p.id;
alter table products enable trigger user;

insert into search_terms (store_id, term)
select distinct p.store_id, t.term
from products p cross join lateral unnest(tsvector_to_array(p.search_head)) as t (term)
where length(t.term) between 3 and 40
order by 1, 2
on conflict do nothing;

do $$
declare
  one text;
begin
  for one in select distinct store_id from store_languages loop
    perform refresh_translated_products(one, array(select p.id from products p where p.store_id = one));
  end loop;
end $$;

drop function search_typed(text);
