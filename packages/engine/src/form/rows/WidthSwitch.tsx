import { IconButton, SegmentedControl } from '@blockfront/ui'
import { Monitor, Smartphone, Tablet, X } from '@blockfront/ui/icons'
import { WIDTHS, type Width } from '../../field/meta.ts'
import type { FormMessages } from '../messages.ts'

export interface WidthSwitchProps {
  /** Label of the field. */
  label: string
  width: Width
  onChange: (width: Width) => void
  messages: FormMessages
  /** Whether a width has its own value. */
  marked?: (width: Width) => boolean
  /** Removes the value of the selected width. */
  onClear?: () => void
}

const icons = { desktop: <Monitor size={14} />, tablet: <Tablet size={14} />, mobile: <Smartphone size={14} /> }

/** Selects the width that a responsive field edits. */
export function WidthSwitch({ label, width, onChange, messages, marked, onClear }: WidthSwitchProps) {
  return (
    <>
      {onClear && (
        <IconButton label={messages.resetWidth(label, messages.widths[width])} size="small" onClick={onClear}>
          <X size={12} />
        </IconButton>
      )}
      <SegmentedControl
        label={messages.widthOf(label)}
        size="small"
        value={width}
        onChange={onChange}
        options={WIDTHS.map((one) => ({ value: one, label: messages.widths[one], icon: icons[one], marked: marked?.(one) }))}
      />
    </>
  )
}
