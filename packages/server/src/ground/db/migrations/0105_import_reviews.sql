-- What the review of an import names before its start: columns without a use, and values that change.
alter table product_imports add column unused_columns jsonb not null default '[]';

alter table product_import_items
  add column changes jsonb not null default '[]',
  -- The URL handle of the product. `handle` is the handle in the file: different ones stay different products.
  add column slug text not null default '',
  -- The SKU of a checked product without options. Empty if an earlier product of the file has it.
  add column sku text not null default '';
update product_import_items set slug = handle;

create index product_import_items_slug on product_import_items (store_id, import_id, slug, position);
create index product_import_items_sku on product_import_items (store_id, import_id, sku) where sku <> '';
create index product_import_items_changes on product_import_items (store_id, import_id, position) where changes <> '[]';
