import { useEffect, useEffectEvent, useState } from 'react'

/** A part of the page that is loaded once it is wanted; undefined until then. `onFail` hears that it did not come. */
export function useLazyComponent<Part>(wanted: boolean, load: () => Promise<Part>, onFail?: () => void): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>()
  const fetchPart = useEffectEvent(load)
  const fail = useEffectEvent(() => onFail?.())
  const there = part !== undefined
  useEffect(() => {
    if (!wanted || there) return
    let alive = true
    fetchPart().then(
      (loaded) => alive && setPart({ loaded }),
      () => alive && fail(),
    )
    return () => {
      alive = false
    }
  }, [wanted, there])
  return part?.loaded
}
