import { useEffect, useEffectEvent } from 'react'
import { appPath } from './app-path.ts'
import { formPath } from './form-path.ts'
import type { PayloadLoader } from './payload-loader.ts'

/** The path of a link that the app can follow by itself, in this tab. undefined leaves it to the browser. */
const pagePath = (link: HTMLAnchorElement): string | undefined =>
  (link.target && link.target !== '_self') || link.hasAttribute('download') ? undefined : appPath(link.href)

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

interface UseLinksOptions {
  navigate: (path: string) => void
  /** Hears of a page that the shopper is about to open. */
  onNear: (path: string) => void
  pages: PayloadLoader
  shownPath: string
}

/**
 * Follows every link and GET form of the page within the app, and loads pages ahead: what is pointed at, touched or focused,
 * and what comes into sight where the connection allows it.
 */
export function useLinks({ navigate, onNear, pages, shownPath }: UseLinksOptions): void {
  const go = useEffectEvent(navigate)
  const near = useEffectEvent(onNear)

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
    const approach = (link: HTMLAnchorElement | null) => {
      const path = link ? pagePath(link)?.split('#')[0] : undefined
      if (path && path !== location.pathname + location.search) near(path)
    }
    const ahead = (event: Event) => approach(linkOf(event))
    // Who touched the page first may be pointing at a link already.
    approach(document.querySelector<HTMLAnchorElement>('a[href]:hover'))
    const watched = ['pointerover', 'touchstart', 'focusin'] as const
    document.addEventListener('click', click)
    document.addEventListener('submit', submit)
    for (const name of watched) document.addEventListener(name, ahead, { passive: true })
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('submit', submit)
      for (const name of watched) document.removeEventListener(name, ahead)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchVisible(pages), [pages, shownPath])
}

const isSamePageHash = (path: string) => path.startsWith(`${location.pathname}${location.search}#`)

/** At most this many pages are loaded only because a link to them is in sight. */
const MAX_VISIBLE_PREFETCHES = 6

function prefetchVisible(pages: PayloadLoader): (() => void) | undefined {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData || typeof IntersectionObserver === 'undefined') return undefined
  let left = MAX_VISIBLE_PREFETCHES
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const path = pagePath(target as HTMLAnchorElement)?.split('#')[0]
      if (path && path !== location.pathname && left-- > 0) pages.prefetch(path)
    }
    if (left <= 0) observer.disconnect()
  })
  for (const link of document.querySelectorAll('main a[href]')) observer.observe(link)
  return () => observer.disconnect()
}
