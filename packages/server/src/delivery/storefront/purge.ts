import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../../ground/config.ts'
import type { StoreEvents } from '../../ground/events/store-events.ts'
import { changedKeys } from './surrogate-keys.ts'

/** Maximum number of keys that wait for one cache. With more, all pages are purged. */
const MAX_WAITING = 2_000
/** Keys of one request. */
const MAX_KEYS = 100
/** Timeout of a purge request, in milliseconds. */
const TIMEOUT = 2_000
/**
 * Milliseconds after which an accepted purge is sent again: the cache may have stored an outdated page that was still being sent.
 */
const REPEAT_AFTER = 2_000
/** Wait before a failed purge is retried, at first and at most. Milliseconds. */
const FIRST_RETRY = 100
const MAX_RETRY = 5_000

/**
 * Purges pages that are out of date from caches in front of the server, by the keys of their `Surrogate-Key` header: sends
 * `PURGE <url>` with that header to each configured URL. Every process purges after each change, and sends no outdated page after that.
 * So the last purge comes after the last outdated page. At the start it purges all pages, because no process may have received the
 * changes before, and another version of the server may render them differently. After missed notifications it marks all pages as outdated if no
 * other process received them: most of them have not changed, and the cache keeps them until it has asked. Otherwise that process purges, and again
 * after the time in which this process may still have sent an outdated page.
 * Returns a function that stops it. Without URLs it does nothing.
 */
export function purgeCaches(
  events: Pick<StoreEvents, 'onChange'>,
  { purgeUrls, purgeToken }: Pick<Config, 'purgeUrls' | 'purgeToken'>,
  log: Pick<Logger, 'warn'>,
  repeatAfter = REPEAT_AFTER,
): () => void {
  if (purgeUrls.length === 0) return () => {}
  const stopped = new AbortController()
  const queues = purgeUrls.map((url) => purgeQueue(url, purgeToken, { signal: stopped.signal, log, repeatAfter }))
  const purge: Parameters<StoreEvents['onChange']>[0] = (storeId, tags, othersKnow) => {
    if (othersKnow) return
    for (const add of queues) add(changedKeys(storeId, tags), { isSoft: storeId === undefined })
  }
  const stopListening = events.onChange(purge)
  for (const add of queues) add(changedKeys(undefined, undefined))
  return () => {
    stopListening()
    stopped.abort()
  }
}

interface QueueOptions {
  signal: AbortSignal
  log: Pick<Logger, 'warn'>
  repeatAfter: number
}

/** How a key is purged. */
interface Purge {
  /** Whether the cache has accepted it once. */
  isRepeated?: boolean
  /** Whether pages are marked as outdated, so that the cache asks for them with their ETag. Otherwise they are removed. */
  isSoft?: boolean
}

/** Sends keys to one cache, one request at a time, until it has accepted each of them twice. Returns a function that adds keys. */
function purgeQueue(url: string, token: string | undefined, { signal, log, repeatAfter }: QueueOptions) {
  const waiting = new Map<string, Purge>()
  let isSending = false

  const send = async (keys: readonly string[], isSoft: boolean) => {
    const response = await fetch(url, {
      method: 'PURGE',
      headers: {
        'surrogate-key': keys.join(' '),
        ...(isSoft && { 'fastly-soft-purge': '1' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The cache responded with ${response.status}.`)
  }
  const repeat = (keys: readonly string[], isSoft: boolean) => {
    if (keys.length === 0) return
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      add(keys, { isRepeated: true, isSoft })
    }, repeatAfter)
    const cancel = () => clearTimeout(timer)
    signal.addEventListener('abort', cancel, { once: true })
  }

  const sendAll = async () => {
    for (let failures = 0; waiting.size > 0 && !signal.aborted; ) {
      const [isSoft = false] = [...waiting.values()].map((purge) => purge.isSoft)
      const batch = [...waiting].filter(([, purge]) => (purge.isSoft ?? false) === isSoft).slice(0, MAX_KEYS)
      for (const [key] of batch) waiting.delete(key)
      try {
        await send(
          batch.map(([key]) => key),
          isSoft,
        )
        repeat(
          batch.flatMap(([key, { isRepeated }]) => (isRepeated ? [] : [key])),
          isSoft,
        )
        failures = 0
      } catch (error) {
        for (const [key, purge] of batch) put(key, purge)
        if (failures++ === 0 && !signal.aborted) log.warn({ url, err: error }, 'A cache could not be purged; trying again')
        await pause(Math.min(FIRST_RETRY * 2 ** failures, MAX_RETRY), undefined, { signal, ref: false }).catch(() => {})
      }
    }
  }

  /** A key that a new change adds is sent twice again. */
  const put = (key: string, { isRepeated = false, isSoft = false }: Purge) => {
    const earlier = waiting.get(key)
    waiting.set(key, { isRepeated: isRepeated && earlier?.isRepeated !== false, isSoft: isSoft && earlier?.isSoft !== false })
    if (waiting.size <= MAX_WAITING) return
    waiting.clear()
    for (const all of changedKeys(undefined, undefined)) waiting.set(all, { isRepeated: false, isSoft: false })
  }

  function add(keys: readonly string[], purge: Purge = {}): void {
    for (const key of keys) put(key, purge)
    if (isSending) return
    isSending = true
    void sendAll().finally(() => {
      isSending = false
      if (waiting.size > 0 && !signal.aborted) add([])
    })
  }
  return add
}
