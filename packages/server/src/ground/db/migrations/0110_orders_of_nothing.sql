-- An order of 0 has nothing to pay: it is paid, and no longer expires. Before, one with cash on delivery or a bank transfer stayed unpaid.
update payments p set status = 'captured', updated_at = now()
from orders o
where o.store_id = p.store_id and o.id = p.order_id and o.grand_total = 0 and o.status in ('open', 'completed')
  and o.payment_status = 'pending' and p.status = 'pending' and p.amount = 0;

update orders set
  payment_status = 'paid',
  expires_at = null,
  -- An open order that is paid and has nothing left to send is complete.
  status = case when status = 'open' and fulfillment_status in ('fulfilled', 'delivered', 'returned') then 'completed' else status end,
  updated_at = now()
where grand_total = 0 and status in ('open', 'completed') and payment_status = 'pending';
