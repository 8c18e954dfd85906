-- The open invitations to an email address, in all stores. The caller has checked that the address is confirmed.
create function invitations_of_email(p_email text)
returns table (store_id text, id text, role text, store_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.store_id, i.id, i.role, s.name from store_invitations i join stores s on s.store_id = i.store_id
  where lower(i.email) = lower(p_email) and i.accepted_at is null and i.expires_at > now()
  order by i.created_at desc limit 50
$$;
revoke execute on function invitations_of_email(text) from public;
grant execute on function invitations_of_email(text) to blockfront_app;

create index store_invitations_by_email on store_invitations (lower(email)) where accepted_at is null;

-- One statement can change the prices of many variations of a product, and this trigger runs for each: only the first run writes the range.
-- A transaction that changes prices has locked the product.
create or replace function product_variation_updates_range() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products p set min_price = p.min_price
  where p.store_id = new.store_id and p.id = new.product_id and exists (
    select from price_range(p.store_id, p.id, p.price, p.discount_price) r
    where (r.min_price, r.max_price, r.min_regular, r.on_sale) is distinct from (p.min_price, p.max_price, p.min_regular, p.on_sale)
  );
  return null;
end $$;
