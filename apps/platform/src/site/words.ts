/** What the public pages say. */
export const words = {
  pages: {
    Landing: {
      title: 'Blockfront: build your online store block by block',
      description: 'Draw your shop from blocks, publish it on your own domain and sell. Try it for 14 days, without a card.',
    },
    Signup: {
      title: 'Sign up',
      heading: 'Create your account',
      description: 'Create a Blockfront account and build your store. 14 days on us, no card needed.',
    },
    Login: { title: 'Log in', description: 'Log in to Blockfront and go on with your store.' },
    ForgotPassword: { title: 'Forgot your password?', description: 'Get a link to choose a new password for Blockfront.' },
    VerifyLink: { title: 'Confirm your address', description: 'Confirms the email address of a Blockfront account.' },
    Logout: { title: 'Log out', description: 'Ends your session.' },
    NotFound: { title: 'Page not found', description: 'There is nothing at this address.' },
  },
  toStart: 'Go to the first page',
}
