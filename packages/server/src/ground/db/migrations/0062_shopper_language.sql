-- The language in which a shopper used the store, for emails. Empty: the main language of the store.
alter table abandoned_checkouts add column locale text not null default '' check (locale = '' or length(locale) <= 12);
alter table customers add column locale text not null default '' check (locale = '' or length(locale) <= 12);
