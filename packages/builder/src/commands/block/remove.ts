import { remove as operation } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { attempt } from '../reject.ts'
import { isEditable, nameOf, selected } from '../selection/selected.ts'
import { each } from './each.ts'

/** Removes the selected blocks, and selects the next block. */
export const remove: Command = {
  id: 'remove',
  title: messages.titles.remove,
  group: 'Edit',
  shortcuts: ['Delete', 'Backspace'],
  enabled: isEditable,
  run: (builder) => {
    const found = selected(builder)
    const gone = new Set(found.map(({ block }) => block.id))
    const last = found.at(-1)
    const left = last?.siblings.filter(({ id }) => !gone.has(id)) ?? []
    const next =
      last && (left.find(({ id }) => last.siblings.findIndex((one) => one.id === id) > last.index) ?? left.at(-1) ?? last.parent)
    const names = found.map(({ block }) => nameOf(builder, block.id)).join(', ')
    const removed = attempt(builder, () =>
      each(builder, found, (document, { block }) => operation(document, builder.blocks, { id: block.id })),
    )
    if (removed) builder.apply(removed.change, { select: next ? [next.id] : [], say: messages.deleted(names) })
  },
}
