import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Address, firstAddress, type Go, sameAddress } from './address.ts'
import type { Router } from './Router.tsx'

interface Place {
  address: Address
  go: Go
  /** Loads the router ahead of a click. */
  wake: () => void
  /** Goes into the tree, beside the page. */
  router: ReactNode
}

/**
 * Where the browser is, and the way to another page. The router is loaded with the first wish to go somewhere: a page that is
 * only read does without. Where it does not come, the browser goes by itself.
 */
export function useAddress(firstPath: string): Place {
  const [address, setAddress] = useState(() => firstAddress(firstPath))
  const [late, setLate] = useState<{ Router: typeof Router }>()
  const way = useRef<Go>(undefined)
  const waiting = useRef<Parameters<Go>>(undefined)
  const asked = useRef(false)

  const wake = useCallback(() => {
    if (asked.current) return
    asked.current = true
    import('./Router.tsx').then(setLate, () => {
      asked.current = false
      if (waiting.current) location.assign(waiting.current[0])
    })
  }, [])
  const go = useCallback<Go>(
    (...wish) => {
      if (way.current) return way.current(...wish)
      waiting.current = wish
      wake()
    },
    [wake],
  )
  useEffect(() => {
    window.addEventListener('popstate', wake)
    return () => window.removeEventListener('popstate', wake)
  }, [wake])

  const onReady = useCallback((found: Go) => {
    way.current = found
    const wish = waiting.current
    waiting.current = undefined
    if (wish) found(...wish)
  }, [])
  const onAddress = useCallback((next: Address) => setAddress((old) => (sameAddress(old, next) ? old : next)), [])
  const router = late && <late.Router onReady={onReady} onAddress={onAddress} />
  return useMemo(() => ({ address, go, wake, router }), [address, go, wake, router])
}
