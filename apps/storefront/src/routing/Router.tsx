/** The one file that knows react-router-dom (docs/architecture.md): its declarative half, which is the small one. */
import { useEffect, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Address, Go } from './address.ts'

interface RouterProps {
  /** Hears where the browser is: at once, and after every change. */
  onAddress: (address: Address) => void
  /** Is given the way to another page. */
  onReady: (go: Go) => void
}

/** Follows the browser's address, and changes it. It draws nothing: the page stands beside it, not inside. */
export const Router = (props: RouterProps) => (
  <BrowserRouter>
    <Follow {...props} />
  </BrowserRouter>
)

function Follow({ onAddress, onReady }: RouterProps) {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  // Later than the layout: the router listens to itself only once all of it is laid out.
  useEffect(() => onReady((path, options) => void navigate(path, options)), [navigate, onReady])
  useLayoutEffect(() => onAddress({ pathname, search, hash, key, type }), [pathname, search, hash, key, type, onAddress])
  return null
}
