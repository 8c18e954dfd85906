-- Which emails a store sends. An email that is not listed is on.
alter table stores add column disabled_emails text[] not null default '{}';
-- The owner gets an email when an order reduces a stock to this quantity. 0: never.
alter table stores add column low_stock_threshold integer not null default 5 check (low_stock_threshold between 0 and 1000000);
