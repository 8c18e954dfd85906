import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { reducedMotion } from './slider-engine.ts'

/** Minimum time that a slide stays readable, in milliseconds. */
const SHORTEST_DELAY = 1000

interface Options {
  enabled: boolean
  /** Milliseconds that a slide is visible; at least 1000. */
  delay: number
  /** A change restarts the timer. */
  position: number
  /** Whether the slider is in the viewport. */
  visible: boolean
  engine: RefObject<{ step: (by: 1) => void } | undefined>
}

/**
 * Plays a slider. It pauses under the pointer, with keyboard focus inside, on hidden pages and out of view. With reduced motion
 * it starts only on request (WCAG 2.2.2).
 */
export function useAutoplay({ enabled, delay, position, visible, engine }: Options) {
  const [playing, setPlaying] = useState(enabled)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => setPlaying(enabled && !reducedMotion()), [enabled])
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const calm = () => query.matches && setPlaying(false)
    const hide = () => setHidden(document.hidden)
    query.addEventListener('change', calm)
    document.addEventListener('visibilitychange', hide)
    return () => {
      query.removeEventListener('change', calm)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])

  const running = playing && visible && !hovered && !focused && !hidden
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that just came, however it came, stands for the whole delay
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => engine.current?.step(1), Math.max(SHORTEST_DELAY, delay))
    return () => clearInterval(timer)
  }, [running, delay, position, engine])

  return {
    playing,
    running,
    setPlaying,
    /** Event handlers for the slider's root. Events on the play button do not pause autoplay. */
    holds: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible:not([data-plays])')),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
    },
  }
}
