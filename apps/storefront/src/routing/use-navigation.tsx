import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { PagePayload } from '../payload.ts'
import { appPath } from './app-path.ts'
import type { Go, ShownPage } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { useLate } from './use-late.ts'

interface Shown {
  page: ShownPage
  go: Go
  /** Goes into the tree, beside the page. */
  navigation: ReactNode
}

const load = () => import('./Navigation.tsx')
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const

/**
 * The page that is shown, and the way to another one. The router and all that goes with it are loaded when somebody touches the
 * page: one that is only read does without. A link that is clicked meanwhile waits; where the files do not come, the browser
 * goes by itself.
 */
export function useNavigation(first: PagePayload, parts: PageParts): Shown {
  const [page, setPage] = useState<ShownPage>({ payload: first, pending: false, failure: null })
  const [wanted, setWanted] = useState(false)
  const way = useRef<Go>(undefined)
  const waiting = useRef<Parameters<Go>>(undefined)

  const go = useCallback<Go>((address, ...more) => {
    const path = appPath(address)
    if (path === undefined) return location.assign(address)
    const wish: Parameters<Go> = [path, ...more]
    if (way.current) return way.current(...wish)
    waiting.current = wish
    setWanted(true)
  }, [])
  const onReady = useCallback((found: Go) => {
    way.current = found
    const wish = waiting.current
    waiting.current = undefined
    if (wish) found(...wish)
  }, [])
  const late = useLate(wanted, load, () => {
    setWanted(false)
    if (waiting.current) location.assign(waiting.current[0])
  })
  const there = late !== undefined

  useEffect(() => {
    if (there) return
    const controller = new AbortController()
    const { signal } = controller
    for (const sign of SIGNS) window.addEventListener(sign, () => setWanted(true), { signal, passive: true })
    document.addEventListener('click', (event) => keepClick(event, go), { signal })
    return () => controller.abort()
  }, [there, go])

  const navigation = late && <late.Navigation first={first} parts={parts} onPage={setPage} onReady={onReady} />
  return { page, go, navigation }
}

/** Keeps a plain click on a link of this host, as far as that can be told without the router. */
function keepClick(event: MouseEvent, go: Go): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || event.button !== 0 || modified) return
  if (link.target || link.download || link.hash || !appPath(link.href)) return
  event.preventDefault()
  go(link.href)
}
