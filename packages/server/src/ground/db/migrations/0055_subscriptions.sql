-- The life of a subscription: grace days, the read-only dashboard, and the customer at the payment provider.

alter table subscriptions
  add column cancel_at_period_end boolean not null default false,
  add column past_due_since timestamptz,
  add column ended_at timestamptz,
  -- The customer at the provider; provider_ref is the subscription.
  add column customer_ref text,
  -- Counts changes, so that a reading of the provider that was overtaken by a newer one is not stored.
  add column version integer not null default 0,
  -- When to read the subscription from the provider again; null for never.
  add column next_check_at timestamptz;

create unique index subscriptions_customer on subscriptions (provider, customer_ref) where customer_ref is not null;
create index subscriptions_check on subscriptions (next_check_at) where next_check_at is not null;
create index subscriptions_trial on subscriptions (trial_ends_at) where status = 'trialing';

update subscriptions set ended_at = updated_at where status = 'canceled';
update subscriptions set past_due_since = updated_at where status = 'past_due';

-- Which emails an account got about its plan. `about` is the deadline that the email names, so each is sent once for it.
create table subscription_notices (
  user_id text not null references users on delete cascade,
  kind text not null,
  about timestamptz not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, kind, about)
);
grant select, insert on subscription_notices to blockfront_app;

-- The subscription that decides what members of a store may do: its owner's.
create function plan_of_store(p_store text)
returns table (
  owner_id text, plan_code text, status text, trial_ends_at timestamptz, past_due_since timestamptz, ended_at timestamptz, provider text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, b.plan_code, b.status, b.trial_ends_at, b.past_due_since, b.ended_at, b.provider
  from store_members m left join subscriptions b on b.user_id = m.user_id
  where m.store_id = p_store and m.role = 'owner'
  limit 1
$$;
revoke execute on function plan_of_store(text) from public;
grant execute on function plan_of_store(text) to blockfront_app;
