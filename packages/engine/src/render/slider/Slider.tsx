import { Children, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useBlockServices } from '../block-services.ts'
import { vars } from '../css.ts'
import { ButtonIcon } from '../parts/ButtonIcon.tsx'
import { useAutoplay } from './autoplay.ts'
import { SliderBar } from './SliderBar.tsx'
import { scrollEngine } from './scroll-engine.ts'
import { useFocusedSlide } from './slide-focus.ts'
import { type SlideLayout, type SliderEngine, slideLayoutOf } from './slider-engine.ts'
import { hasSettled, useInteracted } from './use-interacted.ts'

type PerWidth = number | { desktop: number; tablet?: number; mobile?: number }

export interface SliderProps {
  /** The accessible name, such as "Products". */
  label: string
  /** The slides, each with a key. */
  children: ReactNode
  /** Number of visible slides. Default: 1. */
  columns?: PerWidth
  /** Pixels between slides. Default: 0. */
  space?: PerWidth
  /** `row`: cards with arrows at the sides and the bar below. `stage`: one slide at a time with all controls over it. */
  look?: 'row' | 'stage'
  autoPlay?: boolean
  /** Milliseconds. */
  autoplayDelay?: number
  autoplayDisableOnInteraction?: boolean
  /** Returns to the first slide after the last one, if there are more slides than columns. */
  loop?: boolean
  navigation?: boolean
  pagination?: boolean
  paginationClickable?: boolean
  paginationType?: 'bullets' | 'fraction' | 'progressbar'
  /** Moves to this slide whenever it changes. */
  index?: number
  /** Called with the index of the slide at the start edge after every move that `index` did not cause. */
  onIndex?: (index: number) => void
  /** Does not move and has no controls, for a row of skeletons. */
  still?: boolean
}

/**
 * Slides in a row. The server's HTML is complete and scrollable; the script adds controls. Swiper is imported only if the slider
 * loops or plays, once it is near the viewport and the visitor has interacted with the page. Until then autoplay scrolls it.
 */
export function Slider({ children, ...props }: SliderProps) {
  const slides = useMemo(() => Children.toArray(children), [children])
  // Swiper reorders the track's children, so another list of slides needs a new track element.
  const keys = slides.map((slide) => (typeof slide === 'object' && 'key' in slide ? slide.key : slide)).join()
  return slides.length > 0 ? <Track key={keys} slides={slides} {...props} /> : null
}

const TAKING_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

