import type { CheckoutConfig } from '@blockfront/contract'
import { useShop } from '../../shop.ts'
import { checkoutMessages } from '../messages.ts'
import { countries } from './countries.ts'
import { FormRow } from './FormRow.tsx'

interface CountryFieldProps {
  config: Pick<CheckoutConfig, 'countries'>
  /** ISO 3166-1 code; empty while none is selected. */
  country: string
  error: string | undefined
  onChange: (country: string) => void
}

/** Select of the countries that the store ships to. */
export function CountryField({ config, country, error, onChange }: CountryFieldProps) {
  const { store } = useShop()
  return (
    <FormRow label={checkoutMessages.country} required error={error}>
      {(attributes) => (
        <select
          {...attributes}
          className="sf-input"
          name="country"
          autoComplete="country"
          value={country}
          onChange={(event) => onChange(event.target.value)}
        >
          {!country && <option value="">{checkoutMessages.selectCountry}</option>}
          {countries(config, store.locale).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
}
