import { duplicate as operation } from '../../document/duplicate.ts'
import type { Command } from './command.ts'
import { each } from './each.ts'
import { changeable, selected } from './selected.ts'

/** A fresh block of the same type, with default props, just after each selected one (product.md, point 4, Builder). */
export const duplicate: Command = {
  id: 'duplicate',
  title: 'Duplicate',
  group: 'Edit',
  enabled: (builder) => changeable(builder) && selected(builder).every(({ block }) => block.contentType !== 'unknown'),
  run: (builder) => {
    const { change, ids } = each(builder, selected(builder), (document, { block }) =>
      operation(document, builder.blocks, { id: block.id }),
    )
    builder.apply(change, { select: ids, say: 'Duplicated with default content' })
  },
}
