import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import { ExpressCheckout } from '../account/ExpressCheckout.tsx'
import { usePrefill } from '../account/use-prefill.ts'
import { CartNotices } from '../cart/drawer/CartNotices.tsx'
import { DiscountCode } from '../discount/DiscountCode.tsx'
import { useShop } from '../shop.ts'
import { useKeepCart } from './abandoned/use-keep-cart.ts'
import { CheckoutReview } from './CheckoutReview.tsx'
import { CheckoutSections } from './CheckoutSections.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { PlacementCallbacks } from './placement/use-order-placement.ts'
import { useCheckoutForm } from './use-checkout-form.ts'

interface CheckoutFormProps extends PlacementCallbacks {
  config: CheckoutConfig
  lines: Cart
  /** Whether the page is served over HTTPS. */
  isSecure: boolean
}

/** The order summary, express checkout for customers with an account, and the form: contact, address, shipping, payment and review. Values are kept until the order is placed. */
export function CheckoutForm({ config, lines, isSecure, ...callbacks }: CheckoutFormProps) {
  const form = useCheckoutForm(config, lines, callbacks)
  const saved = usePrefill(config, form)
  const { store } = useShop()
  useKeepCart(config, lines, form)
  const { quote, loading } = form.quoteState
  return (
    <div ref={form.ref} className="sf-checkout__columns">
      <OrderSummary lines={lines} quote={quote} loading={loading} badges={config.trustBadges}>
        <DiscountCode code={form.code} quote={quote} loading={loading} onChange={form.changeCode} />
      </OrderSummary>
      <div className="sf-checkout__parts">
        {store.account !== undefined && <ExpressCheckout saved={saved} />}
        <form className="sf-checkout__form" noValidate onSubmit={form.submit}>
          <CartNotices />
          <CheckoutSections config={config} form={form} />
          <CheckoutReview config={config} form={form} isSecure={isSecure} />
        </form>
      </div>
    </div>
  )
}
