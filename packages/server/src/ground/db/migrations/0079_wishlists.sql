-- Products that customers saved. Browsers keep the list too, and alone for shoppers who are not signed in.
create table wishlist_items (
  store_id text not null,
  customer_id text not null,
  product_id text not null,
  added_at timestamptz not null default now(),
  primary key (store_id, customer_id, product_id),
  foreign key (store_id, customer_id) references customers on delete cascade,
  foreign key (store_id, product_id) references products on delete cascade
);
create index wishlist_items_product on wishlist_items (store_id, product_id);
select protect_store_table('wishlist_items');

-- Whether the online store has wishlists. Stores that exist keep their pages as they are.
alter table stores add column has_wishlist boolean not null default false;
alter table stores alter column has_wishlist set default true;
