import type { CallOutput } from '@blockfront/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { reloadStore, storeKey } from '../store-query.ts'
import { messages } from './messages.ts'

type Zones = CallOutput<'shipping.zones'>

/** The new order of all zones, or of the rates of one zone. */
type NewOrder = { zoneIds: string[] } | { zoneId: string; rateIds: string[] }

const sorted = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))

const applied = (zones: Zones, order: NewOrder): Zones =>
  'zoneIds' in order
    ? sorted(zones, order.zoneIds)
    : zones.map((zone) => (zone.id === order.zoneId ? { ...zone, rates: sorted(zone.rates, order.rateIds) } : zone))

/** Reorders zones or rates. The screen updates immediately, and returns to the server's order if the call fails. */
export function useShippingOrder() {
  const { storeId } = useStore()
  const client = useQueryClient()
  const key = storeKey(storeId, 'shipping.zones', undefined)
  return useMutation({
    scope: { id: `shipping order ${storeId}` },
    mutationFn: (order: NewOrder) =>
      'zoneIds' in order
        ? api.call('shipping.orderZones', { body: { ...order, storeId } })
        : api.call('shipping.orderRates', { body: { ...order, storeId } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<Zones>(key, (zones) => zones && applied(zones, order))
    },
    onError: (error) => toast.error(`${messages.moveFailed} ${error.message}`),
    onSettled: () => reloadStore(client, storeId),
  })
}
