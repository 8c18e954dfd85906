-- The part of an order's tax that is for shipping. Orders from before did not tax it.
alter table orders add column shipping_tax bigint not null default 0 check (shipping_tax >= 0);
