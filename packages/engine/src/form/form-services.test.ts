import { expect, test } from 'vitest'
import { completeServices } from './form-services.ts'

test('a service that is still loading has its default', () => {
  const loading = { colors: undefined, messages: undefined, controls: undefined } as object
  expect(completeServices(loading, {}, true)).toEqual(completeServices(undefined, {}, true))
})
