-- As before (0120), and a page whose draft is published still has no unpublished changes. The published version changes, too: the texts
-- to translate are cached by it.
create or replace function remove_media_usages(p_store text, p_media text) returns void
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
