import { expect, it } from 'vitest'
import { checkoutConfig } from '../../testing/payload.ts'
import { addressFields } from './fields.ts'

it('asks for the family name first where the language writes it first', () => {
  const namesIn = (locale: string) =>
    addressFields(checkoutConfig, { country: 'DE', locale })
      .map(({ name }) => name)
      .slice(0, 2)
  expect(namesIn('ja')).toEqual(['lastName', 'firstName'])
  expect(namesIn('de-AT')).toEqual(['firstName', 'lastName'])
})
