import { styles } from '@blockfront/engine/styles'
import storefrontStyles from '../styles/storefront.css?inline'

/** The whole style sheet of a store, which stands in every document: nothing waits for it. */
export const styleSheet = `${compact(styles)}\n${storefrontStyles}`

/** Takes out what only people read. Strings keep their spaces; the blocks' style sheets have no comments. */
function compact(text: string): string {
  return text.replace(/\n\s*/g, '\n')
}
