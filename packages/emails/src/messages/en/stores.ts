/** Emails to owners of stores, and to their customers about accounts. */
export const stores = {
  orderNew: {
    subject: (label: string) => `New order ${label}`,
    preview: (customer: string, total: string) => (customer ? `${customer} placed an order for ${total}.` : `Total: ${total}.`),
    view: 'View order in the dashboard',
  },
  accountCode: {
    subject: (code: string, store: string) => `${code} is your code for ${store}`,
    heading: (store: string) => `Your code to sign in to ${store}`,
    explanation: (minutes: number) =>
      `It is valid for ${minutes} minutes. If you did not request it, you can ignore this email. Do not share the code with anyone.`,
  },
  contact: {
    subject: (subject: string) => `Contact form: ${subject}`,
    heading: 'New message from your contact form',
    aboutStore: (store: string) =>
      `Someone sent this message with the contact form of ${store}. We do not know who they are. Be careful with links in it.`,
    aboutPlatform:
      'Someone sent this message with the contact form of the platform. We do not know who they are. Be careful with links in it.',
    name: 'Name',
    email: 'Email',
  },
  paymentIncident: {
    subject: (label: string) => `A payment of order ${label} needs your attention`,
    explanations: {
      wrong_amount: 'The payment provider reported another amount than that of the order. The order was not marked as paid.',
      wrong_currency: 'The payment provider reported another currency than that of the order. The order was not marked as paid.',
      wrong_reference: 'The payment provider reported a payment that belongs to another order. The order was not marked as paid.',
      partial_capture: 'Only a part of the payment was captured. The order was not marked as paid.',
      late_payment:
        'The payment arrived after the order was closed, and its items are no longer available. It is being refunded.',
      duplicate_payment: 'The order was paid twice. The second payment is being refunded.',
      authorization_lost:
        'The authorization of the payment ended before it was captured. Ask the customer to pay again before you ship.',
      dispute: 'The customer disputed the payment with their bank. Respond in the dashboard of your payment provider.',
      capture_failed: 'The payment could not be captured.',
      refund_failed: 'The payment could not be refunded. Refund it in the dashboard of your payment provider.',
    },
    view: 'See all payments that need attention',
  },
  lowStock: {
    subject: (count: number, name: string) => (count === 1 ? `Low stock: ${name}` : `Low stock: ${count} products or variants`),
    explanation: (threshold: number) => `An order reduced the stock to your limit of ${threshold} or less.`,
    left: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),
    view: 'Open products',
  },
}
