import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollEngine } from './scroll-engine.ts'
import type { SlideLayout, SliderEngine } from './slider-engine.ts'
import { hasSettled } from './use-interacted.ts'

const TAKING_OVER = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const

interface Options {
  /** Undefined until it is measured. */
  layout: SlideLayout | undefined
  loop: boolean
  /** How many positions there are; 0 for a slider that does not move. */
  positions: number
  /** Whether Swiper moves the track instead of the browser's scrolling. */
  swiper: boolean
  /** The position to go to whenever it changes. */
  wanted?: number
  /** Called for every move that `wanted` did not cause. */
  onIndex?: (position: number) => void
  /** The shopper began to drag. */
  onDrag: () => void
}

/**
 * Moves the slides in a view. Returns the engine, the position (from 0, of the slide at the start edge), and a function that moves by
 * hand, which ends a move to `wanted`.
 */
export function useSliderEngine(view: RefObject<HTMLElement | null>, options: Options) {
  const { layout, loop, positions, swiper, wanted } = options
  const engine = useRef<SliderEngine>(undefined)
  const latest = useRef(options)
  latest.current = options
  const at = useRef(0)
  /** Target of a programmatic move, until it is reached or the shopper scrolls. */
  const heading = useRef<number>(undefined)
  const [position, setPosition] = useState(0)

  useEffect(() => {
    const element = view.current
    if (!element || !layout || !positions) return
    const controller = new AbortController()
    const { signal } = controller
    const takeOver = () => {
      heading.current = undefined
    }
    for (const sign of TAKING_OVER) element.addEventListener(sign, takeOver, { signal, passive: true })
    const onPosition = (next: number) => {
      if (next === at.current) return
      at.current = next
      setPosition(next)
      if (heading.current === undefined) latest.current.onIndex?.(next)
      else if (heading.current === next) heading.current = undefined
    }
    const start = (next: SliderEngine) => {
      engine.current?.stop()
      engine.current = next
    }
    start(scrollEngine(element, positions, onPosition))
    if (swiper)
      Promise.all([import('./swiper-engine.ts'), hasSettled(element)]).then(
        ([{ swiperEngine }]) => {
          if (signal.aborted) return
          const onDrag = () => latest.current.onDrag()
          start(swiperEngine(element, { ...layout, loop, position: at.current, onPosition, onDrag }))
        },
        () => {
          // Without Swiper the row remains scrollable.
        },
      )
    return () => {
      controller.abort()
      engine.current?.stop()
      engine.current = undefined
    }
  }, [view, swiper, loop, positions, layout])

  useEffect(() => {
    if (!positions || wanted === undefined) return
    const to = Math.min(wanted, positions - 1)
    if (to === (heading.current ?? at.current)) return
    heading.current = to === at.current ? undefined : to
    engine.current?.goTo(to)
  }, [wanted, positions])

  /** Returns whether there is an engine to move. */
  const moveByHand = (move: (engine: SliderEngine) => void) => {
    if (!engine.current) return false
    heading.current = undefined
    move(engine.current)
    return true
  }
  return [engine, position, moveByHand] as const
}
