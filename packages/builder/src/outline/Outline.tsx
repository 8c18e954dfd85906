import type { Position } from '@blockfront/engine'
import { EmptyState } from '@blockfront/ui'
import { Layers } from 'lucide-react'
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import { commands, runCommand } from '../commands/index.ts'
import { nameOf } from '../commands/selection/selected.ts'
import { DragSurface } from '../dnd/DragSurface.tsx'
import type { PickAt } from '../dnd/drag-source.ts'
import { useDrag } from '../dnd/drag-store.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { messages } from './messages.ts'
import { OutlineDropLine } from './OutlineDropLine.tsx'
import { Row } from './Row.tsx'
import { isSlotRow } from './rows.ts'
import { SlotHeading } from './SlotHeading.tsx'
import { rowForKey } from './tree-keys.ts'
import { useRows } from './use-rows.ts'
import { ROW, useVisibleRows } from './use-visible-rows.ts'

/** The page as a tree: select, rename, lock, hide and drag blocks by pointer and keyboard. */
export function Outline() {
  const builder = useBuilder()
  const active = useBuilderState((state) => state.selection.at(-1))
  const { rows, fold } = useRows(active)
  const dropPosition = useDrag((state) => (state.dropPosition?.on === 'outline' ? state.dropPosition : undefined))
  const tree = useRef<HTMLDivElement>(null)
  const { from, to, onScroll } = useVisibleRows(tree, rows, active)
  const pick = usePickRow()
  const id = useId()
  // aria-activedescendant can only point to a rendered row.
  const isDrawn = active !== undefined && rows.slice(from, to).some((row) => row.id === active)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = rowForKey(event.key, rows, active, fold)
    if (next === undefined) return
    event.preventDefault()
    if (next && next !== active) {
      builder.select([next])
      builder.say(nameOf(builder, next))
    }
  }
  if (rows.length === 0)
    return (
      <EmptyState icon={<Layers size={18} />} title={messages.empty.title}>
        {messages.empty.help}
      </EmptyState>
    )
  return (
    <DragSurface pick={pick} className="bfb-tree-surface" data-drop-zone="outline">
      <div
        ref={tree}
        className="bfb-tree"
        role="tree"
        aria-label={messages.label}
        aria-multiselectable="true"
        aria-activedescendant={isDrawn ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        onDoubleClick={() => commands.rename && runCommand(commands.rename, builder)}
      >
        <div className="bfb-tree__rows" role="presentation" style={{ height: rows.length * ROW, paddingTop: from * ROW }}>
          {rows
            .slice(from, to)
            .map((row) =>
              isSlotRow(row) ? (
                <SlotHeading
                  key={row.id}
                  row={row}
                  isTarget={dropPosition !== undefined && isDropIn(dropPosition.position, row.slot)}
                />
              ) : (
                <Row
                  key={row.id}
                  row={row}
                  domId={`${id}-${row.id}`}
                  drop={dropPosition && isDropIn(dropPosition.position, { container: row.id }) ? 'inside' : undefined}
                  onFold={fold}
                />
              ),
            )}
        </div>
      </div>
      {dropPosition && <OutlineDropLine {...dropPosition} />}
    </DragSurface>
  )
}

/** Returns the block to drag from a row. The buttons of a row and locked blocks cannot be dragged. */
function usePickRow(): PickAt {
  const builder = useBuilder()
  return useCallback(
    ({ target }) => {
      const id = target.closest('button') ? undefined : target.closest<HTMLElement>('[data-row]')?.dataset.row
      if (id === undefined || builder.index.entries.get(id)?.block.editor?.locked) return undefined
      return { kind: 'blocks', ids: [id] }
    },
    [builder],
  )
}

const isDropIn = ({ list, slot }: Position, row: { container?: string | undefined; list?: string | undefined; name?: string }) =>
  (typeof list === 'object' ? list.container === row.container : list === row.list) && slot === row.name
