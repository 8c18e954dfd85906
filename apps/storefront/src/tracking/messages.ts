/** What the question of consent says. */
export const consentMessages = {
  consentTitle: 'Cookies',
  consent: 'May we measure with cookies how our advertising works? The store works the same either way.',
  accept: 'Accept',
  decline: 'Decline',
}
