/** The texts of emails in English. */
export const en = {
  order: {
    number: (label: string) => `Order ${label}`,
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
  },
  orderPlaced: {
    subject: (label: string, store: string) => `Your order ${label} at ${store}`,
    heading: 'Thank you for your order.',
    preview: (total: string) => `We received your order. Total: ${total}.`,
    payBefore: (date: string) => `Please pay by ${date}. After that, the order is canceled.`,
    view: 'View your order',
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
  orderNew: {
    subject: (label: string) => `New order ${label}`,
    preview: (customer: string, total: string) => (customer ? `${customer} placed an order for ${total}.` : `Total: ${total}.`),
    view: 'View order in the dashboard',
  },
}
