import type { Client } from '@blockfront/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storeKey } from '../dashboard/store-query.ts'
import { refusal } from './file-limit.ts'
import { mediaFailure } from './media-failure.ts'
import { messages } from './messages.ts'
import { addRecentUpload } from './recent-uploads.ts'
import type { MediaItem } from './use-library.ts'

/** A file on its way to the library, or one that did not get there. */
export interface FileUpload {
  key: string
  name: string
  /** 0 to 1. */
  part: number
  failure?: string
  /** Stops it, or takes its failure out of the list. */
  stop: () => void
}

let started = 0

interface UploadOptions {
  /** Called with each file that arrived in the library. */
  onDone: (item: MediaItem) => void
  /** The only kind of file that fits. Others are refused by name, before they are sent if the browser knows their kind. */
  kind?: 'image' | 'video'
}

/**
 * Uploads many files, one after another: the progress of each, and the reason why one failed. A failed file keeps its name in the list
 * until it is dismissed, and the others go on. Uploads end with the component.
 */
export function useUploads(api: Client, storeId: string, { onDone, kind }: UploadOptions) {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const all = useRef(new AbortController())
  useEffect(() => {
    const ending = new AbortController()
    all.current = ending
    return () => ending.abort()
  }, [])
  const done = useEffectEvent(onDone)
  const send = useEffectEvent(async (file: File, key: string, signal: AbortSignal) => {
    const change = (next: Partial<FileUpload>) =>
      setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))
    const leave = () => setUploads((before) => before.filter((one) => one.key !== key))
    try {
      signal.throwIfAborted()
      const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        change({ part: total > 0 ? loaded / total : 0 })
      const item = await api.upload({ storeId, file }, { signal, onProgress })
      addRecentUpload(item.url)
      if (kind && item.kind !== kind) change({ failure: messages.notFitting[kind] })
      else {
        leave()
        done(item)
      }
      void client.invalidateQueries({ queryKey: storeKey(storeId, 'media.list') })
    } catch (error) {
      if (signal.aborted) leave()
      else change({ failure: mediaFailure(error) })
    }
  })
  const start = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const key = String(++started)
        const own = new AbortController()
        const signal = AbortSignal.any([own.signal, all.current.signal])
        const failure = refusal(file, kind)
        const stop = () => {
          own.abort()
          setUploads((before) => before.filter((one) => one.key !== key))
        }
        setUploads((before) => [...before, { key, name: file.name, part: 0, failure, stop }])
        if (!failure) line.current = line.current.then(() => send(file, key, signal))
      }
    },
    [kind],
  )
  return { uploads, start }
}
