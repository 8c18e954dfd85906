import { type FocusEvent, type RefObject, useEffect } from 'react'

/** Closes an open disclosure element on Escape and on a press outside. Returns handlers that close it on other occasions. */
export function useDismissal(details: RefObject<HTMLDetailsElement | null>, isActive = true) {
  useEffect(() => {
    if (!isActive) return
    const dismiss = (event: Event) => {
      const { current } = details
      const isInside = current?.contains(event.target as Node)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented
      if (!current?.open || !(isEscape || (event.type === 'pointerdown' && !isInside))) return
      current.open = false
      if (!isEscape) return
      event.preventDefault()
      if (isInside) current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', dismiss)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('pointerdown', dismiss)
      document.removeEventListener('keydown', dismiss)
    }
  }, [details, isActive])
  const close = () => {
    if (details.current && isActive) details.current.open = false
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
    relatedTarget && !currentTarget.contains(relatedTarget) && close()
  return { close, onBlur }
}
