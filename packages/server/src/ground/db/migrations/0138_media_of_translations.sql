-- Translations count as uses of the files that their texts show, so that the library warns before such a file is deleted. The target is
-- the primary key without the store.
alter table media_usages drop constraint media_usages_kind_check;
alter table media_usages add constraint media_usages_kind_check
  check (kind in ('page', 'global', 'product', 'variation', 'category', 'store', 'checkout', 'section', 'translation'));

-- The translated texts of an item, without those that they were made from.
create function translated_texts(p_fields jsonb) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(string_agg(value ->> 'text', ' '), '') from jsonb_each(coalesce(p_fields, '{}'))
$$;

create function note_translation_media() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  changed translations := coalesce(new, old);
begin
  if position('/media/' in coalesce(new.fields::text, '')) > 0 or position('/media/' in coalesce(old.fields::text, '')) > 0 then
    perform note_media_usages(changed.store_id, 'translation', concat_ws('/', changed.locale, changed.type, changed.id),
      translated_texts(new.fields));
  end if;
  return null;
end $$;
create trigger note_media after insert or delete or update of fields on translations
for each row execute function note_translation_media();

select note_media_usages(store_id, 'translation', concat_ws('/', locale, type, id), translated_texts(fields))
from translations where position('/media/' in fields::text) > 0;

-- The ids of the files of a store that a text names although they are no longer in its library.
create function missing_media(p_store text, p_text text) returns setof text
language sql stable set search_path = public, pg_temp as $$
  select n.id from media_named_in(p_store, p_text) n (id)
  where not exists (select from media m where m.store_id = p_store and m.id = n.id)
$$;

-- Returns JSON without the URLs of files that are no longer in the library. See `without_media`.
create function without_missing_media(p_store text, p_json jsonb) returns jsonb
language plpgsql stable set search_path = public, pg_temp as $$
declare
  missing text;
begin
  for missing in select missing_media(p_store, p_json::text) loop
    p_json := without_media(p_store, missing, p_json);
  end loop;
  return p_json;
end $$;
