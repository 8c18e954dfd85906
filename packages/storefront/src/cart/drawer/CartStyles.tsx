import { LateStyles } from '../../document/LateStyles.tsx'
import css from './cart.css?inline'

/** The style sheet of cart lines and sums, in the cart and on the pages of checkout, orders and accounts. */
export const CartStyles = () => <LateStyles name="cart" css={css} />
