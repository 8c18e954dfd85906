import type { CheckoutConfig } from '@blockfront/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutValues } from '../checkout/form/checkout-values.ts'
import { initialCountry } from '../checkout/form/countries.ts'
import { useShop } from '../shop.ts'
import { loadShopper, type Shopper } from './shopper.ts'

interface Form {
  values: CheckoutValues
  change: (changes: Partial<CheckoutValues>) => void
}

export interface SavedDetails {
  /** The customer who is signed in; undefined without one, and until it is known. */
  shopper: Shopper | undefined
  /** Loads the customer who has just signed in. */
  reload: () => void
}

/**
 * Fills the checkout form with the email address and the last used address of a signed-in customer. At first it fills only an empty form. After
 * the customer signed in at the checkout, it fills any form.
 */
export function usePrefill(config: CheckoutConfig, { values, change }: Form): SavedDetails {
  const { api, store } = useShop()
  const hasAccounts = store.account !== undefined
  const [shopper, setShopper] = useState<Shopper>()
  const [signIns, setSignIns] = useState(0)
  const fill = useEffectEvent((found: Shopper) => {
    setShopper(found)
    const saved = prefilled(found, config)
    if (isEmpty(values)) change(saved)
    else if (signIns > 0) change({ ...saved, ...typedContact(saved) })
  })
  /** Contact details: those of the account, and what the shopper typed where the account has none. */
  const typedContact = ({ phone, firstName, lastName }: Partial<CheckoutValues>) => ({
    phone: phone || values.phone,
    firstName: firstName || values.firstName,
    lastName: lastName || values.lastName,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after each sign-in
  useEffect(() => {
    if (!hasAccounts) return
    const controller = new AbortController()
    // Without a response, the shopper types the values.
    loadShopper(api, controller.signal).then(
      (found) => found && !controller.signal.aborted && fill(found),
      () => undefined,
    )
    return () => controller.abort()
  }, [api, hasAccounts, signIns])
  return { shopper, reload: () => setSignIns((count) => count + 1) }
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
