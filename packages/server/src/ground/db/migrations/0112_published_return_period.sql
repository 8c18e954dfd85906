-- The return period and costs that the published refund policy states. Product pages repeat them until it is published again. As before, a policy
-- that was published earlier has the owner's current answers.
alter table policies
  add column return_days integer check (return_days between 0 and 365),
  add column return_costs text not null default 'customer' check (return_costs in ('customer', 'store'));
update policies p set return_days = s.return_days, return_costs = s.return_costs
from policy_settings s where s.store_id = p.store_id and p.kind = 'refund';
