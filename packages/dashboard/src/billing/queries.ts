import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'

export type Overview = CallOutput<'billing.overview'>

export const overviewKey = ['billing', 'overview']

/** The plan of the signed-in account. */
export const useOverview = () =>
  useQuery({ queryKey: overviewKey, queryFn: ({ signal }) => api.call('billing.overview', {}, { signal }) })

type Change = Extract<
  EndpointId,
  'billing.choosePlan' | 'billing.cancel' | 'billing.resume' | 'billing.openPortal' | 'billing.refresh'
>

/** A change of the plan. Everything is loaded again after it, because each screen may depend on the plan. */
export function useBillingMutation<Id extends Change>(id: Id) {
  const client = useQueryClient()
  return useMutation<CallOutput<Id>, Error, CallInput<Id>>({
    mutationFn: (input) => api.call(id, ...([input] as never)),
    onSettled: async () => {
      // A first response that is still loading may be older than the change, and would not be loaded again.
      await client.cancelQueries({ queryKey: ['billing'] })
      await client.invalidateQueries()
    },
  })
}
