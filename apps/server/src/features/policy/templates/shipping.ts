import type { PolicyFacts } from '../facts.ts'
import { list, paragraphs, section } from './html.ts'

/** Where the store delivers, with its rates. */
export const shipping = ({ shipping: zones, email, pricesIncludeTax }: PolicyFacts): string =>
  [
    ...zones.map(({ countries, rates }) =>
      section(
        countries.length > 0 ? countries.join(', ') : zones.length > 1 ? 'All other countries' : 'All countries',
        list(rates),
      ),
    ),
    zones.length > 0
      ? section(
          'Cost',
          paragraphs(
            `The checkout shows the cost of delivery for your address before you order.${pricesIncludeTax ? '' : ' Taxes may be added.'}`,
            'Delivery times count from the day on which we hand the order to the carrier.',
          ),
        )
      : '',
    section(
      'Delivery problems',
      paragraphs(`If a parcel is late, lost or damaged, contact us with your order number${email ? ` at ${email}` : ''}.`),
    ),
  ].join('')
