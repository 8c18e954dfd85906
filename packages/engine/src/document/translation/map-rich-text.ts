import type { Block } from '../../block.ts'
import { schemaOf } from '../schema.ts'
import { mapTexts, textFieldsOf } from './text-fields.ts'

/** Returns the props of a block with the HTML of each formatted text replaced by the result of `change`. Unchanged props stay the same object. */
export function mapRichText<P extends object>(type: Block, props: P, change: (html: string) => string): P {
  const field = textFieldsOf(schemaOf(type))
  return field ? (mapTexts(props, field, ({ text, kind }) => (kind === 'richText' ? change(text) : text)) as P) : props
}
