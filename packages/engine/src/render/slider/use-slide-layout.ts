import { type RefObject, useEffect, useState } from 'react'
import { type SlideLayout, slideLayoutOf } from './slider-engine.ts'

/**
 * Returns the layout that the style sheet gives a slider's view (undefined until it is measured), whether the view has been near
 * the viewport, and whether it is visible now. A view that is `still` is not observed.
 */
export function useSlideLayout(view: RefObject<HTMLElement | null>, still: boolean) {
  const [layout, setLayout] = useState<SlideLayout>()
  const [isNear, setIsNear] = useState(false)
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = view.current
    if (!element || still) return
    const measure = () => {
      const next = slideLayoutOf(element)
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    const observers = [
      new ResizeObserver(measure),
      new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), { threshold: 0.2 }),
      new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '300px' }),
    ]
    measure()
    for (const observer of observers) observer.observe(element)
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [view, still])
  return [layout, isNear, visible] as const
}
