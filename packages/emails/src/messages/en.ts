/** The texts of emails to shoppers. English is the source: every other language has the same keys and placeholders. */
export const en = {
  // Parts of several emails.
  orderNumber: 'Order {order}',
  items: 'Items',
  item: '{quantity} × {item}',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  tax: '{tax} {rate}',
  includedTax: 'Includes {tax} {rate}',
  total: 'Total',
  payment: 'Payment',
  shippingMethod: 'Shipping method',
  shippingAddress: 'Shipping address',
  pickup: 'Pickup',
  yourAddress: 'Your address',
  giftMessage: 'Gift message',
  customerNote: 'Note to the store',
  tracking: 'Tracking',
  trackShipment: 'Track your shipment',
  viewOrder: 'View your order',

  orderPlacedSubject: 'Your order {order} at {store}',
  orderPlacedHeading: 'Thank you for your order!',
  orderPlacedPreview: 'We received your order. Total: {total}.',
  orderPlacedPayBefore: 'Please pay by {date}. After that, the order is canceled.',

  paymentLinkSubject: 'Pay for your order {order} at {store}',
  paymentLinkHeading: 'Your order is ready for payment',
  paymentLinkPreview: 'Total: {total}',
  paymentLinkUntil: 'This link is valid until {date}. Until then, your items are reserved.',
  paymentLinkPay: 'Pay now',

  cartReminderSubject: 'Your cart at {store}',
  cartReminderHeading: 'You left something in your cart',
  cartReminderText: 'Complete your order while your items are available. Prices can change.',
  cartReminderComplete: 'Complete your order',
  cartReminderReason:
    'You get this email because you entered your address in the checkout of {store}. It is the only reminder about this cart.',
  cartReminderUnsubscribe: 'Unsubscribe',

  orderShippedSubject: 'Your order {order} is on its way',
  orderShippedPartSubject: 'Part of your order {order} is on its way',
  orderShippedPickupSubject: 'Your order {order} is ready to be picked up',
  orderShippedPickupPartSubject: 'Part of your order {order} is ready to be picked up',
  orderShippedDigitalSubject: 'Your order {order} is complete',
  orderShippedDigitalPartSubject: 'Part of your order {order} is complete',
  orderShippedItems: 'Items in this shipment',
  orderShippedPickupItems: 'Items ready to be picked up',
  orderShippedRestFollows: 'The rest of your order will follow.',
  orderShippedLast: 'This completes your order.',

  orderTrackingSubject: 'The tracking details of your order {order} changed',

  orderDeliveredSubject: 'Your order {order} was delivered',
  orderDeliveredPartSubject: 'Part of your order {order} was delivered',
  orderDeliveredPickupSubject: 'Your order {order} was picked up',
  orderDeliveredPickupPartSubject: 'Part of your order {order} was picked up',
  orderDeliveredReview: 'How do you like your items? Write a review on the page of your order.',

  orderRefundedSubject: 'We refunded {amount} for your order {order}',
  orderRefundedItemsSubject: 'Items of your order {order} were canceled',
  orderRefundedDelay: 'It can take up to {days} days until your bank or card shows it.',

  orderCanceledSubject: 'Your order {order} was canceled',
  orderCanceledRestSubject: 'The rest of your order {order} was canceled',
  orderCanceledUnpaid: 'It was not paid in time. If you already paid, please reply to this email.',
  orderCanceledItems: 'Canceled items',

  paymentReceivedSubject: 'We received your payment for order {order}',
  paymentReceivedText: 'Thank you! Your payment of {amount} arrived.',

  paymentFailedSubject: 'Your payment for order {order} failed',
  paymentFailedText: 'Your order is not placed yet. We reserve its items until {time}. You can pay again until then.',
  paymentFailedPay: 'Pay again',

  paymentReturnedSubject: 'Your payment for order {order} was refunded',
  paymentReturnedText:
    'We refunded {amount}, because the order was already closed or paid or its items were sold out when your payment arrived.',
  paymentReturnedNext: 'If you still want the items, please order again or reply to this email.',

  accountCodeSubject: '{code} is your code for {store}',
  accountCodeHeading: 'Your code to sign in to {store}',
  accountCodeValidity: { one: 'The code is valid for {count} minute.', other: 'The code is valid for {count} minutes.' },
  accountCodeWarning: 'If you did not request it, you can ignore this email. Do not share the code with anyone.',

  // The example of previews and test emails.
  sampleShirt: 'Linen shirt',
  sampleMug: 'Stoneware mug',
  sampleSize: 'Size',
  sampleColor: 'Color',
  sampleSand: 'Sand',
  sampleDiscount: 'Welcome',
  sampleTax: 'VAT',
  samplePayment: 'Bank transfer',
  sampleInstructions: 'Send the money to {iban}.\nWe ship once it is there.',
  sampleShipping: 'Standard',
  sampleReason: 'The linen shirt is out of stock.',
  sampleMessage: 'Thank you for your call. Here is your order.',
  sampleGiftMessage: 'Happy birthday!',
  sampleCity: 'Vienna',
  sampleCountry: 'Austria',
} as const
