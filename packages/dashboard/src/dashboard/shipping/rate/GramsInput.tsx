import { ParsedInput, type ParsedInputControl } from '../../parts/form/ParsedInput.tsx'
import { messages } from '../messages.ts'

interface GramsInputProps extends ParsedInputControl {
  /** Hides the unit, for table cells. */
  bare?: boolean
}

const read = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text.trim())

/** A weight in whole grams. Text that is not one stays as typed. */
export const GramsInput = ({ bare, ...rest }: GramsInputProps) => (
  <ParsedInput
    inputMode="numeric"
    read={read}
    after={bare ? undefined : <span className="ui-input__affix">{messages.grams}</span>}
    {...rest}
  />
)
