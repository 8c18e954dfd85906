import { CartStyles } from '../../cart/drawer/CartStyles.tsx'
import { LateStyles } from '../../document/LateStyles.tsx'
import accountStyles from '../../styles/account.css?inline'
import checkoutStyles from '../../styles/checkout.css?inline'

const css = `${checkoutStyles}\n${accountStyles}`

/** The style sheets of checkout, order and account pages, with their content: other pages do not load them. */
export const CheckoutStyles = () => (
  <>
    <CartStyles />
    <LateStyles name="checkout" css={css} />
  </>
)
