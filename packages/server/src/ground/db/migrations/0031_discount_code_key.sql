-- Finds a code without regard to case. Under row-level security PostgreSQL uses no index on lower(code), because lower() is not
-- leakproof; a comparison of a column is.
alter table discounts add column code_key text generated always as (lower(code)) stored;
drop index discounts_code;
create unique index discounts_code on discounts (store_id, code_key);
