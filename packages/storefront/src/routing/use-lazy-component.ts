import { useEffect, useEffectEvent, useState } from 'react'

/** Loads a module once it is needed and returns it; undefined until then. Calls `onFail` if it does not load. */
export function useLazyComponent<Module>(needed: boolean, load: () => Promise<Module>, onFail?: () => void): Module | undefined {
  const [module, setModule] = useState<{ loaded: Module }>()
  const loadModule = useEffectEvent(load)
  const fail = useEffectEvent(() => onFail?.())
  const isLoaded = module !== undefined
  useEffect(() => {
    if (!needed || isLoaded) return
    let isMounted = true
    loadModule().then(
      (loaded) => isMounted && setModule({ loaded }),
      () => isMounted && fail(),
    )
    return () => {
      isMounted = false
    }
  }, [needed, isLoaded])
  return module?.loaded
}
