-- Lists that are sorted by a name have the order of the root locale of Unicode, in which "Äpfel" is next to "Apfel", and case does not matter (see
-- `byName`). Before, letters with accents came last.

drop index products_name;
create index products_name on products (store_id, name collate "und-x-icu", id) include (status, stock_status);
drop index categories_position;
create index categories_position on categories (store_id, position, name collate "und-x-icu");
