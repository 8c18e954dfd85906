import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { reducedMotion } from './slider-engine.ts'

/** Nobody can read what changes faster than this, in milliseconds. */
const SHORTEST_DELAY = 1000

interface Options {
  enabled: boolean
  /** Milliseconds that a slide is visible; at least 1000. */
  delay: number
  /** Counts from again whenever it changes. */
  position: number
  /** Whether the slider can be seen. */
  visible: boolean
  motor: RefObject<{ step: (by: 1) => void } | undefined>
}

/**
 * Plays a slider, and holds it while someone reads or works in it: under the pointer, with the keyboard's focus inside, on
 * a hidden page, out of view. Under reduced motion it waits to be started (WCAG 2.2.2).
 */
export function useAutoplay({ enabled, delay, position, visible, motor }: Options) {
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
    const timer = setInterval(() => motor.current?.step(1), Math.max(SHORTEST_DELAY, delay))
    return () => clearInterval(timer)
  }, [running, delay, position, motor])

  return {
    playing,
    running,
    setPlaying,
    /** For the slider's root. The button that starts and pauses does not hold what it starts. */
    holds: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible:not([data-plays])')),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
    },
  }
}
