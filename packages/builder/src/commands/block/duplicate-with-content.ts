import { duplicateWithContent as operation } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { isDuplicable, isEditable } from '../selection/selected.ts'
import { each } from './each.ts'
import { rejectGrowth } from './page-limits.ts'

/** Inserts a copy of each selected block just after it. */
export const duplicateWithContent: Command = {
  id: 'duplicateWithContent',
  title: messages.titles.duplicateWithContent,
  group: 'Edit',
  shortcuts: ['Mod+D'],
  enabled: (builder) => isEditable(builder) && isDuplicable(builder).length > 0,
  run: (builder) => {
    const { change, ids } = each(builder, isDuplicable(builder), (document, { block }) => operation(document, { id: block.id }))
    if (rejectGrowth(builder, change)) return
    builder.apply(change, { select: ids, say: messages.duplicatedWithContent })
  },
}
