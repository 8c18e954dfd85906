import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that never changes and always calls the newest one, so that memoised rows keep still. For event handlers only. */
export function useLatest<A extends unknown[], R>(handler: (...args: A) => R): (...args: A) => R {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
