import type { PolicyFacts } from '../facts.ts'
import { lines, section } from './html.ts'
import type { PolicyWording } from './wording/en.ts'

/** The operator of the store. In the European Union: the information of Directive 2000/31/EC, Article 5, in Germany that of § 5 DDG. */
export const legalNotice = (
  { seller, address, email, phone, representative, registration, vatId }: PolicyFacts,
  { notice, ...wording }: PolicyWording,
): string =>
  [
    section(notice.operator, lines(seller, ...address)),
    section(notice.represented, lines(representative)),
    section(notice.contact, lines(email && wording.email(email), phone && wording.phone(phone))),
    section(notice.registration, lines(registration)),
    section(notice.vatId, lines(vatId)),
    section(notice.responsible, lines(representative || seller, ...address)),
  ].join('')
