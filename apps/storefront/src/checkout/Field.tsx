import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { checkoutMessages } from './messages.ts'

interface FormRowProps {
  label: string
  required: boolean
  error?: string
  /** Something to check that does not keep the shopper from going on. */
  warning?: string
  half?: boolean
  children: (attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode
}

/** A label over its control, and what is wrong with it below. */
export function FormRow({ label, required, error, warning, half = false, children }: FormRowProps) {
  const id = useId()
  return (
    <p className={`sf-field${half ? ' sf-field--half' : ''}`}>
      <label className="sf-field__label" htmlFor={id}>
        {label} {!required && <span className="sf-field__optional">{checkoutMessages.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), ...((error || warning) && { 'aria-describedby': `${id}-error` }) })}
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
    </p>
  )
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  error?: string
  warning?: string
  half?: boolean
  onText: (value: string) => void
}

/** One line of text. */
export const Field = ({ label, error, warning, half, required = false, onText, ...input }: FieldProps) => (
  <FormRow label={label} required={required} error={error} warning={warning} half={half}>
    {(attributes) => (
      <input
        {...input}
        {...attributes}
        className="sf-input"
        aria-required={required}
        onChange={(event) => onText(event.target.value)}
      />
    )}
  </FormRow>
)
