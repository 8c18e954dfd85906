-- Plans and subscriptions.

create table plans (
  code text primary key,
  name text not null,
  currency text not null,
  monthly_price bigint not null check (monthly_price >= 0),
  yearly_price bigint not null check (yearly_price >= 0),
  trial_days integer not null check (trial_days >= 0),
  limits jsonb not null,
  position integer not null
);
grant select on plans to blockfront_app;

insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position) values
  ('starter', 'Starter', 'USD', 1900, 19000, 14,
   '{"pages": 20, "staff": 1, "stores": 3, "products": 500, "storageMb": 2048, "customDomains": 1}', 1),
  ('growth', 'Growth', 'USD', 4900, 49000, 14,
   '{"pages": 100, "staff": 5, "stores": 5, "products": 10000, "storageMb": 20480, "customDomains": 5}', 2),
  ('scale', 'Scale', 'USD', 14900, 149000, 14,
   '{"pages": 1000, "staff": 50, "stores": 50, "products": 200000, "storageMb": 204800, "customDomains": 50}', 3);

create table subscriptions (
  user_id text primary key references users on delete cascade,
  plan_code text not null references plans,
  status text not null check (status in ('trialing', 'active', 'past_due', 'canceled')),
  billing_interval text not null default 'monthly' check (billing_interval in ('monthly', 'yearly')),
  trial_ends_at timestamptz,
  current_period_ends_at timestamptz,
  provider text,
  provider_ref text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  ended_at timestamptz,
  -- The customer at the provider; provider_ref is the subscription.
  customer_ref text,
  -- Counts changes, so that a reading of the provider that was overtaken by a newer one is not stored.
  version integer not null default 0,
  -- When to read the subscription from the provider again; null for never.
  next_check_at timestamptz
);
create unique index subscriptions_provider on subscriptions (provider, provider_ref) where provider_ref is not null;
create unique index subscriptions_customer on subscriptions (provider, customer_ref) where customer_ref is not null;
create index subscriptions_check on subscriptions (next_check_at) where next_check_at is not null;
create index subscriptions_trial on subscriptions (trial_ends_at) where status = 'trialing';
grant select, insert, update, delete on subscriptions to blockfront_app;

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
