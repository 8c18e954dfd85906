import { z } from 'zod'
import { roles, type StoreRole } from '../../capability.ts'
import { amount, count, currency, email, id, text, time } from '../../values.ts'

export const subscription = z
  .object({
    status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
    plan: text(40),
    trialEndsAt: time().nullable(),
  })
  .meta({ id: 'Subscription' })

/** A plan. `stores` limits the account, the other limits each of its stores. */
export const plan = z
  .object({
    code: text(40),
    name: text(80),
    currency: currency(),
    monthlyPrice: amount(),
    yearlyPrice: amount().describe('Price of one year.'),
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

/** The signed-in account (product.md, "Auth check response", and server.md, "Accounts"). */
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
        'Path of the page with sent emails. Only while the email address is unverified, on a development server called from the same machine.',
      ),
  })
  .meta({ id: 'AuthStatus' })

export const profile = z
  .object({
    userId: id(),
    email: email(),
    pendingEmail: email().nullable().describe('New email address that is not confirmed yet.'),
    emailVerified: z.boolean(),
    name: text(120),
    createdAt: time(),
  })
  .meta({ id: 'Profile' })

/** Roles of a member. What each may do is in capability.ts. */
export const storeRole = z.enum(Object.keys(roles) as [StoreRole, ...StoreRole[]])

export type Plan = z.output<typeof plan>
export type Subscription = z.output<typeof subscription>
export type AuthStatus = z.output<typeof authStatus>
export type Profile = z.output<typeof profile>
