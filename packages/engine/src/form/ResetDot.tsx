import { Tooltip } from './ui/Tooltip.tsx'

/** The dot of a changed value. Pressing it brings the default back. */
export function ResetDot({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <Tooltip text={label}>
      <button type="button" className="ui-reset" aria-label={label} onClick={onReset} />
    </Tooltip>
  )
}
