import type { CallOutput, Client } from '@blockfront/contract/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { storeKey } from '../dashboard/store-query.ts'

export type MediaItem = CallOutput<'media.list'>['content'][number]
type Kind = MediaItem['kind']

const libraryKey = (storeId: string, ...rest: readonly unknown[]) => storeKey(storeId, 'media.list', 'picker', ...rest)

/** Files of one kind from the store's library, newest first, loaded page by page. */
export function useLibrary(api: Client, storeId: string, kind: Kind, search: string) {
  return useInfiniteQuery({
    queryKey: libraryKey(storeId, kind, search),
    queryFn: ({ pageParam, signal }) =>
      api.call('media.list', { query: { storeId, kind, pageNumber: pageParam, search: search || undefined } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ pageNumber, totalPages }) => (pageNumber + 1 < totalPages ? pageNumber + 1 : undefined),
    placeholderData: (before) => before,
  })
}
