import type { Client } from '@blockfront/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storeKey } from '../dashboard/query.ts'
import { tooLarge } from './file-limit.ts'
import { keepFresh } from './fresh-files.ts'
import { mediaFailure } from './media-failure.ts'
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

/** Uploads many files, one after another: how far each is, and why one failed. Those under way end with the component. */
export function useUploads(api: Client, storeId: string, onDone: (item: MediaItem) => void) {
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
      keepFresh(item.url)
      leave()
      done(item)
      void client.invalidateQueries({ queryKey: storeKey(storeId, 'media.list') })
    } catch (error) {
      if (signal.aborted) leave()
      else change({ failure: mediaFailure(error) })
    }
  })
  const start = useCallback((files: Iterable<File>) => {
    for (const file of files) {
      const key = String(++started)
      const own = new AbortController()
      const signal = AbortSignal.any([own.signal, all.current.signal])
      const failure = tooLarge(file)
      const stop = () => {
        own.abort()
        setUploads((before) => before.filter((one) => one.key !== key))
      }
      setUploads((before) => [...before, { key, name: file.name, part: 0, failure, stop }])
      if (!failure) line.current = line.current.then(() => send(file, key, signal))
    }
  }, [])
  return { uploads, start }
}
