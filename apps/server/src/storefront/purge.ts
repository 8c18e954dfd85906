import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { StoreEvents } from '../events/store-events.ts'
import { changedKeys } from './surrogate-keys.ts'

/** Most keys that wait for one cache. With more, all pages are purged. */
const MAX_WAITING = 2_000
/** Keys of one request. */
const MAX_KEYS = 100
/** Milliseconds that a cache may take for one request. */
const TIMEOUT = 2_000
/**
 * Every purge is sent a second time after so many milliseconds: a page that was on its way to the cache during the first may have been
 * stored after it.
 */
const REPEAT_AFTER = 2_000
/** Wait before a failed purge is tried again, at first and at most. Milliseconds. */
const FIRST_RETRY = 100
const MAX_RETRY = 5_000

/**
 * Purges pages that are out of date from caches in front of the server, by the keys of their `Surrogate-Key` header: sends
 * `PURGE <url>` with that header to each configured URL. Every process purges after each change, and sends no outdated page after that.
 * So the last purge comes after the last outdated page. At the start it purges all pages, because no process may have received the
 * changes before. Returns a function that stops it. Without URLs it does nothing.
 */
export function purgeCaches(
  events: Pick<StoreEvents, 'onChange'>,
  { purgeUrls, purgeToken }: Pick<Config, 'purgeUrls' | 'purgeToken'>,
  log: Pick<Logger, 'warn'>,
  repeatAfter = REPEAT_AFTER,
): () => void {
  const stopped = new AbortController()
  const queues = purgeUrls.map((url) => purgeQueue(url, purgeToken, stopped.signal, log))
  const repeats = new Set<NodeJS.Timeout>()
  const purge = (keys: readonly string[]) => {
    for (const add of queues) add(keys)
  }
  const changed: Parameters<StoreEvents['onChange']>[0] = (storeId, tags) => {
    const keys = changedKeys(storeId, tags)
    purge(keys)
    const repeat = setTimeout(() => {
      repeats.delete(repeat)
      purge(keys)
    }, repeatAfter)
    repeats.add(repeat)
  }
  if (queues.length === 0) return () => {}
  const stopListening = events.onChange(changed)
  changed(undefined, undefined)
  return () => {
    stopListening()
    stopped.abort()
    for (const repeat of repeats) clearTimeout(repeat)
  }
}

/** Sends keys to one cache, one request at a time, until it has accepted them. Returns a function that adds keys. */
function purgeQueue(url: string, token: string | undefined, signal: AbortSignal, log: Pick<Logger, 'warn'>) {
  const waiting = new Set<string>()
  let isSending = false

  const send = async (keys: readonly string[]) => {
    const response = await fetch(url, {
      method: 'PURGE',
      headers: { 'surrogate-key': keys.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The cache answered ${response.status}.`)
  }

  const sendAll = async () => {
    for (let failures = 0; waiting.size > 0 && !signal.aborted; ) {
      const keys = [...waiting].slice(0, MAX_KEYS)
      for (const key of keys) waiting.delete(key)
      try {
        await send(keys)
        failures = 0
      } catch (error) {
        add(keys)
        if (failures++ === 0 && !signal.aborted) log.warn({ url, err: error }, 'A cache could not be purged; trying again')
        await pause(Math.min(FIRST_RETRY * 2 ** failures, MAX_RETRY), undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }

  function add(keys: readonly string[]): void {
    for (const key of keys) waiting.add(key)
    if (waiting.size > MAX_WAITING) {
      waiting.clear()
      for (const key of changedKeys(undefined, undefined)) waiting.add(key)
    }
    if (isSending) return
    isSending = true
    void sendAll().finally(() => {
      isSending = false
      if (waiting.size > 0 && !signal.aborted) add([])
    })
  }
  return add
}
