import { type RefObject, useEffect } from 'react'
import { useBuilder } from '../store/hooks.ts'

/** Minimum and maximum zoom of the wheel. */
const LEAST = 0.1
const MOST = 2

/** Ctrl or ⌘ with the wheel, or a pinch on a touchpad, zooms the page instead of the whole window. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useBuilder()
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const zoom = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      const next = store.getState().scale * Math.exp(-event.deltaY / 400)
      store.setState({ zoom: Math.round(Math.min(MOST, Math.max(LEAST, next)) * 100) / 100 })
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [store, stage])
}
