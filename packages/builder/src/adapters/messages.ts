/** Messages of the adapters in this package, and of adapters without optional members. */
export const messages = {
  noData: 'This app provides no data for this block.',
  storageFull: 'This browser has no space left for the page, or does not allow storing it.',
  offline: 'The server can’t be reached. Check your connection.',
  signedOut: 'Your session has ended. Sign in again to save.',
  forbidden: 'You are not allowed to change this page.',
  gone: 'This page no longer exists.',
  tooLarge: 'The page is larger than the server accepts.',
  busy: 'The server is busy.',
  refused: 'The server rejected the page.',
  broken: 'Something went wrong on the server.',
}
