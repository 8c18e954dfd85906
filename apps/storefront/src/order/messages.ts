/** Messages of an order: its lines, totals and status. */
export const orderMessages = {
  order: ({ number }: { number: string }) => `Order ${number}`,
  bookmark: 'Bookmark this page to track your order.',
  status: 'Status',
  statuses: {
    pending_payment: 'Waiting for your payment.',
    expired: 'This order was not paid in time and has been closed.',
    cancelled: 'This order was canceled.',
    archived: 'This order is closed.',
  },
  shippingStatuses: {
    unfulfilled: 'We received your order and are preparing it.',
    partially_fulfilled: 'Part of your order is on its way.',
    fulfilled: 'Your order is on its way.',
    delivered: 'Your order was delivered.',
    returned: 'Your order was returned.',
  },
  pickupStatuses: {
    unfulfilled: 'We received your order and are preparing it.',
    partially_fulfilled: 'Part of your order is ready for pickup.',
    fulfilled: 'Your order is ready for pickup.',
    delivered: 'You picked up your order.',
    returned: 'Your order was returned.',
  },
  deliverTo: 'Deliver to',
  pickup: 'Pickup',
  yourAddress: 'Your address',
  payment: 'Payment',
  trackShipment: 'Track shipment',

  quantity: ({ count }: { count: number }) => `Quantity: ${count}`,
  subtotal: 'Subtotal',
  discount: ({ name, code }: { name: string; code: string | null }) =>
    code && code.toLowerCase() !== name.toLowerCase() ? `${name} (${code})` : name,
  shipping: 'Shipping',
  free: 'Free',
  notKnown: '—',
  tax: 'Tax',
  includedTax: 'Tax, included',
  shippingTax: ({ amount }: { amount: string }) => `Includes ${amount} tax on shipping`,
  total: 'Total',
}
