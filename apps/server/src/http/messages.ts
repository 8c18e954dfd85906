/** What visitors read on a hostname whose store is not open. */
export const messages = {
  suspended: 'This store is taking a break. Please come back later.',
  closed: 'This store has closed.',
  unknown: 'Store not found',
}
