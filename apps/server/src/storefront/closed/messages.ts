/** Texts of the page that visitors of a closed store see. */
export const messages = {
  title: 'Opening soon',
  lead: 'This store is not open yet. Do you have the password? Enter it to look around.',
  password: 'Store password',
  enter: 'Enter store',
  required: 'Enter the password.',
  wrong: 'This password is not right. Check it and try again.',
  newsletter: 'Get an email when there is news.',
  email: 'Email',
  subscribe: 'Subscribe',
  owner: 'Is this your store?',
  signIn: 'Sign in',
}
