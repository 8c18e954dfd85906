import type { PolicyKind } from '@blockfront/contract'
import type { PolicyFacts } from '../facts.ts'
import { legalNotice } from './legal-notice.ts'
import { privacy } from './privacy.ts'
import { refund } from './refund.ts'
import { shipping } from './shipping.ts'
import { terms } from './terms.ts'

interface PolicyTemplate {
  title: string
  slug: string
  /** The text without a title, as rich text. */
  text: (facts: PolicyFacts) => string
}

/** The policies of a store, in the order in which they are listed. */
export const policyTemplates: Readonly<Record<PolicyKind, PolicyTemplate>> = {
  refund: { title: 'Refund policy', slug: 'refund-policy', text: refund },
  privacy: { title: 'Privacy policy', slug: 'privacy-policy', text: privacy },
  terms: { title: 'Terms of service', slug: 'terms', text: terms },
  shipping: { title: 'Shipping policy', slug: 'shipping-policy', text: shipping },
  'legal-notice': { title: 'Legal notice', slug: 'legal-notice', text: legalNotice },
}
