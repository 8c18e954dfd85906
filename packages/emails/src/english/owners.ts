import { createMessages } from '@blockfront/messages'

const owners = {
  orderNewSubject: 'New order {order}',
  orderNewPreview: '{customer} placed an order for {total}.',
  orderNewPreviewTotal: 'Total: {total}.',
  orderNewCustomer: 'Customer',
  orderNewAddress: 'Customer address',
  orderNewView: 'View order in the dashboard',

  contactSubject: 'Contact form: {subject}',
  contactHeading: 'New message from your contact form',
  contactAboutStore:
    'Someone sent this message with the contact form of {store}. We do not know who they are. Be careful with links in it.',
  contactAboutPlatform:
    'Someone sent this message with the contact form of the platform. We do not know who they are. Be careful with links in it.',
  contactName: 'Name',
  contactEmail: 'Email',

  paymentIncidentSubject: 'A payment of order {order} needs your attention',
  paymentIncidentWrongAmount:
    'The payment provider reported an amount that differs from the order. The order was not marked as paid.',
  paymentIncidentWrongCurrency:
    'The payment provider reported a currency that differs from the order. The order was not marked as paid.',
  paymentIncidentWrongReference:
    'The payment provider reported a payment that belongs to another order. The order was not marked as paid.',
  paymentIncidentPartialCapture: 'Only part of the payment was captured. The order was not marked as paid.',
  paymentIncidentLatePayment:
    'The payment arrived after the order was closed, and its items are no longer available. It is being refunded.',
  paymentIncidentDuplicatePayment: 'The order was paid twice. The second payment is being refunded.',
  paymentIncidentAuthorizationLost:
    'The authorization of the payment ended before it was captured. Ask the customer to pay again before you ship.',
  paymentIncidentDispute: 'The customer disputed the payment with their bank. Respond in the dashboard of your payment provider.',
  paymentIncidentCaptureFailed: 'The payment could not be captured.',
  paymentIncidentRefundFailed: 'The payment could not be refunded. Refund it in the dashboard of your payment provider.',
  paymentIncidentView: 'See all payments that need attention',

  lowStockSubject: { one: 'Low stock: {item}', other: 'Low stock: {count} products or variants' },
  lowStockExplanation: 'An order reduced the stock to your limit of {threshold} or less.',
  lowStockLeft: '{quantity} left',
  lowStockSoldOut: 'Sold out',
  lowStockView: 'Open products',

  webhookDisabledSubject: 'The webhook to {receiver} was turned off',
  webhookDisabledFailing:
    'For about a day, {receiver} did not accept the events that {store} sent to it. The webhook was turned off, so new events are not sent.',
  webhookDisabledGone:
    '{receiver} responded that it wants no more events from {store}. The webhook was turned off, so new events are not sent.',
  webhookDisabledNext:
    'Your online store works as before. If you still need the webhook, check the receiver, send a test event, and turn the webhook on again.',
  webhookDisabledView: 'View webhook in the dashboard',
} as const

/** Texts of emails to owners and to the operator, in English like the dashboard. */
export const ownerMessages = createMessages<typeof owners>(owners, 'en')
