import { findExistingSingle } from '@blockfront/engine'
import type { PaletteAction } from '../canvas/canvas-context.ts'
import { insertBlock } from '../commands/block/insert-block.ts'
import { commandList, runCommand } from '../commands/index.ts'
import { messages as commandMessages } from '../commands/messages.ts'
import type { PaletteEntry } from '../palette/entry.ts'
import { messages as paletteMessages } from '../palette/messages.ts'
import type { Builder } from '../store/builder-store.ts'
import { keysOf } from './keys.ts'
import { messages } from './messages.ts'

/** One entry of the command palette. */
export interface Choice {
  id: string
  /** The content kind of an inserted block. */
  type?: string
  title: string
  group: string
  keys?: string
  /** Additional information, such as that the block already exists. */
  note?: string
  run: () => void
}

/** All available entries: commands first unless only blocks are requested, then the app's actions, then blocks to insert. */
export function choicesOf(
  builder: Builder,
  {
    entries,
    actions = [],
    blocksOnly,
  }: { entries: readonly PaletteEntry[]; actions?: readonly PaletteAction[]; blocksOnly: boolean },
): Choice[] {
  const { document, isReadOnly } = builder.store.getState()
  const insertions = (isReadOnly ? [] : entries).map(({ key, title, type, contentType, preset, block }) => ({
    id: `insert ${key}`,
    type,
    title: preset && builder.blocks[type] ? messages.palette.preset(builder.blocks[type].title, title) : title,
    group: messages.palette.insertGroup,
    ...(findExistingSingle(document, { type, contentType }) && { note: paletteMessages.alreadyOnEveryPage }),
    run: () => void insertBlock(builder, type, { props: block.props }),
  }))
  if (blocksOnly) return insertions
  const own = commandList
    .filter((command) => command.id !== 'openCommands' && command.enabled(builder))
    .map((command) => ({
      id: command.id,
      title: command.title,
      group: commandMessages.groups[command.group],
      keys: keysOf(command),
      run: () => void runCommand(command, builder),
    }))
  return [...own, ...actions, ...insertions]
}

/** The entries whose title or group contains every typed word. Titles that start with the first word come first. */
export function matching(choices: readonly Choice[], query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = choices.filter(({ title, group }) => words.every((word) => `${title} ${group}`.toLowerCase().includes(word)))
  const starts = ({ title }: Choice) => (words[0] !== undefined && title.toLowerCase().startsWith(words[0]) ? 0 : 1)
  return words.length === 0 ? fits : fits.toSorted((a, b) => starts(a) - starts(b))
}
