import { DocumentError, updateProps, type Width } from '@blockfront/engine'
import { valueAt, withValueAt } from '@blockfront/engine/form'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { type BlockHandle, handlesOf, lengthOf, withLength } from './block-handles.ts'
import { Handle } from './Handle.tsx'
import { unitOf } from './snap.ts'

/** The handles of the selected block, at the edges of its elements. Locked blocks have none. */
export function Handles({ id }: { id: string }) {
  const builder = useBuilder()
  const block = useBlock(id)
  const width = useBuilderState((state) => state.width)
  const type = block && Object.hasOwn(builder.blocks, block.type) ? builder.blocks[block.type] : undefined
  if (!block || !type || block.contentType === 'unknown' || block.editor?.locked || block.editor?.hidden) return null
  if (block.editor?.hiddenOn?.includes(width)) return null
  return handlesOf(type).map((handle) => {
    const value = currentValue(handle, block.props[handle.prop], width)
    const length = lengthOf(handle, value)
    const unit =
      length === undefined ? undefined : unitOf(length, handle.side === 'end' || handle.side === 'height' ? 'px' : 'rem')
    if (length === undefined || unit === undefined) return null
    const change = (next: string, edit: string) => {
      const stored = withLength(handle, value, next)
      const whole = handle.perWidth ? withValueAt(block.props[handle.prop], width, stored) : stored
      try {
        const step = updateProps(builder.store.getState().document, builder.blocks, { id, props: { [handle.prop]: whole } })
        builder.apply(step, { edit })
      } catch (error) {
        // The field does not accept this size.
        if (!(error instanceof DocumentError)) throw error
      }
    }
    return <Handle key={`${handle.prop} ${handle.side}`} id={id} handle={handle} length={length} unit={unit} onChange={change} />
  })
}

const currentValue = ({ perWidth }: BlockHandle, stored: unknown, width: Width) => (perWidth ? valueAt(stored, width) : stored)
