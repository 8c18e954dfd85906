/** Messages of the checkout. */
export const checkoutMessages = {
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  delivery: 'Delivery address',
  country: 'Country',
  selectCountry: 'Select a country',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Address',
  line2: 'Apartment, suite, etc.',
  city: 'City',
  region: 'State or region',
  postalCode: 'Postal code',
  optional: '(optional)',
  selectRegion: 'Select a region',
  regionsFailed: "The list of regions couldn't be loaded.",
  shipping: 'Shipping',
  shippingNeedsCountry: 'Select a country to see shipping options.',
  free: 'Free',
  days: ({ min, max }: { min: number; max: number }) => {
    if (min !== max) return `${min} to ${max} days`
    return min === 1 ? '1 day' : `${min} days`
  },
  shippingUnknown: "Shipping options aren't available yet.",
  noShipping: "This store doesn't ship anywhere yet. Please contact the store.",
  payment: 'Payment',
  note: 'Note to the store',
  summary: 'Order summary',
  priceChanged: ({ before, now }: { before: string; now: string }) => `The price changed from ${before} to ${now}.`,
  needsScript: 'Checkout requires JavaScript. Turn it on in your browser, or contact the store to order.',
  placeOrder: 'Place order',
  placingOrder: 'Placing your order…',

  required: 'Please fill in this field.',
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Please enter a valid phone number.',
  unusualPostalCode: ({ country }: { country: string }) =>
    `This doesn't look like a postal code in ${country}. Check it before you place your order.`,
  selectRate: 'Select a shipping method.',
  selectMethod: 'Select a payment method.',
  acceptTerms: 'Accept the terms to continue.',
  fixFields: 'Some fields need your attention. Everything you entered is still here.',

  quoteFailed: ({ detail }: { detail: string }) => `The total couldn't be calculated. ${detail}`,
  quoteChanged:
    'Prices or availability changed, so your order was not placed. Everything you entered is still here. Please review the new total.',
  orderFailed: ({ detail }: { detail: string }) =>
    `Your order was not placed. ${detail} You were not charged, and everything you entered is still here.`,
  orderUnconfirmed:
    "The server didn't respond, so we don't know whether your order was placed. Please try again: it won't be placed twice. Everything you entered is still here.",
  earlierOrder: ({ number }: { number: string }) => `Order ${number} was already placed`,
  earlierOrderHint:
    "We received your order, but couldn't confirm it at the time. Changes you made since then are not included, and nothing else was ordered. To change your order, contact the store.",
  viewOrder: ({ number }: { number: string }) => `View order ${number}`,
}
