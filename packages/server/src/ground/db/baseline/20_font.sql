-- Fonts that owners uploaded.

-- Fonts that owners uploaded. The files are small and few (500 KB, 8 for each store), so they are in the row.
create table store_fonts (
  store_id text not null references stores on delete cascade,
  id text not null,
  family text not null check (char_length(family) between 1 and 60),
  category text not null check (category in ('sans', 'serif', 'handwriting', 'mono')),
  -- One weight, or a range such as '100 900'.
  weight text not null check (char_length(weight) <= 9),
  -- Ascent, descent, line gap and average widths, as fractions of the font size.
  metrics jsonb not null,
  file bytea not null check (octet_length(file) between 1 and 512000),
  created_at timestamptz not null default now(),
  primary key (store_id, id)
);
create unique index store_fonts_family on store_fonts (store_id, lower(family));
select protect_store_table('store_fonts');
