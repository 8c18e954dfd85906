-- Made in the payment provider's own dashboard: the row follows the provider's report, and nothing is sent.
alter table refunds add column external boolean not null default false;
-- A report of the provider is applied once, also in parallel.
create unique index refunds_external on refunds (store_id, payment_id, provider_ref) where external;
