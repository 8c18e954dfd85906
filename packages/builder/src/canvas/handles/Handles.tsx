import { DocumentError, updateProps, type Width } from '@blockfront/engine'
import { valueAt, withValueAt } from '@blockfront/engine/form'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { type BlockHandle, handlesOf, lengthOf, ratiosOf, withLength } from './block-handles.ts'
import { Handle } from './Handle.tsx'
import { RatioHandles } from './RatioHandles.tsx'
import { unitOf } from './snap.ts'

/** The handles of the selected block, at the edges of its elements. Locked blocks have none. */
export function Handles({ id }: { id: string }) {
  const builder = useBuilder()
  const block = useBlock(id)
  const width = useBuilderState((state) => state.width)
  const type = block && Object.hasOwn(builder.blocks, block.type) ? builder.blocks[block.type] : undefined
  if (!block || !type || block.contentType === 'unknown' || block.editor?.locked || block.editor?.hidden) return null
  if (block.editor?.hiddenOn?.includes(width)) return null
  const store = (prop: string, value: unknown, edit: string) => {
    try {
      const step = updateProps(builder.store.getState().document, builder.blocks, { id, props: { [prop]: value } })
      builder.apply(step, { edit })
    } catch (error) {
      // The field does not accept this size.
      if (!(error instanceof DocumentError)) throw error
    }
  }
  const ratios = ratiosOf(type).map(({ prop, of, per }) => (
    <RatioHandles
      key={prop}
      id={id}
      of={of}
      value={String(block.props[prop] ?? '')}
      base={String(block.props[per] ?? '')}
      onChange={(next, edit) => store(prop, next, edit)}
    />
  ))
  const sizes = handlesOf(type).map((handle) => {
    const value = currentValue(handle, block.props[handle.prop], width)
    const length = lengthOf(handle, value)
    const unit =
      length === undefined ? undefined : unitOf(length, handle.side === 'end' || handle.side === 'height' ? 'px' : 'rem')
    if (length === undefined || unit === undefined) return null
    const change = (next: string, edit: string) => {
      const stored = withLength(handle, value, next)
      const whole = handle.perWidth ? withValueAt(block.props[handle.prop], width, stored) : stored
      store(handle.prop, whole, edit)
    }
    return <Handle key={`${handle.prop} ${handle.side}`} id={id} handle={handle} length={length} unit={unit} onChange={change} />
  })
  return [...sizes, ...ratios]
}

const currentValue = ({ perWidth }: BlockHandle, stored: unknown, width: Width) => (perWidth ? valueAt(stored, width) : stored)
