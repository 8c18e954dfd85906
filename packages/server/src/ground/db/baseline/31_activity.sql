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

revoke execute on function erase_order_events(text, text[]) from public;
grant execute on function erase_order_events(text, text[]) to blockfront_app;
