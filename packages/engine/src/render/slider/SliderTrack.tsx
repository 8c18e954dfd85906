import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useBlockServices } from '../block-services.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { vars } from '../styles/css.ts'
import { arrowKeyStep } from './arrow-key.ts'
import { useAutoplay } from './autoplay.ts'
import { SliderPagination } from './SliderPagination.tsx'
import { useFocusedSlide } from './slide-focus.ts'
import type { SliderEngine } from './slider-engine.ts'
import { useInteracted } from './use-interacted.ts'
import { useSlideLayout } from './use-slide-layout.ts'
import { useSliderEngine } from './use-slider-engine.ts'

type PerWidth = number | { desktop: number; tablet?: number; mobile?: number }

export interface SliderTrackProps {
  /** The accessible name, such as "Products". */
  label: string
  /** The slides, each with a key. */
  children: ReactNode
  /** How many slides there are. */
  count: number
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

/** The moving part of a slider with its controls. */
export function SliderTrack(props: SliderTrackProps) {
  const { label, children, count, columns = 1, space = 0, look = 'row', still = false, loop = false } = props
  const { autoPlay = false, navigation = true, pagination = false } = props
  const { messages, autoplay = true } = useBlockServices()
  const focusedSlide = useFocusedSlide()
  const view = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [layout, near, visible] = useSlideLayout(view, still)

  const moves = !still && layout !== undefined && count > layout.columns
  // To show the first slide after the last one, Swiper needs a slide that is out of view. With fewer, the slider moves back to the first one.
  const loops = loop && moves && count > layout.columns + layout.next
  const positions = loops ? count : moves ? Math.ceil(count - layout.columns) + 1 : 0
  const plays = autoPlay && moves
  const interacted = useInteracted()
  const interact = () => props.autoplayDisableOnInteraction && setPlaying(false)
  const [engine, position, moveByHand] = useSliderEngine(view, {
    layout,
    loop: loops,
    positions,
    swiper: near && interacted && (loops || plays),
    wanted: focusedSlide ?? props.index,
    onIndex: props.onIndex,
    onDrag: interact,
  })
  const { playing, running, setPlaying, holds } = useAutoplay({
    enabled: plays && autoplay && focusedSlide === undefined,
    delay: props.autoplayDelay ?? 3000,
    position,
    visible,
    engine,
  })

  const byHand = (move: (engine: SliderEngine) => void, to: number) => {
    if (!moveByHand(move)) return
    interact()
    setSaid(messages.slideOf({ index: ((to + positions) % positions) + 1, count }))
  }
  const step = (by: 1 | -1) => byHand((engine) => engine.step(by), position + by)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.target === event.currentTarget && moves && arrowKeyStep(event)
    if (!by) return
    event.preventDefault()
    step(by)
  }
  const arrow = (name: 'previous' | 'next', by: 1 | -1, end: number) =>
    moves &&
    navigation && (
      <IconButton
        icon={name}
        label={messages[name]}
        className={`bf-slider__arrow bf-slider__arrow--${name}`}
        disabled={!loop && position === end}
        onClick={() => step(by)}
      />
    )

  return (
    <section
      className={`bf-slider bf-slider--${look}`}
      style={vars({ 'slider-columns': columns, 'slider-gap': space, 'slider-count': count })}
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...holds}
    >
      {arrow('previous', -1, 0)}
      {arrow('next', 1, positions - 1)}
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling area is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div className="bf-slider__view" ref={view} tabIndex={0} role="group" aria-label={label} onKeyDown={onKeyDown}>
        <div className="bf-slider__track" aria-live={running ? 'off' : undefined}>
          {children}
        </div>
      </div>
      {(pagination || autoPlay) && (
        <SliderBar playing={plays ? playing : undefined} onPlay={() => setPlaying(!playing)}>
          {moves && pagination && (
            <SliderPagination
              type={props.paginationType}
              position={position}
              positions={positions}
              onGo={props.paginationClickable === false ? undefined : (to) => byHand((engine) => engine.goTo(to), to)}
            />
          )}
        </SliderBar>
      )}
      <p className="bf-hidden" role="status">
        {said}
      </p>
    </section>
  )
}

interface SliderBarProps {
  children: ReactNode
  /** Undefined for a slider that does not play. */
  playing: boolean | undefined
  onPlay: () => void
}

/** The row of controls below a slider. */
function SliderBar({ children, playing, onPlay }: SliderBarProps) {
  const { messages } = useBlockServices()
  const icon = playing ? 'pause' : 'play'
  return (
    <div className="bf-slider__bar">
      {children}
      {playing !== undefined && (
        <IconButton icon={icon} label={messages[icon]} className="bf-slider__play" data-plays onClick={onPlay} />
      )}
    </div>
  )
}

export const css = `
.bf-slider {
  /* Room for the shadows of cards. It is narrower than the gap, so that the next slide is not in it. */
  --edge: clamp(4px, var(--slider-gap) * 0.75px, var(--gutter));
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}
.bf-slider__view {
  grid-area: 1 / 1;
  min-width: 0;
  margin: -20px calc(-1 * var(--edge)) -40px;
  padding: 20px var(--edge) 40px;
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
  .bf-slider--row {
    /* The start of the next slide shows that there are more slides than columns. It ends at the edge of the page. */
    --edge: var(--gutter);
    --slider-next: 1;
    --slider-peek: calc(28px * clamp(0, var(--slider-count) - var(--slider-columns), 1));
  }
  .bf-slider--stage > .bf-slider__arrow {
    display: none;
  }
  /* Arrows are next to the bar. Without one, shoppers swipe, and only a keyboard shows the arrows. */
  .bf-slider--row > .bf-slider__arrow {
    grid-row: 2;
    margin: 16px 0 0;
    z-index: 1;
  }
  .bf-slider--row > .bf-slider__bar {
    grid-area: 2 / 1;
    min-height: 40px;
    margin: 16px 52px 0;
  }
  .bf-slider--row:not(:has(> .bf-slider__bar)) > .bf-slider__arrow {
    grid-row: 1;
    align-self: end;
    margin: 0;
    &:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
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
