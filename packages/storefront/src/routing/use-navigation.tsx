import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PagePayload } from '../payload.ts'
import { appPath } from './app-path.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { useLazyComponent } from './use-lazy-component.ts'

interface NavigationState {
  page: CurrentPage
  navigate: Navigate
  /** The router; render it as a sibling of the page. */
  router: ReactNode
}

const load = () => import('./Navigation.tsx')
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const

/**
 * Returns the current page and a function that navigates to another one. The router loads with the first interaction, so that pages without
 * one do without it. Navigation meanwhile waits for the router; if the router does not load, the browser navigates.
 */
export function useNavigation(first: PagePayload, parts: PageParts): NavigationState {
  const [page, setPage] = useState<CurrentPage>({ payload: first, pending: false, failure: null })
  const [needed, setNeeded] = useState(false)
  const routerNavigate = useRef<Navigate>(undefined)
  const waiting = useRef<Parameters<Navigate>>(undefined)

  const navigate = useCallback<Navigate>((url, ...options) => {
    const path = appPath(url)
    if (path === undefined) return location.assign(url)
    const request: Parameters<Navigate> = [path, ...options]
    if (routerNavigate.current) return routerNavigate.current(...request)
    waiting.current = request
    setNeeded(true)
  }, [])
  const onReady = useCallback((ready: Navigate) => {
    routerNavigate.current = ready
    const request = waiting.current
    waiting.current = undefined
    if (request) ready(...request)
  }, [])
  const module = useLazyComponent(needed, load, () => {
    setNeeded(false)
    if (waiting.current) location.assign(waiting.current[0])
  })
  const isLoaded = module !== undefined

  useEffect(() => {
    if (isLoaded) return
    const controller = new AbortController()
    const { signal } = controller
    for (const name of INTERACTION_EVENTS) window.addEventListener(name, () => setNeeded(true), { signal, passive: true })
    document.addEventListener('click', (event) => captureClick(event, navigate), { signal })
    return () => controller.abort()
  }, [isLoaded, navigate])

  const router = module && <module.Navigation first={first} parts={parts} onPage={setPage} onReady={onReady} />
  return { page, navigate, router }
}

/** Navigates on a plain click on a link of this origin, unless only the router can decide how to follow it. */
function captureClick(event: MouseEvent, navigate: Navigate): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return
  if (link.target || link.download || link.hash || !appPath(link.href)) return
  event.preventDefault()
  navigate(link.href)
}
