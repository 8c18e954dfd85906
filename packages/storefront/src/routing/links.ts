import { useEffect, useEffectEvent } from 'react'
import { appPath } from './app-path.ts'
import { formPath } from './form-path.ts'
import type { PayloadLoader } from './payload-loader.ts'

/** Returns the path of a link that the app can follow in this tab, else undefined. */
const pagePath = (link: HTMLAnchorElement): string | undefined =>
  (link.target && link.target !== '_self') || link.hasAttribute('download') ? undefined : appPath(link.href)

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

interface UseLinksOptions {
  navigate: (path: string) => void
  /** Called with the path of a link that the shopper points at, touches or focuses. */
  onIntent: (path: string) => void
  pages: PayloadLoader
  shownPath: string
}

/**
 * Follows every link and GET form of the page within the app. Preloads pages whose links the shopper points at, touches or focuses, and,
 * unless the browser saves data, pages whose links are visible.
 */
export function useLinks({ navigate, onIntent, pages, shownPath }: UseLinksOptions): void {
  const go = useEffectEvent(navigate)
  const intent = useEffectEvent(onIntent)

  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = linkOf(event)
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || event.defaultPrevented || event.button !== 0 || modified) return
      const path = pagePath(link)
      if (path === undefined || isSamePageHash(path)) return
      event.preventDefault()
      go(path)
    }
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      const path = formPath(event.target, event.submitter)
      if (path === undefined) return
      event.preventDefault()
      go(path)
    }
    const preload = (link: HTMLAnchorElement | null) => {
      const path = link ? pagePath(link)?.split('#')[0] : undefined
      if (path && path !== location.pathname + location.search) intent(path)
    }
    const onLinkIntent = (event: Event) => preload(linkOf(event))
    // The pointer may already be over a link when this loads.
    preload(document.querySelector<HTMLAnchorElement>('a[href]:hover'))
    const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const
    document.addEventListener('click', click)
    document.addEventListener('submit', submit)
    for (const name of intentEvents) document.addEventListener(name, onLinkIntent, { passive: true })
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('submit', submit)
      for (const name of intentEvents) document.removeEventListener(name, onLinkIntent)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchVisible(pages), [pages, shownPath])
}

const isSamePageHash = (path: string) => path.startsWith(`${location.pathname}${location.search}#`)

/** Largest number of pages to load because links to them are visible. */
const MAX_VISIBLE_PREFETCHES = 6

function prefetchVisible(pages: PayloadLoader): (() => void) | undefined {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData || typeof IntersectionObserver === 'undefined') return undefined
  let remaining = MAX_VISIBLE_PREFETCHES
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const path = pagePath(target as HTMLAnchorElement)?.split('#')[0]
      if (path && path !== location.pathname && remaining-- > 0) pages.prefetch(path)
    }
    if (remaining <= 0) observer.disconnect()
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  return () => observer.disconnect()
}
