import type { PolicyKind } from '@blockfront/contract'
import type { PolicyFacts } from '../facts.ts'
import { legalNotice } from './legal-notice.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'
import { wordings } from './wording/all.ts'
import type { PolicyWording } from './wording/en.ts'

interface PolicyTemplate {
  slug: string
  /** The text without a title, as rich text. */
  text: (facts: PolicyFacts, wording: PolicyWording) => string
}

/** The policies of a store, in the order in which they are listed. */
const templates: Readonly<Record<PolicyKind, PolicyTemplate>> = {
  refund: { slug: 'refund-policy', text: refund },
  privacy: { slug: 'privacy-policy', text: privacy },
  terms: { slug: 'terms', text: terms },
  shipping: { slug: 'shipping-policy', text: shipping },
  'legal-notice': { slug: 'legal-notice', text: legalNotice },
}

/** The kinds of policies, in the order in which they are listed. */
export const policyKinds = Object.keys(templates) as PolicyKind[]

/** The usual slug of a policy's page, the same in all languages. */
export const policySlug = (kind: PolicyKind): string => templates[kind].slug

/** The usual title of a policy. */
export const policyTitle = (kind: PolicyKind, { language }: Pick<PolicyFacts, 'language'>): string =>
  wordings[language].titles[kind]

/** The text of a policy for a store, without a title, as rich text. */
export const policyTemplate = (kind: PolicyKind, facts: PolicyFacts): string =>
  templates[kind].text(facts, wordings[facts.language])
