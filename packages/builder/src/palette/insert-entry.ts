import type { Position } from '@blockfront/engine'
import { insertBlock } from '../commands/block/insert/insert-block.ts'
import { insertStored } from '../commands/clipboard/insert-stored.ts'
import { messages } from '../sections/messages.ts'
import type { Builder } from '../store/builder-store.ts'
import type { PaletteEntry } from './entry.ts'

/** Inserts the block of an entry, or copies of the blocks of a saved section, at a position or where new blocks go by default. */
export function insertEntry(builder: Builder, { type, block, title, section }: PaletteEntry, at?: Position): void {
  if (section) insertStored(builder, section.content, { at, say: () => messages.added(title) })
  else insertBlock(builder, type, { props: block.props, ...(at && { at }) })
}
