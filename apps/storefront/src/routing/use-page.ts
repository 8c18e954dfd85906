import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PagePayload } from '../payload.ts'
import { showMeta } from './head.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { PageLoadError, type PayloadLoader } from './payload-loader.ts'
import { restoreScroll } from './scroll.ts'
import { changeView } from './view-transition.ts'

interface UsePageOptions {
  first: PagePayload
  pages: PayloadLoader
  parts: PageParts
  /** Where the browser is, and how it came there. */
  place: { pathname: string; search: string; hash: string; key: string; type: 'POP' | 'PUSH' | 'REPLACE' }
  go: Navigate
  onPage: (page: CurrentPage) => void
  onNoAnswer: (reason: string) => void
}

/**
 * Keeps the page in step with the address: loads what is new, shows it when it is whole, then scrolls (to the top, to where
 * it was when going back, or to the hash) and moves the focus to the new heading. Answers the path that is shown.
 */
export function usePage({ first, pages, parts, place, go, onPage, onNoAnswer }: UsePageOptions): string {
  const { pathname, search, hash, key, type } = place
  const path = pathname + search
  const [shownPath, setShownPath] = useState(path)
  const [tries, setTries] = useState(0)
  const shown = useRef({ key, path, payload: first })
  const scrolled = useScrolled(() => shown.current.key)

  const tell = (page: Partial<CurrentPage>) => onPage({ payload: shown.current.payload, pending: false, failure: null, ...page })
  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (shown.current.path === path) {
      const { payload } = shown.current
      // Of a product the address may name other options than were chosen meanwhile.
      const opened = key !== shown.current.key && payload.route.kind === 'product'
      shown.current = { key, path, payload: opened ? { ...payload } : payload }
      tell({})
      return restoreScroll({ hash, top: undefined, focus: false })
    }
    tell({ pending: true })
    try {
      const answer = await pages.load(path, { stale: type === 'POP' })
      if (signal.aborted) return
      // An owner may lead an address to another site, too.
      if ('redirectTo' in answer && !answer.redirectTo.startsWith('/')) return location.replace(answer.redirectTo)
      if ('redirectTo' in answer) return go(answer.redirectTo, { replace: true })
      await parts.preload(answer)
      if (signal.aborted) return
      const top = type === 'POP' ? (scrolled.get(key) ?? 0) : 0
      changeView(() => {
        shown.current = { key, path, payload: keepGlobalBlocks(shown.current.payload, answer) }
        flushSync(() => tell({}))
        showMeta(answer.meta)
        restoreScroll({ hash, top, focus: type === 'POP' || !document.activeElement?.closest('[data-keeps-focus]') })
      })
      setShownPath(path)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      if (error instanceof PageLoadError) onNoAnswer(reason)
      tell({ failure: { reason, retry: () => setTries(tries + 1) } })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address, and each try of it, is one loading
  useLayoutEffect(() => {
    const controller = new AbortController()
    void show(controller.signal)
    return () => controller.abort()
  }, [path, hash, key, tries])

  return shownPath
}

/** Where each entry of the history was scrolled to, in pixels. The browser would scroll before the page is there. */
function useScrolled(currentKey: () => string): Map<string, number> {
  const [scrolled] = useState(() => new Map<string, number>())
  const keyNow = useEffectEvent(currentKey)
  useEffect(() => {
    const remember = () => void scrolled.set(keyNow(), window.scrollY)
    const manual = () => {
      history.scrollRestoration = 'manual'
    }
    // A document that is loaded anew is the browser's to scroll.
    const auto = () => {
      history.scrollRestoration = 'auto'
    }
    manual()
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', auto)
    window.addEventListener('pageshow', manual)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', auto)
      window.removeEventListener('pageshow', manual)
    }
  }, [scrolled])
  return scrolled
}

/** Top bar, navigation and footer stay the same objects while they say the same: nothing in them is drawn again. */
function keepGlobalBlocks(old: PagePayload, next: PagePayload): PagePayload {
  const keep = <Value>(before: Value, after: Value) => (JSON.stringify(before) === JSON.stringify(after) ? before : after)
  return {
    ...next,
    header: keep(old.header, next.header),
    footer: keep(old.footer, next.footer),
    store: keep(old.store, next.store),
  }
}
