import type { CallOutput } from '@blockfront/contract/client'
import type { Shop } from '../shop.ts'

export type Shopper = NonNullable<CallOutput<'shopper.current'>['customer']>
export type ShopperOrder = CallOutput<'shopper.orders'>['orders'][number]

/** The signed-in customer; null without a session. */
export async function loadShopper(api: Shop['api'], signal?: AbortSignal): Promise<Shopper | null> {
  return (await api.call('shopper.current', undefined, { signal })).customer
}

/** The reason of a failed call, for the shopper. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
