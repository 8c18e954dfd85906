import { duplicate as operation } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { attempt } from '../reject.ts'
import { isDuplicable, isEditable } from '../selection/selected.ts'
import { each } from './each.ts'
import { rejectGrowth } from './page-limits.ts'

/** Inserts a new block of the same type with default props just after each selected one (product.md, point 4, Builder). */
export const duplicate: Command = {
  id: 'duplicate',
  title: messages.titles.duplicate,
  group: 'Edit',
  enabled: (builder) => {
    const found = isDuplicable(builder)
    return isEditable(builder) && found.length > 0 && found.every(({ block }) => block.contentType !== 'unknown')
  },
  run: (builder) => {
    const made = attempt(builder, () =>
      each(builder, isDuplicable(builder), (document, { block }) => operation(document, builder.blocks, { id: block.id })),
    )
    if (!made || rejectGrowth(builder, made.change)) return
    builder.apply(made.change, { select: made.ids, say: messages.duplicated })
  },
}
