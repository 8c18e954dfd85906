-- Tax rates in parts per million (decision 0135): 6.625 percent, such as in New Jersey, is not a whole number of basis points.

alter table tax_rates
  add column rate_ppm integer not null default 0 check (rate_ppm between 0 and 1000000),
  add constraint tax_rates_zero_ppm check (class <> 'zero' or rate_ppm = 0);
update tax_rates set rate_ppm = rate_bp * 100;

alter table order_lines add column tax_rate_ppm integer not null default 0 check (tax_rate_ppm between 0 and 1000000);
update order_lines set tax_rate_ppm = tax_rate_bp * 100 where tax_rate_bp > 0;

-- The parts of an order's shipping price that share the tax of some of its items (decision 0136), lowest rate first: objects of rate (parts per
-- million), name, price and amount (minor units). Empty without tax on shipping.
alter table orders add column shipping_taxes jsonb not null default '[]';
update orders set shipping_taxes = jsonb_build_array(jsonb_build_object(
  'rate', shipping_tax_rate_bp * 100, 'name', shipping_tax_name, 'price', shipping_total - shipping_discount, 'amount', shipping_tax))
where shipping_tax_rate_bp > 0 or shipping_tax > 0;

-- Replaced by the above; nothing reads or writes these columns any more.
alter table tax_rates alter column rate_bp set default 0;
comment on column tax_rates.rate_bp is 'Unused since 0111: see rate_ppm.';
comment on column order_lines.tax_rate_bp is 'Unused since 0111: see tax_rate_ppm.';
comment on column orders.shipping_tax_rate_bp is 'Unused since 0111: see shipping_taxes.';
comment on column orders.shipping_tax_name is 'Unused since 0111: see shipping_taxes.';
