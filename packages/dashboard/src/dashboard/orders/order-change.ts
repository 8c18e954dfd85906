import type { Order } from '@blockfront/contract'
import type { CallInput } from '@blockfront/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { storeKey, useStoreMutation } from '../store-query.ts'

type OrderCall =
  | 'order.markPaid'
  | 'order.capture'
  | 'order.fulfill'
  | 'order.updateTracking'
  | 'order.changeParcel'
  | 'order.setStatus'
  | 'order.updateContact'
  | 'order.refund'
  | 'order.retryRefund'
  | 'order.cancel'
  | 'order.sendPaymentLink'
  | 'order.addNote'
type BodyOf<Id extends OrderCall> = CallInput<Id> extends { body: infer Body } ? Body : never
type Rest<Id extends OrderCall> = Omit<BodyOf<Id>, 'storeId' | 'orderId' | 'version'>

/**
 * Changes the order in its displayed version. If it changed elsewhere, the server rejects the call and the order is loaded again,
 * so that the next try is based on what the owner sees.
 */
export function useOrderChange<Id extends OrderCall>(id: Id, { storeId, orderId, version }: Order) {
  const client = useQueryClient()
  const change = useStoreMutation(id, {
    onError: () => void client.invalidateQueries({ queryKey: storeKey(storeId, 'order.get') }),
  })
  // A note does not depend on the order's version, so a newer version is not a conflict.
  const seen = id === 'order.addNote' ? {} : { version }
  return (rest: Rest<Id>) => change.mutateAsync({ body: { ...rest, storeId, orderId, ...seen } } as unknown as CallInput<Id>)
}
