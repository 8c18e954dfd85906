import { expect, it } from 'vitest'
import { missingFacts, type PolicyFacts } from './facts.ts'

const complete = {
  ...{ legalName: 'Fern GmbH', address: ['Fern GmbH', 'Berlin'], email: 'a@example.com', returnDays: 14 },
  ...{ shipping: [{ countries: [], rates: ['Post'] }], paymentMethods: ['Cash'] },
} as unknown as PolicyFacts

it.each([
  [{}, []],
  [{ legalName: '' }, ['legalName']],
  [{ address: ['Fern GmbH'] }, ['address']],
  [{ email: '' }, ['email']],
  [{ returnDays: null }, ['returnDays']],
  [{ returnDays: 0 }, []],
  [{ shipping: [] }, ['shipping']],
  [{ paymentMethods: [] }, ['payment']],
])('with %j, the templates lack %j', (changes, missing) => {
  expect(missingFacts({ ...complete, ...changes })).toEqual(missing)
})
