import { comment } from './block/comment.ts'
import { duplicate } from './block/duplicate.ts'
import { duplicateWithContent } from './block/duplicate-with-content.ts'
import { edit } from './block/edit.ts'
import { insertAfter, insertBefore } from './block/insert/insert-next-to.ts'
import { moveDown, moveUp } from './block/move/move.ts'
import { nest } from './block/move/nest.ts'
import { unnest } from './block/move/unnest.ts'
import { remove } from './block/remove.ts'
import { rename } from './block/rename.ts'
import { saveSection } from './block/save-section.ts'
import { shareComponent } from './block/share-component.ts'
import { toggleHide } from './block/toggle-hide.ts'
import { toggleLock } from './block/toggle-lock.ts'
import { copy } from './clipboard/copy.ts'
import { cut } from './clipboard/cut.ts'
import { paste } from './clipboard/paste.ts'
import type { Command } from './command.ts'
import { redo } from './history/redo.ts'
import { undo } from './history/undo.ts'
import { clearSelection } from './selection/clear-selection.ts'
import { selectNext, selectPrevious } from './selection/select-adjacent.ts'
import { selectAll } from './selection/select-all.ts'
import { selectParent } from './selection/select-parent.ts'
import { leavePreview } from './workspace/leave-preview.ts'
import { nextRegion, previousRegion } from './workspace/next-region.ts'
import { openCommands, openInsert, openShortcuts } from './workspace/open-dialog.ts'
import { widths } from './workspace/set-width.ts'
import { togglePreview } from './workspace/toggle-preview.ts'

/** Every command, in menu order. */
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
  saveSection,
  shareComponent,
  comment,
  remove,
  insertBefore,
  insertAfter,
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
  nextRegion,
  previousRegion,
  openShortcuts,
]

/** Every command by its id. */
export const commands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.fromEntries(
  commandList.map((command) => [command.id, command]),
)

/** The commands in a block's context menu and ⋯ menu, in groups. */
export const blockMenu: readonly (readonly Command[])[] = [
  [cut, copy, paste, duplicate, duplicateWithContent, rename, saveSection, shareComponent],
  [insertBefore, insertAfter],
  [moveUp, moveDown, nest, unnest, selectParent],
  [toggleLock, toggleHide],
  [comment],
  [remove],
]

/** The menu of the selected blocks, without commands that the app does not support. */
export const offeredMenu = (builder: Parameters<Command['run']>[0]): readonly (readonly Command[])[] =>
  blockMenu.map((group) => group.filter(({ isOffered }) => isOffered?.(builder) ?? true)).filter((group) => group.length > 0)

/** Runs a command if it is available. Returns whether it ran. */
export function runCommand(command: Command, builder: Parameters<Command['run']>[0]): boolean {
  if (!command.enabled(builder)) return false
  void command.run(builder)
  return true
}
