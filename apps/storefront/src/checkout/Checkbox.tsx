import { useId } from 'react'

interface CheckboxProps {
  label: string
  checked: boolean
  error?: string
  onCheck: (checked: boolean) => void
}

/** Something to agree to. */
export function Checkbox({ label, checked, error, onCheck }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className="sf-check">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={Boolean(error)}
          aria-describedby={error && id}
          onChange={(event) => onCheck(event.target.checked)}
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
