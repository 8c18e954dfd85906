import type { ControlProps, Controls } from '@blockfront/engine/form'

/** A slider with one step for each star, and the stars next to it. */
function Rating({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const stars = typeof value === 'number' ? value : 0
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
      <input
        id={id}
        type="range"
        min={1}
        max={5}
        value={stars}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-valuetext={`${stars} of 5 stars`}
        style={{ flex: 1, minWidth: 0 }}
      />
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
    </div>
  )
}

/** The controls of this app's field kinds, by the name in the field's `control`. */
export const controls: Controls = { rating: { Control: Rating, frame: { layout: 'stacked' } } }
