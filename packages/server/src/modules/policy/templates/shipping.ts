import type { PolicyFacts } from '../facts.ts'
import { list, paragraphs, section } from './html.ts'
import type { PolicyWording } from './wording/en.ts'

/** The countries to which the store delivers, with its rates. */
export const shipping = ({ shipping: zones, email, pricesIncludeTax }: PolicyFacts, { shipping: texts }: PolicyWording): string =>
  [
    ...zones.map(({ countries, rates }) =>
      section(
        countries.length > 0 ? countries.join(', ') : zones.length > 1 ? texts.otherCountries : texts.allCountries,
        list(rates),
      ),
    ),
    zones.length > 0
      ? section(texts.cost, paragraphs(pricesIncludeTax ? texts.shown : `${texts.shown} ${texts.taxes}`, texts.days))
      : '',
    section(texts.problems, paragraphs(texts.late(email))),
  ].join('')