function Track({
  label,
  slides,
  columns = 1,
  space = 0,
  look = 'row',
  autoPlay = false,
  autoplayDelay = 3000,
  autoplayDisableOnInteraction = false,
  loop = false,
  navigation = true,
  pagination = false,
  paginationClickable = true,
  paginationType = 'bullets',
  index,
  onIndex,
  still = false,
}: Omit<SliderProps, 'children'> & { slides: readonly ReactNode[] }) {
  const { messages, autoplay = true } = useBlockServices()
  const focusedSlide = useFocusedSlide()
  const view = useRef<HTMLDivElement>(null)
  const motor = useRef<SliderEngine>(undefined)
  const at = useRef(0)
  /** Target of a programmatic move, until it is reached or the shopper scrolls. */
  const heading = useRef<number>(undefined)
  const [layout, setLayout] = useState<SlideLayout>()
  const [position, setPosition] = useState(0)
  const [near, setNear] = useState(false)
  const [visible, setVisible] = useState(false)
  const [said, setSaid] = useState('')

  const count = slides.length
  const moves = !still && layout !== undefined && count > layout.columns
  const loops = loop && moves
  const positions = moves && !loops ? Math.ceil(count - layout.columns) + 1 : count
  const plays = autoPlay && moves
  const { playing, running, setPlaying, holds } = useAutoplay({
    enabled: plays && autoplay && focusedSlide === undefined,
    delay: autoplayDelay,
    position,
    visible,
    motor,
  })
  const { columns: shown, gap } = layout ?? { columns: 1, gap: 0 }

  useEffect(() => {
    const element = view.current
    if (!element || still) return
    const measure = () => {
      const next = slideLayoutOf(element)
      setLayout((now) => (now?.columns === next.columns && now.gap === next.gap ? now : next))
    }
    const size = new ResizeObserver(measure)
    const sight = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), { threshold: 0.2 })
    const approach = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '300px' })
    measure()
    size.observe(element)
    sight.observe(element)
    approach.observe(element)
    return () => {
      size.disconnect()
      sight.disconnect()
      approach.disconnect()
    }
  }, [still])

  const settle = useRef<(position: number) => void>(undefined)
  settle.current = (next) => {
    if (next === at.current) return
    at.current = next
    setPosition(next)
    if (heading.current === undefined) onIndex?.(next)
    else if (heading.current === next) heading.current = undefined
  }
  const interact = useRef<() => void>(undefined)
  interact.current = () => autoplayDisableOnInteraction && setPlaying(false)

  const touched = useInteracted()
  const wantsSwiper = near && touched && (loops || plays)
  useEffect(() => {
    const element = view.current
    if (!element || !moves) return
    let gone = false
    const takeOver = () => {
      heading.current = undefined
    }
    for (const sign of TAKING_OVER) element.addEventListener(sign, takeOver, { passive: true })
    const onPosition = (next: number) => settle.current?.(next)
    const start = (next: SliderEngine) => {
      motor.current?.stop()
      motor.current = next
    }
    start(scrollEngine(element, positions, onPosition))
    if (wantsSwiper)
      Promise.all([import('./swiper-engine.ts'), hasSettled(element)]).then(
        ([{ swiperEngine }]) => {
          if (gone) return
          const options = { columns: shown, gap, loop: loops, position: at.current, onPosition }
          start(swiperEngine(element, { ...options, onDrag: () => interact.current?.() }))
        },
        () => {
          // Without Swiper the row remains scrollable.
        },
      )
    return () => {
      gone = true
      for (const sign of TAKING_OVER) element.removeEventListener(sign, takeOver)
      motor.current?.stop()
      motor.current = undefined
    }
  }, [moves, wantsSwiper, loops, positions, shown, gap])

  const wanted = focusedSlide ?? index
  useEffect(() => {
    if (!moves || wanted === undefined) return
    const to = Math.min(wanted, positions - 1)
    if (to === (heading.current ?? at.current)) return
    heading.current = to === at.current ? undefined : to
    motor.current?.goTo(to)
  }, [moves, wanted, positions])

  const byHand = (move: (motor: SliderEngine) => void, to: number) => {
    if (!motor.current) return
    heading.current = undefined
    move(motor.current)
    interact.current?.()
    setSaid(messages.slideOf(((to + positions) % positions) + 1, count))
  }
  const step = (by: 1 | -1) => byHand((m) => m.step(by), position + by)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || !moves) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === forward ? 1 : -1)
  }
  const arrow = (name: 'previous' | 'next', by: 1 | -1, end: number) => (
    <button
      type="button"
      className={`bf-slider__arrow bf-slider__arrow--${name}`}
      aria-label={messages[name]}
      disabled={!loops && position === end}
      onClick={() => step(by)}
    >
      <ButtonIcon name={name} />
    </button>
  )

  return (
    <section
      className={`bf-slider bf-slider--${look}`}
      style={vars({ 'slider-columns': columns, 'slider-gap': space })}
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...holds}
    >
      {moves && navigation && arrow('previous', -1, 0)}
      {moves && navigation && arrow('next', 1, positions - 1)}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling area is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div className="bf-slider__view" ref={view} tabIndex={0} role="group" aria-label={label} onKeyDown={onKeyDown}>
        <div className="bf-slider__track" aria-live={running ? 'off' : undefined}>
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              key={typeof slide === 'object' && slide && 'key' in slide ? slide.key : i}
              className="bf-slider__slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(i + 1, count)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {(pagination || autoPlay) && (
        <div className="bf-slider__bar">
          {moves && pagination && (
            <SliderBar
              type={paginationType}
              position={position}
              positions={positions}
              onGo={paginationClickable ? (to) => byHand((m) => m.goTo(to), to) : undefined}
            />
          )}
          {plays && (
            <button
              type="button"
              data-plays
              className="bf-slider__play"
              aria-label={playing ? messages.pause : messages.play}
              onClick={() => setPlaying(!playing)}
            >
              <ButtonIcon name={playing ? 'pause' : 'play'} />
            </button>
          )}
        </div>
      )}
      <p className="bf-hidden" role="status">
        {said}
      </p>
    </section>
  )
}

