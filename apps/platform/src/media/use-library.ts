import type { CallOutput, Client } from '@blockfront/contract/client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { storeKey } from '../dashboard/query.ts'
import { tooLarge } from './file-limit.ts'
import { mediaFailure } from './media-failure.ts'

export type MediaItem = CallOutput<'media.list'>['content'][number]
type Kind = MediaItem['kind']

const libraryKey = (storeId: string, ...rest: readonly unknown[]) => storeKey(storeId, 'media.list', 'picker', ...rest)

/** Files of one kind from the store's library, newest first, page by page. */
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

export interface Upload {
  name: string
  /** 0 to 1. */
  part: number
  stop: () => void
}

/** Uploads one file at a time: how far it is, and why it failed. */
export function useUpload(api: Client, storeId: string, onDone: (item: MediaItem) => void) {
  const client = useQueryClient()
  const [upload, setUpload] = useState<Upload>()
  const [failure, setFailure] = useState<string>()
  const going = useRef<AbortController>(undefined)
  useEffect(() => () => going.current?.abort(), [])
  const start = useCallback(
    (file: File) => {
      going.current?.abort()
      const refused = tooLarge(file)
      if (refused) {
        setUpload(undefined)
        setFailure(refused)
        return
      }
      const mine = new AbortController()
      going.current = mine
      const show = (part: number) => setUpload({ name: file.name, part, stop: () => mine.abort() })
      setFailure(undefined)
      show(0)
      const onProgress = ({ loaded, total }: { loaded: number; total: number }) => show(total > 0 ? loaded / total : 0)
      api
        .upload({ storeId, file }, { signal: mine.signal, onProgress })
        .then(onDone, (error: unknown) => !mine.signal.aborted && setFailure(mediaFailure(error)))
        .finally(() => {
          if (going.current === mine) setUpload(undefined)
          void client.invalidateQueries({ queryKey: libraryKey(storeId) })
        })
    },
    [api, storeId, client, onDone],
  )
  return { upload, failure, start }
}
