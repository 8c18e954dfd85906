import type { CheckoutConfig } from '../entities/checkout.ts'
import { type CheckoutSection, checkoutSections } from './checkout-parts.ts'
import type { CheckoutSettings } from './checkout-settings.ts'

/** The part of a checkout's configuration that its owner edits. */
export type EditedConfig = Omit<CheckoutConfig, 'storeId' | 'currency' | 'abandonedCheckouts' | 'countries' | 'defaultCountry'>

/** Text of the thank-you page unless the owner enters one. A customer who gave only a phone number gets no email. */
const THANK_YOU = {
  email: "We've emailed your confirmation.",
  phone: 'We received your order. Bookmark this page to track it.',
}

/** Converts settings to the configuration that the checkout reads. Colors of the theme become empty. */
export function checkoutConfigOf(settings: CheckoutSettings): EditedConfig {
  const { contactMethod } = settings
  return {
    contactMethod,
    fields: {
      lastName: settings.lastName,
      company: settings.company,
      line2: settings.line2,
      phone: settings.phone,
      postalCode: settings.postalCode,
      region: settings.region,
      note: settings.orderNote,
    },
    terms: { required: settings.termsRequired, text: settings.termsText, url: settings.termsUrl },
    marketingConsent: { shown: settings.marketingShown, text: settings.marketingText },
    giftMessage: settings.giftMessage,
    minOrderTotal: settings.minOrderTotal,
    texts: { title: settings.title, button: settings.buttonText, note: settings.note },
    thankYou: {
      title: settings.thankYouTitle,
      text: settings.thankYouText || THANK_YOU[contactMethod === 'phone' ? 'phone' : 'email'],
    },
    colors: { accent: ownColor(settings.accent), background: ownColor(settings.background) },
    logo: settings.logo || '',
    trustBadges: settings.trustBadges.filter(({ text }) => text.trim()).map(({ icon, text }) => ({ icon, text })),
    sections: completeSections(settings.sections),
    policies: settings.policies.filter(({ label, url }) => label.trim() && url).map(({ label, url }) => ({ label, url })),
  }
}

/** Returns each section once: the given ones first, then the missing ones in their default order. */
export const completeSections = (sections: readonly CheckoutSection[]): CheckoutSection[] => [
  ...new Set([...sections, ...checkoutSections]),
]

/** A color of the theme refers to a variable that the checkout replaces, so it counts as not set. */
const ownColor = (color: string): string => (color.includes('var(') ? '' : color)
