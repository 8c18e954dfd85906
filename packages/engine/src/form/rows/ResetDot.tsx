import { Tooltip } from '@blockfront/ui'
import { memo } from 'react'
import { useLatest } from '../use-latest.ts'

interface ResetDotProps {
  label: string
  onReset: () => void
}

/** A dot next to a changed value. A click restores the default. */
export function ResetDot({ label, onReset }: ResetDotProps) {
  return <Dot label={label} onReset={useLatest(onReset)} />
}

/** Memoized, because a tooltip consists of many components and its row renders on each keystroke. */
const Dot = memo(({ label, onReset }: ResetDotProps) => (
  <Tooltip text={label}>
    <button type="button" className="ui-reset" aria-label={label} onClick={onReset} />
  </Tooltip>
))
