import { useEffect } from 'react'

/** Calls `onReady` once React has hydrated its sibling components. */
export function HydrationMarker({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
