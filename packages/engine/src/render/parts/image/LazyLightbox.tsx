import { useEffect, useRef, useState } from 'react'
import type { Lightbox, LightboxProps } from './Lightbox.tsx'

/** `Lightbox`, whose code is loaded with the first click. Closes if it fails to load, so that the next click tries again. */
export function LazyLightbox(props: LightboxProps) {
  const [loaded, setLoaded] = useState<{ View: typeof Lightbox }>()
  const close = useRef(props.onClose)
  useEffect(() => {
    import('./Lightbox.tsx').then(
      ({ Lightbox: View }) => setLoaded({ View }),
      () => close.current(),
    )
  }, [])
  return loaded ? <loaded.View {...props} /> : null
}

/** The style sheet of `Lightbox`. In that file, page style sheets would contain the component. */
export const css = `
.bf-closer {
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: #fff;
}
.bf-closer__stage {
  width: 100%;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
}
.bf-closer .bf-closer__picture {
  display: block;
  width: 100%;
  height: 100%;
  cursor: zoom-in;
  outline-offset: -4px;
  .bf-picture {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[aria-pressed="true"] {
    width: 250%;
    height: 250%;
    cursor: zoom-out;
  }
}
.bf-closer .bf-closer__button {
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: #1a1a1a;
  background: #fff;
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.08),
    0 2px 8px rgb(0 0 0 / 0.14);
}
.bf-closer .bf-closer__button--close {
  inset: 16px;
  inset-inline-start: auto;
  inset-block-end: auto;
}
.bf-closer__button--previous,
.bf-closer__button--next {
  inset-block-start: calc(50% - 22px);
}
.bf-closer__button--previous {
  inset-inline-start: 16px;
}
.bf-closer__button--next {
  inset-inline-end: 16px;
}
.bf-closer .bf-closer__count {
  position: absolute;
  inset-block-end: 16px;
  inset-inline: 0;
  width: max-content;
  margin-inline: auto;
  padding: 4px 12px;
  border-radius: 999px;
  color: #1a1a1a;
  background: #fff;
  font-size: 0.875rem;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 0.08);
}
`
