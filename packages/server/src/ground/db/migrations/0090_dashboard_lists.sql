-- The dashboard's lists of products, orders and customers read the ids of a page, and count, from indexes alone: the indexes contain the columns
-- that these lists filter by. All of these columns are in an index already, so no change of a row writes more indexes than before.

drop index products_created;
create index products_created on products (store_id, created_at desc, id) include (status, stock_status);
drop index products_updated;
create index products_updated on products (store_id, updated_at desc, id) include (status, stock_status);
-- PostgreSQL reads an expression from an index only if the index also contains the expression's columns.
drop index products_name;
create index products_name on products (store_id, lower(name), id) include (name, status, stock_status);
drop index products_price;
create index products_price on products (store_id, (case when discount_price > 0 then discount_price else price end), id)
include (price, discount_price, status, stock_status);

drop index orders_created;
create index orders_created on orders (store_id, created_at desc, id) include (status, payment_status, fulfillment_status);
drop index orders_total;
create index orders_total on orders (store_id, grand_total, id) include (status, payment_status, fulfillment_status, created_at);

drop index customers_newest;
create index customers_newest on customers (store_id, created_at desc, id) include (order_count, spent, accepts_marketing);
drop index customers_last_order;
create index customers_last_order on customers (store_id, last_order_at desc nulls last, id) include (order_count, spent, accepts_marketing);
drop index customers_spent;
create index customers_spent on customers (store_id, spent, id) include (order_count, accepts_marketing);
drop index customers_orders;
create index customers_orders on customers (store_id, order_count, id) include (spent, accepts_marketing);
alter table customers drop constraint customers_store_id_email_key;
alter table customers add constraint customers_store_id_email_key unique (store_id, email) include (id, order_count, spent, accepts_marketing);

-- The columns of products that lists by stock need. An index on the stock of `products` would make every sale write all other indexes of its
-- product; here it is a row with two indexes.
create table product_stock (
  store_id text not null,
  id text not null,
  stock_quantity integer not null,
  track_inventory boolean not null,
  status text not null,
  stock_status text not null,
  primary key (store_id, id),
  foreign key (store_id, id) references products (store_id, id) on delete cascade
);
create index product_stock_quantity on product_stock (store_id, stock_quantity, id) include (track_inventory, status, stock_status);
select protect_store_table('product_stock');

create function products_insert_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into product_stock (store_id, id, stock_quantity, track_inventory, status, stock_status)
  select r.store_id, r.id, r.stock_quantity, r.track_inventory, r.status, r.stock_status from changed r;
  return null;
end $$;
create trigger products_insert_stock after insert on products
referencing new table as changed for each statement execute function products_insert_stock();

create function products_update_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update product_stock s set stock_quantity = new.stock_quantity, track_inventory = new.track_inventory, status = new.status,
    stock_status = new.stock_status
  where s.store_id = new.store_id and s.id = new.id;
  return null;
end $$;
create trigger products_update_stock
after update of stock_quantity, track_inventory, status, stock_status on products
for each row when (
  (old.stock_quantity, old.track_inventory, old.status, old.stock_status)
  is distinct from (new.stock_quantity, new.track_inventory, new.status, new.stock_status)
) execute function products_update_stock();

insert into product_stock (store_id, id, stock_quantity, track_inventory, status, stock_status)
select store_id, id, stock_quantity, track_inventory, status, stock_status from products order by store_id, id;
