import { useEffect, useRef, useState } from 'react'
import { useBlockServices } from '../../block-services.ts'
import { withBreakpoints } from '../../styles/breakpoints.ts'
import { ButtonIcon } from '../ButtonIcon.tsx'

export interface StoreImageProps {
  /** A URL; a falsy value shows the placeholder. */
  src: string | false | null | undefined
  /** Empty where the adjacent text describes it. */
  alt: string
  /** The rendered width, as the HTML attribute `sizes`. The default breakpoints in its conditions become those of the store. */
  sizes?: string
  /** Loads eagerly with high priority: the largest image above the fold. */
  eager?: boolean | undefined
  className?: string
}

/** The attributes of an image that loads before all others, or when it is near the viewport. */
export const loadingOf = (isFirst: boolean | undefined) =>
  isFirst
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)

/** An image in its available sizes. It fills the box of its parent. A missing or broken image is replaced by a placeholder. */
export function StoreImage({ src, alt, sizes = '100vw', eager, className = '' }: StoreImageProps) {
  const { imageSource, breakpoints } = useBlockServices()
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()
  // React misses the error event of an image that failed before hydration.
  useEffect(() => {
    const element = image.current
    if (src && element?.complete && element.currentSrc && element.naturalWidth === 0) setBroken(src)
  }, [src])
  if (!src || broken === src)
    return (
      <span className={`bf-picture bf-picture--none ${className}`} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
        <ButtonIcon name="picture" />
      </span>
    )
  const { srcSet, width, height, ...found } = imageSource(src)
  return (
    <img
      ref={image}
      className={`bf-picture ${className}`}
      src={found.src}
      srcSet={srcSet}
      sizes={srcSet && withBreakpoints(sizes, breakpoints)}
      width={width}
      height={height}
      alt={alt || (found.alt ?? '')}
      style={found.style}
      {...loadingOf(eager)}
      onError={() => setBroken(src)}
    />
  )
}

export const css = `
.bf-picture {
  width: 100%;
  height: 100%;
  object-fit: cover;
}
.bf-picture--none {
  display: grid;
  place-items: center;
  color: #8b8b95;
  background: linear-gradient(135deg, #f3f3f5, #e6e6ea);
  font-size: clamp(1rem, 4cqw, 2.25rem);
}
`
