import type { ProviderType } from '@blockfront/contract'
import { hasDevelopmentPages } from '../../../ground/config.ts'
import { createMollieProvider } from './mollie/mollie-provider.ts'
import type { CreateProvider, PaymentProvider, ProviderServices } from './provider.ts'
import { isProviderType } from './provider-type.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { createTestProvider } from './test/test-provider.ts'

/** Every provider, in the order of the menu that adds a method. */
const creators: Record<ProviderType, CreateProvider> = {
  stripe: createStripeProvider,
  mollie: createMollieProvider,
  test: createTestProvider,
}

/** Returns the provider of a type; undefined if this server does not offer it, such as the test provider in production. */
export function findProvider(services: ProviderServices, type: string): PaymentProvider | undefined {
  if (type === 'test' && !hasDevelopmentPages(services.config)) return undefined
  return isProviderType(type) ? creators[type](services) : undefined
}

/** The types of methods that a store can add on this server. */
export function availableTypes(services: ProviderServices) {
  const offline = (['cod', 'bank_transfer', 'manual'] as const).map((type) => ({ type, canCapture: false }))
  const online = (Object.keys(creators) as ProviderType[]).flatMap((type) => {
    const provider = findProvider(services, type)
    return provider ? [{ type, canCapture: provider.capture !== undefined }] : []
  })
  return [...online, ...offline]
}
