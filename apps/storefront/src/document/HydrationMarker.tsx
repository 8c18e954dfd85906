import { useEffect } from 'react'

/** Says that everything beside it is there and can be clicked. */
export function HydrationMarker({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}
