import { useEffect, useRef, useState } from 'react'
import type { Lightbox, LightboxProps } from './Lightbox.tsx'

/** `Lightbox`, whose code is loaded with the first click. Closes if it fails to load, so that the next click tries again. */
export function LazyLightbox(props: LightboxProps) {
  const [loaded, setLoaded] = useState<{ View: typeof Lightbox }>()
  const close = useRef(props.onClose)
  useEffect(() => {
    let wanted = true
    import('./Lightbox.tsx').then(
      ({ Lightbox: View }) => wanted && setLoaded({ View }),
      () => wanted && close.current(),
    )
    return () => {
      wanted = false
    }
  }, [])
  return loaded ? <loaded.View {...props} /> : null
}

export const css = ''
