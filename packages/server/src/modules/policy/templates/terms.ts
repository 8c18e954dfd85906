import type { PolicyFacts } from '../facts.ts'
import { lines, list, paragraphs, section } from './html.ts'
import type { PolicyWording } from './wording/en.ts'

/** The terms of sale. */
export const terms = (facts: PolicyFacts, { terms: texts, ...wording }: PolicyWording): string =>
  [
    section(texts.seller, lines(facts.seller, ...facts.address, facts.email && wording.email(facts.email))),
    section(texts.orders, paragraphs(texts.scope(facts.storeName), texts.contract)),
    section(texts.prices, paragraphs(facts.pricesIncludeTax ? texts.withTax(facts.currency) : texts.withoutTax(facts.currency))),
    facts.paymentMethods.length > 0 ? section(texts.payment, paragraphs(texts.methods), list(facts.paymentMethods)) : '',
    section(texts.delivery, paragraphs(texts.deliveryText)),
    facts.isEea
      ? section(texts.withdrawal, paragraphs(texts.withdrawalText))
      : section(texts.returns, paragraphs(texts.returnsText)),
    section(texts.faulty, paragraphs(texts.faultyText)),
    facts.country ? section(texts.law, paragraphs(texts.lawText(facts.country))) : '',
  ].join('')
