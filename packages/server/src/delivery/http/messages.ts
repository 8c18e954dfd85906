/** The messages on a hostname without an open store. */
export const messages = {
  suspended: { title: 'This store is temporarily unavailable', text: 'Please come back later.' },
  closed: { title: 'This store has closed', text: 'Its pages and products are no longer available.' },
  unknown: {
    title: 'Store not found',
    text: 'There is no store at this URL. Check its spelling. If this is your store, sign in and check its domain.',
  },
  signIn: 'Sign in',
}
