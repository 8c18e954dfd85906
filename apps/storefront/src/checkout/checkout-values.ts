import { loadFromTab, saveInTab } from './tab-storage.ts'

/** What a shopper typed at the checkout. */
export interface CheckoutValues {
  email: string
  phone: string
  firstName: string
  lastName: string
  company: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
  rateId: string
  methodId: string
  note: string
  acceptsTerms: boolean
  marketingConsent: boolean
}

export type TextField = { [K in keyof CheckoutValues]: CheckoutValues[K] extends string ? K : never }[keyof CheckoutValues]

const KEY = 'checkout'

export const emptyValues = (country: string): CheckoutValues => ({
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country,
  rateId: '',
  methodId: '',
  note: '',
  acceptsTerms: false,
  marketingConsent: false,
})

/** What was typed in this tab before, also before a reload. What cannot be read counts as not typed. */
export function loadValues(empty: CheckoutValues): CheckoutValues {
  const stored = loadFromTab(KEY)
  if (typeof stored !== 'object' || stored === null) return empty
  const fits = Object.entries(stored).filter(([name, value]) => typeof value === typeof empty[name as keyof CheckoutValues])
  return { ...empty, ...Object.fromEntries(fits) }
}

/** Keeps the draft for this tab; null forgets it. */
export const saveValues = (draft: CheckoutValues | null): void => saveInTab(KEY, draft ?? undefined)
