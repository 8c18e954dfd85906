import type { Report } from '@blockfront/engine'
import {
  type Change,
  childrenOf,
  combine,
  copy,
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

/** Says that a text is blocks, and of which form. Bump it when the form changes. */
export const CLIPBOARD_SCHEMA = 'https://blockfront.example/schemas/clipboard-1.json'

const envelope = () =>
  z.object({ $schema: z.literal(CLIPBOARD_SCHEMA), blocks: z.array(z.record(z.string(), z.unknown())).min(1) })

/** The selected blocks as the text that goes on the system's clipboard; undefined when nothing is selected. */
export function clipboardText(builder: Builder): string | undefined {
  const blocks = selected(builder).map(({ block }) => block)
  if (blocks.length === 0) return undefined
  return JSON.stringify({ $schema: CLIPBOARD_SCHEMA, blocks: save({ content: blocks, globalContent: [] }).content }, null, 2)
}

/**
 * The blocks in a text from the clipboard, checked and completed as loading does, with fresh ids; they may come from another
 * page or another store. Undefined for every other text. `report` says what did not fit, by the fresh ids.
 */
function blocksFrom(text: string, builder: Builder): { blocks: DocumentBlock[]; report: Report[] } | undefined {
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
  return { blocks, report: report.map((entry) => ({ ...entry, blockId: ids.get(entry.blockId ?? '') })) }
}

/**
 * Puts the blocks of a clipboard's text after the selected one. Blocks that are already on every page are left out, and selected
 * when there are no others. Returns whether the text was blocks.
 */
export function pasteText(builder: Builder, text: string): boolean {
  const read = blocksFrom(text, builder)
  if (!read) return false
  const { blocks: pasted, report } = read
  if (report.some(({ kind }) => kind === 'moved')) {
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

function insertAll(builder: Builder, blocks: readonly DocumentBlock[]): { change: Change; ids: string[] } {
  const ids: string[] = []
  let after = new Map<string, number>()
  const change = combine(
    builder.store.getState().document,
    ...blocks.map((block) => (document: Document) => {
      const at = insertPosition(builder, block.contentType, { intoContainer: false })
      const key = JSON.stringify(at.list)
      const done = after.get(key) ?? 0
      after = new Map(after).set(key, done + 1)
      ids.push(block.id)
      return insert(document, { block, at: { ...at, index: at.index + done } })
    }),
  )
  return { change, ids }
}
