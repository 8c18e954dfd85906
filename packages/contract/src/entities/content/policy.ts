import { z } from 'zod'
import { count, id, text } from '../../values.ts'

export const policyKind = z.enum(['refund', 'privacy', 'terms', 'shipping', 'legal-notice'])

/** The languages that have templates. */
export const policyLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'nl'])

/** The questions of the templates that no other data of the store answers. */
export const policySettings = z.object({
  legalName: text(200).describe('Name of the person or company that sells.'),
  representative: text(200).describe('Who represents a company.'),
  registration: text(300).describe('Register and number of a company, such as an entry in the commercial register.'),
  vatId: text(40),
  returnDays: z
    .int()
    .min(0)
    .max(365)
    .nullable()
    .describe('Days to return an order; 0 for no returns. Null until the owner has answered.'),
  returnCosts: z.enum(['customer', 'store']).describe('Who pays for sending items back.'),
})

/** A fact about the store that is missing in the templates. */
export const policyFact = z.enum(['legalName', 'address', 'email', 'returnDays', 'shipping', 'payment'])

/** A policy: a page of the store, and the text that its template has now. */
export const policy = z
  .object({
    kind: policyKind,
    title: text(200),
    slug: text(120),
    status: z.enum(['none', 'draft', 'published']).describe('`none`: the owner has not saved this policy yet.'),
    pageId: id().nullable(),
    version: count().nullable().describe('Version of the page’s draft, for `baseVersion`.'),
    html: text(200_000).describe('The text of the page’s draft; empty for `none`.'),
    generated: text(200_000).describe('The text that the template generates from the current data of the store.'),
    isOutdated: z.boolean().describe('Whether the template’s text has changed since the owner last saved the policy.'),
  })
  .meta({ id: 'Policy' })

export const policies = z
  .object({
    settings: policySettings,
    missing: z.array(policyFact).max(10),
    isEea: z.boolean().describe('Whether the templates follow the rules of the European Economic Area.'),
    language: policyLanguage.describe('The language of the templates: that of the store, or English.'),
    policies: z.array(policy).max(10),
  })
  .meta({ id: 'Policies' })

export type PolicyLanguage = z.output<typeof policyLanguage>
export type PolicyKind = z.output<typeof policyKind>
export type PolicySettings = z.output<typeof policySettings>
export type PolicyFact = z.output<typeof policyFact>
export type Policy = z.output<typeof policy>
