import type { Change } from '@blockfront/engine'
import { exceededLimit, sizeOf } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import { messages } from '../messages.ts'
import { reject } from '../reject.ts'

/** Whether a change would add more blocks than a page can have; if so, shows the limit. The server rejects such a page. */
export function rejectGrowth(builder: Builder, { document }: Change): boolean {
  const before = builder.store.getState().document
  const [was, next] = [before, document].map(({ content }) => sizeOf(content, builder.blocks))
  const limit = next && exceededLimit(next, was)
  if (limit) reject(builder, messages.tooMany[limit])
  return limit !== undefined
}
