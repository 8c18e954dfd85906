import { keepInTab, readFromTab } from './tab-storage.ts'

/** What a shopper typed at the checkout. */
export interface Draft {
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

export type TextField = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft]

const KEY = 'checkout'

export const emptyDraft = (country: string): Draft => ({
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
export function readDraft(empty: Draft): Draft {
  const stored = readFromTab(KEY)
  if (typeof stored !== 'object' || stored === null) return empty
  const fits = Object.entries(stored).filter(([name, value]) => typeof value === typeof empty[name as keyof Draft])
  return { ...empty, ...Object.fromEntries(fits) }
}

/** Keeps the draft for this tab; null forgets it. */
export const storeDraft = (draft: Draft | null): void => keepInTab(KEY, draft ?? undefined)
