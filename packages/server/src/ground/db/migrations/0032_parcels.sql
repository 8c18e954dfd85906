-- Items that were refunded before they were sent, and sent items that went back into stock.
alter table order_lines
  add column removed_quantity integer not null default 0 check (removed_quantity >= 0),
  add column restocked_quantity integer not null default 0 check (restocked_quantity >= 0),
  add check (fulfilled_quantity + removed_quantity <= quantity),
  add check (removed_quantity <= refunded_quantity and restocked_quantity <= fulfilled_quantity);

alter table fulfillments
  add column returned_at timestamptz,
  add column updated_at timestamptz not null default now();
