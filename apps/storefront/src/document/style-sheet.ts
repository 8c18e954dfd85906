import { styles } from '@blockfront/engine/styles'
import storefrontStyles from '../styles/storefront.css?inline'

/** The complete style sheet of a store. Every document contains it, so no request blocks rendering. */
export const styleSheet = `${compact(styles)}\n${storefrontStyles}`

/** Removes indentation. Spaces inside of lines stay, and the style sheets of blocks have no comments. */
function compact(text: string): string {
  return text.replace(/\n\s*/g, '\n')
}
