import { Children, useMemo } from 'react'
import { useBlockServices } from '../block-services.ts'
import { SliderTrack, type SliderTrackProps } from './SliderTrack.tsx'

export type SliderProps = Omit<SliderTrackProps, 'count'>

/**
 * Slides in a row. The server's HTML is complete and scrollable; the script adds controls. Swiper is imported only if the slider
 * loops or plays, once it is near the viewport and the visitor has interacted with the page. Until then autoplay scrolls it.
 */
export function Slider({ children, ...props }: SliderProps) {
  const { messages } = useBlockServices()
  const slides = useMemo(() => Children.toArray(children), [children])
  const count = slides.length
  if (count === 0) return null
  const keys = slides.map((slide) => (typeof slide === 'object' && 'key' in slide ? slide.key : slide)).join()
  // Swiper reorders the track's children, so another list of slides needs a new track element.
  return (
    <SliderTrack key={keys} count={count} {...props}>
      {slides.map((slide, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: another list of slides gets a new track
          key={i}
          className="bf-slider__slide"
          role="group"
          aria-roledescription={messages.slide}
          aria-label={messages.slideOf({ index: i + 1, count })}
        >
          {slide}
        </div>
      ))}
    </SliderTrack>
  )
}

export const css = `
.bf-slider__slide {
  flex: none;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-snap-align: start;
  width: calc((100% - (var(--slider-columns) - 1) * var(--slider-gap) * 1px - var(--slider-peek, 0px)) / var(--slider-columns));
}
`
