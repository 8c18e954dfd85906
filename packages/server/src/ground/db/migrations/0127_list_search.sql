-- Searches of the dashboard's lists compare names without case, accents and apostrophes: "muller" finds "Müller", and "obrien" finds "O’Brien".

-- Text as these searches compare it. The same as `listText` in the server, which writes and searches it. It does not use the dictionary of `unaccent`,
-- which may change, because stored columns and indexes contain it.
create function list_text(p_text text) returns text
language sql immutable parallel safe strict set search_path = public, pg_temp as $$
  select replace(replace(replace(translate(
    lower(normalize(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f''‘’ʼ`]', '', 'g'), nfkc) collate "und-x-icu"),
    'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

alter table orders disable trigger user;
update orders set search_text = list_text(search_text) where search_text <> list_text(search_text);
alter table orders enable trigger user;
update draft_orders set search_text = list_text(search_text) where search_text <> list_text(search_text);

alter table customers drop column search_text;
alter table customers add column search_text text not null generated always as (
  list_text(email || ' ' || first_name || ' ' || last_name || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
) stored;
create index customers_search on customers using gin (store_id, search_text gin_trgm_ops);

alter table contact_messages drop column search_text;
alter table contact_messages add column search_text text not null generated always as (
  list_text(name || ' ' || email || ' ' || subject || ' ' || message)
) stored;
create index contact_messages_search on contact_messages using gin (store_id, search_text gin_trgm_ops);

drop index media_search;
create index media_search on media using gin (store_id, list_text(filename || ' ' || alt) gin_trgm_ops);
create or replace function search_media(p_store text, p_patterns text[], p_cap integer default 10000) returns table (media_id text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select m.id from media m
  where m.store_id = p_store
    and list_text(m.filename || ' ' || m.alt) like p_patterns[1] and list_text(m.filename || ' ' || m.alt) like all (p_patterns)
  order by m.created_at desc, m.id
  limit p_cap;
end $$;
