import type { Builder } from '../store/builder-store.ts'
import { areasOf } from '../store/page-order.ts'

/** One visible row of the outline. */
export interface OutlineRow {
  id: string
  /** 1 at the top level. */
  depth: number
  /** The number of siblings and the position among them, from 1, for screen readers. */
  size: number
  position: number
  /** Whether it has children, and whether they are shown. */
  open: boolean | undefined
}

/** The rows of the outline in page order, without children of collapsed containers. */
export function rowsOf(builder: Builder, folded: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = []
  const visit = (ids: readonly string[], depth: number, before: number, size: number) => {
    for (const [i, id] of ids.entries()) {
      const children = builder.index.entries.get(id)?.childIds ?? []
      const open = children.length > 0 ? !folded.has(id) : undefined
      rows.push({ id, depth, size, position: before + i + 1, open })
      if (open) visit(children, depth + 1, 0, children.length)
    }
  }
  const { header, content, footer } = areasOf(builder)
  const size = header.length + content.length + footer.length
  visit(header, 1, 0, size)
  visit(content, 1, header.length, size)
  visit(footer, 1, header.length + content.length, size)
  return rows
}
