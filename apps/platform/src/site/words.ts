interface Limits {
  stores: number
  products: number
  pages: number
  staff: number
  storageMb: number
  customDomains: number
}

const number = (value: number) => value.toLocaleString('en')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`

/** What the public pages say. */
export const words = {
  pages: {
    Landing: {
      title: 'Blockfront: build your online store block by block',
      description:
        'Draw your shop from blocks, publish it at an address of its own and sell. Try it for 14 days, without a card.',
    },
    Signup: {
      title: 'Sign up',
      heading: 'Create your account',
      description: 'Create a Blockfront account and build your store. 14 days on us, no card needed.',
    },
    Login: { title: 'Log in', description: 'Log in to Blockfront and go on with your store.' },
    ForgotPassword: { title: 'Forgot your password?', description: 'Get a link to choose a new password for Blockfront.' },
    VerifyLink: { title: 'Confirm your address', description: 'Confirms the email address of a Blockfront account.' },
    UndoEmailChange: {
      title: 'Undo the change of your email address',
      description: 'Restores the previous email address of a Blockfront account.',
    },
    Logout: { title: 'Log out', description: 'Ends your session.' },
    Pricing: {
      title: 'Pricing',
      heading: 'Plans without surprises',
      description: 'Three plans, all with every block and no share of your sales. 14 days free.',
    },
    Contact: {
      title: 'Contact',
      heading: 'Write to us',
      description: 'Questions, trouble, an idea: write to the people who make Blockfront.',
    },
    ThemeHome: {
      title: 'Themes',
      heading: 'Start from a finished shop',
      description: 'Complete stores for every kind of shop: pages, products and pictures. Pick one and make it yours.',
    },
    Terms: { title: 'Terms of use', description: 'What you and we agree on when you use Blockfront, in plain words.' },
    RefundPolicy: { title: 'Refund policy', description: 'When you get your money back, and how to ask for it.' },
    ServicePolicy: { title: 'Service policy', description: 'What we do to keep your store up, and what you can expect of us.' },
    PrivacyPolicy: { title: 'Privacy policy', description: 'What Blockfront stores about you and your customers, and why.' },
    NotFound: { title: 'Page not found', description: 'There is nothing at this address.' },
  },
  toStart: 'Go to the first page',
  landing: {
    title: 'A shop that looks like yours, block by block',
    about:
      'Draw your pages by hand, on the real page, at its real width. Publish when it is right. Your customers get a store that answers before they wonder.',
    start: 'Start free for 14 days',
    themes: 'See the themes',
    note: 'No card. No share of your sales. Your pages leave with you as documents.',
    builderAlt: 'The builder: blocks on the left, the page of a store in the middle, its settings on the right.',
    stepsTitle: 'From nothing to open in an afternoon',
    steps: [
      ['Pick a theme', 'Each one is a finished shop: pages, products, pictures. Start from the one that comes closest.'],
      ['Make it yours', 'Drag blocks, type on the page, change colours and fonts for all of it at once. Undo anything.'],
      ['Open the doors', 'Publish, share your address, and take orders. Change what you like, whenever you like.'],
    ],
    featuresTitle: 'Made for the long run',
    features: {
      same: [
        'What you see is what they get',
        'Builder and store draw a page with the same code. Desktop, tablet and phone are true widths, not guesses.',
      ],
      quick: [
        'Quick on any phone',
        'Pages come ready from memory and can be read, browsed and searched before a single script has run.',
      ],
      safe: [
        'Nothing gets lost',
        'Drafts save by themselves, even offline. Every publish is a version that you can look at and bring back.',
      ],
      together: [
        'Two people, one page',
        'When somebody else saved first, you see what differs and choose. Nothing is ever overwritten in silence.',
      ],
      domain: [
        'An address of its own',
        'Every store gets one, and every page keeps its visitors: old addresses lead on to the new ones.',
      ],
      privacy: ['Decent by default', 'No foreign script loads before it is needed, and no pixel before your customer agreed.'],
      yours: ['Yours to take', 'Any page leaves as one document, and comes back in as one. A rule here, not a favour.'],
    },
    codeTitle: 'A block is one file',
    codeText:
      'For those who build for others: describe what a block holds and how it looks, and put the file into the folder. The rest follows from it.',
    codeGives: [
      'its panel in the builder, with the right control for every field',
      'its place in every store, rendered ahead',
      'its schema, its reference page and its tests',
    ],
    codeLabel: 'The source of a block',
    questions: [
      [
        'Do I need to know how to code?',
        'No. Everything that your customers see is made with the mouse or the keyboard. Code is there for those who want blocks of their own.',
      ],
      ['Does it work on my phone?', 'Yes. The dashboard and the builder fit a phone, and your store was made for one first.'],
      [
        'What about accessibility?',
        'Every block is checked for contrast, keyboard and screen readers, and the builder tells you when your colours are hard to read.',
      ],
    ],
    lastTitle: 'Your first page is five minutes away',
    lastText: 'Fourteen days with everything in it. If it is not for you, take your things and go.',
  },
  questions: 'Questions, answered',
  contact: {
    name: 'Your name',
    email: 'Your email address',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    checking: 'Checking that you are human …',
    checked: 'Check passed',
    noToken: 'Please complete the CAPTCHA before submitting.',
    failed: 'Message Failed! Something went wrong. Please try again later.',
    sent: 'Message Sent Successfully!',
    sentHelp: 'We’ll get back to you within 24 hours',
  },
  pricing: {
    recommended: 'Recommended',
    month: 'a month',
    year: (price: string) => `or ${price} a year: two months free`,
    start: (days: number) => `Try it ${days} days for free`,
    limits: ({ stores, products, pages, storageMb }: Limits) => [
      count(stores, 'store', 'stores'),
      `${count(products, 'product', 'products')} and ${count(pages, 'page', 'pages')} in each`,
      `${number(storageMb / 1024)} GB for pictures and videos`,
    ],
    allTitle: 'In every plan',
    all: [
      'The whole builder and every block',
      'All themes, to start from and to change',
      'Any number of visitors and orders',
      'No share of your sales',
      'An address of its own for every store',
      'Drafts, versions and a planned publish',
      'Pages out and in as documents',
      'Pictures in modern formats, at every size',
      'Help by people who know the product',
    ],
    questions: [
      [
        'What happens when the trial ends?',
        'The dashboard closes until you go on with a plan: write to us. Your pages, products and orders are kept as they are.',
      ],
      [
        'Can I change the plan later?',
        'Yes, write to us, in both directions. A smaller plan never deletes anything: you just cannot add more than it holds.',
      ],
      ['Do you take a part of what I sell?', 'No. You pay the plan and nothing else.'],
      ['Can I take my pages with me?', 'Every page comes out as a document that you can keep and bring back.'],
    ],
  },
  themes: {
    preview: 'Look around',
    previewOf: (name: string) => `Look around in ${name}`,
    start: 'Start with this theme',
    startWith: (name: string) => `Start with this theme: ${name}`,
    failed: 'The themes could not be loaded',
    width: 'Width',
    desktop: 'Desktop',
    tablet: 'Tablet',
    mobile: 'Mobile',
    pages: 'Pages of the theme',
  },
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
