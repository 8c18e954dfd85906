import { duplicateWithContent as operation } from '@blockfront/engine'
import type { Command } from './command.ts'
import { each } from './each.ts'
import { refuseGrowth } from './page-limits.ts'
import { changeable, repeatable } from './selected.ts'

/** A true copy of each selected block just after it. */
export const duplicateWithContent: Command = {
  id: 'duplicateWithContent',
  title: 'Duplicate with content',
  group: 'Edit',
  shortcuts: ['Mod+D'],
  enabled: (builder) => changeable(builder) && repeatable(builder).length > 0,
  run: (builder) => {
    const { change, ids } = each(builder, repeatable(builder), (document, { block }) => operation(document, { id: block.id }))
    if (refuseGrowth(builder, change)) return
    builder.apply(change, { select: ids, say: 'Duplicated with content' })
  },
}
