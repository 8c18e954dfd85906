import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PagePayload } from '../payload.ts'
import { appPath } from './app-path.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { useLazyComponent } from './use-lazy-component.ts'

interface NavigationState {
  page: CurrentPage
  go: Navigate
  /** Goes into the tree, beside the page. */
  navigation: ReactNode
}

const load = () => import('./Navigation.tsx')
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const

/**
 * The page that is shown, and the way to another one. The router and all that goes with it are loaded when somebody touches the
 * page: one that is only read does without. A link that is clicked meanwhile waits; where the files do not come, the browser
 * goes by itself.
 */
export function useNavigation(first: PagePayload, parts: PageParts): NavigationState {
  const [page, setPage] = useState<CurrentPage>({ payload: first, pending: false, failure: null })
  const [wanted, setWanted] = useState(false)
  const way = useRef<Navigate>(undefined)
  const waiting = useRef<Parameters<Navigate>>(undefined)

  const go = useCallback<Navigate>((address, ...more) => {
    const path = appPath(address)
    if (path === undefined) return location.assign(address)
    const wish: Parameters<Navigate> = [path, ...more]
    if (way.current) return way.current(...wish)
    waiting.current = wish
    setWanted(true)
  }, [])
  const onReady = useCallback((found: Navigate) => {
    way.current = found
    const wish = waiting.current
    waiting.current = undefined
    if (wish) found(...wish)
  }, [])
  const late = useLazyComponent(wanted, load, () => {
    setWanted(false)
    if (waiting.current) location.assign(waiting.current[0])
  })
  const there = late !== undefined

  useEffect(() => {
    if (there) return
    const controller = new AbortController()
    const { signal } = controller
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, () => setWanted(true), { signal, passive: true })
    document.addEventListener('click', (event) => captureClick(event, go), { signal })
    return () => controller.abort()
  }, [there, go])

  const navigation = late && <late.Navigation first={first} parts={parts} onPage={setPage} onReady={onReady} />
  return { page, go, navigation }
}

/** Keeps a plain click on a link of this host, as far as that can be told without the router. */
function captureClick(event: MouseEvent, go: Navigate): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return
  if (link.target || link.download || link.hash || !appPath(link.href)) return
  event.preventDefault()
  go(link.href)
}
