import { Field, type FieldProps } from '@blockfront/ui'
import { useState } from 'react'
import { MoneyInput } from './MoneyInput.tsx'
import { usePriceProblem } from './money.ts'

interface MoneyFieldProps extends Pick<FieldProps, 'id' | 'label' | 'help' | 'error' | 'actions'> {
  value: unknown
  onChange: (value: number | string) => void
  disabled?: boolean
}

/** A labeled price. On blur, it explains text that cannot be read as a price. */
export function MoneyField({ id, label, help, error, actions, value, ...rest }: MoneyFieldProps) {
  const [left, setLeft] = useState(false)
  const problem = usePriceProblem()(value)
  return (
    <Field id={id} label={label} help={help} actions={actions} error={problem && (left || error) ? problem : error}>
      {({ id: own, describedBy, invalid }) => (
        <MoneyInput id={own} value={value} onBlur={() => setLeft(true)} {...{ describedBy, invalid }} {...rest} />
      )}
    </Field>
  )
}
