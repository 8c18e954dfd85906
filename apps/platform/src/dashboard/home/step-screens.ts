import type { StepKey } from './checklist-steps.ts'

/** The screen of each step. The last step opens the store instead. */
export const stepScreens: Readonly<Record<Exclude<StepKey, 'open'>, string>> = {
  product: '/dashboard/addproduct',
  demo: '/dashboard/products',
  texts: '/builder',
  details: '/dashboard/settings',
  logo: '/dashboard/settings',
  seo: '/dashboard/seo',
  policies: '/dashboard/policies',
  shipping: '/dashboard/shipping',
  payment: '/dashboard/payment',
  domain: '/dashboard/domains',
}
