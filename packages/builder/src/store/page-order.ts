import type { Builder } from './builder-store.ts'
import { childOrder } from './slot-contents.ts'

/** The top-level ids of the page in drawing order: the store's header, the page's own blocks, the store's footer. */
export interface Areas {
  header: readonly string[]
  content: readonly string[]
  footer: readonly string[]
}

/** The area of a global block; the header for an unknown type. */
export const isFooter = ({ blocks, index }: Builder, id: string): boolean =>
  blocks[index.entries.get(id)?.block.type ?? '']?.area === 'footer'

/** The three areas of the page. */
export function areasOf(builder: Builder): Areas {
  const { content, globalContent } = builder.index.top
  const footer = globalContent.filter((id) => isFooter(builder, id))
  return { header: footer.length > 0 ? globalContent.filter((id) => !footer.includes(id)) : globalContent, content, footer }
}

/** Every id in drawing order, containers before their children. */
export function pageOrder(builder: Builder): string[] {
  const order: string[] = []
  const visit = (id: string) => {
    order.push(id)
    childOrder(builder, id).forEach(visit)
  }
  const { header, content, footer } = areasOf(builder)
  for (const ids of [header, content, footer]) ids.forEach(visit)
  return order
}
