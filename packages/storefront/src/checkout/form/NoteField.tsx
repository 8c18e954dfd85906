import { FormRow } from './FormRow.tsx'

interface NoteFieldProps {
  label: string
  value: string
  maxLength: number
  required?: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** A text of several lines: a note to the store, or a gift message. */
export const NoteField = ({ label, value, maxLength, required = false, error, onChange }: NoteFieldProps) => (
  <FormRow label={label} required={required} error={error}>
    {(attributes) => (
      <textarea
        {...attributes}
        className="sf-input"
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormRow>
)
