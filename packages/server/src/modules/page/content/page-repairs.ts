import type { PageRepair } from '@blockfront/contract'
import { type DocumentBlock, fieldLabels, fieldPath, type Report } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'

/** Repairs in one response. */
const MAX_REPAIRS = 200

/** Characters of JSON of each previous value. */
const MAX_VALUE_LENGTH = 1000

/** The entries of an engine report that members see: the changes to the look or the content of a page. */
export function pageRepairs(report: readonly Report[], content: readonly DocumentBlock[]): PageRepair[] {
  const repairs = report.flatMap((entry) => {
    const { kind } = entry
    return kind === 'defaulted' || kind === 'dropped' || kind === 'moved' ? [{ ...entry, kind }] : []
  })
  if (repairs.length === 0) return []
  const types = blockTypes(content)
  return repairs.slice(0, MAX_REPAIRS).map(({ path, blockId, kind, message, was }) => {
    const type = types.get(blockId ?? '')
    const json = JSON.stringify(was) ?? 'null'
    return {
      path: [...path],
      ...(blockId !== undefined && { blockId }),
      kind,
      message,
      was: json.length > MAX_VALUE_LENGTH ? `${json.slice(0, MAX_VALUE_LENGTH)}…` : (was ?? null),
      block: (type && blocks[type]?.title) ?? '',
      field: fieldPath(path, fieldLabels(blocks, type)),
    }
  })
}

/** The type of each block by its id, at all levels. */
function blockTypes(content: readonly DocumentBlock[], types = new Map<string, string>()): Map<string, string> {
  for (const block of content) {
    types.set(block.id, block.type)
    blockTypes(block.childComponents ?? [], types)
  }
  return types
}
