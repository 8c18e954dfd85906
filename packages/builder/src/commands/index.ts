import { clearSelection } from './clear-selection.ts'
import type { Command } from './command.ts'
import { copy } from './copy.ts'
import { cut } from './cut.ts'
import { duplicate } from './duplicate.ts'
import { duplicateWithContent } from './duplicate-with-content.ts'
import { edit } from './edit.ts'
import { leavePreview } from './leave-preview.ts'
import { moveDown, moveUp } from './move.ts'
import { nest } from './nest.ts'
import { openCommands, openInsert, openShortcuts } from './open-dialog.ts'
import { paste } from './paste.ts'
import { redo } from './redo.ts'
import { remove } from './remove.ts'
import { rename } from './rename.ts'
import { selectNext, selectPrevious } from './select-adjacent.ts'
import { selectAll } from './select-all.ts'
import { selectParent } from './select-parent.ts'
import { widths } from './set-width.ts'
import { toggleHide } from './toggle-hide.ts'
import { toggleLock } from './toggle-lock.ts'
import { togglePreview } from './toggle-preview.ts'
import { undo } from './undo.ts'
import { unnest } from './unnest.ts'

/** Everything that an owner can do, in the order in which menus show it. */
export const commandList: readonly Command[] = /* @__PURE__ */ [
  undo,
  redo,
  edit,
  cut,
  copy,
  paste,
  duplicate,
  duplicateWithContent,
  rename,
  remove,
  moveUp,
  moveDown,
  nest,
  unnest,
  toggleLock,
  toggleHide,
  selectParent,
  selectPrevious,
  selectNext,
  selectAll,
  clearSelection,
  openInsert,
  openCommands,
  togglePreview,
  leavePreview,
  ...widths,
  openShortcuts,
]

/** The same by id. */
export const commands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.fromEntries(
  commandList.map((command) => [command.id, command]),
)

/** What the right-click menu and the ⋯ menu of a block offer; a gap is between the groups. */
export const blockMenu: readonly (readonly Command[])[] = [
  [cut, copy, paste, duplicate, duplicateWithContent, rename],
  [moveUp, moveDown, nest, unnest, selectParent],
  [toggleLock, toggleHide],
  [remove],
]

/** Does a command if it can be done now. Returns whether it was. */
export function runCommand(command: Command, builder: Parameters<Command['run']>[0]): boolean {
  if (!command.enabled(builder)) return false
  void command.run(builder)
  return true
}
