/** The builder: a page that is being edited, and everything around it. */

export { clipboardText, pasteText } from './commands/clipboard.ts'
export type { Command } from './commands/command.ts'
export { blockMenu, commandList, commands, runCommand } from './commands/index.ts'
export { insertBlock } from './commands/insert-block.ts'
export { nameOf } from './commands/selected.ts'
export {
  type Builder,
  type BuilderStart,
  type BuilderState,
  createBuilder,
  type Doing,
  type Selection,
} from './store/builder-store.ts'
export { BuilderContext, useBlock, useBuilder, useBuilderState, useChildIds } from './store/hooks.ts'
