/** The only file of the storefront that imports react-router-dom, so that pages load it separately. It uses the declarative mode, which is the smallest. */
import { ProductPreview } from '@blockfront/engine/product-choice'
import type { NavigationState } from '@blockfront/engine/render'
import { useEffect, useState } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { keepLinkedCode } from '../discount/discount-code.ts'
import type { PagePayload } from '../payload.ts'
import { errorMessage } from '../problems/error-message.ts'
import { useShop } from '../shop.ts'
import { useLinks } from './links.ts'
import type { CurrentPage, Navigate } from './page.ts'
import type { PageParts } from './page-parts.ts'
import { createPayloadLoader } from './payload-loader.ts'
import { usePage } from './use-page.ts'

interface NavigationProps {
  /** The page that the document was rendered from. */
  first: PagePayload
  parts: PageParts
  /** Called with the current page and the state of the navigation. */
  onPage: (page: CurrentPage) => void
  /** Called once with the router's navigate function. */
  onReady: (navigate: Navigate) => void
}

/** Keeps the page in sync with the URL and follows links. It renders nothing: the page is its sibling, not its child. */
export const Navigation = (props: NavigationProps) => (
  <BrowserRouter>
    <NavigateContext {...props} />
  </BrowserRouter>
)

function NavigateContext({ first, parts, onPage, onReady }: NavigationProps) {
  const [pages] = useState(() => createPayloadLoader(first))
  const location = { ...useLocation(), type: useNavigationType() }
  const navigate: Navigate = useNavigate()
  const { product } = (location.state ?? {}) as NavigationState
  const { toast } = useShop()
  // Only this error also shows a toast (product.md, point 8).
  const onNetworkError = (error: Error) => toast('error', errorMessage(error))
  const shownPath = usePage({
    first,
    pages,
    parts,
    location,
    navigate,
    preview: product && location.type !== 'POP' ? <ProductPreview product={product} /> : undefined,
    onPage,
    onNetworkError,
  })
  const preload = (path: string) => {
    pages
      .load(path)
      .then((response) => ('redirectTo' in response ? undefined : parts.preload(response)))
      .catch(() => undefined)
  }
  useLinks({ navigate, onIntent: preload, pages, shownPath })
  // A link of a shared draft leads to a published page.
  useEffect(() => {
    const note = document.getElementById('preview-note')
    if (note) note.hidden = shownPath !== first.route.path
  }, [first, shownPath])
  useEffect(() => keepLinkedCode(location.search), [location.search])
  useEffect(() => onReady(navigate), [navigate, onReady])
  // Load toasts early: without a connection, they could not be loaded to report it.
  useEffect(() => void import('../overlays/Toasts.tsx').catch(() => undefined), [])
  return null
}
