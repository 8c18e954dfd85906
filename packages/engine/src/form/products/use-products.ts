import { useEffect, useReducer, useRef, useState } from 'react'
import type { ProductChoice, ProductFinder } from '../control.ts'

/**
 * Returns the products with these ids as far as they are known, and whether the last request failed. A product that does not exist is in the
 * map as undefined.
 */
export function useProducts(finder: ProductFinder, ids: readonly string[]) {
  const known = useRef(new Map<string, ProductChoice | undefined>())
  const [, update] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const missing = ids.filter((id) => !known.current.has(id)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats a failed request
  useEffect(() => {
    if (missing === '') return
    const controller = new AbortController()
    const { signal } = controller
    const wanted = missing.split(',')
    finder.get(wanted, signal).then(
      (found) => {
        if (signal.aborted) return
        for (const id of wanted) known.current.set(id, undefined)
        for (const product of found) known.current.set(product.id, product)
        setFailed(false)
        update()
      },
      () => signal.aborted || setFailed(true),
    )
    return () => controller.abort()
  }, [finder, missing, attempt])
  return {
    known: known.current as ReadonlyMap<string, ProductChoice | undefined>,
    failed: failed && missing !== '',
    remember: (product: ProductChoice) => void known.current.set(product.id, product),
    retry: () => setAttempt(attempt + 1),
  }
}
