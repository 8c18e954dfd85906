import { type ReactNode, useId } from 'react'
import { checkoutMessages } from '../messages.ts'

interface FormRowProps {
  label: string
  required: boolean
  error?: string
  /** A message that does not prevent placing the order. */
  warning?: string
  /** Help for the field. */
  hint?: string
  /** How many fields share the row where there is space. */
  inRow?: number
  children: (attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode
}

/** A form control with its label, error, warning and hint. `children` renders the control with the given attributes. */
export function FormRow({ label, required, error, warning, hint, inRow = 1, children }: FormRowProps) {
  const id = useId()
  const describedBy = [(error || warning) && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <p className={`sf-field${inRow > 1 ? ` sf-field--of${inRow}` : ''}`}>
      <label className="sf-field__label" htmlFor={id}>
        {label} {!required && <span className="sf-field__optional">{checkoutMessages.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), ...(describedBy && { 'aria-describedby': describedBy }) })}
      {error && (
        <span className="sf-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {!error && warning && (
        <span className="sf-field__warning" id={`${id}-error`} role="status">
          {warning}
        </span>
      )}
      {hint && (
        <span className="sf-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </p>
  )
}
