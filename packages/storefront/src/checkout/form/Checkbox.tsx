import { type ReactNode, useId } from 'react'

interface CheckboxProps {
  label: ReactNode
  checked: boolean
  error?: string
  onChange: (checked: boolean) => void
}

/** A checkbox with its label and error. */
export function Checkbox({ label, checked, error, onChange }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="sf-check">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={Boolean(error)}
          aria-describedby={error && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="sf-field__error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
