import type { PolicyFacts } from '../facts.ts'
import { withdrawalDays } from '../withdrawal.ts'
import { lines, list, paragraphs, section } from './html.ts'

/** Returns and refunds; in the European Economic Area the right of withdrawal of Directive 2011/83/EU. */
export const refund = (facts: PolicyFacts): string => (facts.isEea ? withdrawal(facts) : returns(facts))

const costs = ({ returnCosts }: PolicyFacts) =>
  returnCosts === 'store' ? 'We pay the cost of sending the items back.' : 'You pay the cost of sending the items back.'

const contact = ({ seller, address, email, phone }: PolicyFacts) =>
  lines(seller, ...address, email && `Email: ${email}`, phone && `Phone: ${phone}`)

const faulty = section(
  'Damaged or wrong items',
  paragraphs(
    'Contact us if an item arrives damaged or is not what you ordered. Your legal rights regarding faulty items are not affected by this policy.',
  ),
)

function returns(facts: PolicyFacts): string {
  const { returnDays, email } = facts
  if (returnDays === 0)
    return [
      paragraphs('We do not accept returns of items that are as described.'),
      faulty,
      section('Contact', contact(facts)),
    ].join('')
  return [
    section(
      'Returns',
      paragraphs(
        returnDays !== null && `You can return items within ${returnDays} days after you receive them.`,
        'Items must be unused and in the condition in which you received them.',
      ),
    ),
    section(
      'How to return an item',
      paragraphs(
        email
          ? `Write to ${email} with your order number before you send anything back.`
          : 'Contact us before you send anything back.',
        costs(facts),
      ),
    ),
    section('Refunds', paragraphs('After we receive the items, we refund their price to the payment method that you used.')),
    faulty,
    section('Contact', contact(facts)),
  ].join('')
}

function withdrawal(facts: PolicyFacts): string {
  const days = withdrawalDays(facts.returnDays)
  return [
    section(
      'Right of withdrawal',
      paragraphs(
        `If you are a consumer, you have the right to withdraw from this contract within ${days} days without giving any reason.`,
        `The withdrawal period ends ${days} days after the day on which you, or a person whom you name and who is not the carrier, receive the goods. For an order that is delivered in several parcels, it is the day on which the last one arrives.`,
        'To use the right of withdrawal, inform us of your decision by a clear statement, for example a letter or an email:',
      ),
      contact(facts),
      paragraphs(
        'You may use the model form below, but you do not have to. It is sufficient to send your statement before the withdrawal period has ended.',
      ),
    ),
    section(
      'Effects of withdrawal',
      paragraphs(
        'If you withdraw from this contract, we refund all payments that we received from you, including the cost of delivery, except for extra cost if you chose another delivery than the least expensive standard delivery that we offer. We do so without undue delay and no later than 14 days after the day on which we are informed of your withdrawal. We use the payment method that you used, unless we agreed otherwise with you, and charge no fee for the refund.',
        'We may withhold the refund until we have received the goods or you have supplied evidence of having sent them back, whichever is earlier.',
        'Send the goods back to us without undue delay and no later than 14 days after the day on which you inform us of your withdrawal.',
        costs(facts),
        'You are only liable for a loss in value of the goods that results from handling them in another way than necessary to check their nature, characteristics and functioning.',
      ),
    ),
    section(
      'Exceptions',
      paragraphs('The right of withdrawal does not apply, among others, to these goods:'),
      list([
        'goods that are made to your specifications or clearly personalized',
        'goods that deteriorate or expire rapidly',
        'sealed goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed after delivery',
      ]),
    ),
    section(
      'Model withdrawal form',
      paragraphs('Complete and return this form only if you want to withdraw from the contract.'),
      contact(facts),
      list([
        'I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods:',
        'Ordered on / received on:',
        'Name of the consumer(s):',
        'Address of the consumer(s):',
        'Signature of the consumer(s), only if this form is sent on paper:',
        'Date:',
      ]),
    ),
    faulty,
  ].join('')
}
