import { styles } from '@blockfront/engine/styles'
import accountStyles from '../styles/account.css?inline'
import checkoutStyles from '../styles/checkout.css?inline'
import storefrontStyles from '../styles/storefront.css?inline'

/** The complete style sheet of a store. Every document contains it, so no request blocks rendering. */
export const styleSheet = `${compact(styles)}\n${storefrontStyles}\n${checkoutStyles}\n${accountStyles}`

/** Removes comments and indentation. Spaces inside of lines stay. */
function compact(text: string): string {
  const [start = '', ...rest] = text.split('/*')
  const plain = start + rest.map((part) => part.slice(part.indexOf('*/') + 2)).join('')
  return plain.replace(/\n\s*/g, '\n')
}
