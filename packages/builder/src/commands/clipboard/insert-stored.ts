import type { Position, Report } from '@blockfront/engine'
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
} from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import { selectExisting } from '../block/insert/insert-block.ts'
import { insertPosition } from '../block/insert/insert-position.ts'
import { rejectGrowth } from '../block/page-limits.ts'
import { messages } from '../messages.ts'
import { addRepairs, reject } from '../reject.ts'

/** Copies of stored blocks: checked and completed as on load, with new ids. `report` lists repairs by the new ids. */
function copiesOf(stored: readonly unknown[], builder: Builder): { blocks: DocumentBlock[]; report: Report[] } {
  const { document, report } = load({ content: stored }, builder.blocks)
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

interface InsertOptions {
  at?: Position | undefined
  say: (count: number, isPartial: boolean) => string
  offer?: string | undefined
}

/**
 * Inserts copies of stored blocks at a position, by default after the selected block, and announces the result of `say`, or `offer`, which
 * a toast shows, too. Blocks that are already on every page are skipped, and selected if there are no others.
 */
export function insertStored(builder: Builder, stored: readonly unknown[], { at, say, offer }: InsertOptions): void {
  const { blocks: copies, report } = copiesOf(stored, builder)
  if (report.some(({ kind }) => kind === 'moved') && isTooDeep(stored)) {
    reject(builder, messages.tooDeep)
    return
  }
  const { document } = builder.store.getState()
  const blocks = copies.filter((block, i) => {
    const earlier = { globalContent: copies.slice(0, i) }
    return !findExistingSingle(document, block) && !findExistingSingle(earlier, block)
  })
  const [first] = copies
  const existing = first && blocks.length === 0 ? findExistingSingle(document, first) : undefined
  if (existing) {
    selectExisting(builder, existing.id)
    return
  }
  try {
    const { change, ids } = insertAll(builder, blocks, at)
    if (rejectGrowth(builder, change)) return
    builder.apply(change, { select: ids, say: offer ?? say(ids.length, blocks.length < copies.length), ...(offer && { offer }) })
    addRepairs(builder, report)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    reject(builder, error.message)
  }
}

/** Whether stored blocks nest deeper than a page allows. */
const isTooDeep = (list: readonly unknown[], depth = 1): boolean =>
  list.some((block) => {
    const { childComponents: children } = (block ?? {}) as { childComponents?: unknown }
    return Array.isArray(children) && children.length > 0 && (depth >= DEPTH_LIMIT || isTooDeep(children, depth + 1))
  })

function insertAll(
  builder: Builder,
  blocks: readonly DocumentBlock[],
  position: Position | undefined,
): { change: Change; ids: string[] } {
  const ids: string[] = []
  let after = new Map<string, number>()
  const change = combine(
    builder.store.getState().document,
    ...blocks.map((block) => (document: Document) => {
      const at = position ?? insertPosition(builder, block, { intoContainer: false })
      const key = JSON.stringify(at.list)
      const done = after.get(key) ?? 0
      after = new Map(after).set(key, done + 1)
      ids.push(block.id)
      return insert(document, builder.blocks, { block, at: { ...at, index: at.index + done } })
    }),
  )
  return { change, ids }
}
