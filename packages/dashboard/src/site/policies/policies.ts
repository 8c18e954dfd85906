import { graceDays, trialDays } from '@blockfront/contract/plans'

/**
 * The policies of this installation. They state what the software does; what an operator promises beyond that (refunds, response times,
 * availability) belongs in the operator's own version of these texts.
 */
export type Policy = readonly { title: string; text: readonly string[] }[]

export const terms: Policy = [
  {
    title: 'What these terms cover',
    text: [
      'Blockfront lets you build an online store, publish it and take orders. These terms apply to your account and to every store in it, from the moment you create the account.',
    ],
  },
  {
    title: 'Your account',
    text: [
      'You need your own email address, and a password that only you know. You are responsible for what is done with your account.',
      'If you think that someone else has access, change your password. This ends all other sessions. Then contact us.',
    ],
  },
  {
    title: 'Your content',
    text: [
      'Your pages, products, images and orders belong to you. You allow us to store and show them as far as this is needed to run your store.',
      'You can export your pages as files at any time. Deleting a store deletes everything in it.',
    ],
  },
  {
    title: 'What you sell',
    text: [
      'Each sale is between you and your customer. You set the prices, identify yourself as the seller, comply with the law of the places you sell to, and are responsible for what you deliver.',
      'Do not sell anything that is illegal, that belongs to someone else or that harms people. We may suspend a store that does.',
    ],
  },
  {
    title: 'Trial, plans and end',
    text: [
      `The first ${trialDays} days are free. Choose a plan on the billing page to continue after that, or contact us if plans are not paid online. A plan that is paid online renews each month or each year until you cancel it. It then ends with the period that you paid for.`,
      `When a trial ends or a payment fails, you get an email and have ${graceDays} days to choose a plan or to pay. After that the dashboard is read-only until you do: you can still fulfill and refund orders and export your data. Nothing is deleted, and your online stores stay open and take orders.`,
      'You can end the agreement at any time by deleting your account. This also ends a plan that is paid online immediately.',
    ],
  },
  {
    title: 'The service',
    text: [
      'The service policy describes what is included. The service may change, and we do not guarantee that it is always available.',
    ],
  },
]

export const refunds: Policy = [
  {
    title: 'The trial is free',
    text: [
      `Every account starts with a ${trialDays}-day trial. It needs no card, and nothing is charged unless you choose a paid plan.`,
    ],
  },
  {
    title: 'Paid plans',
    text: [
      'When you change to another plan that is paid online, the unused time of the current one is credited. When you cancel, your plan continues until the end of the period that you paid for, and that period is not refunded automatically.',
      'If you agreed on a plan with us directly, that agreement says whether and when you get a refund.',
    ],
  },
  {
    title: 'How to ask for a refund',
    text: ['Contact us with the email address of your account.'],
  },
  {
    title: 'Purchases in a store',
    text: [
      'A purchase in a store that runs on Blockfront is between you and that store. Contact the store, and see the refund policy on its pages.',
    ],
  },
]

export const service: Policy = [
  {
    title: 'What is included',
    text: [
      'Each plan says how many stores it includes, how many products and pages each of them can have, and how much storage for images and videos. Technical limits that are the same for every plan protect the service. There is no limit on visitors or orders, and no sales commission.',
    ],
  },
  {
    title: 'Your work',
    text: [
      'Changes in the builder are saved automatically as a draft. Each publish saves a version that you can view and restore. A page keeps its 50 newest versions and up to 50 versions that you named; older ones are also deleted when all versions of a store exceed 128 MB.',
    ],
  },
  {
    title: 'Availability',
    text: [
      'Your online store does not depend on your trial or plan: it stays open when the dashboard is read-only. No uptime is guaranteed.',
    ],
  },
  {
    title: 'Help',
    text: ['Contact us with the form on this site. We reply by email.'],
  },
  {
    title: 'Security',
    text: [
      'Passwords and session keys are stored as hashes, never in plain text. The data of each store is separated from all other stores, in the application and again in the database.',
      'If you find a vulnerability, please contact us before you publish it.',
    ],
  },
]

export const privacy: Policy = [
  {
    title: 'What we store about you',
    text: [
      'Your name, your email address, a hash of your password, when you signed in, with which browser and from which network, your passkeys and two-factor authentication, and which changes you made to your stores. We need this to run your account.',
    ],
  },
  {
    title: 'Cookies and browser storage',
    text: [
      'One cookie keeps you signed in. It is set when you sign in and removed when you sign out. Another cookie marks a browser that has signed in to your account, so that attempts by others to guess your password do not lock you out. It stays for up to a year, and has no effect after you change your password.',
      'The browser also stores which store you chose, how you arranged the tool, and drafts that are not saved yet. There are no cookies for advertising and no tracking across sites.',
    ],
  },
  {
    title: 'What a store keeps about its visitors',
    text: [
      'The cart is stored in the visitor’s browser. If the visitor enters an email address in the checkout, the store also keeps that address and the cart for up to 90 days, unless its owner turned this off.',
      'A store also keeps orders with contact, addresses and items, customer accounts with saved addresses and wishlists, reviews, requests for an email when a product is back in stock, messages from its contact form, and email addresses from its newsletter form. Visits are counted without cookies. The owner of the store is responsible for this data; we process it for the owner only.',
      'A store uses a tracking pixel only if its owner set one up. The owner decides which visitors are asked for consent. For those who are asked, nothing is loaded before they agree.',
    ],
  },
  {
    title: 'Who else receives data',
    text: [
      'Data is processed on the servers of this installation and by the email and storage providers it uses. If you pay for a plan online, Stripe gets your name, your email address and your payment details; card numbers never reach our servers. We do not sell data.',
    ],
  },
  {
    title: 'How long',
    text: [
      'As long as your account exists. When you delete your account, it is removed from the database immediately, with every store that you own.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can see and correct your data and delete your account in your profile. For anything else, contact us. You can also complain to your data protection authority.',
    ],
  },
]
