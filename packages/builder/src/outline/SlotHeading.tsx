import { INDENT } from './OutlineDropLine.tsx'
import type { SlotRow } from './rows.ts'

/** The width of the button that folds a row, in pixels: the name of a slot is above the icons of its blocks. */
const FOLD = 24

/**
 * The name of a slot or area above its blocks, and a target for drops into it. Not an item of the tree: its blocks say in which slot they are.
 */
export function SlotHeading({ row, isTarget }: { row: SlotRow; isTarget: boolean }) {
  const { depth, slot } = row
  return (
    <div
      className="bfb-row bfb-row--slot"
      role="presentation"
      data-row={slot.container}
      data-area={slot.list}
      data-slot={slot.name}
      data-drop={isTarget ? 'inside' : undefined}
      style={{ paddingInlineStart: 8 + (depth - 1) * INDENT + (slot.container === undefined ? 0 : FOLD) }}
    >
      <span aria-hidden="true">{slot.title}</span>
    </div>
  )
}
