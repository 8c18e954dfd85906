import { type Document, findExistingSingle, type Position } from '@blockfront/engine'
import type { PaletteAction } from '../canvas/canvas-context.ts'
import { commandList, runCommand } from '../commands/index.ts'
import { messages as commandMessages } from '../commands/messages.ts'
import { kindOf, matchRank, type PaletteEntry } from '../palette/entry.ts'
import { insertEntry } from '../palette/insert-entry.ts'
import { messages as paletteMessages } from '../palette/messages.ts'
import type { Builder } from '../store/builder-store.ts'
import { slotRefusals } from '../store/slot-contents.ts'
import { keysOf } from './keys.ts'
import { messages } from './messages.ts'

/** One entry of the command palette. */
export interface Choice {
  id: string
  /** The content kind of an inserted block. */
  type?: string
  title: string
  group: string
  /** Other texts by which the search finds it. */
  description?: string
  keywords?: readonly string[]
  keys?: string
  /** Additional information instead of the keys or the group, such as that the block already exists. */
  note?: string | undefined
  run: () => void
}

/**
 * All available entries: commands first unless only blocks are requested, then the app's actions, then blocks to insert. With `at`, blocks
 * are inserted at that position, and those that cannot be there are left out.
 */
export function choicesOf(
  builder: Builder,
  {
    entries,
    actions = [],
    blocksOnly,
    at,
  }: { entries: readonly PaletteEntry[]; actions?: readonly PaletteAction[]; blocksOnly: boolean; at?: Position },
): Choice[] {
  const { document, isReadOnly } = builder.store.getState()
  const isPossible = at ? possibleAt(builder, at) : () => true
  const offered = isReadOnly ? [] : entries.filter(isPossible)
  const insertions = offered.map((entry) => {
    const { key, description, keywords, type } = entry
    return {
      id: `insert ${key}`,
      type,
      description,
      ...(keywords && { keywords }),
      title: titleIn(builder, entry),
      group: entry.section ? paletteMessages.kinds[kindOf(entry)] : messages.palette.insertGroup,
      ...(!entry.section && { note: noteOf(document, entry, blocksOnly) }),
      run: () => insertEntry(builder, entry, at),
    }
  })
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

/** Note of a block: that the page has it already. A list of blocks needs no heading for them. */
const noteOf = (document: Document, entry: PaletteEntry, blocksOnly: boolean): string | undefined =>
  findExistingSingle(document, entry) ? paletteMessages.alreadyOnEveryPage : blocksOnly ? '' : undefined

/** The title of an entry in a list without thumbnails. */
function titleIn({ blocks }: Builder, { title, type, preset, section }: PaletteEntry): string {
  if (section?.purpose) return paletteMessages.variants.name(section.purpose.title, title)
  return preset && blocks[type] ? messages.palette.preset(blocks[type].title, title) : title
}

/** Returns whether a block can be inserted at a position, by its content kind and the rules of the slot. */
function possibleAt(builder: Builder, { list, slot }: Position): (entry: PaletteEntry) => boolean {
  const refusal = slotRefusals(builder, list)
  return ({ type, contentType }) =>
    (contentType !== 'global' || list === 'globalContent') && refusal([{ type, contentType }], slot) === undefined
}

/** The entries that match the typed text, best matches first: by title, then by keywords, then by description and group. */
export function matching(choices: readonly Choice[], query: string): readonly Choice[] {
  if (query.trim() === '') return choices
  const ranked = choices.flatMap((choice) => {
    const { title, keywords, description = '', group } = choice
    const rank = matchRank({ title, keywords, description: `${description} ${group}`, type: choice.type ?? '' }, query)
    return rank === undefined ? [] : [{ choice, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}
