/** Emails to shoppers about their orders. */
export const orders = {
  order: {
    number: (label: string) => `Order ${label}`,
    items: 'Items',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    tax: (name: string, percent: string) => `${name} ${percent}`,
    includedTax: (name: string, percent: string) => `Includes ${name} ${percent}`,
    total: 'Total',
    payment: 'Payment',
    shippingMethod: 'Shipping method',
    shippingAddress: 'Shipping address',
    customer: 'Customer',
    tracking: 'Tracking',
    track: 'Track your shipment',
    view: 'View your order',
  },
  orderPlaced: {
    subject: (label: string, store: string) => `Your order ${label} at ${store}`,
    heading: 'Thank you for your order.',
    preview: (total: string) => `We received your order. Total: ${total}.`,
    payBefore: (date: string) => `Please pay by ${date}. After that, the order is canceled.`,
  },
  paymentLink: {
    subject: (label: string, store: string) => `Pay for your order ${label} at ${store}`,
    heading: 'Your order is ready to be paid.',
    preview: (total: string) => `Total: ${total}.`,
    until: (date: string) => `This link is valid until ${date}. Until then, your items are reserved.`,
    pay: 'Pay now',
  },
  cartReminder: {
    subject: (store: string) => `Your cart at ${store}`,
    heading: 'You left something in your cart.',
    preview: 'Complete your order while your items are available. Prices can change.',
    complete: 'Complete your order',
    reason: (store: string) =>
      `You get this email because you entered your address in the checkout of ${store}. It is the only reminder about this cart.`,
    unsubscribe: 'Unsubscribe',
  },
  orderShipped: {
    subject: {
      shipping: (label: string, isPart: boolean) => `${orderOrPart(isPart)} ${label} is on its way`,
      pickup: (label: string, isPart: boolean) => `${orderOrPart(isPart)} ${label} is ready to be picked up`,
      digital: (label: string, isPart: boolean) => `${orderOrPart(isPart)} ${label} is complete`,
    },
    items: { shipping: 'Items in this shipment', pickup: 'Items ready to be picked up', digital: 'Items' },
    rest: { partial: 'The rest of your order will follow.', last: 'This completes your order.' },
  },
  orderTracking: { subject: (label: string) => `The tracking details of your order ${label} changed` },
  orderDelivered: {
    subject: {
      shipping: (label: string, isPart: boolean) => `${orderOrPart(isPart)} ${label} was delivered`,
      pickup: (label: string, isPart: boolean) => `${orderOrPart(isPart)} ${label} was picked up`,
    },
  },
  orderRefunded: {
    subject: (amount: string, label: string) => `We refunded ${amount} for your order ${label}`,
    itemsOnly: (label: string) => `Items of your order ${label} were canceled`,
    delay: 'It can take up to 10 days until your bank or card shows it.',
  },
  orderCanceled: {
    subject: (label: string, isFullOrder: boolean) =>
      isFullOrder ? `Your order ${label} was canceled` : `The rest of your order ${label} was canceled`,
    items: 'Canceled items',
  },
  paymentReceived: {
    subject: (label: string) => `We received your payment for order ${label}`,
    explanation: (amount: string) => `Thank you. Your payment of ${amount} arrived.`,
  },
  paymentFailed: {
    subject: (label: string) => `Your payment for order ${label} failed`,
    explanation: (time: string) =>
      `Your order is not placed yet. We reserve its items until ${time}. You can pay again until then.`,
    pay: 'Pay again',
  },
  paymentReturned: {
    subject: (label: string) => `Your payment for order ${label} was refunded`,
    explanation: (amount: string) =>
      `We refunded ${amount}, because the payment arrived when the order was already closed, sold out or paid.`,
    next: 'If you still want the items, please order again or reply to this email.',
  },
}

function orderOrPart(isPart: boolean): string {
  return isPart ? 'Part of your order' : 'Your order'
}
