import { duplicateWithContent as operation } from '../../document/duplicate-with-content.ts'
import type { Command } from './command.ts'
import { each } from './each.ts'
import { changeable, selected } from './selected.ts'

/** A true copy of each selected block just after it. */
export const duplicateWithContent: Command = {
  id: 'duplicateWithContent',
  title: 'Duplicate with content',
  group: 'Edit',
  shortcuts: ['Mod+D'],
  enabled: changeable,
  run: (builder) => {
    const { change, ids } = each(builder, selected(builder), (document, { block }) => operation(document, { id: block.id }))
    builder.apply(change, { select: ids, say: 'Duplicated with content' })
  },
}
