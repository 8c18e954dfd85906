import { save } from '@blockfront/engine'
import { z } from 'zod'
import type { Builder } from '../../store/builder-store.ts'
import { messages } from '../messages.ts'
import { selected } from '../selection/selected.ts'
import { insertStored } from './insert-stored.ts'

/** Identifies clipboard text as blocks of this format. Increase the number when the format changes. */
export const CLIPBOARD_SCHEMA = 'https://blockfront.example/schemas/clipboard-1.json'

const envelope = () =>
  z.object({ $schema: z.literal(CLIPBOARD_SCHEMA), blocks: z.array(z.record(z.string(), z.unknown())).min(1) })

/** Returns the selected blocks as clipboard text; undefined when nothing is selected. */
export function clipboardText(builder: Builder): string | undefined {
  const blocks = selected(builder).map(({ block }) => block)
  if (blocks.length === 0) return undefined
  return JSON.stringify({ $schema: CLIPBOARD_SCHEMA, blocks: save({ content: blocks, globalContent: [] }).content }, null, 2)
}

/**
 * Inserts the blocks of clipboard text after the selected block. They may come from another page or store. Returns whether the text
 * contained blocks.
 */
export function pasteText(builder: Builder, text: string): boolean {
  const blocks = blocksFrom(text)
  if (!blocks) return false
  insertStored(builder, blocks, { say: (count, isPartial) => (isPartial ? messages.pastedInPart : messages.pasted)(count) })
  return true
}

/** The stored blocks in clipboard text; undefined for other text. */
function blocksFrom(text: string): readonly unknown[] | undefined {
  try {
    return envelope().safeParse(JSON.parse(text)).data?.blocks
  } catch {
    return undefined
  }
}
