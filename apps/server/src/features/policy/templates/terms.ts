import type { PolicyFacts } from '../facts.ts'
import { lines, list, paragraphs, section } from './html.ts'

/** The terms of sale. */
export const terms = (facts: PolicyFacts): string =>
  [
    section('Seller', lines(facts.seller, ...facts.address, facts.email && `Email: ${facts.email}`)),
    section(
      'Orders',
      paragraphs(
        `These terms apply to orders in the online store ${facts.storeName}.`,
        'With the button at the end of the checkout you place a binding order. Before that, you can check and correct what you entered. The contract is made when we confirm your order by email or send the goods.',
      ),
    ),
    section(
      'Prices',
      paragraphs(
        facts.pricesIncludeTax
          ? `All prices are in ${facts.currency} and include taxes. The cost of delivery is shown before you order.`
          : `All prices are in ${facts.currency}. Taxes and the cost of delivery are added at checkout and shown before you order.`,
      ),
    ),
    facts.paymentMethods.length > 0
      ? section('Payment', paragraphs('You can pay with these methods:'), list(facts.paymentMethods))
      : '',
    section('Delivery', paragraphs('Our shipping policy says where we deliver, how long it takes and what it costs.')),
    section(
      facts.isEea ? 'Right of withdrawal' : 'Returns',
      paragraphs(`Our refund policy says how you can ${facts.isEea ? 'withdraw from the contract' : 'return items'}.`),
    ),
    section('Faulty items', paragraphs('You have the rights that the law gives you if an item is faulty.')),
    facts.country
      ? section(
          'Law',
          paragraphs(
            `The law of the seller’s country applies: ${facts.country}. If you are a consumer, the mandatory protection of the law of the country where you live is not affected.`,
          ),
        )
      : '',
  ].join('')
