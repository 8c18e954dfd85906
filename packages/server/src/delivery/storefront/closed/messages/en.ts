/** Texts of the page that visitors of a closed store see. */
export const en = {
  title: 'Currently closed',
  lead: 'Enter the password to visit the store.',
  password: 'Store password',
  enter: 'Enter store',
  required: 'Enter the password.',
  wrong: 'Incorrect password. Check it and try again.',
  tooMany: 'Too many attempts. Please try again in a few minutes.',
  newsletter: 'Get news by email.',
  email: 'Email',
  subscribe: 'Subscribe',
  owner: 'Is this your store?',
  signIn: 'Sign in',
} as const
