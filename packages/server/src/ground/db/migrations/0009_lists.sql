-- The dashboard's product list and the shop are read page by page in these orders; without an index each page sorts the whole
-- catalogue. There is none on stock_quantity: every sale changes it, and an index would make each sale write all of the others.
create index products_updated on products (store_id, updated_at desc, id);
create index products_name on products (store_id, lower(name), id);
create index products_price on products (store_id, (case when discount_price > 0 then discount_price else price end), id);
drop index products_active_price;
