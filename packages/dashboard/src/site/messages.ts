import { graceDays, trialDays } from '@blockfront/contract/plans'

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

/** Messages of the public pages. */
export const messages = {
  pages: {
    Landing: {
      title: 'Blockfront: build your online store block by block',
      description: `Build your store from blocks, publish it at its own address and take orders. Try it for ${trialDays} days, without a credit card.`,
    },
    Signup: {
      title: 'Sign up',
      heading: 'Create your account',
      description: `Create a Blockfront account and build your store. Free for ${trialDays} days, no credit card required.`,
    },
    Login: { title: 'Sign in', description: 'Sign in to Blockfront to manage your store.' },
    ForgotPassword: { title: 'Forgot your password?', description: 'Get a link to choose a new password for Blockfront.' },
    VerifyLink: { title: 'Confirm your address', description: 'Confirms the email address of a Blockfront account.' },
    UndoEmailChange: {
      title: 'Undo the change of your email address',
      description: 'Restores the previous email address of a Blockfront account.',
    },
    Invitation: { title: 'Invitation', description: 'Accepts an invitation to work on an online store.' },
    Logout: { title: 'Sign out', description: 'Ends your session.' },
    Pricing: {
      title: 'Pricing',
      heading: 'Plans without surprises',
      description: `Every plan has all blocks and no sales commission. ${trialDays} days free.`,
    },
    Contact: {
      title: 'Contact',
      heading: 'Contact us',
      description: 'Questions, problems or ideas? Send us a message.',
    },
    ThemeHome: {
      title: 'Themes',
      heading: 'Start from a finished store',
      description: 'Themes for different kinds of stores, with pages, demo products and images. Choose one and make it yours.',
    },
    Terms: { title: 'Terms of use', description: 'The terms for using Blockfront, in plain language.' },
    RefundPolicy: { title: 'Refund policy', description: 'How payments and refunds work on Blockfront.' },
    ServicePolicy: { title: 'Service policy', description: 'How Blockfront runs your store, and what your plan includes.' },
    PrivacyPolicy: { title: 'Privacy policy', description: 'What Blockfront stores about you and your customers, and why.' },
    NotFound: { title: 'Page not found', description: 'This page does not exist.' },
  },
  toStart: 'Go to homepage',
  landing: {
    title: 'A store that looks like your brand, block by block',
    about:
      'Edit your pages directly, at their real width, and publish when you are ready. Your customers get a store that loads fast.',
    start: `Start free for ${trialDays} days`,
    themes: 'View themes',
    note: 'No credit card. No sales commission. Export your pages anytime.',
    builderAlt: 'The builder: blocks on the left, the page of a store in the middle, its settings on the right.',
    previewsTitle: 'Start from a finished store',
    previews: [
      ['larder', 'Larder', 'Food and drink'],
      ['timber', 'Timber', 'Furniture and home'],
      ['signal', 'Signal', 'Electronics'],
      ['solo', 'Solo', 'One product'],
    ] as const,
    stepsTitle: 'From theme to open store',
    steps: [
      ['Pick a theme', 'Each theme comes with pages, demo products and images. Start from the one that comes closest.'],
      [
        'Make it yours',
        'Drag blocks, change headings and labels directly on the page, and edit longer texts in a panel next to it. Change the colors and fonts of all pages in one place.',
      ],
      ['Open your store', 'Publish your pages, share your URL, and take orders. You can change everything later.'],
    ],
    featuresTitle: 'What you can rely on',
    features: {
      same: [
        'What you see is what customers see',
        'The builder and your store render a page with the same code. Desktop, tablet and mobile previews have the actual widths.',
      ],
      quick: ['Fast on any phone', 'Pages are served from a cache and can be read, browsed and searched without JavaScript.'],
      safe: [
        'Your work is saved',
        'Drafts are saved automatically, and kept in your browser while you are offline. You can view and restore earlier published versions.',
      ],
      together: [
        'No silent overwrites',
        'If a page was saved in another window or on another device first, you see the differences and choose.',
      ],
      domain: [
        'Your own URL',
        'Every store has its own URL, and you can connect your domain. When you change the URL of a page or product, the old one redirects to it.',
      ],
      privacy: [
        'Private by default',
        'Maps and videos of other websites load only after a click. Visitors are asked for consent before a tracking pixel loads, unless you choose otherwise.',
      ],
      yours: ['Export and import', 'Export any page as a file, and import it again, also into another store.'],
    },
    codeTitle: 'A block is one file',
    codeText: 'For developers: define the settings and the design of a block in one file. Everything else is generated from it.',
    codeGives: [
      'its panel in the builder, with the right control for every field',
      'its rendering in every store, on the server',
      'its schema, its reference page and its tests',
    ],
    codeLabel: 'The source of a block',
    questions: [
      [
        'Do I need to know how to code?',
        'No. You build everything that your customers see with the mouse or the keyboard. You need code only for custom blocks.',
      ],
      [
        'Does it work on my phone?',
        'Yes. The dashboard and the builder work on a phone, and your store is designed for phones first.',
      ],
      [
        'What about accessibility?',
        'Every block is tested automatically for accessibility problems, and the builder warns you when colors are hard to read.',
      ],
    ],
    lastTitle: 'Build your first page today',
    lastText: `Free for ${trialDays} days, with every block and every theme. No credit card required.`,
  },
  questions: 'Frequently asked questions',
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
    sentHelp: 'We’ll reply by email.',
  },
  pricing: {
    recommended: 'Recommended',
    month: 'a month',
    year: (price: string, freeMonths: number) =>
      freeMonths > 0 ? `or ${price} a year: ${count(freeMonths, 'month', 'months')} free` : `or ${price} a year`,
    start: (days: number) => `Try it ${days} days for free`,
    limits: ({ stores, products, pages, staff, storageMb, customDomains }: Limits) => [
      count(stores, 'store', 'stores'),
      `${count(products, 'product', 'products')} and ${count(pages, 'page', 'pages')} in each`,
      `${number(storageMb / 1024)} GB for images and videos in each`,
      `${count(customDomains, 'custom domain', 'custom domains')} in each`,
      `You and ${count(staff, 'staff member', 'staff members')} in each`,
    ],
    allTitle: 'In every plan',
    all: [
      'The whole builder and every block',
      'All themes, to start from and to change',
      'Any number of visitors and orders',
      'No sales commission',
      'A URL for every store',
      'Drafts, versions and scheduled publishing',
      'Export and import of pages',
      'Images in modern formats and several sizes',
      'Contact messages and newsletter sign-ups',
    ],
    questions: [
      [
        'What happens when the trial ends?',
        `You have another ${graceDays} days to choose a plan. After that the dashboard is read-only: you can still fulfill and refund orders and export your data, but not change your stores. Your online stores stay open and take orders all the time, and nothing is deleted.`,
      ],
      [
        'Can I change the plan later?',
        'Yes, on the billing page, or with the operator of this site if plans are not paid online. A smaller plan never deletes anything; you just cannot add more than it includes.',
      ],
      [
        'Can I cancel?',
        'Yes, at any time. A plan that is paid online then ends with the period that you paid for, and you are not charged again.',
      ],
      [
        'How do I pay?',
        'By card through Stripe, each month or each year, if this site takes payments online. Your billing page shows whether it does. Otherwise, contact us before your trial ends, and we will set up your plan.',
      ],
      ['Do you charge a sales commission?', 'No. You pay for the plan and nothing else.'],
      ['Can I take my pages with me?', 'Yes. You can export every page as a file and import it again.'],
    ],
  },
  themes: {
    preview: 'Preview',
    previewOf: (name: string) => `Preview ${name}`,
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
  policyContact: 'Contact us',
  nav: {
    main: 'Main',
    menu: 'Menu',
    themes: 'Themes',
    pricing: 'Pricing',
    contact: 'Contact',
    login: 'Sign in',
    start: 'Start free',
    product: 'Product',
    company: 'About us',
    promises: 'Policies',
    claim: 'Online stores, built from blocks.',
  },
}