export const css = `
.bf-slider {
  --edge: 4px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}
.bf-slider__view {
  grid-area: 1 / 1;
  min-width: 0;
  margin: -8px calc(-1 * var(--edge));
  padding: 8px var(--edge);
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--edge);
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
}
.bf-slider__track {
  display: flex;
  gap: calc(var(--slider-gap) * 1px);
  width: 100%;
}
.bf-slider__slide {
  flex: none;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  scroll-snap-align: start;
  width: calc((100% - (var(--slider-columns) - 1) * var(--slider-gap) * 1px) / var(--slider-columns));
}
.bf-slider__view[data-motor] {
  overflow: clip visible;
  scroll-snap-type: none;
  touch-action: pan-y;
  .bf-slider__track {
    gap: 0;
    transition-property: transform;
    transition-timing-function: ease-out;
  }
}
.bf-slider__arrow,
.bf-slider__play {
  display: grid;
  place-items: center;
  border-radius: 50%;
  color: var(--color-text);
  background: var(--color-surface);
  transition:
    background-color 150ms,
    opacity 150ms;
}
.bf-slider .bf-slider__arrow {
  grid-area: 1 / 1;
  z-index: 2;
  align-self: center;
  width: 40px;
  height: 40px;
  margin-inline: -20px;
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.08),
    0 4px 12px rgb(0 0 0 / 0.12);
  &:disabled {
    opacity: 0;
    pointer-events: none;
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface), var(--color-text) 6%);
  }
}
.bf-slider__arrow--previous {
  justify-self: start;
}
.bf-slider__arrow--next {
  justify-self: end;
}
.bf-slider__bar {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 32px;
  margin-top: 20px;
}
.bf-slider .bf-slider__play {
  width: 32px;
  height: 32px;
  font-size: 0.8rem;
  color: var(--color-muted);
  background: none;
  &:hover {
    color: var(--color-text);
  }
}
.bf-slider--stage {
  --edge: 0px;
  overflow: clip;
}
.bf-slider--stage > .bf-slider__view {
  margin: 0;
  padding: 0;
}
.bf-slider--stage > .bf-slider__arrow {
  margin-inline: 16px;
  width: 44px;
  height: 44px;
}
.bf-slider--stage > .bf-slider__bar {
  grid-area: 1 / 1;
  z-index: 2;
  align-self: end;
  justify-self: center;
  margin: 0 0 16px;
  padding-inline: 8px;
  border-radius: 999px;
  color: #fff;
  background: rgb(0 0 0 / 0.35);
  --bar: #fff;
  &:empty {
    display: none;
  }
  .bf-slider__play {
    color: #fff;
  }
}
@container page (width < 768px) {
  .bf-slider .bf-slider__arrow {
    width: 36px;
    height: 36px;
    margin-inline: -10px;
  }
  .bf-slider--stage > .bf-slider__arrow {
    display: none;
  }
}
@container page (width < 320px) {
  .bf-slider--row {
    /* biome-ignore-start lint/complexity/noImportantStyles: the block's values are in a style attribute */
    --slider-columns: 1 !important;
    --slider-gap: 32 !important;
    /* biome-ignore-end lint/complexity/noImportantStyles: the block's values are in a style attribute */
  }
}
`
