import { checkoutMessages } from '../messages.ts'
import { FormRow } from './FormRow.tsx'

interface NoteFieldProps {
  note: string
  required: boolean
  error: string | undefined
  onChange: (note: string) => void
}

/** A note of the shopper to the store. */
export const NoteField = ({ note, required, error, onChange }: NoteFieldProps) => (
  <FormRow label={checkoutMessages.note} required={required} error={error}>
    {(attributes) => (
      <textarea
        {...attributes}
        className="sf-input"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FormRow>
)
