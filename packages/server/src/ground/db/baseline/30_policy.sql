-- Policies of a store.

-- What the templates of policies need to know and nothing else in the store says. Asked once.
create table policy_settings (
  store_id text primary key references stores on delete cascade,
  legal_name text not null default '' check (char_length(legal_name) <= 200),
  representative text not null default '' check (char_length(representative) <= 200),
  registration text not null default '' check (char_length(registration) <= 300),
  vat_id text not null default '' check (char_length(vat_id) <= 40),
  -- Days to return an order; null until the owner has answered.
  return_days integer check (return_days between 0 and 365),
  return_costs text not null default 'customer' check (return_costs in ('customer', 'store')),
  updated_at timestamptz not null default now()
);
select protect_store_table('policy_settings');

-- The page of each policy, and the template's text with which the owner last compared it.
create table policies (
  store_id text not null references stores on delete cascade,
  kind text not null check (kind in ('refund', 'privacy', 'terms', 'shipping', 'legal-notice')),
  page_id text not null,
  generated text not null,
  updated_at timestamptz not null default now(),
  -- The return period and costs that the published refund policy states. Product pages repeat them until it is published again. A policy
  -- that was published earlier has the owner's current answers.
  return_days integer check (return_days between 0 and 365),
  return_costs text not null default 'customer' check (return_costs in ('customer', 'store')),
  primary key (store_id, kind),
  foreign key (store_id, page_id) references pages (store_id, id) on delete cascade
);
select protect_store_table('policies');
