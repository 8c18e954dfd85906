import type { Builder } from './builder-store.ts'

/** The ids at the top of the page, as it is drawn: the store's header, the page's own blocks, the store's footer. */
export interface Areas {
  header: readonly string[]
  content: readonly string[]
  footer: readonly string[]
}

/** Which area of the page a global block is in; what is not known is above. */
export const isFooter = ({ blocks, index }: Builder, id: string): boolean =>
  blocks[index.entries.get(id)?.block.type ?? '']?.area === 'footer'

/** The three areas of the page. */
export function areasOf(builder: Builder): Areas {
  const { content, globalContent } = builder.index.top
  const footer = globalContent.filter((id) => isFooter(builder, id))
  return { header: footer.length > 0 ? globalContent.filter((id) => !footer.includes(id)) : globalContent, content, footer }
}

/** Every id in the order in which the page draws them, containers before what they hold. */
export function pageOrder(builder: Builder): string[] {
  const order: string[] = []
  const visit = (id: string) => {
    order.push(id)
    builder.index.entries.get(id)?.childIds.forEach(visit)
  }
  const { header, content, footer } = areasOf(builder)
  for (const ids of [header, content, footer]) ids.forEach(visit)
  return order
}
