import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract/client'
import { type UseMutationOptions, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useStore } from './store.ts'

/**
 * Reading and changing a store from its screens.
 *
 *     const orders = useStoreQuery('order.list', { page: 0 })             // the chosen store's id is added
 *     return <Loaded query={orders} skeleton={<TableSkeleton />}>{({ content }) => …}</Loaded>
 *
 *     const remove = useStoreChange('category.delete')                     // then all that is known of the store is read again
 *     await remove.mutateAsync({ params: { id } })                         // throws ApiError: show it where it happened
 */

type QueryOf<Id extends EndpointId> = CallInput<Id> extends { query?: infer Query } ? NonNullable<Query> : never
/** Calls whose query names the store. */
type StoreCall = { [Id in EndpointId]: 'storeId' extends keyof QueryOf<Id> ? Id : never }[EndpointId]
type StoreQueryOf<Id extends StoreCall> = Omit<QueryOf<Id>, 'storeId'>
type QueryInput<Query> = Record<never, never> extends Query ? [query?: Query] : [query: Query]

/** Every key starts with the store's id: two stores never share what was read, and one can be forgotten as a whole. */
export const storeKey = (storeId: string, ...rest: readonly unknown[]) => ['store', storeId, ...rest] as const

type QueryOptions<Output> = Omit<UseQueryOptions<Output>, 'queryKey' | 'queryFn'>

/** What a call answers about the chosen store. Lists keep showing the page before while the next one comes. */
export function useStoreQuery<Id extends StoreCall>(
  id: Id,
  ...[query, options]: [...QueryInput<StoreQueryOf<Id>>, options?: QueryOptions<CallOutput<Id>>]
) {
  const { storeId } = useStore()
  return useQuery<CallOutput<Id>>({
    queryKey: storeKey(storeId, id, query),
    queryFn: ({ signal }) => api.call(id, ...([{ query: { ...query, storeId } }, { signal }] as never)),
    placeholderData: ((before: unknown) => before) as never,
    ...options,
  })
}

type ChangeOptions<Id extends EndpointId> = Omit<UseMutationOptions<CallOutput<Id>, Error, CallInput<Id>>, 'mutationFn'>

/** A call that changes the chosen store. On success everything read of that store is read again, in the background. */
export function useStoreMutation<Id extends EndpointId>(id: Id, options: ChangeOptions<Id> = {}) {
  const { storeId } = useStore()
  const client = useQueryClient()
  return useMutation<CallOutput<Id>, Error, CallInput<Id>>({
    ...options,
    mutationFn: (input) => api.call(id, ...([input] as never)),
    onSuccess: (...args) => {
      void client.invalidateQueries({ queryKey: storeKey(storeId) })
      return options.onSuccess?.(...args)
    },
  })
}
