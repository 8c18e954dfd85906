import type { Step, StepKey } from './checklist-steps.ts'

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

/** Returns the first incomplete step that has another screen than this one. Opening the store is offered separately. */
export function nextStep(steps: readonly Step[], pathname: string): Exclude<StepKey, 'open'> | undefined {
  for (const { key, done } of steps) if (key !== 'open' && !done && stepScreens[key] !== pathname) return key
  return undefined
}
