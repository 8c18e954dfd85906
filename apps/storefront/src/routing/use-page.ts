import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PagePayload } from '../payload.ts'
import type { Address, Go } from './address.ts'
import { showMeta } from './head.ts'
import type { PageParts } from './page-parts.ts'
import type { PayloadSource } from './payload-source.ts'
import { changeView } from './view-transition.ts'

export interface ShownPage {
  payload: PagePayload
  /** Whether another page is on its way. */
  pending: boolean
  /** The address whose page did not come; null otherwise. */
  failed: string | null
  retry: () => void
}

interface UsePageOptions {
  pages: PayloadSource
  parts: PageParts
  address: Address
  go: Go
}

/**
 * Keeps the page in step with the address: loads what is new, shows it when it is whole, then scrolls (to the top, to where
 * it was when going back, or to the hash) and moves the focus to the new heading.
 */
export function usePage(first: PagePayload, { pages, parts, address, go }: UsePageOptions): ShownPage {
  const { pathname, search, hash, key, type } = address
  const path = pathname + search
  const [payload, setPayload] = useState(first)
  const [failed, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const places = useRef(new Map<string, number>())
  const shown = useRef({ key, path })

  // The browser would scroll before the page is there.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => places.current.set(shown.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (shown.current.path === path) {
      shown.current.key = key
      setFailed(null)
      return land({ hash, place: undefined, focus: false })
    }
    try {
      const answer = await pages.load(path, { stale: type === 'POP' })
      if (signal.aborted) return
      if ('redirectTo' in answer) return go(answer.redirectTo, { replace: true })
      await parts.ready(answer)
      if (signal.aborted) return
      const place = type === 'POP' ? (places.current.get(key) ?? 0) : undefined
      changeView(() => {
        shown.current = { key, path }
        flushSync(() => {
          setFailed(null)
          setPayload((old) => keepGlobal(old, answer))
        })
        showMeta(answer.meta)
        land({ hash, place, focus: true })
      })
    } catch {
      if (!signal.aborted) setFailed(path)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address, and each try of it, is one loading
  useLayoutEffect(() => {
    const controller = new AbortController()
    void show(controller.signal)
    return () => controller.abort()
  }, [path, hash, key, tries])

  const pending = payload.route.path !== path && failed !== path && shown.current.path !== path
  return { payload, pending, failed: failed === path ? failed : null, retry: () => setTries(tries + 1) }
}

interface Landing {
  hash: string
  place: number | undefined
  focus: boolean
}

function land({ hash, place, focus }: Landing): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  target?.scrollIntoView()
  if (target || !focus) return
  window.scrollTo({ top: place ?? 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Top bar, navigation and footer stay the same objects while they say the same: nothing in them is drawn again. */
function keepGlobal(old: PagePayload, next: PagePayload): PagePayload {
  const keep = <Value>(before: Value, after: Value) => (JSON.stringify(before) === JSON.stringify(after) ? before : after)
  return {
    ...next,
    header: keep(old.header, next.header),
    footer: keep(old.footer, next.footer),
    store: keep(old.store, next.store),
  }
}
