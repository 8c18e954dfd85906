import { expect, it } from 'vitest'
import type { Config } from '../../../ground/config.ts'
import { availableTypes, findProvider } from './all.ts'
import type { ProviderServices } from './provider.ts'

/** No provider uses its services before it is called. */
const services = (mode: Config['mode']) => ({ config: { mode, mainHostname: 'localhost' } }) as ProviderServices

it('offers the test provider outside production only, and says which types can capture later', () => {
  const types = (mode: Config['mode']) => availableTypes(services(mode)).map(({ type, canCapture }) => [type, canCapture])
  const offline = ['cod', 'bank_transfer', 'manual'].map((type) => [type, false])
  const online = ['stripe', 'mollie'].map((type) => [type, true])
  expect(types('production')).toEqual([...online, ...offline])
  expect(types('development')).toEqual([...online, ['test', true], ...offline])
  expect(findProvider(services('development'), 'cod')).toBeUndefined()
  expect(findProvider(services('production'), 'test')).toBeUndefined()
})
