import type { ReactNode } from 'react'

/** Visually hidden text for screen readers. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className="ui-hidden" aria-live={live}>
      {children}
    </span>
  )
}
