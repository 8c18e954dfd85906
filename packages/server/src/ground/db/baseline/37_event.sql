-- Events: what happened in stores, for the subscribers of the server.

create sequence event_ids;

create table events (
  store_id text not null references stores on delete cascade,
  -- The order of recording. The transaction takes its number (xid) before: see distribute_events.
  id bigint not null default case when pg_current_xact_id() is not null then nextval('event_ids') end,
  type text not null,
  version smallint not null,
  -- The order, product or other record that the event is about; empty if there are several.
  subject text not null,
  -- Ids, and no personal data.
  data jsonb not null,
  occurred_at timestamptz not null default clock_timestamp(),
  primary key (store_id, id)
);
create index events_id on events (id);
select protect_store_table('events');
revoke update, delete on events from blockfront_app;
grant usage on sequence event_ids to blockfront_app;

create table event_subscribers (
  name text primary key,
  types text[] not null,
  -- The last event before the server knew the subscriber.
  since bigint not null
);
grant select on event_subscribers to blockfront_app;

-- How far events are assigned to subscribers. One row.
create table event_progress (
  is_only_row boolean primary key default true check (is_only_row),
  -- Every event up to this one is assigned.
  assigned_to bigint not null default 0,
  -- Events up to `next_to` were recorded by transactions before `next_tx`: they can be assigned when none of these is running.
  next_to bigint not null default 0,
  next_tx xid8 not null default '0'
);
insert into event_progress default values;

create sequence event_turns;
grant usage on sequence event_turns to blockfront_app;

-- The position of a subscriber in the events of a store. It has no foreign key, because assigning events must not wait for a store that is being deleted.
create table event_cursors (
  store_id text not null,
  subscriber text not null,
  -- The last event that was handled or delayed.
  handled_to bigint not null,
  -- The last event that the subscriber may read.
  assigned_to bigint not null,
  -- Stores take turns in this order.
  turn bigint not null default nextval('event_turns'),
  -- When the first event that was delayed is retried; null if there is none.
  retry_at timestamptz,
  -- So many events were delayed that the subscriber gets no others.
  is_paused boolean not null default false,
  -- Events were deleted before the subscriber handled them.
  has_gap boolean not null default false,
  primary key (store_id, subscriber)
);
create index event_cursors_turns on event_cursors (subscriber, turn)
  where assigned_to > handled_to or retry_at is not null or has_gap;
select protect_store_table('event_cursors');

-- Events that a subscriber could not handle, and later ones about the same record, which wait for them.
create table delayed_events (
  store_id text not null,
  subscriber text not null,
  subject text not null,
  event_id bigint not null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  error text not null default '',
  created_at timestamptz not null default now(),
  primary key (store_id, subscriber, subject, event_id),
  foreign key (store_id, event_id) references events on delete cascade
);
create index delayed_events_event on delayed_events (store_id, event_id);
select protect_store_table('delayed_events');

