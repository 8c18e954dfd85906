-- Where a parcel was sent, if the address of its order was changed afterwards. Null: the address of the order.
alter table fulfillments add column shipping_address jsonb;
