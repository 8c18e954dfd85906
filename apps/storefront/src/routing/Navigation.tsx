/** The one file that knows react-router-dom (docs/architecture.md): its declarative half, which is the small one. */
import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { messages } from '../messages.ts'
import type { PagePayload } from '../payload.ts'
import { useShop } from '../shop.ts'
import { useLinks } from './links.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { createPayloadLoader } from './payload-loader.ts'
import { usePage } from './use-page.ts'

interface NavigationProps {
  /** The page that the document was made of. */
  first: PagePayload
  parts: PageParts
  /** Shows a page, or how it is with the one that is coming. */
  onPage: (page: CurrentPage) => void
  /** Is given the way to another page. */
  onReady: (go: Navigate) => void
}

/** Follows the browser's address and the page's links. It draws nothing: the page stands beside it, not inside. */
export const Navigation = (props: NavigationProps) => (
  <BrowserRouter>
    <NavigateContext {...props} />
  </BrowserRouter>
)

function NavigateContext({ first, parts, onPage, onReady }: NavigationProps) {
  const [pages] = useState(() => createPayloadLoader(first))
  const place = { ...useLocation(), type: useNavigationType() }
  const go: Navigate = useNavigate()
  const { toast } = useShop()
  // Of all failures this one is said by a toast, too (product.md, point 8).
  const onNoAnswer = (reason: string) => toast('error', messages.unexpected(reason))
  const shownPath = usePage({ first, pages, parts, place, go, onPage, onNoAnswer })
  const near = (path: string) => {
    pages
      .load(path)
      .then((answer) => ('redirectTo' in answer ? undefined : parts.preload(answer)))
      .catch(() => undefined)
  }
  useLinks({ navigate: go, onNear: near, pages, shownPath })
  useEffect(() => onReady(go), [go, onReady])
  // Where the connection is lost, nothing could be loaded any more to say so.
  useEffect(() => void import('../overlays/Toasts.tsx').catch(() => undefined), [])
  return null
}
