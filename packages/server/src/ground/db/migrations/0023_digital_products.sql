-- Products that are not shipped, such as downloads and services. An order of only such products has no shipping and may have no address.

alter table products add column requires_shipping boolean not null default true;
alter table order_lines add column requires_shipping boolean not null default true;
