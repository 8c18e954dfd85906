import { IconButton } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useDrag } from '../../dnd/drag-store.ts'
import type { DropTarget } from '../../dnd/drop-target.ts'
import { closeInsertList } from '../../keyboard/InsertList.tsx'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { usePageLine } from './use-page-line.ts'

/**
 * A line with a plus between two blocks when the pointer is there. It opens the list of blocks, which inserts at this position, and stays
 * visible while the list is open. The keyboard has commands for it (`commands/block/insert/insert-next-to.ts`).
 */
export function GapButton() {
  const builder = useBuilder()
  const gap = useBuilderState((state) => state.gap)
  const isDragging = useDrag((state) => state.dragged !== undefined)
  const isOpen = useBuilderState((state) => state.dialog === 'insert')
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
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closeInsertList(builder) : open(builder, shown))}
      >
        <Plus size={14} />
      </IconButton>
    </div>
  )
}

const open = ({ store }: Builder, { position }: DropTarget) => store.setState({ dialog: 'insert', insertAt: position })
