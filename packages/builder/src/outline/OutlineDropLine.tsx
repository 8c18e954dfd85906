import type { DropPosition } from '../dnd/drag-store.ts'

/** The indentation of one level of the tree in pixels. */
export const INDENT = 14

/** The line where a drop would land, indented to its level. */
export function OutlineDropLine({ line, depth }: DropPosition) {
  const indent = depth * INDENT
  return <div className="bfb-tree__line" style={{ top: line.y, left: line.x + indent, width: line.length - indent }} />
}
