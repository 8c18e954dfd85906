/** The one file that knows react-router-dom (docs/architecture.md): its declarative half, which is the small one. */
import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { PagePayload } from '../payload.ts'
import { useShop } from '../shop.ts'
import { words } from '../words.ts'
import { useLinks } from './links.ts'
import type { Go, ShownPage } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { createPayloadSource } from './payload-source.ts'
import { usePage } from './use-page.ts'

interface NavigationProps {
  /** The page that the document was made of. */
  first: PagePayload
  parts: PageParts
  /** Shows a page, or how it is with the one that is coming. */
  onPage: (page: ShownPage) => void
  /** Is given the way to another page. */
  onReady: (go: Go) => void
}

/** Follows the browser's address and the page's links. It draws nothing: the page stands beside it, not inside. */
export const Navigation = (props: NavigationProps) => (
  <BrowserRouter>
    <Follow {...props} />
  </BrowserRouter>
)

function Follow({ first, parts, onPage, onReady }: NavigationProps) {
  const [pages] = useState(() => createPayloadSource(first))
  const place = { ...useLocation(), type: useNavigationType() }
  const go: Go = useNavigate()
  const { toast } = useShop()
  // Of all failures this one is said by a toast, too (product.md, point 8).
  const onNoAnswer = (reason: string) => toast('error', words.unexpected(reason))
  const shownPath = usePage({ first, pages, parts, place, go, onPage, onNoAnswer })
  const near = (path: string) => {
    pages
      .load(path)
      .then((answer) => ('redirectTo' in answer ? undefined : parts.ready(answer)))
      .catch(() => undefined)
  }
  useLinks({ navigate: go, onNear: near, pages, shownPath })
  useEffect(() => onReady(go), [go, onReady])
  // Where the connection is lost, nothing could be loaded any more to say so.
  useEffect(() => void import('../overlays/Toasts.tsx').catch(() => undefined), [])
  return null
}
