import type { PolicyFacts } from '../facts.ts'
import { withdrawalDays } from '../withdrawal.ts'
import { lines, list, paragraphs, section } from './html.ts'
import type { PolicyWording } from './wording/en.ts'

/** Returns and refunds; in the European Economic Area the right of withdrawal of Directive 2011/83/EU. */
export const refund = (facts: PolicyFacts, wording: PolicyWording): string =>
  facts.isEea ? withdrawal(facts, wording) : returns(facts, wording)

const contact = ({ seller, address, email, phone }: PolicyFacts, wording: PolicyWording) =>
  lines(seller, ...address, email && wording.email(email), phone && wording.phone(phone))

const faulty = ({ faulty: { title, text } }: PolicyWording) => section(title, paragraphs(text))

const costs = ({ returnCosts }: PolicyFacts, { weSend, youSend }: PolicyWording['returns' | 'withdrawal']) =>
  returnCosts === 'store' ? weSend : youSend

function returns(facts: PolicyFacts, wording: PolicyWording): string {
  const { returnDays, email } = facts
  const { returns: texts } = wording
  const contactUs = section(texts.contact, contact(facts, wording))
  if (returnDays === 0) return [paragraphs(texts.none), faulty(wording), contactUs].join('')
  return [
    section(texts.title, paragraphs(returnDays !== null && texts.period(returnDays), texts.condition)),
    section(texts.how, paragraphs(email ? texts.write(email) : texts.ask, costs(facts, texts))),
    section(texts.refunds, paragraphs(texts.refund)),
    faulty(wording),
    contactUs,
  ].join('')
}

function withdrawal(facts: PolicyFacts, wording: PolicyWording): string {
  const { withdrawal: texts } = wording
  const days = withdrawalDays(facts.returnDays)
  return [
    section(
      texts.title,
      paragraphs(texts.right(days), texts.period(days), texts.statement),
      contact(facts, wording),
      paragraphs(texts.form),
    ),
    section(texts.effects, paragraphs(texts.refund, texts.withhold, texts.sendBack, costs(facts, texts), texts.loss)),
    section(texts.exceptions, paragraphs(texts.except), list(texts.exceptList)),
    section(
      texts.model,
      paragraphs(texts.modelUse, texts.to),
      contact(facts, wording),
      list(texts.modelLines),
      paragraphs(texts.modelNote),
    ),
    faulty(wording),
  ].join('')
}
