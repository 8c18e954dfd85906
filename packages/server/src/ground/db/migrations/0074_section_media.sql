-- Saved sections count as uses of the files that their blocks show, so that the library warns before such a file is deleted.
alter table media_usages drop constraint media_usages_kind_check;
alter table media_usages add constraint media_usages_kind_check
  check (kind in ('page', 'global', 'product', 'variation', 'category', 'store', 'checkout', 'section'));

create trigger note_media after insert or delete or update of content on page_sections
for each row execute function note_row_media('section', 'id', 'content');

select note_media_usages(store_id, 'section', id, content::text)
from page_sections where position('/media/' in content::text) > 0;
