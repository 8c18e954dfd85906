-- Languages of a store in addition to its main one (stores.locale), and translations of what its owner wrote.

create table store_languages (
  store_id text not null references stores on delete cascade,
  -- A BCP 47 tag in canonical case. Lower-case, it is the first part of the language's URLs.
  locale text not null check (locale ~ '^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'),
  published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (store_id, locale)
);
select protect_store_table('store_languages');

create table translations (
  store_id text not null,
  locale text not null,
  type text not null,
  id text not null,
  -- By path: { "source": the text that was translated, "text": its translation }.
  fields jsonb not null,
  -- Hash of all texts of the item while every translation is current; empty while one is stale.
  source_hash text not null,
  -- Texts of the item without a translation.
  missing integer not null check (missing >= 0),
  updated_at timestamptz not null default now(),
  primary key (store_id, locale, type, id),
  foreign key (store_id, locale) references store_languages (store_id, locale) on delete cascade
);
select protect_store_table('translations');
