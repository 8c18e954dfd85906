import type { CallInput, CallOutput, EndpointId } from '@blockfront/contract/client'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../api.ts'
import { useStore } from './store.ts'

/**
 * Loads and changes data of a store from its screens.
 * const orders = useStoreQuery('order.list', { page: 0 })     // adds the id of the selected store
 * return <Loaded query={orders} skeleton={<TableSkeleton />}>{({ content }) => …}</Loaded>
 * const remove = useStoreMutation('category.delete')          // on success, reloads all data of the store
 * await remove.mutateAsync({ params: { id } })                // throws ApiError: show it in context
 */

type QueryOf<Id extends EndpointId> = CallInput<Id> extends { query?: infer Query } ? NonNullable<Query> : never
/** Calls whose query names the store. */
type StoreCall = { [Id in EndpointId]: 'storeId' extends keyof QueryOf<Id> ? Id : never }[EndpointId]
export type StoreQueryOf<Id extends StoreCall> = Omit<QueryOf<Id>, 'storeId'>
type QueryInput<Query> = Record<never, never> extends Query ? [query?: Query] : [query: Query]

/** Every key starts with the store's id, so that stores never share data and one can be removed as a whole. */
export const storeKey = (storeId: string, ...rest: readonly unknown[]) => ['store', storeId, ...rest] as const

type QueryOptions<Output> = Omit<UseQueryOptions<Output>, 'queryKey' | 'queryFn'>

/** Calls an endpoint for the selected store. Lists show the previous page while the next one loads. */
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

/** A mutation of the selected store. On success, all data of that store is reloaded in the background. */
export function useStoreMutation<Id extends EndpointId>(id: Id, options: ChangeOptions<Id> = {}) {
  const { storeId } = useStore()
  const client = useQueryClient()
  return useMutation<CallOutput<Id>, Error, CallInput<Id>>({
    ...options,
    mutationFn: (input) => api.call(id, ...([input] as never)),
    onSuccess: (...args) => {
      void reloadStore(client, storeId)
      return options.onSuccess?.(...args)
    },
  })
}

/**
 * Reloads all data of a store that screens show. Data that is being loaded for the first time may be older than the change, so that it is loaded
 * once more: `invalidateQueries` only waits for it.
 */
export async function reloadStore(client: QueryClient, storeId: string): Promise<void> {
  const filters = { queryKey: storeKey(storeId) }
  const loading = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await client.invalidateQueries(filters)
  await Promise.all(loading.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })))
}
