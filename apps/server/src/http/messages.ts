/** The message on the hostname of a closed store. */
export const messages = {
  suspended: 'This store is temporarily unavailable. Please come back later.',
  closed: 'This store has closed.',
  unknown: 'Store not found',
}
