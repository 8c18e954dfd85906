import type { ReactNode } from 'react'

/** Heard, not seen. */
export function VisuallyHidden({ children, live }: { children?: ReactNode; live?: 'polite' | 'assertive' }) {
  return (
    <span className="ui-hidden" aria-live={live}>
      {children}
    </span>
  )
}
