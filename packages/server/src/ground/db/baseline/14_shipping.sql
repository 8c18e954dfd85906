-- Shipping zones and rates.

create table shipping_zones (
  store_id text not null references stores on delete cascade,
  id text not null,
  name text not null,
  countries text[] not null default '{}',
  regions text[] not null default '{}',
  is_rest_of_world boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  primary key (store_id, id)
);
create unique index shipping_zones_rest on shipping_zones (store_id) where is_rest_of_world;
create index shipping_zones_id on shipping_zones (id);
select protect_store_table('shipping_zones');

create table shipping_rates (
  store_id text not null,
  id text not null,
  zone_id text not null,
  name text not null,
  type text not null check (type in ('flat', 'free', 'price_tiers', 'weight_tiers', 'pickup')),
  price bigint not null default 0 check (price >= 0),
  tiers jsonb not null default '[]',
  free_over bigint check (free_over >= 0),
  min_days integer,
  max_days integer,
  enabled boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  primary key (store_id, id),
  foreign key (store_id, zone_id) references shipping_zones (store_id, id) on delete cascade
);
create index shipping_rates_zone on shipping_rates (store_id, zone_id, position);
create index shipping_rates_id on shipping_rates (id);
select protect_store_table('shipping_rates');

-- What each zone covers: its regions, and each of its countries without regions as a whole (region ''). The primary key gives a country or
-- region to one zone of a store, also when two members edit zones at the same time. A country and a region of it are two areas: the
-- zone of the region is more specific and wins.
create table shipping_zone_areas (
  store_id text not null,
  zone_id text not null,
  country text not null,
  -- ISO 3166-2 code; empty for the whole country.
  region text not null default '',
  primary key (store_id, country, region),
  foreign key (store_id, zone_id) references shipping_zones (store_id, id) on delete cascade
);
create index shipping_zone_areas_zone on shipping_zone_areas (store_id, zone_id);
select protect_store_table('shipping_zone_areas');

create function areas_of_zone(countries text[], regions text[]) returns table (country text, region text)
language sql immutable set search_path = public, pg_temp as $$
  select c, '' from unnest(countries) c where not exists (select from unnest(regions) r where split_part(r, '-', 1) = c)
  union
  select split_part(r, '-', 1), r from unnest(regions) r
$$;

create function write_zone_areas() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from shipping_zone_areas a where a.store_id = new.store_id and a.zone_id = new.id;
  insert into shipping_zone_areas (store_id, zone_id, country, region)
    select new.store_id, new.id, a.country, a.region from areas_of_zone(new.countries, new.regions) a;
  return null;
end $$;
create trigger shipping_zones_areas after insert or update of countries, regions on shipping_zones
for each row execute function write_zone_areas();
