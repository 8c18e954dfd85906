import { LateStyles } from '../../document/LateStyles.tsx'
import accountStyles from '../../styles/account.css?inline'
import checkoutStyles from '../../styles/checkout.css?inline'

const css = `${checkoutStyles}\n${accountStyles}`

/** The style sheet of checkout, order and account pages, with their content: other pages do not load it. */
export const CheckoutStyles = () => <LateStyles name="checkout" css={css} />
