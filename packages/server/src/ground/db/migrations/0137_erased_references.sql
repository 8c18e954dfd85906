-- As before (0038), and the reference that a member entered for a payment is removed: it can name the person.
create or replace function erase_order_events(p_store text, p_orders text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_events e set data = (e.data - array['note', 'reason', 'reference'])
    || case when e.type = 'note' then '{"note": "Erased with the personal data of the customer."}' else '{}' end::jsonb
  where e.store_id = p_store and e.order_id = any (p_orders) and e.data ?| array['note', 'reason', 'reference'];
  update audit_log a set detail = a.detail - array['note', 'reason', 'reference']
  where a.store_id = p_store and a.target = any (p_orders) and a.detail ?| array['note', 'reason', 'reference'];
  update refunds r set reason = '' where r.store_id = p_store and r.order_id = any (p_orders) and r.reason <> '';
$$;
