import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Tooltip } from '../floating/Tooltip.tsx'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'

export interface SegmentedProps<V extends string> {
  label: string
  value: V
  onChange: (value: V) => void
  /** With an icon, the label is the tooltip and the accessible name. `marked` puts a dot next to it. */
  options: readonly { value: V; label: string; icon?: ReactNode; marked?: boolean }[]
  size?: 'small' | 'medium'
  wide?: boolean
  disabled?: boolean
  id?: string
  describedBy?: string
}

/** A group of two to five choices, all visible. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
  size = 'medium',
  wide,
  disabled,
  id,
  describedBy,
}: SegmentedProps<V>) {
  const reason = useReadOnly()
  const icons = options.every((option) => option.icon)
  return (
    <RadioGroup.Root
      id={id}
      className={classNames(
        'ui-segmented',
        `ui-segmented--${size}`,
        icons && 'ui-segmented--icons',
        wide && 'ui-segmented--wide',
      )}
      aria-label={label}
      aria-describedby={describedByAll(describedBy, reason)}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      orientation="horizontal"
      disabled={disabled || reason !== undefined}
    >
      {options.map((option) => {
        const item = (
          <RadioGroup.Item
            key={option.value}
            className="ui-segmented__item"
            value={option.value}
            aria-label={option.icon ? option.label : undefined}
          >
            {option.icon ?? option.label}
            {option.marked && <span className="ui-segmented__mark" />}
          </RadioGroup.Item>
        )
        return option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            {item}
          </Tooltip>
        ) : (
          item
        )
      })}
    </RadioGroup.Root>
  )
}