-- Whether a subscriber has something to do with an event of a store. Subscribers that only some stores use have a line here, so that the events of
-- other stores cost nothing.
create function wants_event(p_subscriber text, p_store text, p_type text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select case p_subscriber
    when 'webhooks' then exists (select from webhooks w where w.store_id = p_store and w.is_enabled and p_type = any (w.events))
    when 'stock-alerts' then exists (select from stock_alerts a where a.store_id = p_store)
    else true end
$$;

-- Adds a subscriber, which gets the events from now on, or changes the types of a known one.
create function register_subscriber(p_name text, p_types text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into event_subscribers as s (name, types, since)
  select p_name, p_types, case when q.is_called then q.last_value else 0 end from event_ids q
  on conflict (name) do update set types = excluded.types where s.types <> excluded.types
$$;

-- Assigns events to their subscribers, as far as no transaction can still commit an earlier one. Returns whether more may follow soon.
--
-- A transaction takes its number (xid) before it takes the id of an event. So when the ids up to `v_last` are taken, their transactions have numbers
-- before `v_own`, which is taken afterwards. They are over as soon as the oldest running transaction (`xmin`) is not before it. The `xmax` of a
-- snapshot would not do: it follows the last transaction that is over, and others that are running can come after it.
create function distribute_events() returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last bigint;
  v_own xid8;
  v_running xid8;
  v_before event_progress;
  v_to bigint;
begin
  select case when q.is_called then q.last_value else 0 end into v_last from event_ids q;
  if v_last = (select p.assigned_to from event_progress p) then
    return false;
  end if;
  v_own := pg_current_xact_id();
  v_running := pg_snapshot_xmin(pg_current_snapshot());
  -- Losing this work in a crash is harmless: it is repeated.
  perform set_config('synchronous_commit', 'off', true);
  -- A transaction that deletes stores waits for nobody here: this one gives up before PostgreSQL looks for a deadlock.
  perform set_config('lock_timeout', '500', true);
  select * into v_before from event_progress for update skip locked;
  if not found then
    return true;
  end if;
  v_to := case
    when v_running >= v_own then v_last
    -- The number is not of this cluster: the database was restored from a dump, and all transactions from before are over.
    when v_running >= v_before.next_tx or v_before.next_tx > pg_snapshot_xmax(pg_current_snapshot()) then v_before.next_to
    else v_before.assigned_to end;
  if v_to > v_before.assigned_to then
    insert into event_cursors as c (store_id, subscriber, handled_to, assigned_to)
    select g.store_id, s.name, greatest(min(g.first_id) - 1, max(s.since)), max(g.last_id)
    from (select e.store_id, e.type, min(e.id) as first_id, max(e.id) as last_id from events e
      where e.id > v_before.assigned_to and e.id <= v_to group by e.store_id, e.type) g
    join event_subscribers s on g.type = any (s.types) and g.last_id > s.since
    where wants_event(s.name, g.store_id, g.type)
    group by g.store_id, s.name
    order by g.store_id, s.name
    on conflict (store_id, subscriber) do update set assigned_to = excluded.assigned_to,
      -- What it did not want in between was never for it.
      handled_to = case when c.handled_to = c.assigned_to then excluded.handled_to else c.handled_to end;
  end if;
  -- The pair waits until it is used; then the next one is taken.
  update event_progress p set assigned_to = greatest(p.assigned_to, v_to),
    next_to = case when v_to >= p.next_to then v_last else p.next_to end,
    next_tx = case when v_to >= p.next_to then v_own else p.next_tx end
  where v_to > p.assigned_to or v_to >= p.next_to;
  return v_to < v_last;
end $$;

-- Stores in which a subscriber has something to do, in the order of their turns. None for a process that knows only some of its types, as an older
-- version does: it would move the cursor past the events of the others.
create function event_turns_of(p_subscriber text, p_types text[], p_without text[], p_limit integer) returns table (store_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.store_id from event_cursors c
  where c.subscriber = p_subscriber and c.store_id <> all (p_without)
    and exists (select from event_subscribers s where s.name = p_subscriber and s.types <@ p_types)
    and ((c.assigned_to > c.handled_to and not c.is_paused) or c.retry_at <= now() or c.has_gap)
  order by c.turn limit p_limit
$$;

-- Deletes events after 30 days, in their order and at most `p_limit`, and returns how many. Subscribers that did not handle them are notified. An event
-- that was recorded while a clock was wrong is deleted with those before and after it.
create function purge_events(p_now timestamptz, p_limit integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_none constant bigint := 9223372036854775807;
  v_to bigint := (
    with oldest as (
      select e.id, e.occurred_at from events e where e.id <= (select p.assigned_to from event_progress p) order by e.id limit p_limit
    )
    select max(o.id) from oldest o
    where o.occurred_at < p_now - interval '30 days'
      and o.id < coalesce((select min(n.id) from oldest n where n.occurred_at between p_now - interval '30 days' and p_now), v_none));
  v_count bigint;
begin
  delete from event_cursors c where not exists (select from stores t where t.store_id = c.store_id);
  if v_to is null then
    return 0;
  end if;
  update event_cursors c set has_gap = true, handled_to = greatest(c.handled_to, least(c.assigned_to, v_to))
  where exists (select from events e join event_subscribers s on s.name = c.subscriber and e.type = any (s.types)
      where e.store_id = c.store_id and e.id > c.handled_to and e.id <= c.assigned_to and e.id <= v_to)
    or exists (select from delayed_events d where d.store_id = c.store_id and d.subscriber = c.subscriber and d.event_id <= v_to);
  delete from events e where e.id <= v_to;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

revoke execute on function wants_event(text, text, text), register_subscriber(text, text[]), distribute_events(),
  event_turns_of(text, text[], text[], integer), purge_events(timestamptz, integer) from public;
grant execute on function register_subscriber(text, text[]), distribute_events(), event_turns_of(text, text[], text[], integer),
  purge_events(timestamptz, integer) to blockfront_app;
