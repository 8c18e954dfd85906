/** Messages of the consent banner. */
export const consentMessages = {
  title: 'Cookies',
  question: 'May we use cookies to measure our advertising? The store works the same if you decline.',
  accept: 'Accept',
  decline: 'Decline',
}
