import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** A status or a number: "Draft", "Paid", 12. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames('ui-badge', tone !== 'neutral' && `ui-badge--${tone}`)} dir="auto">
      {children}
    </span>
  )
}
