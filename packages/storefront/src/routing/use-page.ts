import type { NavigationState } from '@blockfront/engine/render'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isCodeFailure } from '../document/stale-code.ts'
import { messages } from '../messages.ts'
import type { PagePayload } from '../payload.ts'
import { errorMessage } from '../problems/error-message.ts'
import { showMeta } from './head.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { PageLoadError, type PayloadLoader, StoreClosedError } from './payload-loader.ts'
import { restoreScroll } from './scroll.ts'
import { changeView } from './view-transition.ts'

interface UsePageOptions {
  first: PagePayload
  pages: PayloadLoader
  parts: PageParts
  /** The router's location, and how the browser got there. */
  location: { pathname: string; search: string; hash: string; key: string; type: 'POP' | 'PUSH' | 'REPLACE'; state: unknown }
  navigate: Navigate
  /** What is known of the page at the location, to show while it loads. */
  preview: ReactNode
  onPage: (page: CurrentPage) => void
  /** Called when the server sent no response. */
  onNetworkError: (error: Error) => void
}

/**
 * Keeps the page in sync with the URL: loads a new page and shows it once it is complete. Then it scrolls to the top, to the hash, or to the
 * previous position when going back, and focuses the new heading. Returns the path of the current page.
 */
export function usePage({
  first,
  pages,
  parts,
  location: to,
  navigate,
  preview,
  onPage,
  onNetworkError,
}: UsePageOptions): string {
  const { pathname, search, hash, key, type } = to
  const path = pathname + search
  const [shownPath, setShownPath] = useState(path)
  const [attempts, setAttempts] = useState(0)
  const shown = useRef({ key, path, payload: first })
  // The history entry whose preview replaced the page.
  const previewed = useRef<string>(undefined)
  const scrolled = useScrollPositions(() => previewed.current ?? shown.current.key)

  const report = (page: Partial<CurrentPage>) =>
    onPage({ payload: shown.current.payload, pending: false, failure: null, ...page })
  const showPreview = () => {
    previewed.current = key
    flushSync(() => report({ pending: true, preview }))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  const show = useEffectEvent(async (signal: AbortSignal) => {
    if (shown.current.path === path) {
      const { payload } = shown.current
      // A new history entry of the same product may name other options. A new object makes the page read them.
      const hasNewOptions = key !== shown.current.key && payload.route.kind === 'product'
      shown.current = { key, path, payload: hasNewOptions ? { ...payload } : payload }
      report({})
      if (previewed.current !== undefined) {
        previewed.current = undefined
        // After React has replaced the preview by the page.
        await new Promise(requestAnimationFrame)
        if (!signal.aborted) window.scrollTo({ top: scrolled.get(key) ?? 0, behavior: 'instant' })
        return
      }
      return restoreScroll({ hash, top: undefined, focus: false })
    }
    report({ pending: true })
    // A cached page is shown sooner.
    const timer = setTimeout(() => preview && !signal.aborted && showPreview())
    try {
      const response = await pages.load(path, { stale: type === 'POP' })
      if (signal.aborted) return
      // Owners can redirect a URL to another site.
      if ('redirectTo' in response && !response.redirectTo.startsWith('/')) return window.location.replace(response.redirectTo)
      if ('redirectTo' in response) return navigate(response.redirectTo, { replace: true, state: to.state as NavigationState })
      // Another language has other messages, so it needs another document.
      if (response.store.locale !== first.store.locale) return window.location.reload()
      await parts.preload(response)
      if (signal.aborted) return
      const top = type === 'POP' ? (scrolled.get(key) ?? 0) : previewed.current === key ? window.scrollY : 0
      changeView(() => {
        previewed.current = undefined
        shown.current = { key, path, payload: keepGlobalBlocks(shown.current.payload, response) }
        flushSync(() => report({}))
        showMeta(response.meta)
        restoreScroll({ hash, top, focus: type === 'POP' || !document.activeElement?.closest('[data-keeps-focus]') })
      })
      setShownPath(path)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StoreClosedError) return window.location.assign(path)
      if (error instanceof PageLoadError) onNetworkError(error)
      const isPlain = isCodeFailure(error) || !navigator.onLine
      const detail = isPlain
        ? errorMessage(error)
        : messages.error({ detail: error instanceof Error ? error.message : String(error) })
      report({ failure: { detail, retry: () => setAttempts(attempts + 1) } })
    } finally {
      clearTimeout(timer)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: load once for each URL and each attempt
  useLayoutEffect(() => {
    const controller = new AbortController()
    void show(controller.signal)
    return () => controller.abort()
  }, [path, hash, key, attempts])

  return shownPath
}

/** Records the scroll position of each history entry, in pixels. The browser's scroll restoration would run before the page is loaded. */
function useScrollPositions(currentKey: () => string): Map<string, number> {
  const [scrolled] = useState(() => new Map<string, number>())
  const keyNow = useEffectEvent(currentKey)
  useEffect(() => {
    const record = () => void scrolled.set(keyNow(), window.scrollY)
    const manual = () => {
      history.scrollRestoration = 'manual'
    }
    // The browser restores the scroll position when it loads a document.
    const auto = () => {
      history.scrollRestoration = 'auto'
    }
    manual()
    record()
    window.addEventListener('scroll', record, { passive: true })
    window.addEventListener('pagehide', auto)
    window.addEventListener('pageshow', manual)
    return () => {
      window.removeEventListener('scroll', record)
      window.removeEventListener('pagehide', auto)
      window.removeEventListener('pageshow', manual)
    }
  }, [scrolled])
  return scrolled
}

/** Keeps the objects of the previous page's layout where they are equal, so that React does not render it again. */
function keepGlobalBlocks(previous: PagePayload, next: PagePayload): PagePayload {
  const keep = <Value>(before: Value, after: Value) => (JSON.stringify(before) === JSON.stringify(after) ? before : after)
  return {
    ...next,
    header: keep(previous.header, next.header),
    footer: keep(previous.footer, next.footer),
    store: keep(previous.store, next.store),
  }
}
