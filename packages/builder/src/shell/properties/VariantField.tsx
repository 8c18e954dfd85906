import { setVariant } from '@blockfront/engine'
import { Select } from '@blockfront/ui'
import { useId } from 'react'
import { useBlock, useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'

/** No variant: the option of a select cannot be empty. */
const NONE = ' '

/** The variant of a block, if its type declares variants or the block is stored with one. */
export function VariantField({ id }: { id: string }) {
  const builder = useBuilder()
  const fieldId = useId()
  const block = useBlock(id)
  const declared = (block && builder.blocks[block.type]?.variants) ?? []
  const stored = block?.variant
  const isDeclared = declared.some(({ name }) => name === stored)
  // Pages of other editors store an empty name or "default" for the default look.
  const current = stored === '' || (stored === 'default' && !isDeclared) ? undefined : stored
  // A stored variant that the type does not declare stays an option, with its stored name.
  const isOther = current !== undefined && !isDeclared
  if (!block || (declared.length === 0 && !isOther)) return null
  const set = (chosen: string) =>
    builder.apply(setVariant(builder.store.getState().document, { id, variant: chosen === NONE ? undefined : chosen }))
  return (
    <div className="bfs-effects">
      <div className="bfs-effects__row">
        <label htmlFor={fieldId} className="ui-field__label">
          {messages.selection.variant}
        </label>
        <Select
          id={fieldId}
          value={current ?? NONE}
          onChange={set}
          options={[
            { value: NONE, label: messages.selection.defaultVariant },
            ...declared.map(({ name, title }) => ({ value: name, label: title })),
            ...(isOther ? [{ value: current, label: current }] : []),
          ]}
          disabled={block.editor?.locked}
        />
      </div>
    </div>
  )
}
