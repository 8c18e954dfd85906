import type { Order } from '@blockfront/contract'
import type { CallInput } from '@blockfront/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { storeKey, useStoreMutation } from '../store-query.ts'

type OrderCall = 'order.markPaid' | 'order.fulfill' | 'order.cancel' | 'order.addNote'
type BodyOf<Id extends OrderCall> = CallInput<Id> extends { body: infer Body } ? Body : never
type Rest<Id extends OrderCall> = Omit<BodyOf<Id>, 'storeId' | 'orderId' | 'version'>

/**
 * A change of the order as the person sees it. When it changed elsewhere, the call is refused and the order read again, so that the
 * next try counts for what is then seen.
 */
export function useOrderChange<Id extends OrderCall>(id: Id, { storeId, orderId, version }: Order) {
  const client = useQueryClient()
  const change = useStoreMutation(id, {
    onError: () => void client.invalidateQueries({ queryKey: storeKey(storeId, 'order.get') }),
  })
  // Notes lie next to each other: whatever changed meanwhile, one more does no harm.
  const seen = id === 'order.addNote' ? {} : { version }
  return (rest: Rest<Id>) => change.mutateAsync({ body: { ...rest, storeId, orderId, ...seen } } as unknown as CallInput<Id>)
}
