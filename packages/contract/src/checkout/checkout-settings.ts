import { field } from '@blockfront/engine'
import { z } from 'zod'
import { checkoutSections, trustBadgeIcons } from './checkout-parts.ts'

const RULES = ['hidden', 'optional', 'required'] as const
const byCountry = { optional: 'As the country requires', required: 'Always required' }

const fieldRule = (label: string, labels?: { optional: string; required: string }) =>
  field.select(label, RULES, { group: 'Behavior', labels })

const limitedText = (label: string, max: number, options: Parameters<typeof field.text>[1] = {}) =>
  field.text(label, options).max(max)

const limitedTextarea = (label: string, max: number, options: Parameters<typeof field.textarea>[1] = {}) =>
  field.textarea(label, options).max(max)

/** A link for customers: a page of the store, or another website. */
const webLink = (label: string, options: Parameters<typeof field.url>[1] = {}) =>
  field
    .url(label, options)
    .regex(/^(?:https?:\/\/|\/(?!\/)|$)/, 'Enter a path such as /page/terms, or a URL that starts with https://.')

/** The texts of a checkout that its owner has not changed, in English. The storefront shows them in the language of the page. */
export const standardTexts = {
  title: 'Checkout',
  buttonText: 'Place order',
  termsText: 'I agree to the terms and conditions.',
  marketingText: 'Get news and offers by email.',
  thankYouTitle: 'Thank you for your order',
} as const

const props = () =>
  z.object({
    title: limitedText('Title', 120).default(standardTexts.title),
    buttonText: limitedText('Button', 60).default(standardTexts.buttonText),
    note: limitedTextarea('Text below the button', 500).default(''),
    trustBadges: field
      .list(
        'Trust badges',
        {
          icon: field
            .select('Icon', trustBadgeIcons, {
              group: 'Content',
              labels: { lock: 'Lock', truck: 'Truck', return: 'Return arrow', chat: 'Speech bubble', star: 'Star' },
            })
            .default('lock'),
          text: limitedText('Text', 80).default('30-day returns'),
        },
        {
          itemName: 'Badge',
          itemTitle: 'text',
          max: 4,
          help: 'Short promises below the order summary. Promise only what you can keep.',
        },
      )
      .default([]),
    termsRequired: field.checkbox('Customers must accept the terms', { group: 'Content' }).default(false),
    termsText: limitedText('Terms: text', 300, { when: { termsRequired: true } }).default(standardTexts.termsText),
    termsUrl: webLink('Terms: link', {
      when: { termsRequired: true },
      help: 'The page with your terms, such as /page/terms.',
    }).default(''),
    marketingShown: field.checkbox('Offer news by email', { group: 'Content' }).default(false),
    marketingText: limitedText('News: text', 300, { when: { marketingShown: true } }).default(standardTexts.marketingText),
    policies: field
      .list(
        'Links to policies',
        { label: limitedText('Label', 120).default('Privacy policy'), url: webLink('Link', { expected: true }).default('') },
        { itemName: 'Link', itemTitle: 'label', max: 10, help: 'At the end of the checkout.' },
      )
      .default([]),
    thankYouTitle: limitedText('Thank-you page: title', 120).default(standardTexts.thankYouTitle),
    thankYouText: limitedTextarea('Thank-you page: text', 2000, {
      help: 'If empty, the page says that the order was received, and mentions the email if the customer gets one.',
    }).default(''),
    sections: z
      .array(z.enum(checkoutSections))
      .max(20)
      .meta({
        control: 'order',
        group: 'Layout',
        label: 'Order of sections',
        choices: [
          { value: 'contact', label: 'Contact' },
          { value: 'delivery', label: 'Delivery address' },
          { value: 'shipping', label: 'Shipping' },
          { value: 'payment', label: 'Payment' },
          { value: 'note', label: 'Note and gift message' },
        ],
      })
      .default([...checkoutSections]),
    logo: field
      .file('Logo', {
        group: 'Style',
        help: "If empty, the logo from your store's settings is shown. Without a logo, the store's name is shown.",
      })
      .default(''),
    accent: field.color('Main button').default(field.themeColor.accent),
    background: field.color('Background').default(field.themeColor.surface),
    contactMethod: field
      .select('Contact customers by', ['email', 'phone', 'email_and_phone'], {
        group: 'Behavior',
        labels: { email_and_phone: 'Email and phone' },
        help: 'Without an email address, customers get no emails about their orders.',
      })
      .default('email'),
    lastName: fieldRule('Last name').default('required'),
    company: fieldRule('Company').default('hidden'),
    line2: fieldRule('Apartment, suite, etc.').default('optional'),
    phone: fieldRule('Phone').default('optional'),
    postalCode: fieldRule('Postal code', byCountry).default('optional'),
    region: fieldRule('State or region', byCountry).default('optional'),
    orderNote: fieldRule('Note to the store').default('optional'),
    giftMessage: field
      .checkbox('Offer a gift message', {
        group: 'Behavior',
        help: 'Customers can write a message for the person who gets the order. You see it with the order, in its emails and on its packing slip.',
      })
      .default(false),
    minOrderTotal: field
      .number('Minimum order', {
        group: 'Behavior',
        min: 0,
        max: 1_000_000,
        step: 0.01,
        help: "In the store's currency, before shipping. 0 means no minimum.",
      })
      .default(0),
  })

/**
 * The settings of a checkout, defined like the props of a block. The engine generates the panel, completes stored settings and replaces
 * invalid ones. Amounts are in major units.
 */
export const checkoutSettings = {
  type: 'checkout',
  title: 'Checkout',
  description: 'The checkout and the thank-you page of a store.',
  contentType: 'normal',
  version: 1,
  hidden: true,
  props,
} as const

export type CheckoutSettings = z.output<ReturnType<typeof props>>
