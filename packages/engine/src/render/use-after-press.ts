import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs an action immediately or, while a pointer is pressed, after the click that follows. A message that appears
 * when a field loses focus moves the button below it. If it appeared between press and release, the button would get no click.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The browser dispatches the click right after pointerup, before any timer.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action()
      })
    }
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('pointerup', release, true)
      removeEventListener('pointercancel', release, true)
    }
  }, [])
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action)
    else action()
  }, [])
}
