-- Tax rates by country, region and class of product, instead of one rate of the store. In basis points: 1900 is 19 percent.

create table tax_rates (
  store_id text not null references stores on delete cascade,
  id text not null,
  -- ISO 3166-1; null applies to all countries without a rate that applies.
  country text,
  -- ISO 3166-2, such as US-CA; null applies to the whole country.
  region text,
  class text not null check (class in ('standard', 'reduced', 'zero')),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  name text not null,
  taxes_shipping boolean not null default true,
  primary key (store_id, id),
  constraint tax_rates_area unique nulls not distinct (store_id, country, region, class),
  check (region is null or country is not null),
  check (class <> 'zero' or rate_bp = 0)
);
select protect_store_table('tax_rates');

-- Countries that an order was shipped to, or billed in, without a tax rate. The owner is notified once for each.
create table untaxed_countries (
  store_id text not null references stores on delete cascade,
  country text not null,
  first_order_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (store_id, country)
);
select protect_store_table('untaxed_countries');

-- A store's single rate applied to every address. It becomes a rate of the store's country, and one of all other countries, so that no
-- store stops charging tax (decision 0038).
insert into tax_rates (store_id, id, country, class, rate_bp, name)
select s.store_id, replace(gen_random_uuid()::text, '-', ''), area.country, 'standard', s.tax_rate_bp, 'Tax'
from stores s cross join lateral (values (s.country), (null)) as area (country)
where s.tax_rate_bp > 0;

alter table products add column tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'zero'));
update products set tax_class = 'zero' where not taxable;

-- Lines and shipping keep the rate and the name of their tax.
alter table order_lines
  add column tax_rate_bp integer not null default 0 check (tax_rate_bp between 0 and 10000),
  add column tax_name text not null default '';
update order_lines l set tax_rate_bp = o.tax_rate_bp, tax_name = 'Tax'
from orders o where o.store_id = l.store_id and o.id = l.order_id and l.taxable and o.tax_rate_bp > 0;

alter table orders
  add column shipping_tax_rate_bp integer not null default 0 check (shipping_tax_rate_bp between 0 and 10000),
  add column shipping_tax_name text not null default '';
update orders set shipping_tax_rate_bp = tax_rate_bp, shipping_tax_name = 'Tax' where shipping_tax > 0;

-- Replaced by the above; nothing reads or writes these columns any more.
alter table orders alter column tax_rate_bp set default 0;
alter table order_lines alter column taxable set default true;
comment on column stores.tax_rate_bp is 'Unused since 0022: see tax_rates.';
comment on column orders.tax_rate_bp is 'Unused since 0022: see order_lines.tax_rate_bp.';
comment on column products.taxable is 'Unused since 0022: see tax_class.';
comment on column order_lines.taxable is 'Unused since 0022: see tax_rate_bp.';
