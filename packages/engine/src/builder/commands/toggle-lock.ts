import { annotate } from '../../document/annotate.ts'
import type { Command } from './command.ts'
import { each } from './each.ts'
import { nameOf, selected } from './selected.ts'

/** Locked blocks stay as they are until they are unlocked. */
export const toggleLock: Command = {
  id: 'toggleLock',
  title: 'Lock or unlock',
  group: 'Arrange',
  shortcuts: ['Mod+Shift+L'],
  enabled: (builder) => selected(builder).length > 0 && selected(builder).every(({ block }) => block.contentType !== 'unknown'),
  run: (builder) => {
    const found = selected(builder)
    const locked = !found.every(({ block }) => block.editor?.locked)
    const { change } = each(builder, found, (document, { block }) => annotate(document, { id: block.id, notes: { locked } }))
    const names = found.map(({ block }) => nameOf(builder, block.id)).join(', ')
    builder.apply(change, { say: `${names} ${locked ? 'locked' : 'unlocked'}` })
  },
}
