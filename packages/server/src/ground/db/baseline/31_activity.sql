-- What members of a store did.

create table audit_log (
  store_id text not null references stores on delete cascade,
  id text not null,
  actor_id text,
  action text not null,
  target text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (store_id, id)
);
create index audit_log_at on audit_log (store_id, at desc);
create index audit_log_actor on audit_log (store_id, actor_id, at desc);
select protect_store_table('audit_log');
revoke update, delete on audit_log from blockfront_app;

-- Removes free text from the timelines of orders and from the audit log: it can name the person. The application cannot change them.
-- Also removes the reasons of refunds, which members type.
-- The reference that a member entered for a payment is removed: it can name the person.
create function erase_order_events(p_store text, p_orders text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update order_events e set data = (e.data - array['note', 'reason', 'reference'])
    || case when e.type = 'note' then '{"note": "Erased with the personal data of the customer."}' else '{}' end::jsonb
  where e.store_id = p_store and e.order_id = any (p_orders) and e.data ?| array['note', 'reason', 'reference'];
  update audit_log a set detail = a.detail - array['note', 'reason', 'reference']
  where a.store_id = p_store and a.target = any (p_orders) and a.detail ?| array['note', 'reason', 'reference'];
  update refunds r set reason = '' where r.store_id = p_store and r.order_id = any (p_orders) and r.reason <> '';
$$;

-- The activity log has every change of products by members, and one entry for a change of many products.
create function queue_product_webhooks() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ids jsonb := case new.action when 'product.bulkUpdate' then new.detail -> 'ids' else jsonb_build_array(new.target) end;
  v_event text := case new.action
    when 'product.add' then 'product.created'
    when 'product.delete' then 'product.deleted'
    else 'product.updated' end;
begin
  if has_webhooks(new.store_id) then
    perform queue_webhook_event(new.store_id, v_event, new.target, jsonb_build_object('productIds', v_ids));
  end if;
  return null;
end $$;
create trigger audit_log_queue_webhooks after insert on audit_log for each row
  when (new.action in ('product.add', 'product.update', 'product.bulkUpdate', 'product.delete'))
  execute function queue_product_webhooks();

revoke execute on function erase_order_events(text, text[]) from public;
grant execute on function erase_order_events(text, text[]) to blockfront_app;
