import type { CheckoutConfig } from '@blockfront/contract'
import { useEffect, useEffectEvent } from 'react'
import type { CheckoutValues } from '../checkout/form/checkout-values.ts'
import { initialCountry } from '../checkout/form/countries.ts'
import { useShop } from '../shop.ts'
import { loadShopper, type Shopper } from './shopper.ts'

interface Form {
  values: CheckoutValues
  change: (changes: Partial<CheckoutValues>) => void
}

/** Fills an empty checkout form with the email address and the last used address of a signed-in customer. */
export function usePrefill(config: CheckoutConfig, { values, change }: Form): void {
  const { api, store } = useShop()
  const hasAccounts = store.account !== undefined
  const fill = useEffectEvent((shopper: Shopper) => {
    if (isEmpty(values)) change(prefilled(shopper, config))
  })
  useEffect(() => {
    if (!hasAccounts) return
    const controller = new AbortController()
    // Without a response, the shopper types the values.
    loadShopper(api, controller.signal).then(
      (shopper) => shopper && !controller.signal.aborted && fill(shopper),
      () => undefined,
    )
    return () => controller.abort()
  }, [api, hasAccounts])
}

const isEmpty = ({ email, phone, firstName, lastName, line1, city, postalCode }: CheckoutValues): boolean =>
  [email, phone, firstName, lastName, line1, city, postalCode].every((value) => value === '')

/** The values that a customer's account offers. An address in a country that the store does not ship to is left out. */
export function prefilled(
  { email, phone, firstName, lastName, addresses }: Shopper,
  config: CheckoutConfig,
): Partial<CheckoutValues> {
  const contact = { email, phone, firstName, lastName }
  const address = addresses.find(({ address: { country } }) => initialCountry(config, country) === country)?.address
  if (!address) return contact
  const { company, line1, line2, city, region, postalCode, country } = address
  return {
    ...contact,
    phone: phone || address.phone,
    ...(address.firstName && { firstName: address.firstName, lastName: address.lastName }),
    ...{ company, line1, line2, city, region, postalCode, country },
  }
}
