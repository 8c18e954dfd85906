-- Languages of a store, and translations of its content.

create table store_languages (
  store_id text not null references stores on delete cascade,
  -- A BCP 47 tag in canonical case. Lower-case, it is the first part of the language's URLs.
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (store_id, locale)
);
select protect_store_table('store_languages');

create table translations (
  store_id text not null,
  locale text not null,
  type text not null,
  id text not null,
  -- By path: { "source": the text that was translated, "text": its translation }.
  fields jsonb not null,
  -- Hash of all texts of the item while every translation is current; empty while one is stale.
  source_hash text not null,
  -- Texts of the item without a translation.
  missing integer not null check (missing >= 0),
  updated_at timestamptz not null default now(),
  primary key (store_id, locale, type, id),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade
);
select protect_store_table('translations');

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
