import accountStyles from '../styles/account.css?inline'
import checkoutStyles from '../styles/checkout.css?inline'

/** The style sheet of checkout, order and account pages, with their content: other pages do not load it. */
export const CheckoutStyles = () => <style>{`${checkoutStyles}\n${accountStyles}`}</style>
