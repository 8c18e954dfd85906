import { useEffect, useMemo, useRef, useState } from 'react'
import type { readHtml } from './read-html.ts'
import type { RichTextContent } from './use-rich-text.ts'

/**
 * Takes the place of `use-rich-text.ts` in builds with the condition `@blockfront/hydrated`, which the storefront's has. The server has drawn the formatted text of the first page: hydration keeps its
 * elements, so that the browser neither loads the parser nor parses the text again. Other pages load the parser before they are drawn.
 */

let read: typeof readHtml | undefined
let isFirstPage = true

async function load(): Promise<void> {
  if (!read) read = (await import('./read-html.ts')).readHtml
}

/** Loads the parser for every page but the first one. Rejects if it fails to load. */
export async function loadRichText(): Promise<void> {
  if (!isFirstPage) await load()
  isFirstPage = false
}

/** React leaves the children of an element with it unchanged while it hydrates. */
const KEPT = { __html: '' }

/** Like the function of the same name in `use-rich-text.ts`. */
export function useRichText(html: string): RichTextContent {
  const ref = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState(() => read)
  // The text whose elements are the server's; undefined if React draws the text.
  const [kept, setKept] = useState(read ? undefined : html)
  if (kept !== undefined && kept !== html) setKept(undefined)
  const isKept = kept !== undefined
  const parse = loaded ?? read
  const children = useMemo(() => (isKept ? undefined : parse?.(html)), [html, isKept, parse])
  useEffect(() => {
    // Without the server's elements, for example in a part that the shopper opened, the text is drawn as soon as it can be.
    if (isKept ? html === '' || ref.current?.hasChildNodes() : parse) return
    let isMounted = true
    load().then(
      () => {
        if (!isMounted) return
        setLoaded(() => read)
        setKept(undefined)
      },
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [html, isKept, parse])
  return isKept
    ? { key: 'kept', ref, dangerouslySetInnerHTML: KEPT, suppressHydrationWarning: true }
    : { key: 'drawn', ref, children }
}
