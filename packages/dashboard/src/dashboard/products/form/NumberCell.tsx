import { parseInteger } from '@blockfront/commerce'
import type { ControlKind } from '@blockfront/engine/form'
import { ParsedInput, type ParsedInputControl } from '../../parts/form/ParsedInput.tsx'

const read = (text: string): number | string => parseInteger(text) ?? text.trim()

/** An input for a whole number. It reads "1,000" as 1000. Other text stays in the input, and the form rejects it. */
export const NumberCell = (props: ParsedInputControl) => <ParsedInput inputMode="numeric" read={read} {...props} />

/** The same input as a control of a form. */
export const wholeNumberControl: ControlKind = { Control: NumberCell, frame: { layout: 'inline' } }
