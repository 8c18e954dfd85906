/** Texts of the page that visitors of a closed store see. */
export const en = {
  title: 'Currently closed',
  lead: 'Do you have the password? Enter it to look around.',
  password: 'Store password',
  enter: 'Enter store',
  required: 'Enter the password.',
  wrong: 'Incorrect password. Check it and try again.',
  tooMany: 'Too many attempts. Please try again in a few minutes.',
  newsletter: 'Get an email when there is news.',
  email: 'Email',
  subscribe: 'Subscribe',
  owner: 'Is this your store?',
  signIn: 'Sign in',
} as const
