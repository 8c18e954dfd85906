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

/** One line of the command palette. */
export interface Choice {
  id: string
  /** Of what it inserts, where it inserts a block. */
  type?: string
  title: string
  group: string
  keys?: string
  /** What sets it apart from the others, such as that its block exists already. */
  note?: string
  run: () => void
}

/** Everything that can be chosen now: commands first unless only blocks are asked for, then the app's own, then blocks to insert. */
export function choicesOf(
  builder: Builder,
  {
    entries,
    actions = [],
    blocksOnly,
  }: { entries: readonly PaletteEntry[]; actions?: readonly PaletteAction[]; blocksOnly: boolean },
): Choice[] {
  const { document } = builder.store.getState()
  const insertions = entries.map(({ key, title, type, contentType, preset, block }) => ({
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

/** The choices whose title or group has every typed word; those whose title starts with the first word come first. */
export function matching(choices: readonly Choice[], query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = choices.filter(({ title, group }) => words.every((word) => `${title} ${group}`.toLowerCase().includes(word)))
  const starts = ({ title }: Choice) => (words[0] !== undefined && title.toLowerCase().startsWith(words[0]) ? 0 : 1)
  return words.length === 0 ? fits : fits.toSorted((a, b) => starts(a) - starts(b))
}
