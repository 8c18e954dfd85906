import type { CallOutput } from '@blockfront/contract/client'
import { useBlockServices } from '@blockfront/engine/render'
import { countryName } from '../../checkout/form/countries.ts'
import { useShop } from '../../shop.ts'
import { cartMessages } from '../messages.ts'

interface FreeShippingProps {
  goal: NonNullable<CallOutput<'checkout.quote'>['freeShipping']>
  /** Whether the goal of the current lines is loading. */
  loading: boolean
}

/** How far the cart is from free shipping in the country of the store. */
export function FreeShipping({ goal: { country, from, missing }, loading }: FreeShippingProps) {
  const { store } = useShop()
  const { formatPrice } = useBlockServices()
  const place = countryName(country, store.locale)
  const text =
    missing > 0
      ? cartMessages.freeShippingMissing({ amount: formatPrice(missing), country: place })
      : cartMessages.freeShippingReached({ country: place })
  return (
    <div className="sf-goal" aria-busy={loading}>
      <p role="status">{text}</p>
      <div className="sf-goal__bar">
        <span style={{ width: `${Math.min(100, ((from - missing) / from) * 100)}%` }} />
      </div>
    </div>
  )
}
