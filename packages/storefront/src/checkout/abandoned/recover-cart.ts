import { isSameLine } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import { addAgain } from '../../account/order-again.ts'
import type { Shop } from '../../shop.ts'
import { emptyValues, loadValues, saveValues } from '../form/checkout-values.ts'
import { initialCountry } from '../form/countries.ts'

export type RecoveredCart = CallOutput<'checkout.recoverCart'>

/**
 * Puts the lines of a recovered cart into the cart of this browser, with their recovered quantities, and the email address and country into
 * the checkout's form. Other lines stay in the cart.
 */
export function restoreCart(shop: Pick<Shop, 'cart'>, config: CheckoutConfig, { lines, email, country }: RecoveredCart): void {
  const { cart } = shop
  const inCart = cart.get().lines
  for (const line of lines) {
    if (inCart.some((other) => isSameLine(other, line))) cart.setQuantity(line, line.quantity)
    else addAgain({ cart }, [line])
  }
  const values = loadValues(emptyValues(config.defaultCountry))
  const restored = country && initialCountry(config, country) === country ? { country } : {}
  saveValues({ ...values, email, ...restored })
}
