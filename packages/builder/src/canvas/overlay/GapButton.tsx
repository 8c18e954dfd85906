import { IconButton } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useDrag } from '../../dnd/drag-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { usePageLine } from './use-page-line.ts'

/**
 * A line with a plus between two blocks when the pointer is there. It opens the list of blocks, which inserts at this position. The
 * keyboard has commands for it (`commands/block/insert-next-to.ts`).
 */
export function GapButton() {
  const builder = useBuilder()
  const gap = useBuilderState((state) => state.gap)
  const isDragging = useDrag((state) => state.dragged !== undefined)
  const shown = isDragging ? undefined : gap
  const line = usePageLine(shown?.line)
  if (!shown) return null
  const { axis, length } = shown.line
  return (
    <div ref={line} className="bfb-gap" data-axis={axis} style={axis === 'horizontal' ? { width: length } : { height: length }}>
      <IconButton
        label={messages.insertHere}
        className="bfb-gap__button"
        size="small"
        tabIndex={-1}
        onClick={() => builder.store.setState({ dialog: 'insert', insertAt: shown.position, gap: undefined })}
      >
        <Plus size={14} />
      </IconButton>
    </div>
  )
}
