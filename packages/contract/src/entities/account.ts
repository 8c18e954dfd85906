import { z } from 'zod'
import { amount, count, currency, email, id, text, time } from '../values.ts'

export const subscription = z
  .object({
    status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
    plan: text(40),
    trialEndsAt: time().nullable(),
  })
  .meta({ id: 'Subscription' })

/** What an account can be on. Limits are per account; those of products and pages are per store. */
export const plan = z
  .object({
    code: text(40),
    name: text(80),
    currency: currency(),
    monthlyPrice: amount(),
    yearlyPrice: amount().describe('For a whole year.'),
    trialDays: count(365),
    limits: z.object({
      stores: count(),
      products: count(),
      pages: count(),
      staff: count(),
      storageMb: count(),
      customDomains: count(),
    }),
  })
  .meta({ id: 'Plan' })

/** What the authentication guard learns (product.md, "Auth check response", and server.md, "Accounts"). */
export const authStatus = z
  .object({
    userId: id(),
    selectedStoreId: id().nullable(),
    email: email(),
    name: text(120),
    emailVerified: z.boolean(),
    subscription: subscription,
    mailbox: text(200)
      .optional()
      .describe(
        'While the address is unverified, on a development server that is called from the same machine: path of the page with the emails that it sent.',
      ),
  })
  .meta({ id: 'AuthStatus' })

export const profile = z
  .object({
    userId: id(),
    email: email(),
    pendingEmail: email().nullable().describe('A new address that waits for its confirmation.'),
    emailVerified: z.boolean(),
    name: text(120),
    createdAt: time(),
  })
  .meta({ id: 'Profile' })

/** The two roles of a member of a store; staff may not touch billing, domains, members, or delete the store. */
export const storeRole = z.enum(['owner', 'staff'])

export type Plan = z.output<typeof plan>
export type Subscription = z.output<typeof subscription>
export type AuthStatus = z.output<typeof authStatus>
export type Profile = z.output<typeof profile>
export type StoreRole = z.output<typeof storeRole>
