import { useAfterPress } from '@blockfront/engine/render'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { checkoutMessages } from '../messages.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { countryName } from './countries.ts'
import { FormRow } from './FormRow.tsx'
import type { CheckoutField } from './fields.ts'
import { isUnusualPostalCode } from './postal-code.ts'

interface TextFieldProps {
  field: CheckoutField
  values: CheckoutValues
  error: string | undefined
  /** A sentence below the field; empty without one. */
  hint?: string
  onChange: (changes: Partial<CheckoutValues>) => void
}

/**
 * A text field of the checkout. It warns about an unusual postal code once the field loses focus, and not while a pointer is pressed: the
 * warning moves the button below it.
 */
export function TextField({ field, values, error, hint, onChange }: TextFieldProps) {
  const { store } = useShop()
  const [isTyping, setIsTyping] = useState(false)
  const afterPress = useAfterPress()
  const { name, label, required, inRow, ...attributes } = field
  const isPostalCode = name === 'postalCode'
  const isUnusual = isPostalCode && !isTyping && isUnusualPostalCode(values.postalCode, values.country)
  const warning = isUnusual
    ? checkoutMessages.unusualPostalCode({ country: countryName(values.country, store.locale) })
    : undefined
  return (
    <FormRow label={label} required={required} error={error} warning={warning} hint={hint} inRow={inRow}>
      {(rowAttributes) => (
        <input
          name={name}
          {...attributes}
          type={attributes.inputMode === 'numeric' ? 'text' : (attributes.inputMode ?? 'text')}
          {...rowAttributes}
          className="sf-input"
          value={values[name]}
          aria-required={required}
          {...(isPostalCode && { onFocus: () => setIsTyping(true), onBlur: () => afterPress(() => setIsTyping(false)) })}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </FormRow>
  )
}
