-- Tax rates by address.

create table tax_rates (
  store_id text not null references stores on delete cascade,
  id text not null,
  -- ISO 3166-1; null applies to all countries without a rate that applies.
  country text,
  -- ISO 3166-2, such as US-CA; null applies to the whole country.
  region text,
  class text not null check (class in ('standard', 'reduced', 'zero')),
  name text not null,
  taxes_shipping boolean not null default true,
  -- Parts per million.
  rate_ppm integer not null default 0 check (rate_ppm between 0 and 1000000),
  primary key (store_id, id),
  constraint tax_rates_area unique NULLS not distinct (store_id, country, region, class),
  check (region is null or country is not null),
  constraint tax_rates_zero_ppm check (class <> 'zero' or rate_ppm = 0)
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
