-- Reviews of products.

-- Reviews of products by the customers who bought them: at most one for each item of an order. Only published ones are public.
create table reviews (
  store_id text not null references stores on delete cascade,
  id text not null,
  product_id text not null,
  order_id text not null,
  order_line_id text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '' check (char_length(title) <= 120),
  body text not null default '' check (char_length(body) <= 5000),
  author_name text not null check (char_length(author_name) between 1 and 60),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reply text not null default '' check (char_length(reply) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (store_id, id),
  unique (store_id, order_line_id),
  foreign key (store_id, order_id) references orders (store_id, id) on delete cascade,
  foreign key (store_id, order_line_id) references order_lines (store_id, id) on delete cascade,
  foreign key (store_id, product_id) references products (store_id, id) on delete cascade
);
create index reviews_newest on reviews (store_id, created_at desc, id);
create index reviews_status on reviews (store_id, status, created_at desc, id);
create index reviews_product on reviews (store_id, product_id, status, created_at desc, id);
create index reviews_order on reviews (store_id, order_id);
select protect_store_table('reviews');

create table review_settings (
  store_id text primary key references stores on delete cascade,
  -- Whether customers can write reviews.
  is_open boolean not null default true,
  -- Whether the email about a delivered order asks for reviews.
  invites boolean not null default false
);
select protect_store_table('review_settings');

create function count_product_review() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.status = new.status and old.rating = new.rating then return null; end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    update products p set review_counts[old.rating] = p.review_counts[old.rating] - 1
    where p.store_id = old.store_id and p.id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update products p set review_counts[new.rating] = p.review_counts[new.rating] + 1
    where p.store_id = new.store_id and p.id = new.product_id;
  end if;
  return null;
end $$;
create trigger reviews_count_for_product after insert or delete or update of status, rating on reviews
for each row execute function count_product_review();
