import { useId } from 'react'

interface RadioOption {
  id: string
  title: string
  detail: string
  aside: string
}

interface RadioGroupProps {
  name: string
  legend: string
  choices: readonly RadioOption[]
  value: string
  error?: string
  onChoose: (id: string) => void
}

/** What there is to choose from is on its way. */
export const RadioGroupSkeleton = () => <div className="sf-choices__shape bf-skeleton" aria-hidden="true" />

/** One of several, each with what it means and costs. */
export function RadioGroup({ name, legend, choices, value, error, onChoose }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset className="sf-choices" aria-describedby={error && id} aria-invalid={Boolean(error)}>
      <legend className="bf-hidden">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className="sf-choice">
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={value === choice.id}
            aria-invalid={Boolean(error)}
            onChange={() => onChoose(choice.id)}
          />
          <span className="sf-choice__text">
            <span className="sf-choice__title">{choice.title}</span>
            {choice.detail && <span className="sf-choice__detail">{choice.detail}</span>}
          </span>
          {choice.aside && <span className="sf-choice__aside">{choice.aside}</span>}
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
