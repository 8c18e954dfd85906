-- Media: where each item is used, kept by the database itself, and files that go when their row goes.

-- The ids of the media items that a text names by their addresses, /media/{store}/{id}.{ending}.
create function media_named_in(p_store text, p_text text) returns setof text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select distinct m[1] from regexp_matches(p_text, '/media/' || p_store || '/([0-9a-z]{20})', 'g') as m
  where position('/media/' in p_text) > 0
$$;

-- Notes that a thing of a store uses the media items which its text names, and no others. An item that is being deleted meanwhile is
-- waited for, and is then none.
create function note_media_usages(p_store text, p_kind text, p_target text, p_text text) returns void
language sql set search_path = public, pg_temp as $$
  delete from media_usages u
  where u.store_id = p_store and u.kind = p_kind and u.target_id = p_target
    and not exists (select from media_named_in(p_store, p_text) n (id) where n.id = u.media_id);
  insert into media_usages (store_id, media_id, kind, target_id)
  select m.store_id, m.id, p_kind, p_target
  from media m where m.store_id = p_store and m.id in (select media_named_in(p_store, p_text))
  order by m.id for key share
  on conflict do nothing;
$$;

-- One trigger for every table that names files: the kind and the column of the thing's id are its arguments, the rest the columns
-- with addresses. Nothing is done where none of them changed.
create function note_row_media() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  was jsonb;
  is_now jsonb;
  was_text text := '';
  now_text text := '';
  n integer;
begin
  if tg_op <> 'INSERT' then was := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_now := to_jsonb(new); end if;
  for n in 2 .. tg_nargs - 1 loop
    was_text := was_text || ' ' || coalesce(was ->> tg_argv[n], '');
    now_text := now_text || ' ' || coalesce(is_now ->> tg_argv[n], '');
  end loop;
  if was_text is distinct from now_text and (position('/media/' in was_text) > 0 or position('/media/' in now_text) > 0) then
    perform note_media_usages(
      coalesce(is_now, was) ->> 'store_id', tg_argv[0], coalesce(is_now, was) ->> tg_argv[1], now_text);
  end if;
  return null;
end $$;

create trigger note_media after insert or delete or update of draft, published, og_image on pages
for each row execute function note_row_media('page', 'id', 'draft', 'published', 'og_image');
create trigger note_media after insert or delete or update of draft, published on store_content
for each row execute function note_row_media('global', 'store_id', 'draft', 'published');
create trigger note_media after insert or delete or update of product_image, gallery_images, description on products
for each row execute function note_row_media('product', 'id', 'product_image', 'gallery_images', 'description');
create trigger note_media after insert or delete or update of image on product_variations
for each row execute function note_row_media('variation', 'id', 'image');
create trigger note_media after insert or delete or update of image, description on categories
for each row execute function note_row_media('category', 'id', 'image', 'description');
create trigger note_media after insert or delete or update of logo, favicon, theme on stores
for each row execute function note_row_media('store', 'store_id', 'logo', 'favicon', 'theme');
create trigger note_media after insert or delete or update of config on checkout_config
for each row execute function note_row_media('checkout', 'store_id', 'config');

-- However a row goes (deleted, or with its store or its owner's account), a job removes its files after the commit.
create function remove_media_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform enqueue_job('media.removeFiles', json_build_object('storeId', old.store_id, 'id', old.id,
    'extension', substring(old.storage_key from '[^.]+$'), 'width', old.width));
  return null;
end $$;
create trigger remove_media_files after delete on media for each row execute function remove_media_files();

-- The library's search, by name and by alternative text.
create index media_name on media (store_id, filename);

revoke execute on function remove_media_files() from public;
