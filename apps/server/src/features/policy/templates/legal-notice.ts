import type { PolicyFacts } from '../facts.ts'
import { lines, section } from './html.ts'

/** Who runs the store. In the European Union: the information of Directive 2000/31/EC, Article 5, in Germany that of § 5 DDG. */
export const legalNotice = ({ seller, address, email, phone, representative, registration, vatId }: PolicyFacts): string =>
  [
    section('Operator of this online store', lines(seller, ...address)),
    section('Represented by', lines(representative)),
    section('Contact', lines(email && `Email: ${email}`, phone && `Phone: ${phone}`)),
    section('Registration', lines(registration)),
    section('VAT identification number', lines(vatId)),
    section('Responsible for the content', lines(representative || seller, ...address)),
  ].join('')
