/** What the screens around an account say. */
export const words = {
  checking: 'One moment',
  noAnswer: 'No answer from the server',
  noAnswerHelp: 'We could not check whether you are signed in. Your work is safe. Check your connection and try again.',
  logOut: 'Log out',
  loggedOut: 'Logout successfully',
  otherAccount: 'Use another account',
  verify: {
    title: 'Confirm your email address',
    about: (email: string) => `We sent a link to ${email}.`,
    help: 'Follow the link in it, then come back here. If nothing arrives within a few minutes, look into your spam folder.',
    resend: 'Send the link again',
    sent: 'A new link is on its way. The ones before it no longer work.',
  },
}
