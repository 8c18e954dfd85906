import { countryCodes } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import { Checkbox } from './form/Checkbox.tsx'
import { CheckoutSection } from './form/CheckoutSection.tsx'
import { DeliveryFields } from './form/DeliveryFields.tsx'
import { checkoutMessages } from './messages.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'

interface BillingSectionProps {
  config: CheckoutConfig
  form: CheckoutFormState
}

/** The optional billing address of an order that requires no shipping. It can be in any country, and tax follows it. */
export function BillingSection({ config, form }: BillingSectionProps) {
  const { values, errors, regions, change } = form
  const everywhere = { ...config, countries: [...countryCodes()] }
  return (
    <CheckoutSection title={checkoutMessages.billing}>
      <Checkbox
        checked={values.hasBillingAddress}
        label={checkoutMessages.addBilling}
        onChange={(hasBillingAddress) => change({ hasBillingAddress, country: values.country || config.defaultCountry })}
      />
      {values.hasBillingAddress && (
        <DeliveryFields config={everywhere} values={values} errors={errors} regions={regions} onChange={change} />
      )}
    </CheckoutSection>
  )
}
