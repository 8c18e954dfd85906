import type { ControlProps, Controls } from '@blockfront/engine/form'

/** A slider with one step for each star, and its value. */
function Rating({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  return (
    <>
      <input
        id={id}
        type="range"
        min={1}
        max={5}
        value={Number(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <output htmlFor={id}>{Number(value)}</output>
    </>
  )
}

export const controls: Controls = { rating: { Control: Rating, frame: { layout: 'inline' } } }
