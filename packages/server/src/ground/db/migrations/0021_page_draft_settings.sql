-- Page settings of the draft: name, slug and SEO as last typed, where they differ from what is public. A publish makes them public.

alter table pages add column draft_settings jsonb;

-- An image that only a draft names is in use as well.
drop trigger note_media on pages;
create trigger note_media after insert or delete or update of draft, published, og_image, draft_settings on pages
for each row execute function note_row_media('page', 'id', 'draft', 'published', 'og_image', 'draft_settings');
