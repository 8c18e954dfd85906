-- The page that shows a product or a category; null for the first one of its kind. Without the page, the first one shows it again.
alter table products add column template_id text;
alter table products add constraint products_template foreign key (store_id, template_id) references pages on delete set null (template_id);
create index products_template on products (store_id, template_id) where template_id is not null;

alter table categories add column template_id text;
alter table categories add constraint categories_template foreign key (store_id, template_id) references pages on delete set null (template_id);
create index categories_template on categories (store_id, template_id) where template_id is not null;
