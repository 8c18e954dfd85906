-- Files that only the draft of a theme names are in use, too.
drop trigger note_media on stores;
create trigger note_media after insert or delete or update of logo, favicon, social_image, theme, theme_draft on stores
for each row execute function note_row_media('store', 'store_id', 'logo', 'favicon', 'social_image', 'theme', 'theme_draft');
select note_media_usages(store_id, 'store', store_id, concat_ws(' ', logo, favicon, social_image, theme, theme_draft))
from stores where position('/media/' in theme_draft::text) > 0;

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
create function remove_media_usages(p_store text, p_media text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update pages t set
    draft = without_media(p_store, p_media, draft), published = without_media(p_store, p_media, published),
    og_image = without_media(p_store, p_media, og_image), draft_settings = without_media(p_store, p_media, draft_settings),
    draft_version = greatest(draft_version, published_version) + 1, updated_at = now()
  from media_usages u
  where u.store_id = p_store and u.media_id = p_media and u.kind = 'page' and t.store_id = p_store and t.id = u.target_id;

  update store_content t set
    draft = without_media(p_store, p_media, draft), published = without_media(p_store, p_media, published),
    draft_version = greatest(draft_version, published_version) + 1, updated_at = now()
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
