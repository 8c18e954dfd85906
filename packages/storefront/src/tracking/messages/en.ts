/** Messages of the consent banner. An owner can replace the first four. */
export const catalog = {
  title: 'Cookies',
  question: 'May we use cookies to measure our advertising? The store works the same if you decline.',
  accept: 'Accept',
  decline: 'Decline',
  policy: 'Privacy policy',
  'current.granted': 'Your current choice: accepted.',
  'current.denied': 'Your current choice: declined.',
  optedOut: 'Your browser asks websites not to track you. This store respects that and uses no advertising cookies.',
  close: 'Close',
} as const
