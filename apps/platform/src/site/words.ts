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
    Pricing: {
      title: 'Pricing',
      heading: 'One price, the whole shop',
      description: 'Three plans, all with every block, your own domain and no share of your sales. 14 days free.',
    },
    Contact: {
      title: 'Contact',
      heading: 'Write to us',
      description: 'Questions, trouble, an idea: write to the people who make Blockfront.',
    },
    ThemeHome: {
      title: 'Themes',
      heading: 'Start from a finished shop',
      description: 'Complete stores for six kinds of shop: pages, products and pictures. Pick one and make it yours.',
    },
    Terms: { title: 'Terms of use', description: 'What you and we agree on when you use Blockfront, in plain words.' },
    RefundPolicy: { title: 'Refund policy', description: 'When you get your money back, and how to ask for it.' },
    ServicePolicy: { title: 'Service policy', description: 'What we do to keep your store up, and what you can expect of us.' },
    PrivacyPolicy: { title: 'Privacy policy', description: 'What Blockfront stores about you and your customers, and why.' },
    NotFound: { title: 'Page not found', description: 'There is nothing at this address.' },
  },
  toStart: 'Go to the first page',
  policyQuestions: 'Questions',
  policyContact: 'Write to us. A person answers.',
  nav: {
    main: 'Main',
    menu: 'Menu',
    themes: 'Themes',
    pricing: 'Pricing',
    contact: 'Contact',
    login: 'Log in',
    start: 'Start free',
    product: 'Product',
    company: 'About us',
    promises: 'Promises',
    claim: 'Online stores, built from blocks. Yours to shape, quick for everyone who visits.',
  },
}
