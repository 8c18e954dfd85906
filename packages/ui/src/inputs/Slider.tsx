import { Slider as Radix } from 'radix-ui'
import { useReadOnly } from '../ReadOnly.tsx'

export interface SliderProps {
  value: number
  onChange: (value: number) => void
  /** Called once, on release. */
  onCommit?: (value: number) => void
  min?: number
  max?: number
  step?: number
  label: string
  /** The value as text for screen readers: "50 %". */
  valueText?: string
  disabled?: boolean
}

/** A slider: arrow keys step, Page Up and Page Down take larger steps. */
export function Slider({ value, onChange, onCommit, min = 0, max = 100, step = 1, label, valueText, disabled }: SliderProps) {
  const reason = useReadOnly()
  return (
    <Radix.Root
      className="ui-slider"
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={([next]) => next !== undefined && onCommit?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled || reason !== undefined}
    >
      <Radix.Track className="ui-slider__track">
        <Radix.Range className="ui-slider__range" />
      </Radix.Track>
      <Radix.Thumb className="ui-slider__thumb" aria-label={label} aria-valuetext={valueText} aria-describedby={reason} />
    </Radix.Root>
  )
}
