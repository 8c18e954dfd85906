-- Links that undo a change of email address, at most one link of every other kind per account, records that the application
-- can only add to, and several stores in every plan.

alter table tokens drop constraint tokens_purpose_check;
alter table tokens add constraint tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'change-email', 'undo-email-change'));

-- Requests at the same time could each leave a link. The newest one stays.
delete from tokens t using tokens newer
 where newer.user_id = t.user_id and newer.purpose = t.purpose
   and (newer.created_at, newer.token_hash) > (t.created_at, t.token_hash);
-- Every change of address has its own undo link, because the oldest one outranks those after it.
create unique index tokens_one_each on tokens (user_id, purpose) where purpose <> 'undo-email-change';

-- Records of what happened: the application adds rows and reads them. Deleting a store still removes its rows, because the
-- cascade runs as the owner of the table. A stolen connection of the application cannot rewrite the history.
revoke update, delete on audit_log, order_events, stock_movements from blockfront_app;

-- An account may own several stores in every plan, also during the trial.
update plans set limits = jsonb_set(limits, '{stores}', '3') where (limits ->> 'stores')::integer < 3;
