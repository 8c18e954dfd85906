import type { PaymentIncident, PaymentMethodType } from '@blockfront/contract'

/** Messages of the payment screen. */
export const messages = {
  title: 'Payment',
  about: 'The checkout offers these payment methods, in this order.',
  add: 'Add payment method',
  methods: 'Payment methods',
  empty: 'No payment methods yet',
  emptyHelp: 'Add a payment method. Until then, customers can’t check out.',
  noneEnabled: 'No payment method is enabled, so customers can’t check out.',
  ownerOnly: 'Only the owner of the store can change payment methods.',
  types: {
    stripe: 'Stripe',
    mollie: 'Mollie',
    test: 'Test provider',
    cod: 'Cash on delivery',
    bank_transfer: 'Bank transfer',
    manual: 'Manual payment',
  } satisfies Record<PaymentMethodType, string>,
  typeHelp: {
    stripe: 'Cards, wallets and local methods on Stripe’s payment page.',
    mollie: 'Cards, iDEAL, SEPA and other methods on Mollie’s payment page.',
    test: 'A page that lets you approve or decline a payment. No money is moved.',
    cod: 'Customers pay when the order arrives. Not offered for orders without shipping, such as downloads.',
    bank_transfer: 'Customers transfer the money to your bank account.',
    manual: 'Any other way to pay. You mark the order as paid.',
  } satisfies Record<PaymentMethodType, string>,
  defaultTitles: {
    stripe: 'Card and wallets',
    mollie: 'Online payment',
    test: 'Test payment',
    cod: 'Cash on delivery',
    bank_transfer: 'Bank transfer',
    manual: 'Pay at pickup',
  } satisfies Record<PaymentMethodType, string>,
  defaultInstructions: {
    stripe: '',
    mollie: '',
    test: '',
    cod: 'Pay in cash when your order arrives.',
    bank_transfer: '',
    manual: '',
  } satisfies Record<PaymentMethodType, string>,
  actions: (title: string) => `Actions for ${title}`,
  enable: (title: string) => `Offer ${title} at checkout`,
  edit: 'Edit',
  delete: 'Delete',
  moveFailed: 'The new position was not saved.',
  changeFailed: 'The change was not saved.',
  range: (from: string, to: string) =>
    from && to ? `Orders of ${from} to ${to}` : from ? `Orders from ${from}` : `Orders up to ${to}`,
  manualCapture: 'Captured on fulfillment',

  form: {
    label: 'Payment method',
    newTitle: (type: string) => `Add ${type}`,
    editTitle: (title: string) => `Edit ${title}`,
    title: 'Name',
    titleHelp: 'Customers see it at checkout and in the footer.',
    instructions: 'Instructions',
    instructionsHelp: 'Customers see them at checkout, on the order page and in the confirmation email.',
    bankDetails: 'Bank details',
    bankDetailsHelp:
      'Account holder, IBAN or account number, and bank. Customers see them at checkout, on the order page and in the confirmation email.',
    bankDetailsMissing: 'Enter your bank details, so that customers know where to send the money.',
    secretKey: 'Secret key',
    secretKeyHelp: 'Copy it from Developers → API keys in your Stripe dashboard. Blockfront registers the webhook for you.',
    apiKey: 'API key',
    apiKeyHelp: 'Copy it from Developers → API keys in your Mollie dashboard.',
    keep: (hint: string) => `The stored key ends in ${hint}. Leave the field empty to keep it.`,
    minTotal: 'Minimum order total',
    maxTotal: 'Maximum order total',
    totalHelp: 'Optional. For other totals, the checkout does not offer this method.',
    manualCapture: 'Authorize at checkout, capture on fulfillment',
    manualCaptureHelp:
      'The money is reserved at checkout and charged when all items are fulfilled, or when you capture it on the order. Authorizations expire after several days.',
    save: 'Save',
    added: (title: string) => `${title} was added.`,
    saved: (title: string) => `${title} was saved.`,
  },

  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteHelp: 'The checkout no longer offers this method. Orders that were paid with it stay and can still be refunded.',
  deleteAction: 'Delete payment method',
  deleted: (title: string) => `${title} was deleted.`,

  incidents: {
    title: 'Payments that need attention',
    order: (number: string) => `Order ${number}`,
    reference: (provider: string, reference: string) => `${provider} payment ${reference}`,
    reported: (value: string) => `Reported: ${value}`,
    resolve: 'Mark as resolved',
    resolved: 'Marked as resolved.',
    names: {
      wrong_amount: 'Wrong amount',
      wrong_currency: 'Wrong currency',
      wrong_reference: 'Payment of another order',
      partial_capture: 'Partial payment',
      late_payment: 'Paid after the order was closed',
      duplicate_payment: 'Paid twice',
      authorization_lost: 'Authorization ended',
      dispute: 'Dispute',
      capture_failed: 'Capture failed',
      refund_failed: 'Refund failed',
    } satisfies Record<PaymentIncident['type'], string>,
    help: {
      wrong_amount:
        'The provider reported an amount that differs from the order. The order was not marked as paid. Compare both in the dashboard of your provider, then refund the payment there or mark the order as paid.',
      wrong_currency:
        'The provider reported a currency that differs from the order. The order was not marked as paid. Refund the payment in the dashboard of your provider.',
      wrong_reference:
        'The provider reported a payment that belongs to another order. The order was not marked as paid. Look up the payment in the dashboard of your provider.',
      partial_capture: 'Only part of the payment was captured. Check the payment in the dashboard of your provider.',
      late_payment:
        'The items were no longer available, so the payment is being refunded and the customer is notified. You do not need to do anything unless the refund fails.',
      duplicate_payment:
        'The second payment is being refunded, and the customer is notified. You do not need to do anything unless the refund fails.',
      authorization_lost: 'The reserved money was released. Ask the customer to pay again before you ship, or cancel the order.',
      dispute:
        'The customer disputed the payment with their bank. Respond in the dashboard of your provider before its deadline.',
      capture_failed: 'The provider refused to capture the payment. Try again on the order, or ask the customer to pay again.',
      refund_failed: 'The provider refused the refund. Refund the payment in the dashboard of your provider.',
    } satisfies Record<PaymentIncident['type'], string>,
  },
}
