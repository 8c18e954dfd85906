-- How an order's discount is split: over its lines, and its shipping. Orders from before had none.
alter table order_lines add column discount_total bigint not null default 0 check (discount_total between 0 and line_total);
alter table orders add column shipping_discount bigint not null default 0 check (shipping_discount between 0 and shipping_total);
