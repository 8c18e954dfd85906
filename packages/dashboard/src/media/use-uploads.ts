import type { Client } from '@blockfront/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storeKey } from '../dashboard/store-query.ts'
import { refusal } from './file-limit.ts'
import { mediaFailure } from './media-failure.ts'
import { messages } from './messages.ts'
import { addRecentUpload } from './recent-uploads.ts'
import type { MediaItem } from './use-library.ts'

/** A file that is uploading or failed. */
export interface FileUpload {
  key: string
  name: string
  /** Progress, 0 to 1. */
  part: number
  failure?: string
  /** Cancels the upload, or removes a failed one from the list. */
  stop: () => void
}

let started = 0

interface UploadOptions {
  /** Called for each uploaded file. */
  onDone: (item: MediaItem) => void
  /** The only accepted kind of file. If the browser knows a file's kind, others are rejected before they are sent. */
  kind?: 'image' | 'video'
}

/**
 * Uploads several files one after another, with the progress of each and the error of a failed one. A failed file stays in the
 * list until it is dismissed; the others continue. Unmounting cancels uploads.
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
      const item = await api.upload('media.upload', { storeId, file }, { signal, onProgress })
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
