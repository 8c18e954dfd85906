-- Searches of orders and customers return the columns that their lists filter and sort by, so that a list does not look up each of up to
-- 10,000 results again. They replace `search_orders` and `search_customers`, which processes of earlier versions use.

-- The newest orders of a store whose search text is like a pattern in lower case, and the one with a number.
create function find_orders(p_store text, p_pattern text, p_number bigint, p_cap integer default 10000)
returns table (store_id text, id text, created_at timestamptz, grand_total bigint, status text, payment_status text, fulfillment_status text)
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  (select o.store_id, o.id, o.created_at, o.grand_total, o.status, o.payment_status, o.fulfillment_status from orders o
   where o.store_id = p_store and o.search_text like p_pattern and o.number is distinct from p_number
   order by o.created_at desc, o.id
   limit p_cap)
  union all
  select o.store_id, o.id, o.created_at, o.grand_total, o.status, o.payment_status, o.fulfillment_status from orders o
  where o.store_id = p_store and o.number = p_number;
end $$;

-- The newest customers of a store whose search text is like a pattern in lower case.
create function find_customers(p_store text, p_pattern text, p_cap integer default 10000)
returns table (store_id text, id text, created_at timestamptz, last_order_at timestamptz, spent bigint, order_count integer, email text,
  accepts_marketing boolean, tags text[])
language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query
  select c.store_id, c.id, c.created_at, c.last_order_at, c.spent, c.order_count, c.email, c.accepts_marketing, c.tags from customers c
  where c.store_id = p_store and c.search_text like p_pattern
  order by c.created_at desc, c.id
  limit p_cap;
end $$;
revoke execute on function find_orders(text, text, bigint, integer), find_customers(text, text, integer) from public;
grant execute on function find_orders(text, text, bigint, integer), find_customers(text, text, integer) to blockfront_app;
