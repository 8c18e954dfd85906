/** The agreements between whoever runs this installation ("we") and who uses it ("you"), in plain words. */
export type Policy = readonly { title: string; text: readonly string[] }[]

export const terms: Policy = [
  {
    title: 'What this is about',
    text: [
      'Blockfront lets you build an online store, publish it and sell in it. These terms hold from the moment you create an account, for the account and for every store in it.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'You need an email address that is yours, and a password that nobody else knows. You are responsible for what is done with your account, and for the people whom you invite to your stores.',
      'Tell us at once when you believe that somebody else got in. Changing your password ends every other session.',
    ],
  },
  {
    title: 'Your content',
    text: [
      'Your pages, products, pictures and orders belong to you. You give us the permission to store and show them as far as that is needed to run your store, and no other one.',
      'You may take your content with you at any time: products as a table, pages as documents. Deleting a store deletes what is in it.',
    ],
  },
  {
    title: 'What you sell',
    text: [
      'Each sale is between you and your customer. You set the prices, name who you are, keep the law of the places that you sell to, and answer for what you deliver.',
      'Do not sell what is illegal, what belongs to somebody else, or what harms people. We may take a store off the net that does, and tell you why.',
    ],
  },
  {
    title: 'The service',
    text: [
      'We keep the service up as well as we can; the service policy says what that means. We may change it. When a change takes something away that you rely on, we tell you at least 30 days before.',
    ],
  },
  {
    title: 'Price and end',
    text: [
      'The first 14 days cost nothing. After that you choose a plan or you stop. When a trial or a plan ends, the dashboard closes; nothing of yours is deleted because of it.',
      'You can end the agreement at any time by deleting your account. We can end it with 30 days of notice, or at once when these terms are broken badly.',
    ],
  },
  {
    title: 'Liability',
    text: [
      'We answer without limit for what we do on purpose or with gross negligence, and for harm to life and health. Otherwise we answer for the breach of essential duties, up to what you paid us in the last twelve months.',
    ],
  },
]

export const refunds: Policy = [
  {
    title: 'Try before you pay',
    text: ['Every account starts with 14 days in which everything works and nothing is charged. We do not ask for a card.'],
  },
  {
    title: 'The first 30 days of a plan',
    text: [
      'If Blockfront is not for you, tell us within 30 days of your first payment and you get all of it back. You do not have to say why.',
    ],
  },
  {
    title: 'After that',
    text: [
      'A monthly plan can be ended at any time and runs until the month is over. From a yearly plan you get back the full months that are left, when you end it within the first half year.',
    ],
  },
  {
    title: 'When we let you down',
    text: [
      'If your store could not be reached for more than four hours in a month because of us, you get a quarter of that month back. More than a day: the whole month.',
    ],
  },
  {
    title: 'How to ask',
    text: ['Write to us with the email address of your account. The money goes back the way it came, within five working days.'],
  },
  {
    title: 'Purchases in a store',
    text: [
      'What you bought in a store that runs on Blockfront is between you and that store. Its address and its own policy stand on its pages.',
    ],
  },
]

export const service: Policy = [
  {
    title: 'Availability',
    text: ['Stores are served from memory and keep answering while the dashboard is being worked on.'],
  },
  {
    title: 'Your work is safe',
    text: [
      'Changes in the builder are saved as a draft within two seconds. Each publish keeps a version that can be looked at and brought back.',
    ],
  },
  {
    title: 'Maintenance',
    text: [
      'Most updates go unnoticed. When one needs a pause, we choose the hour with the fewest visitors and announce it two days before.',
    ],
  },
  {
    title: 'Help',
    text: ['We answer within one working day, in most cases sooner. A store that is down comes first, at any hour.'],
  },
  {
    title: 'Security',
    text: [
      'Connections are encrypted. Passwords and session keys are stored in a form that cannot be turned back. Each store is walled off from all others, in the application and again in the database.',
      'If you find a hole, write to us before you tell others. We answer within a day, and thank you in public if you like.',
    ],
  },
  {
    title: 'Fair use',
    text: [
      'Plans say how many stores, products and pages they include, and how much room for pictures. There is no limit on visitors or orders, and we take no share of your sales.',
    ],
  },
]

export const privacy: Policy = [
  {
    title: 'What we store about you',
    text: [
      'Your name, your email address, a fingerprint of your password, when you signed in and with which kind of browser, and which changes you made to your stores. We need it to run your account.',
    ],
  },
  {
    title: 'Cookies',
    text: [
      'One cookie, which keeps you signed in. It is set when you log in and ends when you log out. There are no cookies for advertising and no tracking across sites.',
    ],
  },
  {
    title: 'What your store stores about shoppers',
    text: [
      'The cart stays in the shopper’s browser. An order holds what is needed to fulfil it: contact, addresses, what was bought. You are responsible for these data; we process them for you and for nothing else.',
      'A store measures with a pixel only if its owner set one up, and only after the visitor agreed.',
    ],
  },
  {
    title: 'Who else gets data',
    text: [
      'Nobody, except those who help to run the service and only as far as that takes: the data centre and the mail carrier. No data are sold.',
    ],
  },
  {
    title: 'How long',
    text: [
      'As long as your account exists. Delete it and your data are gone from the service at once. Invoices stay as long as the law asks.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You may see, correct, take with you and delete what we store about you. Most of it works in your profile; for the rest, write to us. You may also complain to your data protection authority.',
    ],
  },
]
