import { duplicate as operation } from '@blockfront/engine'
import type { Command } from './command.ts'
import { each } from './each.ts'
import { refuseGrowth } from './page-limits.ts'
import { changeable, repeatable } from './selected.ts'

/** A fresh block of the same type, with default props, just after each selected one (product.md, point 4, Builder). */
export const duplicate: Command = {
  id: 'duplicate',
  title: 'Duplicate',
  group: 'Edit',
  enabled: (builder) => {
    const found = repeatable(builder)
    return changeable(builder) && found.length > 0 && found.every(({ block }) => block.contentType !== 'unknown')
  },
  run: (builder) => {
    const { change, ids } = each(builder, repeatable(builder), (document, { block }) =>
      operation(document, builder.blocks, { id: block.id }),
    )
    if (refuseGrowth(builder, change)) return
    builder.apply(change, { select: ids, say: 'Duplicated with default content' })
  },
}
