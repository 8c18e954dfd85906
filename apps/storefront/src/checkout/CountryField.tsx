import type { CheckoutConfig } from '@blockfront/contract'
import { useShop } from '../shop.ts'
import { countries } from './countries.ts'
import { FormRow } from './Field.tsx'
import { checkoutMessages } from './messages.ts'

interface CountryFieldProps {
  config: Pick<CheckoutConfig, 'countries'>
  /** Its code; empty while none is chosen. */
  country: string
  error: string | undefined
  onChoose: (country: string) => void
}

/** Where the parcel goes: one of the countries that the store ships to. */
export function CountryField({ config, country, error, onChoose }: CountryFieldProps) {
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
          onChange={(event) => onChoose(event.target.value)}
        >
          {!country && <option value="">{checkoutMessages.chooseCountry}</option>}
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
