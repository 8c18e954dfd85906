-- Owners edit shipping zones and rates. The version detects that two members edit the same one.

alter table shipping_zones add column version integer not null default 1;
alter table shipping_rates add column version integer not null default 1;

-- What each zone covers: its regions, and each of its countries without regions as a whole (region ''). The primary key gives a country or
-- region to one zone of a store, also when two members edit zones at the same time. A country and a region of it are two areas: the
-- zone of the region is more specific and wins.
create table shipping_zone_areas (
  store_id text not null,
  zone_id text not null,
  country text not null,
  region text not null default '',
  primary key (store_id, country, region),
  foreign key (store_id, zone_id) references shipping_zones on delete cascade
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

-- Of zones that shared an area before, the first one gets it, as at checkout.
insert into shipping_zone_areas (store_id, zone_id, country, region)
  select z.store_id, z.id, a.country, a.region
  from shipping_zones z, areas_of_zone(z.countries, z.regions) a
  order by z.store_id, z.position, z.id
  on conflict do nothing;
