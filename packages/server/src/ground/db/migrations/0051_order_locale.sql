-- The language in which an order was placed. Empty: the main language of the store.
alter table orders add column locale text not null default '' check (locale = '' or length(locale) <= 12);
