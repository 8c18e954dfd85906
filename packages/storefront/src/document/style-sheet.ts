import { commonStyles } from '@blockfront/engine/styles'
import storefrontStyles from '../styles/storefront.css?inline'

/**
 * The style sheet of every page of a store. Rare block types and some screens (`LateStyles`) have their own. Every document contains it, so no request blocks rendering.
 */
export const styleSheet = `${compact(commonStyles)}\n${storefrontStyles}`

/** Removes comments and indentation. Spaces inside lines stay. */
export function compact(text: string): string {
  const [start = '', ...rest] = text.split('/*')
  const plain = start + rest.map((part) => part.slice(part.indexOf('*/') + 2)).join('')
  return plain.replace(/\n\s*/g, '\n')
}
