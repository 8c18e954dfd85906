-- A person is found by the whole email address. Text that only contains or mentions the address belongs to someone else.

-- Deletes the emails of a store to a person, and those to the owner that a reply would answer to the person: new orders and contact messages.
create or replace function erase_emails(p_store text, p_email text) returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with erased as (
    delete from outbox m
    where m.about_store_id = p_store and p_email <> ''
      and lower(p_email) = lower(case
        when m.kind in ('order-new', 'contact', 'low-stock', 'payment-incident') then m.reply_to
        else m.to_address end)
    returning 1
  )
  select count(*) from erased
$$;

create index contact_messages_email on contact_messages (store_id, lower(email));

-- As before (0037), and an order that gets another customer no longer counts for the earlier one.
create or replace function count_customer_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_moved boolean := tg_op = 'UPDATE' and old.customer_id is distinct from new.customer_id;
  was_counted boolean := tg_op = 'UPDATE' and not has_moved and old.status not in ('cancelled', 'expired', 'draft');
  is_counted boolean := new.status not in ('cancelled', 'expired', 'draft');
  had bigint := case when tg_op = 'UPDATE' and not has_moved then old.paid_total - old.refunded_total else 0 end;
begin
  if has_moved and old.customer_id is not null then
    perform 1 from customers c where c.store_id = old.store_id and c.id in (old.customer_id, new.customer_id)
      order by c.id for no key update;
    update customers c set
      order_count = c.order_count - case when old.status not in ('cancelled', 'expired', 'draft') then 1 else 0 end,
      spent = c.spent - (old.paid_total - old.refunded_total),
      first_order_at = (select o.created_at from orders o where o.store_id = old.store_id and o.customer_id = old.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at limit 1),
      last_order_at = (select o.created_at from orders o where o.store_id = old.store_id and o.customer_id = old.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at desc limit 1)
    where c.store_id = old.store_id and c.id = old.customer_id;
  end if;
  if new.customer_id is null then return null; end if;
  if was_counted <> is_counted then
    perform 1 from customers c where c.store_id = new.store_id and c.id = new.customer_id for no key update;
    update customers c set
      order_count = c.order_count + case when is_counted then 1 else -1 end,
      spent = c.spent + (new.paid_total - new.refunded_total) - had,
      first_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at limit 1),
      last_order_at = (select o.created_at from orders o where o.store_id = new.store_id and o.customer_id = new.customer_id
        and o.status not in ('cancelled', 'expired', 'draft') order by o.created_at desc limit 1)
    where c.store_id = new.store_id and c.id = new.customer_id;
  elsif new.paid_total - new.refunded_total <> had then
    update customers c set spent = c.spent + (new.paid_total - new.refunded_total) - had
    where c.store_id = new.store_id and c.id = new.customer_id;
  end if;
  return null;
end $$;

-- Orders whose email address a member changed belong to the customer with the new address. Webhooks report none of these customers.
alter table customers disable trigger customers_queue_webhooks;
insert into customers (store_id, id, email, first_name, last_name, phone, created_at)
select o.store_id, replace(gen_random_uuid()::text, '-', ''), lower(o.email),
  left(coalesce((array_agg(o.shipping_address ->> 'firstName' order by o.created_at desc))[1], ''), 80),
  left(coalesce((array_agg(o.shipping_address ->> 'lastName' order by o.created_at desc))[1], ''), 80),
  left(coalesce((array_agg(o.contact ->> 'phone' order by o.created_at desc))[1], ''), 40),
  min(o.created_at)
from orders o join customers c on c.store_id = o.store_id and c.id = o.customer_id
where o.email <> '' and c.email <> lower(o.email)
group by o.store_id, lower(o.email)
on conflict (store_id, email) do nothing;
alter table customers enable trigger customers_queue_webhooks;

update orders o set customer_id = (select n.id from customers n where n.store_id = o.store_id and n.email = lower(o.email))
from customers c
where c.store_id = o.store_id and c.id = o.customer_id and c.email <> lower(o.email);
