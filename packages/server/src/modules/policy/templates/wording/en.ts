import type { PolicyKind } from '@blockfront/contract'

const day = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** The texts of the policies in English. Other languages have the same keys. */
export const en = {
  titles: {
    refund: 'Refund policy',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    shipping: 'Shipping policy',
    'legal-notice': 'Legal notice',
  } as Record<PolicyKind, string>,

  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,

  rate: {
    free: 'free',
    pickup: (price: string) => `pickup, ${price}`,
    byPrice: 'by the total of the order',
    byWeight: 'by the weight of the order',
    freeFrom: (price: string) => `free from ${price}`,
    days: (min: number, max: number) => (min === max ? day(max) : `${min} to ${day(max)}`),
  },

  notice: {
    operator: 'Operator of this online store',
    represented: 'Represented by',
    contact: 'Contact',
    registration: 'Registration',
    vatId: 'VAT identification number',
    responsible: 'Responsible for the content',
  },

  faulty: {
    title: 'Damaged or wrong items',
    text: 'Contact us if an item arrives damaged or is not what you ordered. Your legal rights regarding faulty items are not affected by this policy.',
  },

  returns: {
    title: 'Returns',
    none: 'We do not accept returns of items that are as described.',
    period: (days: number) => `You can return items within ${days} days after you receive them.`,
    condition: 'Items must be unused and in the condition in which you received them.',
    how: 'How to return an item',
    write: (email: string) => `Write to ${email} with your order number before you send anything back.`,
    ask: 'Contact us before you send anything back.',
    weSend: 'We pay the cost of sending the items back.',
    youSend: 'You pay the cost of sending the items back.',
    refunds: 'Refunds',
    refund: 'After we receive the items, we refund their price to the payment method that you used.',
    contact: 'Contact',
  },

  withdrawal: {
    title: 'Right of withdrawal',
    right: (days: number) =>
      `If you are a consumer, you have the right to withdraw from this contract within ${days} days without giving any reason.`,
    period: (days: number) =>
      `The withdrawal period ends ${days} days after the day on which you, or a person whom you name and who is not the carrier, receive the goods. For an order that is delivered in several parcels, it is the day on which the last one arrives.`,
    statement:
      'To use the right of withdrawal, inform us of your decision by a clear statement, for example a letter or an email:',
    form: 'You may use the model form below, but you do not have to. It is sufficient to send your statement before the withdrawal period has ended.',
    effects: 'Effects of withdrawal',
    refund:
      'If you withdraw from this contract, we refund all payments that we received from you, including the cost of delivery, except for extra cost if you chose another delivery than the least expensive standard delivery that we offer. We do so without undue delay and no later than 14 days after the day on which we are informed of your withdrawal. We use the payment method that you used, unless we agreed otherwise with you, and charge no fee for the refund.',
    withhold:
      'We may withhold the refund until we have received the goods or you have supplied evidence of having sent them back, whichever is earlier.',
    sendBack:
      'Send the goods back to us without undue delay and no later than 14 days after the day on which you inform us of your withdrawal. It is sufficient to send them before these 14 days have ended.',
    weSend: 'We pay the cost of sending the goods back.',
    youSend: 'You pay the direct cost of sending the goods back.',
    loss: 'You are only liable for a loss in value of the goods that results from handling them in another way than necessary to check their nature, characteristics and functioning.',
    exceptions: 'Exceptions',
    except: 'The right of withdrawal does not apply, among others, to these goods:',
    exceptList: [
      'goods that are made to your specifications or clearly personalized',
      'goods that deteriorate or expire rapidly',
      'sealed goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed after delivery',
    ],
    model: 'Model withdrawal form',
    modelUse: 'Complete and return this form only if you want to withdraw from the contract.',
    to: 'To:',
    modelLines: [
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
      'Ordered on (*)/received on (*):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
    ],
    modelNote: '(*) Delete as appropriate.',
  },

  shipping: {
    otherCountries: 'All other countries',
    allCountries: 'All countries',
    cost: 'Cost',
    shown: 'The checkout shows the cost of delivery for your address before you order.',
    taxes: 'Taxes may be added.',
    days: 'Delivery times count from the day on which we hand the order to the carrier.',
    problems: 'Delivery problems',
    late: (email: string) =>
      `If a parcel is late, lost or damaged, contact us with your order number${email ? ` at ${email}` : ''}.`,
  },

  terms: {
    seller: 'Seller',
    orders: 'Orders',
    scope: (store: string) => `These terms apply to orders in the online store ${store}.`,
    contract:
      'With the button at the end of the checkout you place a binding order. Before that, you can check and correct what you entered. The contract is made when we confirm your order by email or send the goods.',
    prices: 'Prices',
    withTax: (currency: string) =>
      `All prices are in ${currency} and include taxes. The cost of delivery is shown before you order.`,
    withoutTax: (currency: string) =>
      `All prices are in ${currency}. Taxes and the cost of delivery are added at checkout and shown before you order.`,
    payment: 'Payment',
    methods: 'You can pay with these methods:',
    delivery: 'Delivery',
    deliveryText: 'Our shipping policy says where we deliver, how long it takes and what it costs.',
    withdrawal: 'Right of withdrawal',
    withdrawalText: 'Our refund policy says how you can withdraw from the contract.',
    returns: 'Returns',
    returnsText: 'Our refund policy says how you can return items.',
    faulty: 'Faulty items',
    faultyText: 'You have the rights that the law gives you if an item is faulty.',
    law: 'Law',
    lawText: (country: string) =>
      `The law of the seller’s country applies: ${country}. If you are a consumer, the mandatory protection of the law of the country where you live is not affected.`,
  },

  privacy: {
    responsible: 'Who is responsible',
    data: 'Data that we process',
    orders:
      'Orders: your name, email address, postal addresses, phone number if you enter it, the items that you order, and the state of payment and delivery. We need them to perform the contract with you.',
    account:
      'Customer account: if you sign in, your email address, your orders and saved addresses. You sign in with a code that we send by email.',
    contact: 'Messages: your name, email address and message if you use the contact form.',
    newsletter: 'Newsletter: your email address if you subscribe. You can unsubscribe at any time.',
    wishlist: 'Wishlist: the products that you save, in your browser and, while you are signed in, in your customer account.',
    reviews: 'Reviews: the name, the rating and the text that you enter. They are public once we publish them.',
    stockAlerts:
      'Back-in-stock emails: if you ask for one, your email address and the product, until the email is sent and for at most one year.',
    carts:
      'Unfinished checkouts: if you enter your email address in the checkout and do not order, your email address and the items in your cart, for at most 90 days.',
    reminders:
      'Cart reminders: if you leave the checkout, we may send you one reminder by email, if you agreed to it or the law allows it without consent.',
    statistics:
      'Statistics: we count visits without cookies. To count a visitor once a day, the server keeps a hash of the network address and the browser until the day has ended.',
    pixel:
      'Advertising: if you agree, the Meta pixel tells Meta Platforms which pages you see, what you add to the cart and what you order. You can withdraw your consent at any time.',
    pixelAsks:
      'Advertising: the Meta pixel tells Meta Platforms which pages you see, what you add to the cart and what you order. If we ask for your consent, it does so only after you agree. You can change your decision at any time with the link at the end of every page.',
    browser: 'Storage in your browser',
    browserText:
      'Your cart is stored in your browser. The store sets cookies only where they are necessary, such as for signing in.',
    recipients: 'Who receives your data',
    carriers: 'Carriers, to deliver your order.',
    providers: (names: string) => `${names}, to process your payment. We do not receive your full card details.`,
    hosting: 'Providers that run our servers and send our emails, on our behalf.',
    authorities: 'Authorities, where the law requires it.',
    retention: 'How long we keep your data',
    retentionText:
      'We keep the data of orders for as long as tax and commercial law require. We delete other data when we no longer need it for the purpose for which we collected it.',
    rights: 'Your rights',
    rightsText: 'You can ask us for access to your data, and to correct or delete it.',
    rightsEea:
      'You can ask us for access to your data, and to correct or delete it, to restrict its processing or to transfer it to you. You can object to processing that is based on our legitimate interests, and withdraw a consent at any time for the future.',
    write: (email: string) => `Write to ${email}.`,
    complaint: 'You also have the right to lodge a complaint with a data protection authority.',
  },
}

/** The texts of the policies in one language. */
export type PolicyWording = typeof en
