import type { CheckoutConfig } from '@blockfront/contract'
import { useShop } from '../../shop.ts'
import { CountryField } from './CountryField.tsx'
import type { CheckoutValues } from './checkout-values.ts'
import { addressFields, type FieldErrors } from './fields.ts'
import { RegionField } from './RegionField.tsx'
import { TextField } from './TextField.tsx'
import type { RegionsState } from './use-regions.ts'

interface DeliveryFieldsProps {
  config: CheckoutConfig
  values: CheckoutValues
  errors: FieldErrors
  regions: RegionsState
  onChange: (changes: Partial<CheckoutValues>) => void
}

/** The delivery address in the order of its country. Another country resets the region and the shipping rate. */
export function DeliveryFields({ config, values, errors, regions, onChange }: DeliveryFieldsProps) {
  const { store } = useShop()
  const fields = addressFields(config, { country: values.country, locale: store.locale })
  return (
    <>
      <CountryField
        config={config}
        country={values.country}
        error={errors.country}
        onChange={(country) => onChange({ country, region: '', rateId: '' })}
      />
      {fields.map((field) =>
        field.name === 'region' ? (
          <RegionField
            key={field.name}
            {...regions}
            field={field}
            region={values.region}
            error={errors.region}
            onChange={(region) => onChange({ region })}
          />
        ) : (
          <TextField key={field.name} field={field} values={values} error={errors[field.name]} onChange={onChange} />
        ),
      )}
    </>
  )
}
