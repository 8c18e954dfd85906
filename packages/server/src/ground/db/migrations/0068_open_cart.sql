-- Whether adding a product to the cart opens the cart in the online store.
alter table stores add column opens_cart boolean not null default false;
