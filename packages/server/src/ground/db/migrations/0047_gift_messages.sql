-- Written by the shopper for the person who gets the order; empty without one.
alter table orders add column gift_message text not null default '' check (char_length(gift_message) <= 500);
