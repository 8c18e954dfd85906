import { emptyAddress } from '@blockfront/commerce'
import { loadFromTab, saveInTab } from '../placement/tab-storage.ts'

/** Values of the checkout form. */
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
  /** Whether the address is a billing address, for an order that requires no shipping. */
  hasBillingAddress: boolean
  methodId: string
  note: string
  giftMessage: string
  acceptsTerms: boolean
  marketingConsent: boolean
}

export type TextField = { [K in keyof CheckoutValues]: CheckoutValues[K] extends string ? K : never }[keyof CheckoutValues]

const KEY = 'checkout'

export const emptyValues = (country: string): CheckoutValues => ({
  email: '',
  phone: '',
  ...emptyAddress,
  country,
  rateId: '',
  hasBillingAddress: false,
  methodId: '',
  note: '',
  giftMessage: '',
  acceptsTerms: false,
  marketingConsent: false,
})

/** Returns the values stored in this tab, also before a reload. Missing and unreadable values come from `empty`. */
export function loadValues(empty: CheckoutValues): CheckoutValues {
  const stored = loadFromTab(KEY)
  if (typeof stored !== 'object' || stored === null) return empty
  const valid = Object.entries(stored).filter(([name, value]) => typeof value === typeof empty[name as keyof CheckoutValues])
  return { ...empty, ...Object.fromEntries(valid) }
}

/** Stores the values in this tab; null deletes them. */
export const saveValues = (values: CheckoutValues | null): void => saveInTab(KEY, values ?? undefined)
