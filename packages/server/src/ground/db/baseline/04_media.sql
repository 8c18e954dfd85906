-- The media library: files, and where they are used.

create table media (
  store_id text not null references stores on delete cascade,
  id text not null,
  filename text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  alt text not null default '',
  focal_x real not null default 0.5 check ((focal_x >= 0) and (focal_x <= (1)::double precision)),
  focal_y real not null default 0.5 check ((focal_y >= 0) and (focal_y <= (1)::double precision)),
  sha256 text not null,
  storage_key text not null,
  status text not null default 'ready' check (status in ('processing', 'ready', 'failed')),
  variants jsonb not null default '[]',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- The first half of `mime`, kept by the database.
  kind text not null generated always as (split_part(mime, '/', 1)) stored,
  primary key (store_id, id)
);
create index media_id on media (id);
create index media_created on media (store_id, created_at desc, id);
create index media_sha256 on media (store_id, sha256);
create index media_kind on media (store_id, kind, created_at desc, id);
create index media_search on media using gin (store_id, list_text(filename || ' ' || alt) gin_trgm_ops);
select protect_store_table('media');

-- Where a media item is used. Written with the thing that uses it.
create table media_usages (
  store_id text not null,
  media_id text not null,
  kind text not null check (kind in ('page', 'global', 'product', 'variation', 'category', 'store', 'checkout', 'section', 'translation')),
  target_id text not null,
  primary key (store_id, media_id, kind, target_id),
  foreign key (store_id, media_id) references media (store_id, id) on delete cascade
);
create index media_usages_target on media_usages (store_id, kind, target_id);
select protect_store_table('media_usages');

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
create trigger note_media after insert or delete or update of logo, favicon, social_image, theme, theme_draft on stores
for each row execute function note_row_media('store', 'store_id', 'logo', 'favicon', 'social_image', 'theme', 'theme_draft');

-- However a row goes (deleted, or with its store or its owner's account), a job removes its files after the commit.
create function remove_media_files() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform enqueue_job('media.removeFiles', json_build_object('storeId', old.store_id, 'id', old.id,
    'extension', substring(old.storage_key from '[^.]+$'), 'width', old.width));
  return null;
end $$;
create trigger remove_media_files after delete on media for each row execute function remove_media_files();

-- The ids of a store's media whose name and alternative text together are like every pattern in lower case.
create function search_media(p_store text, p_patterns text[], p_cap integer default 10000) returns table (media_id text)
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

-- Returns JSON without the URLs of a file: images and links of formatted text are removed, `url(…)` becomes `none`, and any other string
-- that is such a URL becomes empty.
create function without_media(p_store text, p_media text, p_json jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  path constant text := '/media/' || p_store || '/' || p_media;
  result text := p_json::text;
begin
  if position(path in result) = 0 then return p_json; end if;
  result := regexp_replace(result, '<img[^<>]*' || path || '[^<>]*>', '', 'g');
  result := regexp_replace(result, '\shref=\\"[^"\\]*' || path || '[^"\\]*\\"', '', 'g');
  result := regexp_replace(result, 'url\([^()]*' || path || '[^()]*\)', 'none', 'g');
  return regexp_replace(result, '"[^"\\\s]*' || path || '[^"\\\s]*"', '""', 'g');
end $$;

-- The same for a column that is a text.
create function without_media(p_store text, p_media text, p_text text) returns text
language sql immutable parallel safe set search_path = public, pg_temp as $$
  select without_media(p_store, p_media, to_jsonb(p_text)) #>> '{}'
$$;

-- Removes a file from everything of its store that uses it, published or not. What is open in another window becomes outdated.
-- A page whose draft is published still has no unpublished changes. The published version changes, too: the texts
-- to translate are cached by it.
create function remove_media_usages(p_store text, p_media text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update pages t set
    draft = without_media(p_store, p_media, draft), published = without_media(p_store, p_media, published),
    og_image = without_media(p_store, p_media, og_image), draft_settings = without_media(p_store, p_media, draft_settings),
    draft_version = greatest(draft_version, published_version)
      + case when published is null or draft_version = published_version then 1 else 2 end,
    published_version = case when published is null then published_version else greatest(draft_version, published_version) + 1 end,
    updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'page' and t.store_id = p_store and t.id = u.target_id;

  update store_content t set
    draft = without_media(p_store, p_media, draft), published = without_media(p_store, p_media, published),
    draft_version = greatest(draft_version, published_version)
      + case when published is null or draft_version = published_version then 1 else 2 end,
    published_version = case when published is null then published_version else greatest(draft_version, published_version) + 1 end,
    updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'global' and t.store_id = p_store;

  update products t set
    product_image = case when without_media(p_store, p_media, product_image) <> '' then product_image
      else coalesce(rest.images ->> 0, '') end,
    gallery_images = case when without_media(p_store, p_media, product_image) <> '' then rest.images else rest.images - 0 end,
    description = without_media(p_store, p_media, description), version = version + 1, updated_at = now()
  from media_usages u,
    lateral (select jsonb_path_query_array(without_media(p_store, p_media, p.gallery_images), '$[*] ? (@ != "")') as images
      from products p where p.store_id = p_store and p.id = u.target_id) rest
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'product' and t.store_id = p_store and t.id = u.target_id;

  update product_variations t set image = without_media(p_store, p_media, image)
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'variation' and t.store_id = p_store and t.id = u.target_id;

  update categories t set image = without_media(p_store, p_media, image), description = without_media(p_store, p_media, description),
    updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'category' and t.store_id = p_store and t.id = u.target_id;

  update stores t set
    logo = without_media(p_store, p_media, logo), favicon = without_media(p_store, p_media, favicon),
    social_image = without_media(p_store, p_media, social_image), theme = without_media(p_store, p_media, theme),
    theme_draft = without_media(p_store, p_media, theme_draft), version = version + 1, updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'store' and t.store_id = p_store;

  update checkout_config t set config = without_media(p_store, p_media, config), draft = without_media(p_store, p_media, draft),
    version = version + 1, updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'checkout' and t.store_id = p_store;

  update page_sections t set content = without_media(p_store, p_media, content)
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'section' and t.store_id = p_store and t.id = u.target_id;
end $$;

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

revoke execute on function remove_media_files(), search_media(text, text[], integer) from public;
grant execute on function search_media(text, text[], integer) to blockfront_app;
