const names = (list: readonly string[], locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(list)

/** Messages of the customer's account. */
export const accountMessages = {
  title: 'Your account',
  signIn: 'Sign in',
  signInHelp: 'Enter your email address. We will send you a code to sign in, without a password.',
  email: 'Email',
  sendCode: 'Send code',
  invalidEmail: 'Please enter a valid email address.',
  codeSent: ({ email }: { email: string }) => `We sent a code to ${email}. It is valid for ten minutes.`,
  code: 'Six-digit code',
  invalidCode: 'Enter the six digits of the code.',
  anotherEmail: 'Use another email address',
  newCode: 'Send a new code',
  newCodeSent: 'A new code is on its way.',

  loading: 'Loading your account',
  failed: 'Your account could not be loaded.',
  retry: 'Try again',
  signedInAs: ({ email }: { email: string }) => `Signed in as ${email}`,
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out on all devices',

  orders: 'Orders',
  noOrders: 'You have no orders yet.',
  goShopping: 'Go shopping',
  orderLine: ({ number, date }: { number: string; date: string }) => `Order ${number}, ${date}`,
  itemCount: ({ count }: { count: number }) => (count === 1 ? '1 item' : `${count} items`),
  again: 'Order again',
  againOf: ({ number }: { number: string }) => `Order again: ${number}`,
  more: 'Show more orders',
  added: 'The items are in your cart.',
  nothingAdded: 'None of these items is available.',
  missing: ({ items, locale }: { items: readonly string[]; locale: string }) => `Not available: ${names(items, locale)}.`,
  reduced: ({ items, locale }: { items: readonly string[]; locale: string }) =>
    `Fewer in stock than you ordered: ${names(items, locale)}.`,

  addresses: 'Addresses',
  addressesHelp: 'The checkout suggests the address that you used last.',
  noAddresses: 'Addresses of your orders appear here.',
  removeAddress: ({ address }: { address: string }) => `Remove address ${address}`,
  remove: 'Remove',
}
