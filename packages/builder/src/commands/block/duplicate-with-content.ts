import { duplicateWithContent as operation } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { attempt } from '../reject.ts'
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
    const made = attempt(builder, () =>
      each(builder, isDuplicable(builder), (document, { block }) => operation(document, builder.blocks, { id: block.id })),
    )
    if (!made || rejectGrowth(builder, made.change)) return
    builder.apply(made.change, { select: made.ids, say: messages.duplicatedWithContent })
  },
}
