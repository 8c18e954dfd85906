import { Tooltip } from '@blockfront/ui'
import { memo } from 'react'
import { useLatest } from '../use-latest.ts'

interface ResetDotProps {
  label: string
  onReset: () => void
}

/** The dot of a changed value. Pressing it brings the default back. */
export function ResetDot({ label, onReset }: ResetDotProps) {
  return <Dot label={label} onReset={useLatest(onReset)} />
}

/** Not rendered again while the owner types next to it: a tooltip is many components. */
const Dot = memo(({ label, onReset }: ResetDotProps) => (
  <Tooltip text={label}>
    <button type="button" className="ui-reset" aria-label={label} onClick={onReset} />
  </Tooltip>
))
