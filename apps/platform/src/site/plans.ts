import type { CallOutput } from '@blockfront/contract/client'

export type Plan = CallOutput<'billing.plans'>[number]

const limits = (stores: number, products: number, pages: number, staff: number, gigabytes: number, customDomains: number) => ({
  stores,
  products,
  pages,
  staff,
  storageMb: gigabytes * 1024,
  customDomains,
})

const plan = (code: string, name: string, monthlyPrice: number, of: Plan['limits']): Plan => ({
  code,
  name,
  currency: 'USD',
  monthlyPrice,
  yearlyPrice: monthlyPrice * 10,
  trialDays: 14,
  limits: of,
})

/** The plans of a new installation, for the prerendered page. The server's response replaces them. */
export const usualPlans: readonly Plan[] = [
  plan('starter', 'Starter', 19, limits(3, 500, 20, 1, 2, 1)),
  plan('growth', 'Growth', 49, limits(5, 10_000, 100, 5, 20, 5)),
  plan('scale', 'Scale', 149, limits(50, 200_000, 1000, 50, 200, 50)),
]
