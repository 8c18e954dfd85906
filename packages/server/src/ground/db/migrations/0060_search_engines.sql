-- Barcodes. Imported files already had them, as cells without a counterpart.
alter table products add column barcode text not null default '';
alter table product_variations add column barcode text not null default '';

update products set barcode = left(kept_cells->>'Barcode', 80), kept_cells = kept_cells - 'Barcode' where kept_cells ? 'Barcode';
update product_variations set barcode = left(kept_cells->>'Barcode', 80), kept_cells = kept_cells - 'Barcode'
 where kept_cells ? 'Barcode';

-- Sharing image for pages without an image.
alter table stores add column social_image text not null default '';
drop trigger note_media on stores;
create trigger note_media after insert or delete or update of logo, favicon, social_image, theme on stores
for each row execute function note_row_media('store', 'store_id', 'logo', 'favicon', 'social_image', 'theme');
