import { useId } from 'react'

interface RadioOption {
  id: string
  title: string
  detail: string
  /** Empty without one. */
  price: string
}

interface RadioGroupProps {
  name: string
  legend: string
  options: readonly RadioOption[]
  value: string
  error?: string
  onChange: (id: string) => void
}

/** Placeholder of a group that is loading. */
export const RadioGroupSkeleton = () => <div className="sf-choices__shape bf-skeleton" aria-hidden="true" />

/** A group of radio buttons. Each option has a title, a detail and a price. */
export function RadioGroup({ name, legend, options, value, error, onChange }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset className="sf-choices" aria-describedby={error && id} aria-invalid={Boolean(error)}>
      <legend className="bf-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="sf-choice">
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={value === option.id}
            aria-invalid={Boolean(error)}
            onChange={() => onChange(option.id)}
          />
          <span className="sf-choice__text">
            <bdi className="sf-choice__title">{option.title}</bdi>
            {option.detail && <bdi className="sf-choice__detail">{option.detail}</bdi>}
          </span>
          {option.price && <span className="sf-choice__aside">{option.price}</span>}
        </label>
      ))}
      {error && (
        <p className="sf-field__error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
