interface ScrollTarget {
  hash: string
  /** Pixels from the top; undefined leaves the page where it is, unless the hash says otherwise. */
  top: number | undefined
  /** Whether the focus goes to the page's heading. */
  focus: boolean
}

/** Brings a shopper to the right place of a page that was just shown. */
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
