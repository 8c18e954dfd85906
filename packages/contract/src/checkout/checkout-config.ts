import type { CheckoutConfig } from '../entities/selling/checkout.ts'
import { type CheckoutSection, checkoutSections } from './checkout-parts.ts'
import { type CheckoutSettings, standardTexts } from './checkout-settings.ts'

/** The part of a checkout's configuration that its owner edits. */
export type EditedConfig = Omit<CheckoutConfig, 'storeId' | 'currency' | 'abandonedCheckouts' | 'countries' | 'defaultCountry'>

/**
 * Converts settings to the configuration that the checkout reads. Colors of the theme and texts that the owner has not changed become
 * empty: the storefront has them, in the language of the page.
 */
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
    terms: { required: settings.termsRequired, text: ownText(settings, 'termsText'), url: settings.termsUrl },
    marketingConsent: { shown: settings.marketingShown, text: ownText(settings, 'marketingText') },
    giftMessage: settings.giftMessage,
    minOrderTotal: settings.minOrderTotal,
    texts: { title: ownText(settings, 'title'), button: ownText(settings, 'buttonText'), note: settings.note },
    thankYou: { title: ownText(settings, 'thankYouTitle'), text: settings.thankYouText },
    colors: { accent: ownColor(settings.accent), background: ownColor(settings.background) },
    logo: settings.logo || '',
    trustBadges: settings.trustBadges.filter(({ text }) => text.trim()).map(({ icon, text }) => ({ icon, text })),
    sections: completeSections(settings.sections),
    policies: settings.policies.filter(({ label, url }) => label.trim() && url).map(({ label, url }) => ({ label, url })),
  }
}

const ownText = (settings: CheckoutSettings, name: keyof typeof standardTexts): string =>
  settings[name] === standardTexts[name] ? '' : settings[name]

/** Returns each section once: the given ones first, then the missing ones in their default order. */
export const completeSections = (sections: readonly CheckoutSection[]): CheckoutSection[] => [
  ...new Set([...sections, ...checkoutSections]),
]

/** A color of the theme refers to a variable that the checkout replaces, so it counts as not set. */
const ownColor = (color: string): string => (color.includes('var(') ? '' : color)
