import type { Report } from '@blockfront/engine'
import {
  type Change,
  childrenOf,
  combine,
  copy,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  DocumentError,
  findExistingSingle,
  insert,
  load,
  save,
} from '@blockfront/engine'
import { z } from 'zod'
import type { Builder } from '../../store/builder-store.ts'
import { selectExisting } from '../block/insert-block.ts'
import { insertPosition } from '../block/insert-position.ts'
import { rejectGrowth } from '../block/page-limits.ts'
import { messages } from '../messages.ts'
import { addRepairs, reject } from '../reject.ts'
import { selected } from '../selection/selected.ts'

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
 * Parses blocks from clipboard text: checked and completed as on load, with new ids. They may come from another page or store.
 * Returns undefined for other text. `report` lists repairs by the new ids.
 */
function blocksFrom(
  text: string,
  builder: Builder,
): { blocks: DocumentBlock[]; stored: readonly unknown[]; report: Report[] } | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = envelope().safeParse(raw)
  if (!read.success) return undefined
  const { document, report } = load({ content: read.data.blocks }, builder.blocks)
  const blocks = document.content.map(copy)
  const ids = new Map<string, string>()
  const pair = (before: readonly DocumentBlock[], after: readonly DocumentBlock[]) =>
    before.forEach((block, i) => {
      const copied = after[i]
      if (!copied) return
      ids.set(block.id, copied.id)
      pair(childrenOf(block), childrenOf(copied))
    })
  pair(document.content, blocks)
  return {
    blocks,
    stored: read.data.blocks,
    report: report.map((entry) => ({ ...entry, blockId: ids.get(entry.blockId ?? '') })),
  }
}

/**
 * Inserts the blocks of clipboard text after the selected block. Blocks that are already on every page are skipped, and selected
 * if there are no others. Returns whether the text contained blocks.
 */
export function pasteText(builder: Builder, text: string): boolean {
  const read = blocksFrom(text, builder)
  if (!read) return false
  const { blocks: pasted, report } = read
  if (report.some(({ kind }) => kind === 'moved') && isTooDeep(read.stored)) {
    reject(builder, messages.tooDeep)
    return true
  }
  const { document } = builder.store.getState()
  const blocks = pasted.filter((block, i) => {
    const earlier = { globalContent: pasted.slice(0, i) }
    return !findExistingSingle(document, block) && !findExistingSingle(earlier, block)
  })
  const [first] = pasted
  const existing = first && blocks.length === 0 ? findExistingSingle(document, first) : undefined
  if (existing) {
    selectExisting(builder, existing.id)
    return true
  }
  try {
    const { change, ids } = insertAll(builder, blocks)
    if (rejectGrowth(builder, change)) return true
    const left = pasted.length - blocks.length
    const done = left > 0 ? messages.pastedInPart : messages.pasted
    builder.apply(change, { select: ids, say: done(ids.length) })
    addRepairs(builder, report)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    reject(builder, error.message)
  }
  return true
}

/** Whether stored blocks nest deeper than a page allows. */
const isTooDeep = (list: readonly unknown[], depth = 1): boolean =>
  list.some((block) => {
    const { childComponents: children } = (block ?? {}) as { childComponents?: unknown }
    return Array.isArray(children) && children.length > 0 && (depth >= DEPTH_LIMIT || isTooDeep(children, depth + 1))
  })

function insertAll(builder: Builder, blocks: readonly DocumentBlock[]): { change: Change; ids: string[] } {
  const ids: string[] = []
  let after = new Map<string, number>()
  const change = combine(
    builder.store.getState().document,
    ...blocks.map((block) => (document: Document) => {
      const at = insertPosition(builder, block, { intoContainer: false })
      const key = JSON.stringify(at.list)
      const done = after.get(key) ?? 0
      after = new Map(after).set(key, done + 1)
      ids.push(block.id)
      return insert(document, builder.blocks, { block, at: { ...at, index: at.index + done } })
    }),
  )
  return { change, ids }
}
