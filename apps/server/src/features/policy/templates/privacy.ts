import type { PolicyFacts } from '../facts.ts'
import { lines, list, paragraphs, section } from './html.ts'

/** Which personal data the store handles: what this software stores and sends with the store's settings. */
export const privacy = (facts: PolicyFacts): string =>
  [
    section(
      'Who is responsible',
      lines(facts.seller, ...facts.address, facts.email && `Email: ${facts.email}`, facts.phone && `Phone: ${facts.phone}`),
    ),
    section(
      'Data that we process',
      list([
        'Orders: your name, email address, postal addresses, phone number if you enter it, the items that you order, and the state of payment and delivery. We need them to perform the contract with you.',
        facts.hasAccounts &&
          'Customer account: if you sign in, your email address, your orders and saved addresses. You sign in with a code that we send by email.',
        'Messages: your name, email address and message if you use the contact form.',
        'Newsletter: your email address if you subscribe. You can unsubscribe at any time.',
        facts.sendsReminders &&
          'Cart reminders: if you agreed to receive emails and leave the checkout, your email address and the items in your cart.',
        'Statistics: we count visits without cookies. To count a visitor once a day, the server keeps a hash of the network address and the browser until the day has ended.',
        facts.hasPixel &&
          'Advertising: if you agree, the Meta pixel tells Meta Platforms which pages you see, what you add to the cart and what you order. You can withdraw your consent at any time.',
      ]),
    ),
    section(
      'Storage in your browser',
      paragraphs(
        'Your cart is stored in your browser. The store sets cookies only where they are necessary, such as for signing in.',
      ),
    ),
    section(
      'Who receives your data',
      list([
        'Carriers, to deliver your order.',
        facts.providers.length > 0 &&
          `${facts.providers.join(' and ')}, to process your payment. We do not receive your full card details.`,
        'Providers that run our servers and send our emails, on our behalf.',
        'Authorities, where the law requires it.',
      ]),
    ),
    section(
      'How long we keep your data',
      paragraphs(
        'We keep the data of orders for as long as tax and commercial law require. We delete other data when we no longer need it for the purpose for which we collected it.',
      ),
    ),
    section(
      'Your rights',
      paragraphs(
        `You can ask us for access to your data, and to correct or delete it${facts.isEea ? ', to restrict its processing or to transfer it to you. You can object to processing that is based on our legitimate interests, and withdraw a consent at any time for the future' : ''}.${facts.email ? ` Write to ${facts.email}.` : ''}`,
        facts.isEea && 'You also have the right to lodge a complaint with a data protection authority.',
      ),
    ),
  ].join('')
