import { setEditorMetadata } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { nameOf, selected } from '../selection/selected.ts'
import { each } from './each.ts'

const allLocked = (builder: Builder) => selected(builder).every(({ block }) => block.editor?.locked)

/** Locked blocks can't be changed until they are unlocked. */
export const toggleLock: Command = {
  id: 'toggleLock',
  title: messages.titles.lockOrUnlock,
  titleNow: (builder) => (allLocked(builder) ? messages.titles.unlock : messages.titles.lock),
  group: 'Arrange',
  shortcuts: ['Mod+Shift+L'],
  enabled: (builder) => selected(builder).length > 0 && selected(builder).every(({ block }) => block.contentType !== 'unknown'),
  run: (builder) => {
    const found = selected(builder)
    const locked = !allLocked(builder)
    const { change } = each(builder, found, (document, { block }) =>
      setEditorMetadata(document, { id: block.id, notes: { locked } }),
    )
    const names = found.map(({ block }) => nameOf(builder, block.id)).join(', ')
    builder.apply(change, { say: locked ? messages.locked(names) : messages.unlocked(names) })
  },
}
