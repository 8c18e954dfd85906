import { requiresConsent } from './consent-countries.ts'

export interface Consent {
  /** Whether the shopper agreed to marketing, withdrew it, or was never asked. */
  state: 'given' | 'withdrawn' | 'none'
  /** When it was given or withdrawn. */
  at: Date | null
}

export interface ReminderCase {
  consent: Consent
  /** Whether the shopper agreed to marketing in the checkout itself. */
  isAgreedInCheckout: boolean
  /** Last change of the checkout. */
  activeAt: Date
  /** Country of the shopper's address; empty if unknown. */
  country: string
  storeCountry: string
  audience: 'consented' | 'all_permitted'
}

/**
 * Whether a shopper may get a reminder. With consent, always. Without it, only if the owner chose all shoppers and neither the law of the
 * shopper's country nor that of the store's country requires consent. After a withdrawal, never, unless the shopper agreed again later.
 */
export function mayRemind(reminder: ReminderCase): boolean {
  const { consent, isAgreedInCheckout, activeAt, country, storeCountry, audience } = reminder
  if (consent.state === 'withdrawn') return isAgreedInCheckout && consent.at !== null && consent.at < activeAt
  if (consent.state === 'given' || isAgreedInCheckout) return true
  return audience === 'all_permitted' && !requiresConsent(country) && !requiresConsent(storeCountry)
}
