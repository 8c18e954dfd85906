import type { ProviderType } from '@blockfront/contract'

/** Whether a type of payment method is paid through a provider. */
export const isProviderType = (type: string): type is ProviderType => type === 'test' || type === 'stripe' || type === 'mollie'
