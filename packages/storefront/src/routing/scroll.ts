interface ScrollTarget {
  hash: string
  /** Pixels from the top. undefined keeps the scroll position, unless there is a hash. */
  top: number | undefined
  /** Whether to scroll and to focus the page's heading. */
  focus: boolean
}

/** Scrolls to the hash of a new page, or scrolls to `top` and focuses the heading. */
export function restoreScroll({ hash, top, focus }: ScrollTarget): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  target?.scrollIntoView()
  if (target || !focus) return
  window.scrollTo({ top: top ?? 0, behavior: 'instant' })
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
